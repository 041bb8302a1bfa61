import type { Types } from 'mongoose';
import { ownRecords } from '@/lib/access';
import { storedClosingDays } from '@/lib/domain/courses/intakes';
import { closingOfApplication, closingsToCome } from '@/lib/domain/deadlines/closings';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { retiredSince } from '@/lib/platform/site-facts';
import { Application } from '@/models/application';
import { Course, type CourseRecord } from '@/models/course';
import { SavedCourse } from '@/models/saved-course';
import type { DueDay } from './next';

/** Of a longer list of saved courses those saved last. */
const MOST_SAVED = 500;

/**
 * When the intakes close of the courses that the viewer saved, but for those applied for; and, for a student, of the courses applied
 * for that the universities haven't got yet.
 */
export async function ownClosingDays(viewer: Viewer, today: string): Promise<DueDay[]> {
  const [saved, applications] = await Promise.all([
    SavedCourse.find(ownRecords(viewer), 'courseId').sort({ _id: -1 }).limit(MOST_SAVED).lean(),
    viewer.role === 'student' ? Application.find({ userId: viewer.userId }, OF_CLOSING).lean() : [],
  ]);
  const courses = await coursesThatClose([...saved, ...applications].map(({ courseId }) => courseId));
  const own = { studentId: viewer.userId, studentName: viewer.name };
  return [
    ...saved.flatMap(({ courseId }): DueDay[] => {
      const course = courses.get(String(courseId));
      if (!course) return [];
      const about = { id: String(courseId), course: course.course, university: course.university };
      return closingsToCome({ ...course, retiredOn: retiredSince(course) }, today, applications).map((day) => ({
        ...day,
        application: null,
        course: about,
        ...own,
      }));
    }),
    ...applications.flatMap((application): DueDay[] => {
      const applied = courses.get(String(application.courseId));
      const day = applied ? closingOfApplication(application, storedClosingDays(applied)) : null;
      const { _id, course, university, updatedOn } = application;
      const about = { id: String(_id), course, university, updatedOn };
      return day ? [{ ...day, application: about, course: null, ...own }] : [];
    }),
  ];
}

const OF_CLOSING = 'courseId status sent history.status year month course university updatedOn';

type ClosingCourse = Pick<
  CourseRecord,
  '_id' | 'course' | 'university' | 'country' | 'closingDays' | 'closings' | 'retiredOn'
>;

/** Those of the courses that publish a closing day, by id. */
async function coursesThatClose(ids: readonly Types.ObjectId[]): Promise<Map<string, ClosingCourse>> {
  if (ids.length === 0) return new Map();
  const found = await Course.find(
    { _id: { $in: [...ids] } },
    'course university country closingDays closings retiredOn',
  ).lean();
  return new Map(found.filter(({ closingDays }) => closingDays).map((course) => [String(course._id), course]));
}
