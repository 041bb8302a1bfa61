import { ExportMenu } from '@/components/tables/export-menu';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/auth/page-viewer';
import { REPORTS, type ReportName } from '@/lib/domain/reports';
import { addressOf, hrefOf, type Search } from './_parts/address';
import { Days } from './_parts/days';
import { Filters } from './_parts/filters';
import { Funnel } from './_parts/funnel';
import { Months } from './_parts/months';
import { Sources } from './_parts/sources';
import { monthName } from './_parts/words';

export const metadata = { title: 'Reports' };

const TABS: Record<ReportName, string> = {
  months: 'Per month',
  funnel: 'How far they come',
  days: 'Days per stage',
  sources: 'How students came',
};

/** Four reports over all applications: pictures drawn here, the figures beneath. */
export default async function ReportsPage({ searchParams }: { searchParams: Promise<Search> }) {
  await requireViewer('admin');
  const now = new Date();
  const address = addressOf(await searchParams, now);
  const { report, page: _page, ...query } = address;
  const thisMonth = now.toISOString().slice(0, 7);
  const first = { ...address, page: 1 };
  return (
    <>
      <PageHeader
        title="Reports"
        description={`${monthName(address.from)} to ${monthName(address.to)}, by months in UTC. Changes show within a minute.`}
        actions={
          <div className="print:hidden">
            <ExportMenu call="GET /reports/export" query={{ report, ...query }} />
          </div>
        }
      />
      <LinkTabs
        label="Reports"
        className="mb-5 print:hidden"
        tabs={REPORTS.map((name) => ({ href: hrefOf({ ...first, report: name }), label: TABS[name] }))}
        current={hrefOf({ ...first, report })}
      />
      <Filters address={address} thisMonth={thisMonth} />
      {report === 'months' && <Months address={address} thisMonth={thisMonth} />}
      {report === 'funnel' && <Funnel address={address} />}
      {report === 'days' && <Days address={address} />}
      {report === 'sources' && <Sources address={address} />}
    </>
  );
}
