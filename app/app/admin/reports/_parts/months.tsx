import { monthName, shortMonth } from '@/components/report/month-words';
import { MonthsChart } from '@/components/report/months-chart';
import { ReportSheet } from '@/components/report/report-sheet';
import { counted } from '@/lib/domain/texts/counted';
import { applicationsByMonth } from '@/lib/services/desk/reports/reports';
import type { ReportAddress } from './address';
import { ENOUGH } from './words';

const QUESTION = 'How many applications and offers does each month bring?';

/** Applications and first offers per month. */
export async function Months({ address, thisMonth }: { address: ReportAddress; thisMonth: string }) {
  const { months } = await applicationsByMonth('all', address);
  const sum = (of: 'applications' | 'offers') => months.reduce((total, month) => total + month[of], 0);
  const [applications, offers] = [sum('applications'), sum('offers')];
  const most = months.reduce((best, month) => (month.applications > best.applications ? month : best));
  const title =
    applications < ENOUGH || months.length < 2
      ? QUESTION
      : `${monthName(most.month)} brought the most applications: ${most.applications.toLocaleString('en-GB')}`;
  const isUnfinished = months.some(({ month }) => month === thisMonth);
  return (
    <ReportSheet
      title={title}
      description={`Applications made (filled) and first offers received (outlined).${isUnfinished ? ' This month, hatched, isn’t over yet.' : ''}`}
      picture={
        applications + offers > 0 && (
          <MonthsChart
            title="Applications and first offers per month"
            description={`${counted(applications, 'application')} and ${counted(offers, 'first offer')} in all. The table below has each month.`}
            months={months.map(({ month, ...counts }) => ({
              name: shortMonth(month),
              year: month.slice(0, 4),
              made: counts.applications,
              offered: counts.offers,
              unfinished: month === thisMonth,
            }))}
          />
        )
      }
      tables={[
        {
          caption: 'Each month, the newest first',
          heads: ['Month', 'Applications', 'First offers'],
          rows: [
            ...[...months].reverse().map((row) => [monthName(row.month), row.applications, row.offers]),
            ['Total', applications, offers],
          ],
        },
      ]}
      note="An application counts in the month it was made, an offer in the month of the application’s first offer, conditional or not. On phones the chart shows the last six months."
    />
  );
}
