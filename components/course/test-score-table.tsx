import { Tooltip } from '@/components/ui/windows/tooltip';
import type { CourseView } from '@/lib/contract/catalogue/courses';

type Scores = Pick<
  CourseView,
  'ieltsOverall' | 'ieltsLessThan' | 'pteOverall' | 'pteLessThan' | 'det' | 'toefl' | 'gre' | 'gmat'
>;

interface Row {
  test: string;
  explanation: string;
  overall: string;
  lowest: string;
}

/** Whether the course states a score for any test. */
export function hasTestScores(course: Scores): boolean {
  return rowsOf(course).length > 0;
}

/** The scores a course asks for; tests without one are left out. */
export function TestScoreTable({ course }: { course: Scores }) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-raised">
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="sr-only">Scores this course asks for</caption>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="px-4 py-2.5 font-medium">
              Test
            </th>
            <th scope="col" className="px-4 py-2.5 font-medium">
              Overall
            </th>
            <th scope="col" className="px-4 py-2.5 font-medium">
              No band less than
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(course).map(({ test, explanation, overall, lowest }) => (
            <tr key={test} className="border-t border-line">
              <th scope="row" className="px-4 py-2.5 font-medium">
                <Tooltip text={explanation}>{test}</Tooltip>
              </th>
              <td className="px-4 py-2.5">{overall}</td>
              <td className="px-4 py-2.5">{lowest}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowsOf({ ieltsOverall, ieltsLessThan, pteOverall, pteLessThan, det, toefl, gre, gmat }: Scores): Row[] {
  const band = (score: number | null) => (score === null ? '–' : score.toFixed(1));
  const whole = (score: number | null) => (score === null ? '–' : String(score));
  const row = (test: string, explanation: string, overall: string, lowest = '–') => ({
    test,
    explanation,
    overall,
    lowest,
  });
  return [
    row('IELTS', 'International English Language Testing System, 0 to 9.', band(ieltsOverall), band(ieltsLessThan)),
    row('PTE', 'Pearson Test of English Academic, 10 to 90.', whole(pteOverall), whole(pteLessThan)),
    row('TOEFL', 'Test of English as a Foreign Language.', whole(toefl)),
    row('DET', 'Duolingo English Test, 10 to 160.', whole(det)),
    row('GRE', 'Graduate Record Examinations, asked for by some postgraduate courses.', whole(gre)),
    row('GMAT', 'Graduate Management Admission Test, asked for by some business courses.', whole(gmat)),
  ].filter(({ overall, lowest }) => overall !== '–' || lowest !== '–');
}
