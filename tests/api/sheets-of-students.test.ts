import { beforeEach, describe, expect, it } from 'vitest';
import { POST as callOn } from '@/app/api/v1/agency/leads/[id]/timeline/route';
import { POST as add } from '@/app/api/v1/agent/student-sheets/[id]/add/route';
import { POST as readAgain } from '@/app/api/v1/agent/student-sheets/[id]/reading/route';
import { GET as view } from '@/app/api/v1/agent/student-sheets/[id]/route';
import { PATCH as mend } from '@/app/api/v1/agent/student-sheets/[id]/rows/[row]/route';
import { GET as list } from '@/app/api/v1/agent/student-sheets/[id]/rows/route';
import { POST as takeBack } from '@/app/api/v1/agent/student-sheets/[id]/take-back/route';
import { POST as keep, GET as sheets } from '@/app/api/v1/agent/student-sheets/route';
import { Application } from '@/models/application';
import { Profile } from '@/models/profile';
import { Prospect } from '@/models/prospect';
import { StudentSheet } from '@/models/student-sheet';
import { StudentSheetRow } from '@/models/student-sheet-row';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { ask, type Json, rows } from '../support/request';
import { xlsx } from '../support/workbooks';

let owner: Person;
beforeEach(async () => {
  await emptyDatabase();
  owner = await person('agent', { name: 'Harjit Gill', company_name: 'Gill Overseas', mobile: '+919814000001' });
});

async function kept(sheet: unknown[][], more: Record<string, string> = {}): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  form.append('students_file', new File([xlsx({ Register: sheet })], 'register.xlsx'));
  const { status, body } = await ask(keep, { as: owner, form });
  expect(status).toBe(200);
  return String(body._id);
}

const of = (id: string) => ({ as: owner, params: { id } });
const look = async (id: string) => (await ask(view, of(id))).body;
const rowsOf = async (id: string, query: Record<string, string> = {}) =>
  rows((await ask(list, { ...of(id), query: { limit: '100', ...query } })).body.rows);

/** Calls until nothing is left, as the page does. */
async function all(route: typeof add | typeof takeBack, id: string): Promise<Json> {
  for (;;) {
    const { status, body } = await ask(route, of(id));
    expect(status).toBe(200);
    if (Number(body.left) === 0) return body;
  }
}

const HEADS = ['Sr. No.', 'Student Full Name', 'Mail ID', 'Contact No. (WhatsApp)', 'Counsellor'];

