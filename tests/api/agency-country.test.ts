import { beforeEach, expect, it } from 'vitest';
import { PATCH as changeBranch } from '@/app/api/v1/agency/branches/[id]/route';
import { POST as addBranch } from '@/app/api/v1/agency/branches/route';
import { PUT as changeAgency } from '@/app/api/v1/agency/country/route';
import { GET as viewLead } from '@/app/api/v1/agency/leads/[id]/route';
import { POST as noteOnLead } from '@/app/api/v1/agency/leads/[id]/timeline/route';
import { POST as addLead } from '@/app/api/v1/agency/leads/route';
import { POST as readAgain } from '@/app/api/v1/agency/phone-numbers/reading/route';
import { GET as preview } from '@/app/api/v1/agency/phone-numbers/route';
import { POST as undo } from '@/app/api/v1/agency/phone-numbers/undo/route';
import { POST as plan } from '@/app/api/v1/agent/student-import/plan/route';
import { POST as register } from '@/app/api/v1/register/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { Agency } from '@/models/agency';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { PASSWORD, type Person, person } from '../support/people';
import { personal } from '../support/profiles';
import { ask, rows } from '../support/request';
import { xlsx } from '../support/workbooks';

let owner: Person;
beforeEach(async () => {
  await emptyDatabase();
  owner = await person('agent', { name: 'Sita Rai', company_name: 'Himal Overseas', mobile: '9841234567' });
});

const lead = async (mobile: string, more: object = {}, as = owner) => {
  const body = { name: `Lead ${mobile}`, mobile, source: 'walk-in', ...more };
  return String((await ask(addLead, { as, body })).body.lead?._id);
};
const country = (name: string) => ask(changeAgency, { as: owner, body: { country: name } });
const e164s = async () =>
  Object.fromEntries((await Prospect.find().lean()).map(({ mobile, mobileE164 }) => [mobile, mobileE164]));

it('an agency that says its country when it registers reads numbers by it, its own too', async () => {
  const body = { name: 'Sita Rai', email: 'sita@example.com', mobile: '9801234567', password: PASSWORD, role: 4 };
  const answer = await ask(register, { body: { ...body, company_name: 'Himal', country: 'Nepal' } });
  expect(answer.status).toBe(201);
  const user = await User.findOne({ email: 'sita@example.com' }).orFail().lean();
  expect(user.mobileE164).toBe('+9779801234567');
  expect(await Agency.findById(user._id).lean()).toMatchObject({ country: 'Nepal', branches: [] });
  const bad = { ...body, email: 'x@example.com', company_name: 'X', country: 'Atlantis' };
  expect(await ask(register, { body: bad })).toMatchObject({
    status: 422,
    body: { fields: { country: 'Please choose a country from the list.' } },
  });
});

it('a student who says which country a number without a code is from has it read so, and no agency is made', async () => {
  const body = { name: 'Sita Rai', email: 'sita@example.com', mobile: '9812-345678', password: PASSWORD, role: 1 };
  expect((await ask(register, { body: { ...body, country: 'Nepal' } })).status).toBe(201);
  const user = await User.findOne({ email: 'sita@example.com' }).orFail().lean();
  expect(user.mobileE164).toBe('+9779812345678');
  expect(await Agency.exists({ _id: user._id })).toBeNull();
});

it('only an owner changes the country; a branch may have its own, and numbers are read with the lead’s branch', async () => {
  expect((await country('Nepal')).status).toBe(200);
  const { body } = await ask(addBranch, { as: owner, body: { name: 'Delhi', city: 'Delhi', country: 'India' } });
  const branchId = String(body.branch?._id);
  await lead('9841112233');
  await lead('9851112233', { branchId });
  expect(await e164s()).toEqual({ '9841112233': '+9779841112233', '9851112233': '+919851112233' });
  const change = { as: owner, params: { id: branchId }, body: { country: '' } };
  expect((await ask(changeBranch, change)).status).toBe(200);
  await lead('9861112233', { branchId });
  expect((await e164s())['9861112233']).toBe('+9779861112233');

  const place = { id: owner.user._id, role: 'manager' as const, branches: [], exports: false, closed: false };
  const manager = await person('agent', { agency: place });
  for (const [call, request] of [
    [changeAgency, { body: { country: 'India' } }],
    [preview, {}],
    [readAgain, { body: {} }],
    [undo, { body: {} }],
  ] as const)
    expect((await ask(call, { as: manager, ...request })).status).toBe(403);
});

