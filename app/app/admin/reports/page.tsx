import { Suspense } from 'react';
import { monthName } from '@/components/report/month-words';
import { ExportMenu } from '@/components/tables/export-menu';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { REPORTS, type ReportName } from '@/lib/domain/reports';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { isCountedWithin } from '@/lib/services/desk/reports/reports';
import { addressOf, hrefOf, type Search } from './_parts/address';
import { Days } from './_parts/days';
import { Filters } from './_parts/filters';
import { Funnel } from './_parts/funnel';
import { Months } from './_parts/months';
import { Sources } from './_parts/sources';

export const metadata = { title: 'Reports' };

const TABS: Record<ReportName, string> = {
  months: 'Per month',
  funnel: 'Stages reached',
  days: 'Days per stage',
  sources: 'Sources of students',
};

/** A report that isn't counted by then is waited for on the page. */
const WAIT_MS = 3_000;

/** Four reports over all applications: pictures drawn here, the figures beneath. */
export default async function ReportsPage({ searchParams }: { searchParams: Promise<Search> }) {
  await requireViewer('admin');
  const now = new Date();
  const address = addressOf(await searchParams, now);
  const { report, page: _page, ...query } = address;
  const thisMonth = now.toISOString().slice(0, 7);
  const first = { ...address, page: 1 };
  const isCounted = await isCountedWithin(WAIT_MS, 'all', address);
  const shown = (
    <>
      <Filters address={address} thisMonth={thisMonth} />
      {report === 'months' && <Months address={address} thisMonth={thisMonth} />}
      {report === 'funnel' && <Funnel address={address} />}
      {report === 'days' && <Days address={address} />}
      {report === 'sources' && <Sources address={address} />}
    </>
  );
  return (
    <>
      <PageHeader
        title="Reports"
        description={`${monthName(address.from)} to ${monthName(address.to)}, by month, in UTC. Changes show within a minute.`}
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
      {isCounted ? shown : <Suspense fallback={<BeingCounted />}>{shown}</Suspense>}
    </>
  );
}

/** In place of a report that takes longer than most: the server sends the report after it, once it is there. */
function BeingCounted() {
  return (
    <p role="status" className="text-muted">
      Preparing the report… It appears here when it is ready.
    </p>
  );
}
