import type { ApplicationStatus } from '@/lib/domain/applications/application-status';

/** Who must act before an application moves on. */
type Party = 'you' | 'team' | 'university' | 'visa office';

/** The parties in the order an agent looks at them. */
const PARTIES: readonly { party: Party; title: string }[] = [
  { party: 'you', title: 'You and your students' },
  { party: 'team', title: 'Our team' },
  { party: 'university', title: 'The university' },
  { party: 'visa office', title: 'The visa office' },
];

/** null: no one, since it is over or paused. A new status doesn't compile until it has its entry. */
const WAITS_ON: Record<ApplicationStatus, Party | null> = {
  Pending: 'team',
  'Under Review': 'team',
  'Documents Requested': 'you',
  Submitted: 'university',
  'Conditional Offer': 'you',
  'Offer Received': 'you',
  Accepted: 'you',
  'Visa Applied': 'visa office',
  'Visa Approved': 'you',
  Enrolled: null,
  Rejected: null,
  'Visa Refused': null,
  Withdrawn: null,
  Deferred: null,
};

/** What waits for the agent, the most pressing first, with what there is to do. */
export const YOUR_TASKS = {
  'Documents Requested': 'Upload the documents that were asked for',
  'Offer Received': 'Ask the student whether they accept the offer',
  'Conditional Offer': 'Meet the conditions of the offer',
  Accepted: 'Prepare the visa application',
  'Visa Approved': 'Get ready to travel and enrol',
} as const satisfies Partial<Record<ApplicationStatus, string>>;
export type TaskStatus = keyof typeof YOUR_TASKS;

export interface PartyLoad {
  party: Party;
  title: string;
  total: number;
  /** Statuses with at least one application, in the order of an application's life. */
  statuses: { status: ApplicationStatus; count: number }[];
}

/** What waits on whom, from how many applications stand at each status. */
export function loadsOf(counts: Partial<Record<ApplicationStatus, number>>): PartyLoad[] {
  const all = Object.keys(WAITS_ON) as ApplicationStatus[];
  return PARTIES.map(({ party, title }) => {
    const statuses = all
      .filter((status) => WAITS_ON[status] === party)
      .map((status) => ({ status, count: counts[status] ?? 0 }))
      .filter(({ count }) => count > 0);
    return { party, title, statuses, total: statuses.reduce((sum, { count }) => sum + count, 0) };
  });
}
