import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { IMPORT_COLUMNS, IMPORT_FIELDS } from '@/lib/domain/imports/import-fields';
import { staffOnlyTexts } from '@/lib/platform/migrations/steps/037-staff-only-texts';
import { feesOfZero } from '@/lib/platform/migrations/steps/042-fees-of-zero';
import { proposalFor } from '@/lib/services/catalogue/course-import/batches';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import { removeCourse } from '@/lib/services/catalogue/course-management';
import { listNotes, notesOfCourse, removeNote, showAgain } from '@/lib/services/catalogue/course-notes';
import { Course } from '@/models/course';
import { CourseNote } from '@/models/course-note';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { applied, catalogue, planned, takenBack, uploaded } from '../support/imports';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

const HEADS = ['S.No', 'Course', 'University', 'Remarks', 'Commission', 'Net Fee', 'Partner Contact'];
const LAW = [1, 'Law', 'Douglas College', 'Good library', '17.5%', 9_000, 'Priya, priya@partner.example'];

const TEXT = 'Commission: 17.5%\nNet Fee: 9000\nPartner Contact: Priya, priya@partner.example';

async function courseOf(name: string) {
  const course = await Course.findOne({ course: name }).lean();
  if (!course) throw new Error(`${name} is missing: upload it`);
  return course;
}

describe('what a file says to staff alone', () => {
  longIt('is proposed for notes by its head, and running numbers for nothing', async () => {
    const { _id } = await uploaded(admin, [HEADS, LAW]);
    const { columns } = await proposalFor(String(_id));
    expect(columns.map(({ header, field }) => [header, field])).toEqual([
      ['S.No', null],
      ['Course', 'course'],
      ['University', 'university'],
      ['Remarks', 'remarks'],
      ['Commission', 'staffNotes'],
      ['Net Fee', 'staffNotes'],
      ['Partner Contact', 'staffNotes'],
    ]);
  });

  it('is proposed for them by its cells, under whatever head', async () => {
    const rows = [
      ['Course', 'University', 'Remarks', 'Info'],
      ['Law', 'Douglas College', '15% commission', 'meera@agency.example'],
      ['Arts', 'Douglas College', '12% commission', '+91 98140 00148'],
    ];
    const { _id } = await uploaded(admin, rows);
    const { columns } = await proposalFor(String(_id));
    expect(columns.map(({ field }) => field)).toEqual(['course', 'university', 'staffNotes', 'staffNotes']);
  });

  it('stays so when a person chose another field for it', async () => {
    const mapping = [
      { column: 0, field: 'remarks' as const },
      { column: 4, field: 'remarks' as const },
      { column: 5, field: 'tuitionFee' as const },
    ];
    await applied(admin, await planned(admin, [HEADS, LAW], { mapping }));
    const law = await courseOf('Law');
    expect(law).toMatchObject({ remarks: 'Good library', tuitionFeeMinor: null });
    expect(await notesOfCourse(String(law._id))).toMatchObject([{ text: TEXT, from: 'list.xlsx' }]);
  });

  longIt('is kept with the course, listed before it is applied, and goes when the upload is taken back', async () => {
    const plan = await planned(admin, [HEADS, LAW]);
    expect(plan).toMatchObject({ added: 1, staffNotes: 1 });
    expect((await importRows(String(plan._id), { kind: 'note' })).rows).toMatchObject([
      { row: 2, course: 'Law', message: TEXT },
    ]);
    await applied(admin, plan);
    expect((await listNotes({ kind: 'upload' })).notes).toMatchObject([
      { course: 'Law', text: TEXT, from: 'list.xlsx' },
    ]);
    expect(await planned(admin, [HEADS, LAW])).toMatchObject({ unchanged: 1, staffNotes: 0 });
    const dearer = await planned(admin, [HEADS, LAW.with(4, '20%')]);
    expect(dearer).toMatchObject({ unchanged: 1, staffNotes: 1 });
    await applied(admin, dearer);
    const { _id } = await courseOf('Law');
    const texts = async () => (await notesOfCourse(String(_id))).map(({ text }) => text.split('\n')[0]);
    expect(await texts()).toEqual(['Commission: 20%', 'Commission: 17.5%']);
    await takenBack(admin, dearer);
    expect(await texts()).toEqual(['Commission: 17.5%']);
    await takenBack(admin, plan);
    expect(await CourseNote.countDocuments()).toBe(0);
  });

  it('goes with the course, and can be deleted alone', async () => {
    await applied(admin, await planned(admin, [HEADS, LAW, LAW.with(1, 'Arts')]));
    const [law, arts] = [await courseOf('Law'), await courseOf('Arts')];
    await removeCourse(admin.viewer, String(law._id));
    const left = await notesOfCourse(String(arts._id));
    expect(await CourseNote.countDocuments()).toBe(1);
    await removeNote(admin.viewer, String(left[0]?._id));
    expect(await CourseNote.countDocuments()).toBe(0);
  });
});

