import { Suspense } from 'react';
import { monthName, shortMonth } from '@/components/report/month-words';
import { MonthsChart } from '@/components/report/months-chart';
import { ReportSheet } from '@/components/report/report-sheet';
import { RowsChart } from '@/components/report/rows-chart';
import { ExportMenu } from '@/components/tables/export-menu';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { CAME_BY_WORDS, REPORTS, type ReportName } from '@/lib/domain/reports';
import { counted } from '@/lib/domain/texts/counted';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import {
  applicationFunnel,
  applicationsByMonth,
  handledByAgencies,
  isCountedWithin,
  studentsBySource,
} from '@/lib/services/desk/reports/reports';
import { addressOf, hrefOf, type ReportAddress, type Search } from './_parts/address';
import { Days } from './_parts/days';
import { Filters } from './_parts/filters';
import { ENOUGH, percent } from './_parts/words';

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
  const [isCounted, apart] = await Promise.all([isCountedWithin(WAIT_MS, 'all', address), handledByAgencies(query)]);
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
        description={`${monthName(address.from)} to ${monthName(address.to)}, by month, in UTC. Changes appear within a minute.`}
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
      {apart > 0 && (
        <p className="mb-5 text-sm text-muted">
          {`${counted(apart, 'application')} handled by agencies ${apart === 1 ? 'is' : 'are'} not in the reports about applications.`}
        </p>
      )}
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

/** How far the applications of the period came. */
async function Funnel({ address }: { address: ReportAddress }) {
  const { total, stages, statuses } = await applicationFunnel('all', address);
  const offered = stages.find(({ stage }) => stage === 'Offer')?.reached ?? 0;
  const title =
    total < ENOUGH ? 'How far do applications get?' : `${percent(offered, total)} of the applications got an offer`;
  return (
    <ReportSheet
      title={title}
      description="Applications made in this period that reached each stage or a later one."
      picture={
        total > 0 && (
          <RowsChart
            id="funnel"
            title="Applications by stage reached"
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
      note="Recent applications are still in progress, so the share with an offer will grow for some months."
    />
  );
}

/** What became of the students who came in the period, by how they came. */
async function Sources({ address }: { address: ReportAddress }) {
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
      description="Of the students whose account was created in this period, the share who have had an offer."
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
      note="The filters for country, university, agency and counsellor apply to applications. Students without a matching application are still counted."
    />
  );
}

const QUESTION = 'How many applications and offers are there each month?';

/** Applications and first offers per month. */
async function Months({ address, thisMonth }: { address: ReportAddress; thisMonth: string }) {
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
      description={`Applications made (filled) and first offers received (outlined).${isUnfinished ? ' This month (hatched) isn’t over yet.' : ''}`}
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
          caption: 'All months, newest first',
          heads: ['Month', 'Applications', 'First offers'],
          rows: [
            ...[...months].reverse().map((row) => [monthName(row.month), row.applications, row.offers]),
            ['Total', applications, offers],
          ],
        },
      ]}
      note="An application is counted in the month when it was made, and an offer in the month of the first offer, conditional or not. On phones the chart shows the last six months."
    />
  );
}
