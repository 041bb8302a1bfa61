import type { CourseDraft } from '@/lib/domain/courses/course';
import { alsoAskedText } from '@/lib/domain/requirements/also-asked';
import { clausesOf, demandsOfCourse, isFinalYear } from '@/lib/engines/requirements/demands';
import { Course } from '@/models/course';
import { changeEach, type Migration, nextIds } from '../migration';

type Named = Pick<CourseDraft, 'course' | 'level' | 'country' | 'admissionRequirement'> & { alsoAsked?: string };

/** Courses that are entered in their final year ask for more than school, which nothing in their text says. */
export const finalYears: Migration = {
  version: 36,
  name: 'Courses that start in a final year require more than school',
  async step(after) {
    const { last, ids } = await nextIds(Course, after);
    const courses = await Course.find(
      { _id: { $in: ids }, course: /top|final|level 6/i },
      'course level country admissionRequirement alsoAsked',
    ).lean<(Named & { _id: (typeof ids)[number] })[]>();
    const changed = await changeEach(
      Course,
      courses.filter(isFinalYear).flatMap((course) => {
        const read = { ...course, admissionRequirement: course.admissionRequirement ?? '' };
        const { alsoAsked } = demandsOfCourse(read, clausesOf(read));
        const { _id, alsoAsked: before = '' } = course;
        // What a person has written there, or another reading, stays.
        const isOfMachine = before === '' || before === 'unread text';
        return isOfMachine
          ? [{ filter: { _id, alsoAsked: before }, set: { alsoAsked: alsoAskedText(alsoAsked) } }]
          : [];
      }),
    );
    return { after: last, changed };
  },
};
