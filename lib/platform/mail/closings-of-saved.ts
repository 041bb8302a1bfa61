import { closingsToCome } from '@/lib/domain/deadlines/closings';
import { type Deadline, inOrder } from '@/lib/domain/deadlines/deadlines';
import { retiredSince } from '@/lib/platform/site-facts';
import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { SavedCourse } from '@/models/saved-course';

/** Of a longer list of saved courses those saved last. */
const MOST_SAVED = 500;

/** The closing days still to come of the courses that a student saved, but for intakes applied for; each names its course. */
export async function closingsOfSaved(userId: string, today: string): Promise<(Deadline & { courseId: string })[]> {
  const saved = await SavedCourse.find({ userId }, 'courseId').sort({ _id: -1 }).limit(MOST_SAVED).lean();
  const ids = saved.map(({ courseId }) => courseId);
  const [courses, applications] = await Promise.all([
    Course.find({ _id: { $in: ids } }, 'course university country closingDays closings retiredOn').lean(),
    Application.find({ userId }, 'courseId year month').lean(),
  ]);
  return inOrder(
    courses.flatMap((course) =>
      closingsToCome({ ...course, retiredOn: retiredSince(course) }, today, applications).map((closing) => ({
        ...closing,
        courseId: String(course._id),
        what: `Applications for ${course.course} at ${course.university} close (${closing.intake})`,
      })),
    ),
  );
}
