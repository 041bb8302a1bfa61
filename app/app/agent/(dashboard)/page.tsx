import { Search, UserPlus } from 'lucide-react';
import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { Flag } from '@/components/ui/layout/flag';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { StatGrid } from '@/components/ui/layout/stat-grid';
import { queryString } from '@/lib/api/client';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { agencyRule } from '@/lib/platform/auth/viewer';
import { offeredCountries } from '@/lib/platform/site-facts';
import { openItems } from '@/lib/services/applications/checklists/open-items';
import { applicationNumbers } from '@/lib/services/applications/numbers';
import { type Load, waitingOf } from '@/lib/services/applications/waiting';
import { statsFor } from '@/lib/services/desk/dashboards/stats';
import { latestApplications } from '@/lib/services/desk/dashboards/student';
import { LatestApplications } from '../../_parts/latest-applications';
import { NextDeadlines, nextDeadlines } from '../../_parts/next-deadlines';
import { OpenItems } from '../../_parts/open-items';
import { readerToday } from '../../_parts/reader-day';
import { NextTasks } from './_parts/next-tasks';

export const metadata = { title: 'Dashboard' };

/** How many things to do are listed; the rest stands behind the numbers. */
const TASKS_SHOWN = 6;

export default async function AgentDashboard() {
  const viewer = await requireViewer('agent');
  const rule = agencyRule(viewer);
  if (rule.reach === 'none') return <WithoutStudents />;
  const { today } = await readerToday(viewer);
  const [{ totalStudents, totalApplications }, numbers, waiting, latest, asked, due] = await Promise.all([
    statsFor(viewer),
    applicationNumbers(viewer),
    waitingOf(viewer, today),
    latestApplications(viewer, 5),
    openItems(viewer),
    nextDeadlines(viewer),
  ]);
  return (
    <>
      <LiveRefresh records={['application', 'student', 'agent']} />
      <PageHeader
        title="Welcome Agent"
        actions={
          <>
            <ButtonLink href="/app/agent/search-course" variant="secondary">
              <Search aria-hidden className="size-4" />
              Search courses
            </ButtonLink>
            {rule.addsStudents && (
              <ButtonLink href="/app/agent/add-student/new">
                <UserPlus aria-hidden className="size-4" />
                Add student
              </ButtonLink>
            )}
          </>
        }
      />
      <NextTasks waiting={waiting.yours.slice(0, TASKS_SHOWN)} hasStudents={totalStudents > 0 || !rule.addsStudents} />
      <OpenItems area="agent" items={asked} today={today} />
      <NextDeadlines viewer={viewer} due={due} />
      <StatGrid
        className="mb-8"
        stats={[
          { label: 'Your Students', value: totalStudents, href: '/app/agent/students' },
          {
            label: 'Applications by Your Students',
            value: totalApplications,
            href: '/app/agent/applications',
          },
        ]}
      />
      {totalApplications > 0 && (
        <>
          <WaitingOn loads={waiting.loads} />
          <ByCountry counts={numbers.byCountry} />
          <LatestApplications area="agent" applications={latest} />
        </>
      )}
    </>
  );
}

/** What a person finds whose role reaches no student. */
function WithoutStudents() {
  return (
    <>
      <PageHeader
        title="Welcome Agent"
        description="Your role doesn’t include student files. Commission and receipts will appear here."
      />
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/app/agent/people">Your colleagues</ButtonLink>
        <ButtonLink href="/app/agent/search-course" variant="secondary">
          <Search aria-hidden className="size-4" />
          Search courses
        </ButtonLink>
      </div>
    </>
  );
}

const BASE = '/app/agent/applications';

/** Applications under way by who acts next; each number leads to its list. */
function WaitingOn({ loads }: { loads: readonly Load[] }) {
  return (
    <Section title="Applications waiting for">
      <ul className="sheet-grid sm:grid-cols-2 xl:grid-cols-4">
        {loads.map(({ waits, title, total, statuses }) => (
          <li key={waits} className="p-4 sm:px-5">
            <h3 className="flex items-baseline justify-between gap-3 text-sm">
              {title}
              <span className="font-display text-xl tabular-nums">{total.toLocaleString('en-GB')}</span>
            </h3>
            {statuses.length > 0 ? (
              <ul className="mt-1.5">
                {statuses.map(({ status, count }) => (
                  <li key={status}>
                    <Link
                      href={`${BASE}${queryString({ waits, status })}`}
                      className="-mx-2 flex min-h-9 items-center justify-between gap-3 rounded-control px-2 text-sm pointer-coarse:min-h-11 hover:bg-sunken"
                    >
                      <ApplicationStatusChip status={status} />
                      <span className="tabular-nums">{count.toLocaleString('en-GB')}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-1.5 text-sm text-muted">Nothing right now.</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** All applications by country; each number leads to its list. */
function ByCountry({ counts }: { counts: Record<string, number> }) {
  return (
    <Section title="Applications by country">
      <ul className="flex flex-wrap gap-2">
        {offeredCountries(counts).map((country) => (
          <li key={country}>
            <Link
              href={`${BASE}${queryString({ country })}`}
              className="flex min-h-10 items-center gap-2 rounded-full border border-line bg-raised px-4 text-sm hover:border-brand"
            >
              <Flag country={country} />
              {country}
              <span className="font-semibold tabular-nums">{(counts[country] ?? 0).toLocaleString('en-GB')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
