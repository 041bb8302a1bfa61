import type { CourseDraft } from '@/lib/domain/courses/course';
import { Course } from '@/models/course';
import { changeEach, type Migration, nextIds } from '../migration';

/**
 * What a text asks besides isn't known of courses that were stored before it was read: 'unread text' until they are uploaded or
 * saved again, so that none of them is 'met' by what no one has looked at.
 */
export const requirementTexts: Migration = {
  version: 34,
  name: 'Store the further requirements in the texts of courses',
  async step(after) {
    const { last, ids } = await nextIds(Course, after);
    const unknown = { _id: { $in: ids }, alsoAsked: null };
    const courses = await Course.find(unknown, 'admissionRequirement').lean<
      (Pick<CourseDraft, 'admissionRequirement'> & { _id: (typeof ids)[number] })[]
    >();
    const changed = await changeEach(
      Course,
      courses.map(({ _id, admissionRequirement: text }) => ({
        filter: { _id, alsoAsked: null },
        set: { alsoAsked: (text ?? '').trim() === '' ? '' : 'unread text' },
      })),
    );
    return { after: last, changed };
  },
};