/** Kept where only admins look: the notes, the plan with its file, and the uploads' own record of what was unread. */
const FOR_STAFF = ['course_notes', 'import_pages', 'import_batches', 'uploads.chunks', 'uploads.files'];
const SECRET = 'qzsecret';

/** What a column of the field may hold, so that its row is a course. */
const CELLS: Record<string, string> = {
  course: 'Nursing',
  university: 'Douglas College',
  country: 'Canada',
  level: 'Bachelor',
  tuitionFee: 'CAD 20,000 per year',
  duration: '3 years',
  admissionIntake: 'Sep',
  courseLink: 'https://www.example.edu/nursing',
  code: 'C123',
};

describe('a secret that is planted in every column', () => {
  it('stands nowhere but with the staff', async () => {
    const fields = IMPORT_FIELDS.filter(
      (field) => IMPORT_COLUMNS[field].heads.length > 0 || IMPORT_COLUMNS[field].template,
    );
    const heads = fields.map((field) => IMPORT_COLUMNS[field].template?.[0] ?? IMPORT_COLUMNS[field].heads[0] ?? field);
    const forms = [
      (cell: string) => `${cell} (commission 17% ${SECRET})`,
      (cell: string) => `${cell} - Net fee 9000 ${SECRET}`,
      (cell: string) => `${SECRET} incentive 500. ${cell}`,
      (cell: string) => `${cell}\nCONFIDENTIAL ${SECRET}`,
      (cell: string) => `${cell}; contact ${SECRET}@partner.example`,
    ];
    const rows = fields.flatMap((planted) =>
      forms.map((form, index) =>
        fields.map((field) => {
          const cell = field === 'course' ? `Nursing ${planted} ${index}` : (CELLS[field] ?? '');
          return field === planted ? form(cell) : cell;
        }),
      ),
    );
    const more = ['Commission', 'Incentive', 'Bonus', 'Internal', 'Confidential', 'Partner Email'];
    const secrets = more.map((head) => `${head} ${SECRET}`);
    const plan = await planned(admin, [[...heads, ...more], ...rows.map((row) => [...row, ...secrets])]);
    const done = await applied(admin, plan);
    expect(done.added).toBeGreaterThan(fields.length);
    const found: string[] = [];
    for (const { collectionName, collection } of await allCollections()) {
      for await (const one of collection.find({}))
        if (JSON.stringify(one).toLowerCase().includes(SECRET)) found.push(collectionName);
    }
    expect([...new Set(found)].filter((name) => !FOR_STAFF.includes(name))).toEqual([]);
    expect(found).toContain('course_notes');
  });
});

async function allCollections() {
  const all = await mongoose.connection.db?.listCollections().toArray();
  return (all ?? []).map(({ name }) => ({ collectionName: name, collection: mongoose.connection.collection(name) }));
}

