import { Tooltip } from '@/components/ui/windows/tooltip';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { EXAM_FIELDS, type ScoreFieldName } from '@/lib/domain/courses/course-fields';
import { EXAMS, type Exam, toeflScaleText } from '@/lib/domain/test-scores';

type Scores = Pick<CourseView, ScoreFieldName | 'toeflScale'>;

interface Row {
  test: string;
  explanation: string;
  /** Which of its scales, where it has several. */
  scale: string;
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
        <caption className="sr-only">Scores required for this course</caption>
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
          {rowsOf(course).map(({ test, explanation, scale, overall, lowest }) => (
            <tr key={test} className="border-t border-line">
              <th scope="row" className="px-4 py-2.5 font-medium">
                <Tooltip text={explanation}>{test}</Tooltip>
                {scale && <span className="ms-2 text-xs font-normal whitespace-nowrap text-muted">{scale}</span>}
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

function rowsOf(course: Scores): Row[] {
  return (Object.keys(EXAMS) as Exam[]).flatMap((exam) => {
    const { step, about: explanation } = EXAMS[exam];
    const isNew = exam === 'toefl' && course.toeflScale === '1-6';
    const shown = (field: ScoreFieldName | undefined) => {
      const score = field ? course[field] : null;
      if (score === null) return '–';
      return step < 1 || isNew ? score.toFixed(1) : String(score);
    };
    const { overall, lowest } = EXAM_FIELDS[exam];
    const scale = exam === 'toefl' ? `scale ${toeflScaleText(course.toeflScale === '1-6' ? '1-6' : '0-120')}` : '';
    const row = { test: exam.toUpperCase(), explanation, scale, overall: shown(overall), lowest: shown(lowest) };
    return row.overall === '–' && row.lowest === '–' ? [] : [row];
  });
}
