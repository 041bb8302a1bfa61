import { beforeEach, describe, expect, it } from 'vitest';
import { closingText } from '@/lib/domain/courses/closing-days';
import { editCourse } from '@/lib/services/catalogue/course-management';
import { courseViewOf } from '@/lib/services/catalogue/course-views';
import { writeDrafts } from '@/lib/services/catalogue/course-writes';
import { Course, type CourseRecord } from '@/models/course';
import { emptyDatabase } from '../support/database';
import { applied, planned, takenBack } from '../support/imports';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';

const HEADS = ['Course', 'University', 'Level', 'Intake', 'Closing dates'];
const row = (course: string, intakes: string, closing = '') => [course, 'McGill', 'Post Graduate', intakes, closing];

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

/** Each course's intakes and closing days, as its lists and as its texts have them. */
async function stored() {
  const courses = await Course.collection.find<CourseRecord>({}).sort({ course: 1 }).toArray();
  return courses.map(({ course, admissionIntake, closingDays, intakes, closings }) => ({
    course,
    lists: [intakes?.join(' '), closings?.map(({ month, day }) => `${month} ${day}`).join(' ')],
    texts: [admissionIntake, closingDays],
  }));
}

const both = (course: string, intakes: string, closing = '') => {
  const values = [intakes, closing];
  return { course, lists: values, texts: values };
};

describe('a course’s lists of intakes and closing days', () => {
  longIt('are written with the texts by every upload, and put back with them', async () => {
    const first = [HEADS, row('Arts', 'Sep, Jan', 'Sep 2027-06-30'), row('Law', 'Sep')];
    await applied(admin, await planned(admin, first));
    const before = [both('Arts', 'Jan Sep', 'Sep 2027-06-30'), both('Law', 'Sep')];
    expect(await stored()).toEqual(before);
    const second = [HEADS, row('Arts', 'May', 'May 2027-01-31'), row('Law', 'Sep', '2027-05-31'), row('Music', '')];
    const upload = await applied(admin, await planned(admin, second));
    expect(await stored()).toEqual([
      both('Arts', 'May', 'May 2027-01-31'),
      both('Law', 'Sep', 'Sep 2027-05-31'),
      both('Music', ''),
    ]);
    await takenBack(admin, upload);
    expect(await stored()).toEqual(before);
    const removing = await applied(admin, await planned(admin, [HEADS, row('Law', 'Sep')]), true);
    expect(await stored()).toEqual([both('Law', 'Sep')]);
    await takenBack(admin, removing);
    expect(await stored()).toEqual(before);
  });

  it('follow an edit, and drafts that are written again', async () => {
    await applied(admin, await planned(admin, [HEADS, row('Arts', 'Sep')]));
    const course = await Course.findOne().lean();
    const { _id, closingDays, ...fields } = courseViewOf(course as CourseRecord);
    const typed = { ...fields, admissionIntake: 'Jan May', closingDays: 'Jan 2026-12-01' };
    const edited = await editCourse(admin.viewer, _id, typed as never);
    expect(edited.course).toMatchObject({ admissionIntake: 'Jan May', closingDays: { Jan: '2026-12-01' } });
    expect(await stored()).toEqual([both('Arts', 'Jan May', 'Jan 2026-12-01')]);
    const { identity: _identity, intakes: _intakes, closings: _closings, ...draft } = course as CourseRecord;
    await writeDrafts([{ row: 2, draft: { ...draft, closingDays: closingText({}) } as never }], null, new Map());
    expect(await stored()).toEqual([both('Arts', 'Sep')]);
  });

  it('are read from the texts where a process of the release before wrote these alone', async () => {
    await applied(admin, await planned(admin, [HEADS, row('Arts', 'Sep', 'Sep 2027-06-30')]));
    const shown = async () => courseViewOf((await Course.findOne().lean()) as CourseRecord);
    await Course.collection.updateOne({}, { $set: { admissionIntake: 'Jan', closingDays: 'Jan 2027-11-30' } });
    expect(await shown()).toMatchObject({ admissionIntake: 'Jan', closingDays: { Jan: '2027-11-30' } });
    await Course.collection.updateOne({}, { $unset: { intakes: '', closings: '' } });
    expect(await shown()).toMatchObject({ admissionIntake: 'Jan', closingDays: { Jan: '2027-11-30' } });
  });
});