longIt(
  'numbers without a code are read again after the country was changed, as the preview says, and back; calls stay',
  async () => {
    const called = await lead('9841112233');
    await lead('+919841112244');
    await lead('+9779841112233', { name: 'His sister' });
    const landline = await lead('8146112233');
    const note = { key: 'a-call-noted', outcome: 'reached', text: 'Wants Kent' };
    expect((await ask(noteOnLead, { as: owner, params: { id: called }, body: note })).status).toBe(201);
    const addedBy = owner.user._id;
    const student = await person('student', { addedBy, mobile: '9861112233' });
    const lives = await person('student', { addedBy, mobile: '9871112233' });
    const home = { as: lives, body: { ...personal(), country: 'India' } };
    expect((await ask(savePersonal, home)).status).toBe(200);
    const before = await e164s();
    expect(before['9841112233']).toBe('+919841112233');

    await country('Nepal');
    const seen = (await ask(preview, { as: owner })).body;
    expect(seen).toMatchObject({ total: 4, uncertain: 1, duplicates: 1, undoable: 0 });
    const said = rows(seen.numbers).map(({ mobile, after, same }) => [mobile, after, same]);
    expect(said.toSorted()).toEqual(
      [
        ['8146112233', '', []],
        ['9841112233', '+977 984 1112233', ['His sister']],
        ['9841234567', '+977 984 1234567', []],
        ['9861112233', '+977 986 1112233', []],
      ].toSorted(),
    );
    expect(await e164s()).toEqual(before);

    expect((await ask(readAgain, { as: owner, body: {} })).body).toMatchObject({ count: 4 });
    expect(await e164s()).toEqual({
      '9841112233': '+9779841112233',
      '+919841112244': '+919841112244',
      '+9779841112233': '+9779841112233',
      '8146112233': null,
    });
    const user = (one: Person) => User.findById(one.userId).orFail().lean();
    expect([(await user(student)).mobileE164, (await user(lives)).mobileE164]).toEqual([
      '+9779861112233',
      '+919871112233',
    ]);
    const timeline = rows((await ask(viewLead, { as: owner, params: { id: called } })).body.timeline);
    expect(timeline.map(({ text }) => text)).toContain('Wants Kent');
    expect((await ask(preview, { as: owner })).body).toMatchObject({ total: 0, undoable: 4 });

    // What was typed anew since is not put back.
    await Prospect.updateOne({ _id: landline }, { $set: { mobile: '9812345678', mobileE164: '+9779812345678' } });
    expect((await ask(undo, { as: owner, body: {} })).body).toMatchObject({ count: 3 });
    expect(await e164s()).toEqual({
      '9841112233': '+919841112233',
      '+919841112244': '+919841112244',
      '+9779841112233': '+9779841112233',
      '9812345678': '+9779812345678',
    });
    expect((await ask(undo, { as: owner, body: {} })).body).toMatchObject({ count: 0 });
  },
);

it('a student’s number is read with their agency’s country while the profile names none', async () => {
  await country('Nepal');
  const student = await person('student', { addedBy: owner.user._id, mobile: '9861112233' });
  const { phoneCountryOfStudent } = await import('@/lib/services/people/agency/country');
  const of = async (profile: object | null) => phoneCountryOfStudent(student.user, profile);
  expect([await of(null), await of({ country: 'India' })]).toEqual(['NP', 'IN']);
});

longIt(
  'each row of a plan says which country its number was read with, and where it is no mobile number of it',
  async () => {
    await country('Nepal');
    const form = new FormData();
    const sheet = [
      ['Name', 'Mobile'],
      ['Asha Rai', '9841112233'],
      ['Bina Rai', '+91 98140 00501'],
      ['Chet Rai', '8146112233'],
    ];
    form.append('students_file', new File([xlsx({ Register: sheet })], 'register.xlsx'));
    const { body } = await ask(plan, { as: owner, form });
    expect(rows(body.rows).map(({ message }) => String(message).replace(/^Without .*? lead\.\s*/, ''))).toEqual([
      'Number read as Nepal: +977 984 1112233.',
      '',
      'Not a mobile number from Nepal: saved as it is written.',
    ]);
  },
);
