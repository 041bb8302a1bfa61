import { Course, type CourseRecord } from '@/models/course';
import { CourseNote, type HiddenText } from '@/models/course-note';
import { changeEach, type Migration, nextIds } from '../migration';

type Priced = Pick<CourseRecord, '_id' | 'currency' | 'tuitionFeeMinor'>;

/**
 * A fee of 0 seldom says that a course is free: it becomes not published, with a note by which an admin can say so. Web processes of the
 * release before may still store 0; this release shows it as not published.
 */
export const feesOfZero: Migration = {
  version: 42,
  name: 'a fee of 0 is not published',
  async step(after) {
    const { last, ids } = await nextIds(Course, after);
    const projection = { currency: 1, tuitionFeeMinor: 1 };
    const courses = await Course.collection
      .find<Priced>({ _id: { $in: ids }, tuitionFeeMinor: 0 }, { projection })
      .toArray();
    if (!courses.length) return { after: last, changed: 0 };
    const now = new Date();
    const hidden: HiddenText[] = [{ field: 'tuitionFeeMinor', before: '0', after: '' }];
    // The notes first: a process that dies in between has hidden nothing that isn't listed.
    await CourseNote.collection.bulkWrite(
      courses.map(({ _id, currency }) => ({
        updateOne: {
          // No upload has a course's id: the course's own notes stand beside it.
          filter: { courseId: _id, batchId: _id },
          update: {
            $setOnInsert: {
              text: `Fee: ${currency} 0. It is now shown as not published.`,
              kind: 'hidden' as const,
              hidden,
              createdOn: now,
              updatedOn: now,
            },
          },
          upsert: true,
        },
      })),
      { ordered: false },
    );
    const set = { tuitionFeeMinor: null, updatedOn: now };
    const changed = await changeEach(
      Course,
      courses.map(({ _id }) => ({ filter: { _id, tuitionFeeMinor: 0 }, set })),
    );
    return { after: last, changed };
  },
};