describe('what a row says for the profile', () => {
  const register = [
    [
      ...HEADS,
      'DOB',
      "Father's Name",
      'Guardian Email',
      'Gender',
      'City',
      'Passport No.',
      'Passport Expiry',
      'Last Course',
      'Percentage',
      'IELTS/PTE',
      'Test Date',
      'Country',
      'Intake',
      'Course Wanted',
      'Remarks',
    ],
    [
      1,
      'KOMAL KAUR',
      'komal@example.com',
      9814000200,
      'Neha Sharma',
      '14/03/2003',
      'Balwinder Singh',
      'papa@example.com',
      'F',
      'Moga',
      'm1234567',
      '01/05/2031',
      '12th (Non-Medical)',
      '78%',
      'IELTS 6.5 (L7 R6.5 W6 S6)',
      '12-Sep-2026',
      'Canada',
      'Sep 2027',
      'B.Sc Nursing',
      'Wants evening batch',
    ],
    [
      2,
      'Ravi Gill',
      'ravi@example.com',
      9814000201,
      'Neha Sharma',
      '31/02/2003',
      '',
      '',
      'M',
      '',
      '',
      '',
      'B.Com',
      '',
      'PTE 58',
      '',
      'UK',
      '',
      '',
      '',
    ],
    [3, 'Asha', '', 9814000202, '', '15/01/2005', '', '', '', '', '', '', '', '', '', '', 'Canada', 'Jan 2027', '', ''],
  ];

  longIt(
    'is planned, shown and written to the profile; what can’t be read for certain stays a note with the reason',
    async () => {
      const id = await kept(register);
      const plan = await look(id);
      expect(rows(plan.columns).map(({ field }) => field)).toEqual([
        'left_out',
        'name',
        'email',
        'mobile',
        'counsellor_name',
        'dob',
        null,
        null,
        'gender',
        'city',
        'passport_number',
        'expiry_date',
        'level',
        'percentage',
        'english_test',
        'test_date',
        'wanted_country',
        'wanted_intake',
        'wanted_course',
        'remarks',
      ]);
      const [komal, ravi] = await rowsOf(id);
      expect(komal?.profile).toEqual({
        dob: '2003-03-14',
        gender: 'female',
        city: 'Moga',
        passport_number: 'M1234567',
        level: 'Senior Secondary',
        percentage: '78%',
        ielts_overall: '6.5',
        ielts_listening: '7',
        ielts_reading: '6.5',
        ielts_writing: '6',
        ielts_speaking: '6',
        ielts_test_date: '2026-09-12',
        wanted_country: 'Canada',
        wanted_intake: 'Sep 2027',
        wanted_course: 'B.Sc Nursing',
      });
      expect(ravi?.message).toContain('DOB: “31/02/2003” is not a date.');
      expect(ravi?.more).toBe('DOB: 31/02/2003\nLast Course: B.Com');
      expect(ravi?.facts).toEqual([{ of: 'pte', typed: 'PTE 58', score: 58, lowest: null, on: null }]);

      expect(await all(add, id)).toMatchObject({ left: 0 });
      const student = await User.findOne({ email: 'komal@example.com' }).orFail();
      const profile = await Profile.findOne({ userId: student._id }).lean().orFail();
      expect(profile.personal).toMatchObject({
        dob: '2003-03-14',
        gender: 'female',
        city: 'Moga',
        passport_number: 'M1234567',
      });
      expect(profile.educationSummaries).toMatchObject([{ level_of_education: 'Senior Secondary', percentage: 78 }]);
      expect(profile.tests).toMatchObject({ ielts_overall: 6.5, ielts_writing: 6, ielts_test_date: '2026-09-12' });
      const care = await Prospect.findOne({ studentId: student._id }).lean().orFail();
      expect(care.wishes).toBe('Canada, B.Sc Nursing, Sep 2027');
      expect(care.entries[0]?.text).toContain("Father's Name: Balwinder Singh");
      expect(care.entries[0]?.text).toContain('Remarks: Wants evening batch');

      const lead = await Prospect.findOne({ name: 'Asha' }).lean().orFail();
      expect([lead.wishes, lead.entries[0]?.text]).toEqual(['Canada, Jan 2027', 'Date of birth: 2005-01-15']);
      // A guardian's address is kept nowhere, least of all as the student's.
      const stored = JSON.stringify([
        await StudentSheetRow.find().lean(),
        await Prospect.find().lean(),
        await Profile.find().lean(),
      ]);
      expect(stored).not.toContain('papa@');
    },
  );

  it('days that fit both orders are asked once for their column, and read when it was answered', async () => {
    const id = await kept([
      ['Name', 'Email', 'Mobile', 'Counsellor', 'DOB'],
      ['Asha Rao', 'asha@example.com', 9814000301, 'Meera', '03/04/2003'],
      ['Bina Rao', 'bina@example.com', 9814000302, 'Meera', '05/06/2004'],
    ]);
    expect(rows((await look(id)).columns)[4]).toMatchObject({ field: 'dob', days: 'asks' });
    expect((await rowsOf(id)).map(({ profile }) => profile)).toEqual([{}, {}]);
    const answer = { fields: 'name,email,mobile,counsellor_name,dob', days: ',,,,day' };
    expect((await ask(readAgain, { ...of(id), body: answer })).status).toBe(200);
    expect((await rowsOf(id)).map(({ profile }) => profile)).toEqual([{ dob: '2003-04-03' }, { dob: '2004-06-05' }]);
    expect(rows((await look(id)).columns)[4]).toMatchObject({ days: 'day' });
  });
});

