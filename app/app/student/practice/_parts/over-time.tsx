import { ReportSheet } from '@/components/report/report-sheet';
import type { PracticeResultView } from '@/lib/contract/practice/results';
import { EXAM_NAMES, SKILL_NAMES } from '../../../../(public)/practice/_parts/words';
import { ResultsChart } from './results-chart';

/** A result with its day in the reader's words. */
export type DatedResult = PracticeResultView & { day: string };

/** A picture for each exam and skill with two whole tests or more; practice without a clock is in none. */
export function OverTime({ results }: { results: readonly DatedResult[] }) {
  const tests = results.filter(({ whole, mode }) => whole && mode === 'test').reverse();
  const kinds = [...new Set(tests.map(({ skill }) => skill))]
    .map((skill) => tests.filter((one) => one.skill === skill))
    .filter((own) => own.length > 1);
  return kinds.map((own) => {
    const [{ exam, skill }] = own as [DatedResult];
    const name = `${EXAM_NAMES[exam]} ${SKILL_NAMES[skill]}`;
    const unit = exam === 'pte-academic' ? 'points' : 'right';
    return (
      <ReportSheet
        key={skill}
        title={`Your progress in ${name}`}
        description={`The share of ${unit === 'points' ? 'points' : 'right answers'} in each full test. An empty dot means you had done that set before.`}
        picture={
          <ResultsChart
            id={skill}
            title={`Full tests in ${name}`}
            unit={unit}
            results={own.map(({ _id, ...result }) => ({ id: _id, ...result }))}
          />
        }
        tables={[
          {
            caption: `${own.length} full tests`,
            heads: ['Date', unit === 'points' ? 'Points' : 'Right', 'First attempt'],
            rows: own.map(({ day, points, most, first }) => [day, `${points} of ${most}`, first ? 'Yes' : 'No']),
          },
        ]}
      />
    );
  });
}
