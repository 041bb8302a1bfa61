import { agentAccounts, staffAccounts } from './people/staff';
import { studentAccounts } from './people/students';
import type { DemoAccount, DemoStudent } from './people/types';

/** The address each role's demonstration login uses. */
export const PERSONAS = {
  student: 'student@example.com',
  agent: 'agent@example.com',
  admin: 'admin@example.com',
  team: 'team@example.com',
  helper: 'helper@example.com',
} as const;

export interface DemoPeople {
  /** The administrator and the six people of the team. */
  staff: DemoAccount[];
  agents: DemoAccount[];
  students: DemoStudent[];
}

/**
 * All people of the demonstration, with dates that lie so far before `now`. Agents come before the students they added,
 * referrers before those they referred, when saved in the order staff, agents, students.
 */
export function demoPeople(now: Date): DemoPeople {
  return { staff: staffAccounts(now), agents: agentAccounts(now), students: studentAccounts(now) };
}