describe('a kept sheet', () => {
  const refused = [
    HEADS,
    [1, 'Komal Kaur', 'komal@', 9814000200, 'Neha'],
    [2, 'Ravi Gill', 'ravi@example.com', 98, 'Neha'],
  ];

  it('survives: its plan is there later, for who uploaded it and the owner, for 30 days', async () => {
    const id = await kept(refused, { counsellor_name: 'Latha' });
    const agency = { id: owner.user._id, role: 'counsellor' as const, branches: [], exports: false, closed: false };
    const neha = await person('agent', { name: 'Neha Sharma', agency });
    const stranger = await person('agent');
    expect(await look(id)).toMatchObject({ fileName: 'register.xlsx', counsellor_name: 'Latha' });
    expect(rows((await ask(sheets, { as: owner })).body.sheets).map(({ _id }) => _id)).toEqual([id]);
    for (const other of [neha, stranger]) {
      expect((await ask(view, { as: other, params: { id } })).status).toBe(404);
      expect(rows((await ask(sheets, { as: other })).body.sheets)).toEqual([]);
    }
    const { createdOn, forgetOn } = await StudentSheet.findById(id).orFail();
    expect(Math.round((Number(forgetOn) - Number(createdOn)) / 86_400_000)).toBe(30);
    for (const row of await StudentSheetRow.find({ sheetId: id })) expect(row.forgetOn).toEqual(forgetOn);
  });

  longIt('a refused row is mended where it stands and judged again; one that was added is not', async () => {
    const id = await kept(refused);
    expect((await rowsOf(id)).map(({ outcome, cells }) => [outcome, (cells as Json).email])).toEqual([
      ['refused', 'komal@'],
      ['refused', 'ravi@example.com'],
    ]);
    const still = await ask(mend, { as: owner, params: { id, row: '2' }, body: { cells: { email: 'komal@x' } } });
    expect(still.body).toMatchObject({ outcome: 'refused', cells: { email: 'komal@x' } });
    const mended = await ask(mend, {
      as: owner,
      params: { id, row: '2' },
      body: { cells: { email: 'komal@example.com' } },
    });
    expect(mended.body).toMatchObject({ outcome: 'new', email: 'komal@example.com' });
    // The same person twice is one.
    const twice = { email: 'komal@example.com', mobile: '9814000299' };
    const repeated = await ask(mend, { as: owner, params: { id, row: '3' }, body: { cells: twice } });
    expect(repeated.body).toMatchObject({ outcome: 'repeated', message: 'Same person as in row 2.' });
    expect(await all(add, id)).toMatchObject({ added: 1 });
    expect(await User.countDocuments({ email: 'komal@example.com' })).toBe(1);
    const late = await ask(mend, { as: owner, params: { id, row: '2' }, body: { cells: { name: 'X' } } });
    expect(late.status).toBe(409);
    expect((await ask(readAgain, { ...of(id), body: {} })).status).toBe(409);
  });

  longIt('a call that is repeated adds no person twice, also after one that died in between', async () => {
    const id = await kept([
      HEADS,
      [1, 'Komal Kaur', 'komal@example.com', 9814000200, 'Neha'],
      [2, 'Asha', '', 9814000201, ''],
    ]);
    await all(add, id);
    // As if the process had died before it noted what it had made.
    await StudentSheetRow.updateMany(
      { sheetId: id },
      { $set: { isAdded: false, studentId: null, leadId: null, stamp: '' } },
    );
    await all(add, id);
    expect(await User.countDocuments({ email: 'komal@example.com' })).toBe(1);
    expect(await Prospect.countDocuments({ name: 'Asha' })).toBe(1);
    expect((await rowsOf(id, { show: 'added' })).length).toBe(2);
    expect(await all(takeBack, id)).toEqual({ removed: 2, kept: 0, left: 0 });
  });
});