describe('what stood on pages before', () => {
  it('is hidden by the migration, listed, and can be shown again', async () => {
    const [law, arts] = await storedCourses(
      { course: 'Law', remarks: 'Good library. Commission 15%' },
      { course: 'Arts', remarks: 'Recognised by the Higher Education Commission' },
    );
    await staffOnlyTexts.step(null);
    await staffOnlyTexts.step(null);
    expect((await courseOf('Law')).remarks).toBe('Good library.');
    expect((await courseOf('Law')).updatedOn.getTime()).toBeGreaterThan(law?.updatedOn.getTime() ?? 0);
    expect((await courseOf('Arts')).remarks).toBe(arts?.remarks);
    const { notes } = await listNotes({ kind: 'hidden' });
    expect(notes).toMatchObject([{ course: 'Law', text: 'Remarks: Commission 15%' }]);
    await showAgain(admin.viewer, String(notes[0]?._id));
    expect((await courseOf('Law')).remarks).toBe('Good library. Commission 15%');
    expect((await listNotes({ kind: 'hidden' })).total).toBe(0);
  });

  it('is not shown again over a text that was changed since', async () => {
    await storedCourses({ course: 'Law', remarks: 'Good library. Commission 15%' });
    await staffOnlyTexts.step(null);
    await Course.updateOne({ course: 'Law' }, { $set: { remarks: 'Large library' } });
    const { notes } = await listNotes({ kind: 'hidden' });
    await expect(showAgain(admin.viewer, String(notes[0]?._id))).rejects.toMatchObject({ status: 409 });
    expect((await courseOf('Law')).remarks).toBe('Large library');
  });

  longIt('does not come back when an upload of before is taken back', async () => {
    const heads = ['Course', 'University', 'Remarks'];
    await applied(admin, await planned(admin, [heads, ['Law', 'UBC', 'x']]));
    await Course.updateOne({ course: 'Law' }, { $set: { remarks: 'Commission 15%' } });
    const plan = await planned(admin, [heads, ['Law', 'UBC', 'Large library']]);
    await applied(admin, plan);
    await takenBack(admin, plan);
    expect((await courseOf('Law')).remarks).toBe('');
    expect(JSON.stringify(await catalogue())).not.toContain('Commission');
  });
});

describe('a fee of 0 that was stored before', () => {
  const [FREE, PAID] = ['Law', 'Arts'] as const;

  it('becomes not published, is listed, and an admin says that the course is free', async () => {
    await storedCourses(
      { course: FREE, tuitionFeeMinor: 0, currency: 'AUD', fee_period: 'whole course', remarks: 'Commission 15%' },
      { course: PAID, tuitionFeeMinor: 500_000, currency: 'AUD' },
    );
    await staffOnlyTexts.step(null);
    expect(await feesOfZero.step(null)).toMatchObject({ changed: 1 });
    expect(await feesOfZero.step(null)).toMatchObject({ changed: 0 });
    expect(await courseOf(FREE)).toMatchObject({ tuitionFeeMinor: null, free: false });
    expect((await courseOf(PAID)).tuitionFeeMinor).toBe(500_000);
    const { notes, total } = await listNotes({ kind: 'hidden' });
    expect(total).toBe(2);
    const note = notes.find(({ isFee }) => isFee);
    expect(note).toMatchObject({ course: FREE, text: 'Fee: AUD 0. It is now shown as not published.' });
    await showAgain(admin.viewer, String(note?._id));
    expect(await courseOf(FREE)).toMatchObject({ tuitionFeeMinor: null, free: true, fee_period: '', remarks: '' });
    expect((await listNotes({ kind: 'hidden' })).notes.map(({ isFee }) => isFee)).toEqual([false]);
    // A course without a fee that nobody said to be free stays so when the migration runs again.
    expect(await feesOfZero.step(null)).toMatchObject({ changed: 0 });
  });

  it('is not set to free over a fee that was published since', async () => {
    await storedCourses({ course: FREE, tuitionFeeMinor: 0, currency: 'AUD' });
    await feesOfZero.step(null);
    await Course.updateOne({ course: FREE }, { $set: { tuitionFeeMinor: 900_000 } });
    const { notes } = await listNotes({ kind: 'hidden' });
    await expect(showAgain(admin.viewer, String(notes[0]?._id))).rejects.toMatchObject({ status: 409 });
    expect(await courseOf(FREE)).toMatchObject({ tuitionFeeMinor: 900_000, free: false });
  });
});
