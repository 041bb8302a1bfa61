import { beforeEach, describe, expect, it } from 'vitest';
import { closingText } from '@/lib/domain/courses/closing-days';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import { editCourse } from '@/lib/services/catalogue/course-management';
import { courseViewOf } from '@/lib/services/catalogue/course-views';
import { Application } from '@/models/application';
import { Course, type CourseRecord } from '@/models/course';
import type { ImportBatchRecord } from '@/models/import-batch';
import { emptyDatabase } from '../support/database';
import { applied, planned, takenBack } from '../support/imports';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { agencyRows } from '../support/workbooks';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

const HEAD_ROWS = 4;
const DURATION = 4;
const FEE = 6;

/** The list with another value in one column of every row. */
const withCell = (rows: unknown[][], column: number, value: unknown) =>
  rows.map((row, index) => (index < HEAD_ROWS ? row : row.map((cell, at) => (at === column ? value : cell))));

async function courseOf(batch: ImportBatchRecord, place: number): Promise<CourseRecord> {
  const courses = await Course.find({ batchId: batch._id }).sort({ course: 1, university: 1 }).lean();
  return courses[place] as CourseRecord;
}

/** An admin's own correction, made on the course's page. */
async function corrected(course: CourseRecord, change: Record<string, unknown>): Promise<void> {
  const { _id, closingDays, ...fields } = courseViewOf(course);
  const typed = { ...fields, closingDays: closingText(closingDays), ...change };
  await editCourse(admin.viewer, String(_id), typed as never);
}

const stored = async ({ _id }: CourseRecord) => Course.findById(_id).lean();

const kept = async ({ _id }: ImportBatchRecord) => {
  const { rows, total } = await importRows(String(_id), { kind: 'kept' });
  return { total, rows: rows.map(({ course, message }) => [course, message]) };
};

describe('taking an upload back leaves what people did since, and says so', () => {
  longIt('an added course that somebody corrected by hand stays as corrected', async () => {
    const done = await applied(admin, await planned(admin, agencyRows(12)));
    const course = await courseOf(done, 3);
    await corrected(course, { tuitionFee: 12_345 });
    const back = await takenBack(admin, done);
    expect(back.back).toEqual({ restored: 0, removed: 11, kept: 1 });
    expect(await Course.find().lean()).toMatchObject([{ _id: course._id, tuitionFeeMinor: 1_234_500 }]);
    expect(await kept(done)).toEqual({ total: 1, rows: [[course.course, 'Someone edited it later.']] });
  });

  it('of a changed course the field corrected by hand stays, the others get their earlier values', async () => {
    const rows = agencyRows(8);
    await applied(admin, await planned(admin, rows));
    const edition = withCell(withCell(rows, FEE, '$70,000'), DURATION, '5 years');
    const done = await applied(admin, await planned(admin, edition));
    expect(done).toMatchObject({ changed: 8 });
    const course = await courseOf(done, 2);
    await corrected(course, { tuitionFee: 71_000 });
    const back = await takenBack(admin, done);
    expect(back.back).toEqual({ restored: 7, removed: 0, kept: 1 });
    expect(await stored(course)).toMatchObject({ tuitionFeeMinor: 7_100_000, durationInMonths: 48 });
    expect(await Course.countDocuments({ tuitionFeeMinor: 7_000_000 })).toBe(0);
    expect(await Course.countDocuments({ durationInMonths: 60 })).toBe(0);
    expect(await kept(done)).toEqual({ total: 1, rows: [[course.course, 'Edited later: Fee.']] });
  });

  longIt(
    'a changed course corrected in another field gets the file’s fields back and keeps the correction',
    async () => {
      const rows = agencyRows(4);
      await applied(admin, await planned(admin, rows));
      const before = await courseOf(await applied(admin, await planned(admin, withCell(rows, FEE, '$70,000'))), 1);
      const done = await applied(admin, await planned(admin, withCell(rows, FEE, '$80,000')));
      await corrected((await stored(before)) as CourseRecord, { remarks: 'Closed in winter.' });
      expect((await takenBack(admin, done)).back).toEqual({ restored: 4, removed: 0, kept: 0 });
      expect(await stored(before)).toMatchObject({ tuitionFeeMinor: 7_000_000, remarks: 'Closed in winter.' });
      expect(await kept(done)).toEqual({ total: 0, rows: [] });
    },
  );

  it('says of a course whether a student applied for it or a later upload wrote it', async () => {
    const rows = agencyRows(6);
    const first = await applied(admin, await planned(admin, rows));
    const wanted = await courseOf(first, 0);
    await Application.create({
      userId: admin.userId,
      courseId: wanted._id,
      country: 'Canada',
      university: wanted.university,
      course: wanted.course,
      year: 2030,
      month: 'Sep',
      status: 'Pending',
      history: [],
    });
    const later = rows.map((row, index) =>
      index === HEAD_ROWS + 5 ? withCell([...rows.slice(0, 4), row], FEE, '$9')[4] : row,
    );
    const second = await applied(admin, await planned(admin, later as unknown[][]));
    const rewritten = await courseOf(second, 0);
    expect((await takenBack(admin, first)).back).toEqual({ restored: 0, removed: 4, kept: 2 });
    expect(new Map((await kept(first)).rows as [string, string][])).toEqual(
      new Map([
        [wanted.course, 'A student applied for it.'],
        [rewritten.course, 'A later upload changed it.'],
      ]),
    );
    await takenBack(admin, second);
    expect(await kept(first)).toEqual({ total: 1, rows: [[wanted.course, 'A student applied for it.']] });
    expect(await Course.countDocuments()).toBe(1);
  });
});
