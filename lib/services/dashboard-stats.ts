import { applicationsCountedFor, studentsListedFor } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import { Application } from '@/models/application';
import { User } from '@/models/user';

/**
 * How many students and applications there are: all for staff, an agent's own; those of one agent where `addedBy`
 * names one. 404 for an agent who names another.
 */
export async function statsFor(viewer: Viewer, addedBy?: string) {
  const [totalStudents, totalApplications] = await Promise.all([
    User.countDocuments(studentsListedFor(viewer, addedBy)),
    Application.countDocuments(applicationsCountedFor(viewer, addedBy)),
  ]);
  return { totalStudents, totalApplications };
}
