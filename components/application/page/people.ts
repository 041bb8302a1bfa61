import type { ApplicationView } from '@/lib/contract/applications/applications';
import { replyWords } from '@/lib/domain/applications/assignment';

/** A person who acts in an application. */
export interface PersonOfApplication {
  name: string;
  role: 'Counsellor' | 'Agent';
  /** When they last did something here, ISO 8601; null for an assignee who didn't yet. */
  actedOn: string | null;
  /** How long their answers usually take: 'within 5 hours'; null where that isn't known. */
  answers: string | null;
}

type Acted = Pick<ApplicationView, 'history' | 'acts' | 'hasAgent' | 'counsellor'>;

/**
 * Those who act in it beside the student: the assignee, else the one who last did something in it, and the
 * agent who did.
 */
export function peopleOf({ history, acts, hasAgent, counsellor }: Acted): PersonOfApplication[] {
  const signatures = [...history, ...acts].toSorted((one, other) => other.at.localeCompare(one.at));
  const last = (roles: readonly string[], role: PersonOfApplication['role']): PersonOfApplication[] => {
    const found = signatures.find(({ byRole, byName }) => roles.includes(byRole) && byName);
    return found ? [{ name: found.byName, role, actedOn: found.at, answers: null }] : [];
  };
  const replyMinutes = counsellor?.replyMinutes ?? null;
  const answers = replyMinutes === null ? null : replyWords(replyMinutes);
  const assignee: PersonOfApplication[] = counsellor
    ? [{ name: counsellor.name, role: 'Counsellor', actedOn: null, answers }]
    : last(['team', 'admin'], 'Counsellor');
  return [...assignee, ...(hasAgent ? last(['agent'], 'Agent') : [])];
}
