import { ClipboardCheck } from 'lucide-react';
import { Ago } from '@/components/activity/ago';
import { Timeline } from '@/components/ui/layout/timeline';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { TIMELINE_ENTRIES } from '@/lib/domain/applications/timeline-entries';
import { roleWords } from '@/lib/domain/roles';
import { kindOf, toneOf } from './status-kind';
import { StatusKindIcon } from './status-kind-icon';

type TimelineProps = Pick<ApplicationView, 'history' | 'acts'> & { now: Date };

/** Everything that happened to an application, newest first: who, when, why. Moves, and what was done to its checklist and offer. */
export function ApplicationTimeline({ history, acts, now }: TimelineProps) {
  const moves = history.map((move, step) => {
    const kind = kindOf(move.status);
    return {
      id: `${step} ${move.status}`,
      at: move.at,
      title: move.status as string,
      when: <Ago iso={move.at} now={now} withDate />,
      who: whoOf(move),
      text: move.reason,
      icon: <StatusKindIcon kind={kind} />,
      // Amber is for what waits now.
      tone: kind === 'waiting' && step < history.length - 1 ? ('neutral' as const) : toneOf(kind),
    };
  });
  const done = acts.map((entry, step) => ({
    id: `act ${step}`,
    at: entry.at,
    title: entry.label ? `${TIMELINE_ENTRIES[entry.act]}: ${entry.label}` : TIMELINE_ENTRIES[entry.act],
    when: <Ago iso={entry.at} now={now} withDate />,
    who: whoOf(entry),
    text: entry.reason,
    icon: <ClipboardCheck aria-hidden className="size-3.5 shrink-0" />,
    tone: 'neutral' as const,
  }));
  const entries = [...moves, ...done].sort((one, other) => other.at.localeCompare(one.at));
  return <Timeline label="History" entries={entries} />;
}

function whoOf({ byName, byRole }: { byName: string; byRole: string }): string {
  const role = roleWords(byRole);
  return byName ? `${byName}, ${role}` : role;
}
