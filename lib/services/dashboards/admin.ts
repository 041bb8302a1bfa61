import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/domain/application-status';
import { COUNTRIES } from '@/lib/domain/countries';
import { Application } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import { User } from '@/models/user';

export interface AdminOverview {
  /** Since midnight UTC. */
  today: { students: number; applications: number; enquiries: number };
  /** What an admin or the team has to act on. */
  waiting: { pendingApplications: number; unverifiedAgents: number; unverifiedStudents: number };
  byCountry: { country: string; count: number }[];
  /** Statuses that any application stands at, in the order of an application's life. */
  byStatus: { status: ApplicationStatus; count: number }[];
}

/** What the admin's dashboard shows beyond the totals: what is new, what waits, and how applications are spread. */
export async function adminOverview(now: Date): Promise<AdminOverview> {
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const since = { createdOn: { $gte: midnight } };
  const [students, applications, enquiries, unverifiedAgents, unverifiedStudents, groups] = await Promise.all([
    User.countDocuments({ role: 'student', ...since }),
    Application.countDocuments(since),
    Enquiry.countDocuments(since),
    User.countDocuments({ role: 'agent', isVerified: false }),
    User.countDocuments({ role: 'student', isVerified: false }),
    countryAndStatusCounts(),
  ]);
  const countWhere = (matches: (group: Group) => boolean) =>
    groups.filter(matches).reduce((sum, { count }) => sum + count, 0);
  const byStatus = APPLICATION_STATUSES.map((status) => ({
    status,
    count: countWhere((group) => group.status === status),
  }));
  return {
    today: { students, applications, enquiries },
    waiting: {
      pendingApplications: byStatus.find(({ status }) => status === 'Pending')?.count ?? 0,
      unverifiedAgents,
      unverifiedStudents,
    },
    byCountry: COUNTRIES.map((country) => ({ country, count: countWhere((group) => group.country === country) })),
    byStatus: byStatus.filter(({ count }) => count > 0),
  };
}

interface Group {
  country: string;
  status: ApplicationStatus;
  count: number;
}

/** Counted one by one along an index: the database reads no application for it, as grouping all of them would. */
function countryAndStatusCounts(): Promise<Group[]> {
  const pairs = COUNTRIES.flatMap((country) => APPLICATION_STATUSES.map((status) => ({ country, status })));
  return Promise.all(pairs.map(async (pair) => ({ ...pair, count: await Application.countDocuments(pair) })));
}
