import { LiveRefresh } from '@/components/live/live-refresh';
import { WorkBoard } from '@/components/staff/work/work-board';
import { ChargeFilter } from '@/components/tables/charge-filter';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { StatGrid } from '@/components/ui/layout/stat-grid';
import { queryString } from '@/lib/api/client';
import type { Viewer } from '@/lib/auth/viewer';
import { MOST_COUNTED_WORK, WORK_GROUPS, WORK_TITLES } from '@/lib/domain/applications/work';
import { counsellorNames } from '@/lib/services/desk/counsellors';
import { myWork } from '@/lib/services/desk/my-work';
import { chargeOf } from './charge';

export type WorkSearch = Record<string, string | string[] | undefined>;

/** What a member of staff has to do today: their own cases unless the address says whose; one group alone has more rows. */
export async function MyWork({ viewer, base, search }: { viewer: Viewer; base: string; search: WorkSearch }) {
  const area = viewer.role === 'admin' ? 'admin' : 'team';
  const everyones = search.charge === 'all';
  const inCharge = everyones ? undefined : (chargeOf(search.charge) ?? 'me');
  const group = WORK_GROUPS.find((one) => one === search.group);
  const now = new Date();
  const [{ today, groups }, colleagues] = await Promise.all([
    myWork(viewer, { inCharge, group }, now),
    counsellorNames(),
  ]);
  const charge = everyones ? 'all' : inCharge === 'me' ? undefined : inCharge;
  const hrefs = Object.fromEntries(WORK_GROUPS.map((one) => [one, base + queryString({ charge, group: one })]));
  const isEmpty = groups.every(({ rows }) => rows.length === 0);
  return (
    <>
      <LiveRefresh records={['application', 'student', 'enquiry']} />
      <PageHeader
        title="My work"
        description={DAY.format(new Date(today))}
        actions={<ChargeFilter first="me" other={colleagues.find(({ _id }) => _id === inCharge)?.name} />}
      />
      {group ? (
        <p className="mb-4 text-sm">
          <a href={base + queryString({ charge })} className="rounded-sm text-brand-ink underline underline-offset-3">
            All of my work
          </a>
        </p>
      ) : (
        <StatGrid
          className="mb-5 sm:grid-cols-4 lg:grid-cols-7"
          stats={groups.map(({ group: one, total }) => ({
            label: WORK_TITLES[one].short,
            value: total > MOST_COUNTED_WORK ? `${MOST_COUNTED_WORK}+` : total,
            href: hrefs[one] ?? base,
          }))}
        />
      )}
      {isEmpty ? (
        <EmptyState
          title="Nothing waits for you"
          text={
            inCharge === 'me'
              ? 'What is due, comes in or stalls in your cases stands here. Nobody’s cases can be taken.'
              : 'None of these cases has anything due, to check or to answer.'
          }
        />
      ) : (
        <WorkBoard area={area} groups={groups} today={today} hrefs={hrefs} now={now.toISOString()} />
      )}
      <p className="mt-4 text-fine text-muted max-[72rem]:hidden">
        J next, K the one before, A accept, R return: keys for what is to check.
      </p>
    </>
  );
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
