import type { ShortlistResult } from '@/lib/contract/agency/shortlists';
import type { Month } from '@/lib/domain/courses/course';
import { AppError, conflict } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { studentActedFor } from '@/lib/services/people/students';
import { applyToCourse } from '../apply';
import { appliedCourses, onShortlist } from './shortlist';
import { shortlistedToChange, type Whom } from './whose';

/**
 * Makes an application for each of these courses of a student's shortlist; each then waits for the student's own yes. A course that
 * the student has applied for stays as it is, so that a call sent again makes nothing new; one that fails stops no other. 404 outside
 * the reach and for a course that isn't on the list, 403 for a role that makes none, 409 of a lead who is no student yet.
 */
export async function applyFromShortlist(
  viewer: Viewer,
  of: Whom,
  items: readonly { courseId: string; year: number; month: Month }[],
): Promise<ShortlistResult[]> {
  const { record, student } = await shortlistedToChange(viewer, of);
  if (!student) throw conflict('Please convert this lead to a student first.');
  await studentActedFor(viewer, String(student._id));
  const courses = items.map((item) => ({ ...item, ...onShortlist(record, item.courseId) }));
  const applied = new Set(await appliedCourses(student._id, courses));
  const results: ShortlistResult[] = [];
  for (const [at, { year, month }] of items.entries()) {
    const { courseId, course } = courses[at] as (typeof courses)[number];
    const id = String(courseId);
    const put = (state: ShortlistResult['state'], message: string) =>
      results.push({ courseId: id, course, state, message });
    if (applied.has(id)) {
      put('before', 'The student already has an application for this course.');
      continue;
    }
    applied.add(id);
    try {
      await applyToCourse(viewer, { courseId: id, userId: String(student._id), year, month });
      put('applied', `${month} ${year}`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [field] = Object.values(error.fields ?? {});
      put('failed', field ?? error.message);
    }
  }
  return results;
}
