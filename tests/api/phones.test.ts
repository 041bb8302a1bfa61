import { beforeEach, describe, expect, it } from 'vitest';
import { POST as enquire } from '@/app/api/v1/enquiries/route';
import { GET as getAgents } from '@/app/api/v1/get-agents/route';
import { GET as getEnquiries } from '@/app/api/v1/get-enquiries/route';
import { GET as getStudents } from '@/app/api/v1/get-students/route';
import { GET as getLead } from '@/app/api/v1/leads/[id]/route';
import { POST as saveBasic } from '@/app/api/v1/save-basic-profile/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { Enquiry } from '@/models/enquiry';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { everybody, type Person } from '../support/people';
import { personal } from '../support/profiles';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
});

const numbersOf = async (account: Person) => {
  const user = await User.findById(account.userId).lean();
  const profile = await Profile.findOne({ userId: account.userId }).lean();
  return { mobile: user?.mobile, e164: user?.mobileE164, contact: profile?.contactE164 };
};
const named = async (mobile: string) => {
  const { name, email } = who.student.user;
  expect((await ask(saveBasic, { as: who.student, body: { name, email, mobile } })).status).toBe(200);
};
const lived = async (more: object) =>
  expect((await ask(savePersonal, { as: who.student, body: { ...personal(), ...more } })).status).toBe(200);

describe('a telephone number', () => {
  it('is stored as it was typed and in E.164, taken as Indian until the profile says where the student lives', async () => {
    await named('9841234567');
    expect(await numbersOf(who.student)).toMatchObject({ mobile: '9841234567', e164: '+919841234567' });
    await lived({ country: 'Nepal', contact_mobile: '9851234567' });
    expect(await numbersOf(who.student)).toMatchObject({
      mobile: '9841234567',
      e164: '+9779841234567',
      contact: '+9779851234567',
    });
    await named('9861234567');
    expect(await numbersOf(who.student)).toMatchObject({ mobile: '9861234567', e164: '+9779861234567' });
  });

  it('is taken however unusual, and several people may have it', async () => {
    for (const email of ['a@example.com', 'b@example.com'])
      expect((await ask(enquire, { body: { name: 'Asha', email, mobile: '+99912345678', message: '' } })).status).toBe(
        201,
      );
    expect(await Enquiry.distinct('mobileE164')).toEqual([null]);
  });

  it('of an enquiry is shown to staff with its country’s code, or none where that is not certain', async () => {
    for (const mobile of ['9876543210', '9779841234567'])
      await ask(enquire, { body: { name: 'Asha', email: 'a@example.com', mobile, message: '' } });
    const shown = [];
    for (const { _id } of await Enquiry.find().sort({ _id: 1 }).lean()) {
      const { body } = await ask(getLead, { as: who.admin, params: { id: String(_id) } });
      shown.push((body.lead ?? body) as Record<string, unknown>);
    }
    expect(shown.map(({ mobile, mobileE164 }) => [mobile, mobileE164])).toEqual([
      ['9876543210', '+919876543210'],
      ['9779841234567', null],
    ]);
  });
});

describe('the tables', () => {
  it('have a number grouped as its country writes it, beside the text that was typed', async () => {
    await named('9841234567');
    await lived({ country: 'Nepal' });
    await ask(enquire, { body: { name: 'Asha', email: 'a@example.com', mobile: '98140 20011', message: '' } });
    await User.updateOne({ _id: who.agent.userId }, { mobile: '123456', mobileE164: null });
    const shown = async (list: typeof getStudents | typeof getAgents | typeof getEnquiries, email: string) => {
      const { body } = await ask(list as typeof getStudents, { as: who.admin });
      const row = rows(body).find((one) => String(one.email) === email) ?? {};
      return [row.mobile, row.mobileShown];
    };
    expect(await shown(getStudents, who.student.user.email)).toEqual(['9841234567', '+977 984 1234567']);
    expect(await shown(getEnquiries, 'a@example.com')).toEqual(['9814020011', '+91 98140 20011']);
    expect(await shown(getAgents, who.agent.user.email)).toEqual(['123456', '123456']);
  });
});

describe('the numbers that are not clear', () => {
  const listed = async (list: typeof getStudents | typeof getAgents | typeof getEnquiries) => {
    const { body } = await ask(list as typeof getStudents, {
      as: who.admin,
      query: { number: 'unclear', sort: '_id' },
    });
    return rows(body).map(({ email }) => email);
  };

  it('are listed for admins: of students, of their contacts, of agents and of enquiries', async () => {
    expect(await listed(getStudents)).toEqual([]);
    await named('9779841234567');
    expect(await listed(getStudents)).toEqual([who.student.user.email]);
    await named('+9779841234567');
    expect(await listed(getStudents)).toEqual([]);
    await lived({ contact_mobile: '123456' });
    expect(await listed(getStudents)).toEqual([who.student.user.email]);
    await User.updateOne({ _id: who.agent.userId }, { mobile: '14165550123', mobileE164: null });
    expect(await listed(getAgents)).toEqual([who.agent.user.email]);
    for (const [email, mobile] of [
      ['x@example.com', '123456'],
      ['y@example.com', '9876543210'],
    ])
      await ask(enquire, { body: { name: 'Asha', email, mobile, message: '' } });
    expect(await listed(getEnquiries)).toEqual(['x@example.com']);
  });

  it('are those that a process of an older version stored, until they are looked at; no number is none of them', async () => {
    await User.collection.updateOne({ email: who.student.user.email }, { $unset: { mobileE164: '' } });
    await User.collection.updateOne({ email: who.otherStudent.user.email }, { $set: { mobile: '', mobileE164: null } });
    expect(await listed(getStudents)).toEqual([who.student.user.email]);
  });
});

describe('a search by number', () => {
  it('finds it with and without the country’s code, however it is spaced, and by its last digits', async () => {
    await named('9876512345');
    for (const q of ['+91 98765 12345', '09876512345', '98765-12345', '12345', '+919876512345']) {
      const { body } = await ask(getStudents, { as: who.admin, query: { q } });
      expect(
        rows(body).map(({ email }) => email),
        q,
      ).toEqual([who.student.user.email]);
    }
  });
});
