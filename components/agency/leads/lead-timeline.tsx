import { Ago } from '@/components/activity/ago';
import { Timeline } from '@/components/ui/layout/timeline';
import type { TimelineView } from '@/lib/contract/agency/prospects';
import { CONTACT_OUTCOMES, TIMELINE_WORDS } from '@/lib/domain/agency/prospects';

/** What was done about a lead or a student, the newest first. */
export function LeadTimeline({ entries }: { entries: readonly TimelineView[] }) {
  if (entries.length === 0) return <p className="text-sm text-muted">Nothing logged yet.</p>;
  return (
    <Timeline
      label="Timeline"
      entries={entries.map(({ _id, kind, outcome, text, byName, at }) => ({
        id: _id,
        title: outcome ? `${TIMELINE_WORDS[kind]}: ${CONTACT_OUTCOMES[outcome].label}` : TIMELINE_WORDS[kind],
        when: <Ago iso={at} now={new Date()} withDate />,
        who: byName,
        text: text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>,
      }))}
    />
  );
}
