import { Ago } from '@/components/activity/ago';
import { Timeline } from '@/components/ui/layout/timeline';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { kindOf, toneOf } from './status-kind';
import { StatusKindIcon } from './status-kind-icon';

/** Everything that happened to an application, newest first: who, when, why. */
export function ApplicationTimeline({ history, now }: { history: ApplicationView['history']; now: Date }) {
  const entries = history.map((move, step) => {
    const kind = kindOf(move.status);
    return {
      id: `${step} ${move.status}`,
      title: move.status,
      when: <Ago iso={move.at} now={now} withDate />,
      who: whoOf(move),
      text: move.reason,
      icon: <StatusKindIcon kind={kind} />,
      tone: toneOf(kind),
    };
  });
  return <Timeline label="History" entries={entries.reverse()} />;
}

function whoOf({ byName, byRole }: { byName: string; byRole: string }): string {
  const role = ROLE_WORDS[byRole] ?? 'the system';
  return byName ? `${byName}, ${role}` : role;
}

const ROLE_WORDS: Record<string, string> = {
  student: 'student',
  agent: 'agent',
  team: 'counsellor',
  admin: 'administrator',
};
