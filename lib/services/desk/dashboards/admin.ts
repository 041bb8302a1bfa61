import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/domain/applications/application-status';
import { OF_STAFF } from '@/lib/domain/applications/handler';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { applicationNumbers, countHandledByAgencies } from '@/lib/services/applications/numbers';
import { Application } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import { User } from '@/models/user';

export interface AdminOverview {
  /** Since midnight UTC. */
  today: { students: number; applications: number; enquiries: number };
  /** What an admin or the team has to act on. */
  /** Open applications that agencies handle; the other numbers leave them out. */
  handledByAgencies: number;
  waiting: { pendingApplications: number; unverifiedAgents: number; unverifiedStudents: number };
  byCountry: { country: Country; count: number }[];
  /** Statuses that any application stands at, in the order of an application's life. */
  byStatus: { status: ApplicationStatus; count: number }[];
}

/** What the admin's dashboard shows beyond the totals: what is new, what waits, and how applications are spread. */
export async function adminOverview(viewer: Viewer, now: Date): Promise<AdminOverview> {
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const since = { createdOn: { $gte: midnight } };
  const [
    students,
    applications,
    enquiries,
    unverifiedAgents,
    unverifiedStudents,
    { byStatus, byCountry },
    handledByAgencies,
  ] = await Promise.all([
    User.countDocuments({ role: 'student', ...since }),
    Application.countDocuments({ ...since, ...OF_STAFF, movedOn: since.createdOn }),
    Enquiry.countDocuments(since),
    User.countDocuments({ role: 'agent', agency: null, isVerified: false }),
    User.countDocuments({ role: 'student', isVerified: false }),
    applicationNumbers(viewer),
    countHandledByAgencies(),
  ]);
  return {
    today: { students, applications, enquiries },
    handledByAgencies,
    waiting: {
      pendingApplications: byStatus.Pending ?? 0,
      unverifiedAgents,
      unverifiedStudents,
    },
    byCountry: COUNTRIES.map((country) => ({ country, count: byCountry[country] ?? 0 })),
    byStatus: APPLICATION_STATUSES.flatMap((status) => (byStatus[status] ? [{ status, count: byStatus[status] }] : [])),
  };
}
