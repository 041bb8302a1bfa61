import { studentsActedForBy, studentsVisibleTo } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import { forbidden, notFound } from '@/lib/errors';
import { User, type UserRecord } from '@/models/user';

/** The student with this id, if the viewer may read them; else 404. */
export function visibleStudent(viewer: Viewer, userId: string): Promise<UserRecord> {
  return loadStudent(studentsVisibleTo(viewer), userId);
}

/** The student with this id, if the viewer may act for them: 404 when invisible, 403 for staff. */
export async function studentActedFor(viewer: Viewer, userId: string): Promise<UserRecord> {
  const scope = studentsActedForBy(viewer);
  if (scope) return loadStudent(scope, userId);
  await visibleStudent(viewer, userId);
  throw forbidden();
}

async function loadStudent(scope: Record<string, unknown>, userId: string): Promise<UserRecord> {
  const student = await User.findOne({ $and: [{ _id: userId }, scope] }).lean();
  if (!student) throw notFound('User not found.');
  return student;
}