describe('taking a sheet back', () => {
  it('removes whom it added, spares who signed in, applied or was changed since, and says who and why', async () => {
    const people = ['Anu', 'Bina', 'Chitra', 'Deepa', 'Esha'].map((name, at) => [
      at + 1,
      name,
      `${name.toLowerCase()}@example.com`,
      9814000400 + at,
      'Neha',
    ]);
    const leads = ['Farah', 'Gita'].map((name, at) => [at + 6, name, '', 9814000500 + at, '']);
    const id = await kept([HEADS, ...people, ...leads]);
    await all(add, id);
    const student = async (name: string) => User.findOne({ email: `${name}@example.com` }).orFail();
    await User.updateOne({ email: 'bina@example.com' }, { isVerified: true, passwordHash: 'x' });
    const { _id: userId } = await student('chitra');
    await Application.create({
      ...{ userId, courseId: userId, country: 'UK', university: 'U', course: 'C', year: 2027, month: 'Sep' },
      ...{ status: 'Pending', history: [] },
    });
    await User.updateOne({ email: 'deepa@example.com' }, { mobile: '9814000999' });
    const { _id: studentId, addedBy: agencyId } = await student('esha');
    const shortlist = { courses: [{ courseId: userId, note: 'Near her aunt.' }], link: null };
    await Prospect.collection.updateOne({ agencyId, studentId }, { $set: { shortlist } }, { upsert: true });
    const farah = await Prospect.findOne({ name: 'Farah' }).orFail();
    const call = { key: 'a-key-of-this-test', text: 'Rang her.', outcome: 'reached' };
    expect((await ask(callOn, { ...of(String(farah._id)), body: call })).status).toBe(201);

    expect(await all(takeBack, id)).toEqual({ removed: 2, kept: 5, left: 0 });
    const spared = await rowsOf(id, { show: 'kept' });
    expect(spared.map(({ name, keptFor }) => [name, keptFor])).toEqual([
      ['Bina', 'Has signed in.'],
      ['Chitra', 'Has an application.'],
      ['Deepa', 'Has been changed since then.'],
      ['Esha', 'Has a shortlist.'],
      ['Farah', 'Has been changed since then.'],
    ]);
    expect(await User.countDocuments({ email: /^anu@example\.com$/ })).toBe(0);
    expect(await Prospect.find({ name: /^(Farah|Gita)$/ }).distinct('name')).toEqual(['Farah']);
    expect((await look(id)).backOn).not.toBeNull();
    expect((await ask(add, of(id))).status).toBe(409);
    // Of who was removed the rows say nothing more.
    const gone = JSON.stringify(await StudentSheetRow.find({ sheetId: id, fate: 'removed' }).lean());
    expect(gone).not.toMatch(/anu@|Anu|Gita/);
    expect(await all(takeBack, id)).toEqual({ removed: 2, kept: 5, left: 0 });
  });
});

longIt('a register of 303 rows is kept to at least 95 in 100, and its refused rows are mended', async () => {
  const people = Array.from({ length: 296 }, (_none, at) => [
    at + 1,
    `Student ${String.fromCharCode(65 + (at % 26))}${at} Kaur`,
    at % 3 === 0 ? `s${at}@example.com` : '',
    at % 50 === 49 ? '98' : 9814000000 + at,
    'Neha Sharma',
    at % 2 ? 'Canada' : 'UK',
    '14/03/2003',
  ]);
  const divided = people.flatMap((row, at) => (at % 99 === 0 ? [['OCTOBER 2026'], row] : [row]));
  const id = await kept([
    ['GILL OVERSEAS – ENQUIRY REGISTER'],
    [],
    ['Personal', '', '', '', 'Office', 'Wish', ''],
    [...HEADS, 'Country', 'DOB'],
    ...divided,
    ['', 'TOTAL', '', 296],
  ]);
  const plan = await look(id);
  expect([plan.headerRow, plan.dividers]).toEqual([4, 4]);
  const wrong = await rowsOf(id, { show: 'refused' });
  expect(1 - wrong.length / 296).toBeGreaterThanOrEqual(0.95);
  for (const { row } of wrong)
    await ask(mend, { as: owner, params: { id, row: String(row) }, body: { cells: { mobile: `98150000${row}` } } });
  expect(await rowsOf(id, { show: 'refused' })).toEqual([]);
  expect((await look(id)).counts).toMatchObject({ waiting: { new: 99, lead: 197, refused: 0 } });
});
