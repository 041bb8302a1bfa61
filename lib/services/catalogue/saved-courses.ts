import { ownUserId } from '@/lib/access';
import type { CourseCard } from '@/lib/contract/catalogue/courses';
import type { Country } from '@/lib/domain/countries';
import { isDuplicateKey } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { pageOf } from '@/lib/services/records/lists/lists';
import { SavedCourse } from '@/models/saved-course';
import { courseCards, courseRecord } from './courses';

/** How many saved courses an unpaged list gives. */
const WHOLE_LIST = 500;

/** Saves a course for the viewer; saving it again changes nothing. 404 for an unknown course or another's userId. */
export async function saveCourse(viewer: Viewer, input: { courseId: string; userId?: string | undefined }) {
  const userId = ownUserId(viewer, input.userId);
  const course = await courseRecord(input.courseId);
  try {
    await SavedCourse.create({ userId, courseId: course._id, country: course.country });
    await recordActivity(userId, `You saved ${course.course} at ${course.university}.`);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return { success: true as const, message: 'Course saved successfully', isSaved: true as const };
}

/** Takes a course off the viewer's saved ones; one that isn't there is fine. */
export async function unsaveCourse(viewer: Viewer, courseId: string) {
  const { deletedCount } = await SavedCourse.deleteOne({ userId: viewer.userId, courseId });
  if (deletedCount) await recordActivity(viewer.userId, 'You removed a saved course.');
  return { success: true as const, message: 'Course removed from your saved courses.', isSaved: false as const };
}

/** Whether the viewer saved the course. */
export async function isCourseSaved(viewer: Viewer, courseId: string, userId?: string): Promise<boolean> {
  return (await SavedCourse.exists({ userId: ownUserId(viewer, userId), courseId })) !== null;
}

/** The viewer's saved courses in one country, newest first. */
export async function savedCourses(
  viewer: Viewer,
  query: { country: Country; userId?: string | undefined; page?: number | undefined; limit?: number | undefined },
): Promise<CourseCard[]> {
  const userId = ownUserId(viewer, query.userId);
  const saved = await SavedCourse.find({ userId, country: query.country }, 'courseId')
    .sort({ _id: -1 })
    .setOptions(pageOf(query, WHOLE_LIST))
    .lean();
  return courseCards(saved.map(({ courseId }) => String(courseId)));
}

/** The ids of the courses that the viewer saved; of a very long list a part. */
export async function savedIds(viewer: Viewer): Promise<string[]> {
  const saved = await SavedCourse.find({ userId: viewer.userId }, 'courseId').limit(WHOLE_LIST).lean();
  return saved.map(({ courseId }) => String(courseId));
}

/** How many courses the viewer saved, for each country with any. */
export async function savedCounts(viewer: Viewer): Promise<Record<string, number>> {
  const saved = await SavedCourse.find({ userId: viewer.userId }, 'country').lean();
  const counts: Record<string, number> = {};
  for (const { country } of saved) counts[country] = (counts[country] ?? 0) + 1;
  return counts;
}
