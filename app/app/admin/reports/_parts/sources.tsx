import { ReportSheet } from '@/components/report/report-sheet';
import { RowsChart } from '@/components/report/rows-chart';
import { CAME_BY_WORDS } from '@/lib/domain/reports';
import { studentsBySource } from '@/lib/services/desk/reports/reports';
import type { ReportAddress } from './address';
import { ENOUGH, percent } from './words';

/** What became of the students who came in the period, by how they came. */
export async function Sources({ address }: { address: ReportAddress }) {
  const { sources } = await studentsBySource('all', address);
  const came = sources.filter(({ students }) => students > 0);
  const [best] = came
    .filter(({ students }) => students >= ENOUGH)
    .sort((one, other) => other.offered / other.students - one.offered / one.students);
  return (
    <ReportSheet
      title={
        best
          ? `‘${CAME_BY_WORDS[best.cameBy]}’ leads to an offer most often: ${percent(best.offered, best.students)}`
          : 'Which source leads to an offer most often?'
      }
      description="Students whose account was created in the period: the share that has had an offer since."
      picture={
        came.length > 0 && (
          <RowsChart
            id="sources"
            title="Students with an offer, by source"
            description={came
              .map((row) => `${CAME_BY_WORDS[row.cameBy]}: ${row.offered} of ${row.students}`)
              .join('. ')}
            rows={came.map((row) => ({
              label: CAME_BY_WORDS[row.cameBy],
              value: `${percent(row.offered, row.students)} · ${row.offered} of ${row.students.toLocaleString('en-GB')}`,
              at: Math.round((row.offered / row.students) * 100),
            }))}
            least={20}
            unit="% with an offer"
          />
        )
      }
      tables={[
        {
          caption: 'Students by source',
          heads: ['Source', 'Students', 'Applied', 'Offer', 'Enrolled'],
          rows: sources.map((row) => [CAME_BY_WORDS[row.cameBy], row.students, row.applied, row.offered, row.enrolled]),
        },
      ]}
      note="The country, university, agency and counsellor filters apply to applications: a student without a matching application is still counted."
    />
  );
}
