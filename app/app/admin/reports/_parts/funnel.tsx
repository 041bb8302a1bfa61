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
    total < ENOUGH
      ? 'How far do applications come?'
      : `${percent(offered, total)} of the applications came to an offer`;
  return (
    <ReportSheet
      title={title}
      description="Of the applications made in the period: how many came as far as each stage, or farther."
      picture={
        total > 0 && (
          <RowsChart
            id="funnel"
            title="How far applications came"
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
          caption: 'How far they came',
          heads: ['Stage', 'Came so far', 'Of all'],
          rows: stages.map(({ stage, reached }) => [stage, reached, percent(reached, total)]),
        },
        {
          caption: 'Where they stand now',
          heads: ['Status', 'Applications', 'Of all'],
          rows: statuses.map(({ status, count }) => [status, count, percent(count, total)]),
        },
      ]}
      note="Recent applications are still on their way: the share that comes to an offer grows for some months."
    />
  );
}
