import { closedTexts, noteOfClosed } from '@/lib/domain/imports/staff-only-texts';
import { Course, type CourseRecord } from '@/models/course';
import { CourseNote, type HiddenText } from '@/models/course-note';
import { changeEach, type Migration, nextIds } from '../migration';

/** The texts that every visitor reads on a course's page. */
const SHOWN = ['remarks', 'admissionRequirement'] as const;
type Shown = Pick<CourseRecord, '_id' | (typeof SHOWN)[number]>;

/** What earlier uploads put on pages though it isn't for students goes into notes for staff, which admins can put back. */
export const staffOnlyTexts: Migration = {
  version: 37,
  name: 'Remove staff-only texts from course pages',
  async step(after) {
    const { last, ids } = await nextIds(Course, after);
    const projection = { remarks: 1, admissionRequirement: 1 };
    const courses = await Course.collection.find<Shown>({ _id: { $in: ids } }, { projection }).toArray();
    const found = courses.flatMap((course) => {
      const closed = closedTexts({ remarks: course.remarks, admissionRequirement: course.admissionRequirement });
      return closed.length ? [{ course, closed }] : [];
    });
    if (!found.length) return { after: last, changed: 0 };
    const now = new Date();
    // The notes first: a process that dies in between has hidden nothing that isn't kept.
    await CourseNote.collection.bulkWrite(
      found.map(({ course, closed }) => ({
        updateOne: {
          filter: { courseId: course._id, batchId: null },
          update: {
            $setOnInsert: {
              text: noteOfClosed(closed),
              kind: 'hidden' as const,
              hidden: closed.map(({ field, open }): HiddenText => {
                const shown = field as (typeof SHOWN)[number];
                return { field: shown, before: course[shown], after: open };
              }),
              createdOn: now,
              updatedOn: now,
            },
          },
          upsert: true,
        },
      })),
      { ordered: false },
    );
    const changed = await changeEach(
      Course,
      found.map(({ course, closed }) => ({
        // A text that is changed in between keeps what came with the change.
        filter: {
          _id: course._id,
          ...Object.fromEntries(closed.map(({ field }) => [field, course[field as (typeof SHOWN)[number]]])),
        },
        // Every process learns of it by the time of the change.
        set: { ...Object.fromEntries(closed.map(({ field, open }) => [field, open])), updatedOn: now },
      })),
    );
    return { after: last, changed };
  },
};
