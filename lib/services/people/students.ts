import { Types } from 'mongoose';
import { cache } from 'react';
import { isThatStudent, studentsActedForBy, studentsVisibleTo } from '@/lib/access';
import { conflict, forbidden, found } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Filter } from '@/models/filter';
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

/**
 * The student with this id, to note or change something about them. 404 outside the viewer's scope, 409 where the account was
 * merged into another one: what is written there would be read by no one.
 */
export async function studentWrittenAbout(viewer: Viewer, userId: string): Promise<UserRecord> {
  const student = await visibleStudent(viewer, userId);
  const successor = await successorTo(student);
  if (successor) throw conflict(successor.sentence);
  return student;
}

/** Where what would be noted about a merged account belongs. */
export interface Successor {
  studentId: string;
  /** Says so, to staff. */
  sentence: string;
}

/** The account that a student's was merged into; null for one that stands. 404 outside the viewer's scope. */
export async function successorOf(viewer: Viewer, userId: string): Promise<Successor | null> {
  return successorTo(await visibleStudent(viewer, userId));
}

async function successorTo({ mergedInto }: Pick<UserRecord, 'mergedInto'>): Promise<Successor | null> {
  if (!mergedInto) return null;
  const keep = await User.findById(mergedInto, 'name email').lean();
  const where = keep ? `that of ${keep.name} (${keep.email})` : 'another account';
  return { studentId: String(mergedInto), sentence: `This account was merged into ${where}. Please continue there.` };
}

async function loadStudent(scope: Filter<UserRecord>, userId: string): Promise<UserRecord> {
  return found(await User.findOne({ $and: [{ _id: userId }, scope] }).lean(), 'User not found.');
}
