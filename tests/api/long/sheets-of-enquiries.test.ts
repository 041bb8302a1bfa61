import { beforeEach, expect, it } from 'vitest';
import { GET as list } from '@/app/api/v1/agency/leads/route';
import { GET as care } from '@/app/api/v1/agency/students/[id]/timeline/route';
import { POST as plan } from '@/app/api/v1/agent/student-import/plan/route';
import { POST as add } from '@/app/api/v1/agent/student-import/route';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { emptyDatabase } from '../../support/database';
import { type Person, person } from '../../support/people';
import { ask, type Json, rows } from '../../support/request';
import { xlsx } from '../../support/workbooks';

let owner: Person;
let neha: Person;
beforeEach(async () => {
  await emptyDatabase();
  owner = await person('agent', { name: 'Harjit Gill', company_name: 'Gill Overseas', mobile: '+919814000001' });
  const agency = { id: owner.user._id, role: 'counsellor' as const, branches: [], exports: false, closed: false };
  neha = await person('agent', { name: 'Neha Sharma', agency });
});

async function planned(sheet: unknown[][]) {
  const form = new FormData();
  form.append('students_file', new File([xlsx({ Register: sheet })], 'register.xlsx'));
  const { status, body } = await ask(plan, { as: owner, form });
  expect(status).toBe(200);
  return body;
}

/** Adds what a plan takes, as the page does. */
async function addAll(body: Json) {
  const taken = rows(body.rows).filter(({ outcome }) => ['new', 'lead'].includes(String(outcome)));
  const students = taken.map(({ outcome: _outcome, message: _message, ...student }) => student);
  const results: Json[] = [];
  for (let at = 0; at < students.length; at += 25) {
    const answer = await ask(add, { as: owner, body: { students: students.slice(at, at + 25) } });
    expect(answer.status).toBe(200);
    results.push(...rows(answer.body.results));
  }
  return results;
}

it('all parts of a name, a column of country codes and usual heads are read; a row without an email is a lead', async () => {
  const body = await planned([
    [
      'First Name',
      'Middle Name',
      'Last Name',
      'Primary Email',
      'Country Code',
      'Contact No. (WhatsApp)',
      'Assigned To',
      'Father’s Mobile',
      'Guardian Email',
      'DOB',
      'IELTS',
    ],
    [
      'Asha',
      'Kumari',
      'Testwala',
      'asha@example.com',
      '+91',
      '09812300001',
      'Neha Sharma',
      '9811111111',
      'papa@example.com',
      '2004-05-06',
      6.5,
    ],
    ['Komal', '', 'Kaur', '', 91, 9814055555, 'neha  sharma', '', '', '', ''],
    [
      'Ravi',
      '',
      'Gill',
      'ravi@example.com / r2@example.com',
      '',
      '98140 00148 / 98140 00149',
      'Someone Else',
      '',
      '',
      '',
      '',
    ],
  ]);
  expect(rows(body.rows).map(({ name, email, mobile, outcome, more }) => [name, email, mobile, outcome, more])).toEqual(
    [
      ['Asha Kumari Testwala', 'asha@example.com', '+919812300001', 'new', 'Father’s Mobile: 9811111111'],
      ['Komal Kaur', '', '+919814055555', 'lead', ''],
      ['Ravi Gill', 'ravi@example.com', '9814000148', 'new', ''],
    ],
  );
  expect(rows(body.rows)[2]).toMatchObject({ otherMobiles: ['9814000149'], otherEmails: ['r2@example.com'] });
  expect(JSON.stringify(body.rows)).not.toContain('papa@');

  const results = await addAll(body);
  expect(results.map(({ outcome }) => outcome)).toEqual(['new', 'lead', 'new']);
  expect(await Prospect.findOne({ name: 'Komal Kaur' }).lean()).toMatchObject({
    mobileE164: '+919814055555',
    memberId: neha.user._id,
    source: 'sheet',
    stage: 'new',
  });
  const asha = await User.findOne({ email: 'asha@example.com' }).orFail();
  const notes = (await ask(care, { as: owner, params: { id: String(asha._id) } })).body;
  expect(rows(notes.timeline).map(({ text }) => text)).toEqual(['Father’s Mobile: 9811111111']);
  const before = await Prospect.countDocuments();
  expect((await addAll(body)).map(({ outcome }) => outcome)).toEqual(['yours', 'yours', 'yours']);
  expect(await Prospect.countDocuments()).toBe(before);
});

it('a register of 303 rows with a title, two rows of heads, months and totals is kept to at least 95 in 100', async () => {
  const months = ['OCTOBER 2026', 'Nov-2026', 'DECEMBER'];
  const people = Array.from({ length: 296 }, (_none, at) => [
    at + 1,
    `Student ${String.fromCharCode(65 + (at % 26))}${at} Kaur`,
    at % 3 === 0 ? `s${at}@example.com` : '',
    at % 50 === 49 ? '98' : 9814000000 + at,
    'Neha Sharma',
    at % 2 ? 'Canada' : 'UK',
    'Sep 2027',
    'Will call after results',
  ]);
  const divided = people.flatMap((row, at) => (at % 99 === 0 ? [[months[Math.floor(at / 99) % 3]], row] : [row]));
  const sheet = [
    ['GILL OVERSEAS – ENQUIRY REGISTER'],
    [],
    ['Personal', '', '', '', 'Office', 'Wish', '', ''],
    ['Sr. No.', 'Student Full Name', 'Mail ID', 'Contact No. (WhatsApp)', 'Counsellor', 'Country', 'Intake', 'Remarks'],
    ...divided,
    ['', 'TOTAL', '', 296],
  ];
  const body = await planned(sheet);
  expect([body.headerRow, body.dividers]).toEqual([4, 4]);
  const kept = rows(body.rows).filter(({ outcome }) => ['new', 'lead'].includes(String(outcome)));
  expect(rows(body.rows)).toHaveLength(296);
  expect(kept.length / 296).toBeGreaterThanOrEqual(0.95);
  const results = await addAll(body);
  expect(
    results.filter(({ outcome }) => String(outcome) === 'lead').length +
      (await User.countDocuments({ role: 'student' })),
  ).toBe(kept.length);
  expect((await ask(list, { as: neha, query: { limit: '1' } })).body.total).toBe(
    results.filter(({ outcome }) => String(outcome) === 'lead').length,
  );
  const lead = await Prospect.findOne({ stage: 'new' }).orFail();
  expect([lead.wishes, lead.entries[0]?.text]).toEqual(['Canada, Sep 2027', 'Remarks: Will call after results']);
});
