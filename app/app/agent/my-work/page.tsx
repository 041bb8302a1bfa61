import { LiveRefresh } from '@/components/live/live-refresh';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { AgencyWorkRow } from '@/lib/contract/agency/agency-work';
import { AGENCY_WORK } from '@/lib/domain/agency/agency-work';
import { MOST_COUNTED_WORK } from '@/lib/domain/applications/work';
import { dateText, dueWords } from '@/lib/domain/days/day-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { agencyWork } from '@/lib/services/desk/agency-work';
import { hasLeads, needsRule } from '../../_parts/agency/needs-rule';

export const metadata = { title: 'My work' };

const PLACES: Record<AgencyWorkRow['kind'], (id: string) => string> = {
  lead: (id) => `/app/agent/leads/${id}?from=/app/agent/my-work`,
  student: (id) => `/app/agent/view-profile/${id}?tab=follow-up&from=/app/agent/my-work`,
  application: (id) => `/app/agent/applications/${id}?from=/app/agent/my-work`,
  fee: (id) => `/app/agent/fees/students/${id}?from=/app/agent/my-work`,
  thread: (id) => `/app/agent/messages/application/${id}`,
  commission: (id) => `/app/agent/commission/${id}`,
  agreement: (id) => `/app/agent/commission/agreements#${id}`,
  licence: () => '/app/agent/people/licences',
  practice: (id) => `/app/agent/practice-sent/${id}`,
};

/** What a person of an agency has to do today, in groups. */
export default async function AgencyWorkPage() {
  const viewer = await requireViewer('agent');
  needsRule(viewer, hasLeads);
  const { today, groups } = await agencyWork(viewer, new Date());
  const full = groups.filter(({ total }) => total > 0);
  return (
    <>
      <LiveRefresh records={['application', 'student', 'agent']} />
      <PageHeader title="My work" description={dateText(today)} />
      {full.length === 0 && (
        <EmptyState title="Nothing to do right now" text="Due follow-ups, actions and unread messages appear here." />
      )}
      {full.map(({ group, rows, total }) => (
        <Section
          key={group}
          title={`${AGENCY_WORK[group]} (${total > MOST_COUNTED_WORK ? `${MOST_COUNTED_WORK}+` : total})`}
        >
          <RowSheet>
            {rows.map((row) => (
              <SheetRow key={`${row.kind} ${row._id}`} end={<When row={row} today={today} />}>
                <Link href={PLACES[row.kind](row._id)} className="font-medium wrap-anywhere hover:underline">
                  {row.name}
                </Link>
                <p className="line-clamp-2 text-sm text-muted wrap-anywhere">{row.what}</p>
              </SheetRow>
            ))}
          </RowSheet>
          {group === 'without' && total > rows.length && (
            <p className="mt-2 text-sm">
              <Link href="/app/agent/leads?due=none">All leads with no follow-up scheduled</Link>
            </p>
          )}
          {group === 'follow-ups' && total > rows.length && (
            <p className="mt-2 text-sm">
              <Link href="/app/agent/leads?due=today">All leads due for follow-up</Link>
            </p>
          )}
        </Section>
      ))}
    </>
  );
}

function When({ row: { dueOn, since }, today }: { row: AgencyWorkRow; today: string }) {
  if (dueOn)
    return dueOn < today ? <StatusChip tone="attention">{dueWords(dueOn, today)}</StatusChip> : dueWords(dueOn, today);
  return since && <span className="text-fine text-muted">since {dateText(since)}</span>;
}
