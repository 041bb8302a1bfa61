import { courseWords } from '@/lib/domain/applications/course-words';
import { wasSent } from '@/lib/domain/applications/sent';
import { conflict, isDuplicateKey } from '@/lib/domain/errors';
import { plainName } from '@/lib/domain/texts/plain-name';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { retiredSince } from '@/lib/platform/site-facts';
import { agencyCourse } from '@/lib/services/catalogue/agency-courses';
import { courseRecord } from '@/lib/services/catalogue/courses';
import { AgencyCourse } from '@/models/agency-course';
import { Application, type ApplicationRecord } from '@/models/application';
import type { CourseRecord } from '@/models/course';
import { changeApplication, timelineEntry } from './moves/change';
import { logLine } from './moves/moving';
import { noticesToApplicant } from './notices';

/**
 * Puts a course of the catalogue in the place of one that an agency typed, in all applications to it but those in `leave`; student and
 * agency are told. Run again, it finishes one that broke off. Returns how many it changed. 404 for either course, 409 for one that is no
 * longer offered, and, with the applications by id, where a student has an application for that course and start already: nothing is
 * changed then.
 */
export async function replaceAgencyCourse(
  viewer: Viewer,
  id: string,
  { courseId, leave }: { courseId: string; leave: readonly string[] },
): Promise<number> {
  const typed = await agencyCourse(viewer, id);
  const course = await courseRecord(courseId, 'Course not found.');
  if (retiredSince(course)) throw conflict('This course is no longer offered.');
  const all = await Application.find({ courseId: typed._id, courseFrom: 'agency' }).lean();
  const asked = all.filter(({ _id }) => !leave.includes(String(_id)));
  await refuseSecond(asked, course);
  for (const { _id } of asked) await replaced(viewer, String(_id), course);
  await AgencyCourse.updateOne({ _id: typed._id }, { $set: { replacedBy: course._id } });
  return asked.length;
}

/** Who confirmed that it is sent to another university than the one it goes to now confirms again, unless it was sent. */
const isAskedAgain = (before: ApplicationRecord, now: { country: string; university: string }): boolean =>
  Boolean(before.consent) &&
  !wasSent(before) &&
  (before.country !== now.country || plainName(before.university) !== plainName(now.university));

async function refuseSecond(asked: readonly ApplicationRecord[], course: CourseRecord): Promise<void> {
  const of = { courseId: course._id, userId: { $in: asked.map(({ userId }) => userId) } };
  const others = await Application.find(of, 'userId year month').lean();
  const second = asked.filter((one) =>
    others.some(({ userId, year, month }) => userId.equals(one.userId) && year === one.year && month === one.month),
  );
  if (second.length > 0) throw alreadyThere(second);
}

const alreadyThere = (applications: readonly ApplicationRecord[]) =>
  conflict(
    'Some students already have an application for this course and start. Choose which applications stay as they are.',
    Object.fromEntries(
      applications.map(({ _id, studentName, month, year }) => [
        String(_id),
        `${studentName} already has an application for ${month} ${year}`,
      ]),
    ),
  );

async function replaced(viewer: Viewer, id: string, { _id: courseId, ...course }: CourseRecord): Promise<void> {
  const { country, university, level } = course;
  const now = { courseId, courseFrom: 'catalogue' as const, country, university, course: course.course, level };
  let before: ApplicationRecord | undefined;
  try {
    await changeApplication(viewer, id, (application) => {
      before = application;
      const words = (whose: string) =>
        `Our team found this course in the catalogue: ${whose} is now for ${courseWords(now)}.`;
      return {
        course: now,
        ...(isAskedAgain(application, now) ? { consent: null } : {}),
        acts: [timelineEntry(viewer, 'course replaced', '', `Before: ${courseWords(application)}`)],
        effects: [
          ...noticesToApplicant(viewer, application, words),
          logLine(viewer, application, 'application.course'),
        ],
      };
    });
  } catch (error) {
    // The student applied for it at the same moment.
    throw before && isDuplicateKey(error) ? alreadyThere([before]) : error;
  }
}
