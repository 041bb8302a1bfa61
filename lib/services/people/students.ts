import { Types } from 'mongoose';
import { cache } from 'react';
import { isThatStudent, studentsActedForBy, studentsVisibleTo } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import { forbidden, notFound } from '@/lib/errors';
import { User, type UserRecord } from '@/models/user';

/** The student with this id, if the viewer may read them; else 404. Read once while a page is rendered. */
export const visibleStudent = cache(
  (viewer: Viewer, userId: string): Promise<UserRecord> => loadStudent(studentsVisibleTo(viewer), userId),
);

/** The id of a student whom the viewer may see: 404 else. A student's own is known without a query. */
export async function visibleStudentId(viewer: Viewer, userId: string): Promise<Types.ObjectId> {
  return isThatStudent(viewer, userId) ? new Types.ObjectId(userId) : (await visibleStudent(viewer, userId))._id;
}

/** The id of a student whom the viewer may act for: 404 when invisible, 403 for staff. A student's own is known without a query. */
export async function idActedFor(viewer: Viewer, userId: string): Promise<Types.ObjectId> {
  return isThatStudent(viewer, userId) ? new Types.ObjectId(userId) : (await studentActedFor(viewer, userId))._id;
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
