import { studentsListedFor } from '@/lib/access';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { countMergedAccounts } from '@/lib/services/people/merged';
import { listedApplications } from '@/lib/services/people/scope';
import { Application } from '@/models/application';
import { User } from '@/models/user';

/**
 * How many students and applications there are: all for staff, an agent's own; those of one agent where `addedBy`
 * names one. 404 for an agent who names another.
 */
export async function statsFor(viewer: Viewer, addedBy?: string) {
  const applications = await listedApplications(viewer, addedBy);
  const ofAll = viewer.role !== 'agent' && !addedBy;
  const [students, merged, totalApplications] = await Promise.all([
    User.countDocuments(studentsListedFor(viewer, addedBy)),
    ofAll ? countMergedAccounts() : 0,
    // The database keeps the number of all; counting them anew would read every one.
    Object.keys(applications).length ? Application.countDocuments(applications) : Application.estimatedDocumentCount(),
  ]);
  return { totalStudents: students - merged, totalApplications };
}
