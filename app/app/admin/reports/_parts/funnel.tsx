import { ReportSheet } from '@/components/report/report-sheet';
import { RowsChart } from '@/components/report/rows-chart';
import { applicationFunnel } from '@/lib/services/desk/reports/reports';
import type { ReportAddress } from './address';
import { ENOUGH, percent } from './words';

/** How far the applications of the period came. */
export async function Funnel({ address }: { address: ReportAddress }) {
  const { total, stages, statuses } = await applicationFunnel('all', address);
  const offered = stages.find(({ stage }) => stage === 'Offer')?.reached ?? 0;
  const title =
    total < ENOUGH ? 'How far do applications get?' : `${percent(offered, total)} of the applications got an offer`;
  return (
    <ReportSheet
      title={title}
      description="Applications made in the period that reached each stage or a later one."
      picture={
        total > 0 && (
          <RowsChart
            id="funnel"
            title="How far applications got"
            description={stages.map(({ stage, reached }) => `${stage}: ${reached}`).join('. ')}
            rows={stages.map(({ stage, reached }) => ({
              label: stage,
              value: `${reached.toLocaleString('en-GB')} · ${percent(reached, total)}`,
              at: reached,
            }))}
            least={4}
            unit=" applications"
          />
        )
      }
      tables={[
        {
          caption: 'Stages reached',
          heads: ['Stage', 'Reached', 'Share'],
          rows: stages.map(({ stage, reached }) => [stage, reached, percent(reached, total)]),
        },
        {
          caption: 'Current status',
          heads: ['Status', 'Applications', 'Share'],
          rows: statuses.map(({ status, count }) => [status, count, percent(count, total)]),
        },
      ]}
      note="Recent applications are still in progress: the share with an offer grows for some months."
    />
  );
}
