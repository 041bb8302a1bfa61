import type { ApplicationView } from '@/lib/contract/applications/applications';

/** A person who acts in an application. */
export interface PersonOfApplication {
  name: string;
  role: 'Counsellor' | 'Agent';
  /** When they last did something here, ISO 8601. */
  actedOn: string;
}

/** Those who act in it beside the student: the counsellor and the agent who last did something in it. */
export function peopleOf({ history, acts, hasAgent }: Pick<ApplicationView, 'history' | 'acts' | 'hasAgent'>) {
  const signatures = [...history, ...acts].toSorted((one, other) => other.at.localeCompare(one.at));
  const last = (roles: readonly string[], role: PersonOfApplication['role']): PersonOfApplication[] => {
    const found = signatures.find(({ byRole, byName }) => roles.includes(byRole) && byName);
    return found ? [{ name: found.byName, role, actedOn: found.at }] : [];
  };
  return [...last(['team', 'admin'], 'Counsellor'), ...(hasAgent ? last(['agent'], 'Agent') : [])];
}
