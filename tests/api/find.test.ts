import { beforeEach, expect, it } from 'vitest';
import { POST as note } from '@/app/api/v1/agency/leads/[id]/timeline/route';
import { POST as addLead } from '@/app/api/v1/agency/leads/route';
import { GET as find } from '@/app/api/v1/find/route';
import { GET as visits } from '@/app/api/v1/my-visits/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { writeAccessLog } from '@/lib/services/records/access-log/note';
import { Application } from '@/models/application';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { agencyOfFive } from '../support/agency';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { personal } from '../support/profiles';
import { ask, rows } from '../support/request';

/** The search box: who finds whom by what, as people of an agency, staff and students. */

let made: Awaited<ReturnType<typeof agencyOfFive>>;
const NUMBER = 'ZQ7654321';

beforeEach(async () => {
  await emptyDatabase();
  made = await agencyOfFive();
});

const hitsOf = async (as: Person, q: string, kind: string) => {
  const { status, body } = await ask(find, { as, query: { q } });
  expect(status).toBe(200);
  return rows(rows(body.groups).find((group) => String(group.kind) === kind)?.hits);
};
const namesOf = async (as: Person, q: string, kind: string) =>
  (await hitsOf(as, q, kind)).map(({ name }) => String(name));
const register = async (as: Person, more: object) => {
  const { status, body } = await ask(addLead, { as, body: { mobile: '98140 55555', source: 'walk-in', ...more } });
  expect(status).toBe(201);
  return String(body.lead?._id);
};
const inMoga = (more: object) => ({ branchId: made.moga, memberId: made.who.neha.userId, ...more });

longIt(
  'finds a lead by its name in another script, number in any spelling, six digits, mail, source, wishes, typed counsellor',
  async () => {
    const { neha } = made.who;
    const id = await register(neha, inMoga({ name: 'राहुल शर्मा', email: 'rs.lead@example.com', wishes: 'Nursing' }));
    await Prospect.updateOne({ _id: id }, { $set: { typedCounsellor: 'Suman sir', otherMobiles: ['9779801234567'] } });
    const found = ['rahul sharma', 'Raahul', 'राहुल', '+91 98140-55555', '055555', '098140 55555', '234567'];
    for (const q of [...found, 'rs.lead@example.com', 'walk-in', 'nursing rahul', 'suman sir'])
      expect(await namesOf(neha, q, 'leads'), q).toEqual(['राहुल शर्मा']);
    const [hit] = await hitsOf(neha, 'suman', 'leads');
    expect(hit).toMatchObject({ href: `/app/agent/leads/${id}`, why: 'Counsellor: Suman sir' });
    await Prospect.updateOne({ _id: id }, { $set: { name: 'Sahil Verma' } });
    expect(await namesOf(neha, 'rahul', 'leads')).toEqual([]);
    expect(await namesOf(neha, 'साहिल', 'leads')).toEqual(['Sahil Verma']);
  },
);

it('finds by a note who reads notes, and no front desk; what the agency noted of a student finds the student', async () => {
  const { neha, desk, manager, simran, owner } = made.who;
  const id = await register(neha, inMoga({ name: 'Komal Kaur' }));
  const body = { outcome: 'reached', text: 'Visa refused in 2024 for Canada', key: 'key-of-the-test-box' };
  expect((await ask(note, { as: neha, params: { id }, body })).status).toBeLessThan(300);
  for (const as of [neha, manager, owner])
    expect((await hitsOf(as, 'visa refused', 'leads')).map(({ why }) => why)).toEqual([`Note: ${body.text}`]);
  for (const q of ['visa refused', 'komal refused', '~visa']) expect(await hitsOf(desk, q, 'leads'), q).toEqual([]);
  expect(await namesOf(desk, 'komal', 'leads')).toEqual(['Komal Kaur']);
  expect(await hitsOf(simran, 'visa refused', 'leads')).toEqual([]);

  const { ofNeha } = made.students;
  const care = { branchId: ofNeha.user.branchId, memberId: ofNeha.user.memberId };
  const noted = { kind: 'note' as const, text: 'Uncle in Butwal pays', by: neha.user._id, at: new Date() };
  const theirs = { agencyId: owner.user._id, studentId: ofNeha.user._id, name: ofNeha.user.name, ...care };
  await Prospect.create({ ...theirs, stage: 'student', source: 'other', entries: [noted] } as never);
  expect((await hitsOf(neha, 'butwal', 'students')).map(({ _id, why }) => [_id, why])).toEqual([
    [ofNeha.userId, 'Note: Uncle in Butwal pays'],
  ]);
  expect(await hitsOf(desk, 'butwal', 'students')).toEqual([]);
  await User.updateOne({ _id: ofNeha.userId }, { $set: { memberId: made.who.simran.user._id } });
  expect(await hitsOf(neha, 'butwal', 'students')).toEqual([]);
});

it('finds in everyone’s reach alone: agency, branch, own, none; nothing of another agency, nor of one that a student left', async () => {
  const { owner, manager, neha, simran, desk, accountant, stranger, admin } = made.who;
  const team = await person('team');
  const names = { ofNeha: 'Gurpreet Dhillon', ofSimran: 'Harpreet Dhillon', ofNone: 'Jaspreet Dhillon' };
  for (const [whose, name] of Object.entries(names)) {
    const { userId } = made.students[whose as keyof typeof names];
    await User.updateOne({ _id: userId }, { $set: { name } });
    await Application.updateMany({ userId }, { $set: { studentName: name } });
  }
  await register(neha, inMoga({ name: 'Kulpreet Dhillon', mobile: '98140 66666' }));
  const seen = async (as: Person) => ({
    students: (await namesOf(as, 'dhillon', 'students')).sort(),
    leads: await namesOf(as, 'ढिल्लों', 'leads'),
    applications: (await namesOf(as, 'dhilon', 'applications')).sort(),
  });
  const { ofNeha, ofSimran, ofNone } = names;
  const all = [ofNeha, ofSimran, ofNone];
  const lead = ['Kulpreet Dhillon'];
  expect(await seen(owner)).toEqual({ students: all, leads: lead, applications: all });
  expect(await seen(manager)).toEqual({ students: [ofNeha], leads: lead, applications: [ofNeha] });
  expect(await seen(neha)).toEqual({ students: [ofNeha], leads: lead, applications: [ofNeha] });
  expect(await seen(desk)).toEqual({ students: [ofNeha], leads: lead, applications: [ofNeha] });
  expect(await seen(simran)).toEqual({ students: [ofSimran], leads: [], applications: [ofSimran] });
  for (const as of [accountant, stranger])
    expect(await seen(as)).toEqual({ students: [], leads: [], applications: [] });
  for (const as of [team, admin]) expect(await seen(as)).toEqual({ students: all, leads: [], applications: all });

  const left = {
    $set: { addedBy: stranger.user._id, branchId: null, memberId: null },
    $push: { formerAgents: owner.user._id },
  };
  await User.updateOne({ _id: made.students.ofNeha.userId }, left);
  expect(await seen(neha)).toEqual({ students: [], leads: lead, applications: [] });
  expect((await seen(owner)).applications).toEqual([ofSimran, ofNone]);
  expect((await seen(stranger)).students).toEqual([ofNeha]);

  expect(await namesOf(desk, 'neha sharma', 'people')).toEqual(['Neha Sharma']);
  for (const as of [stranger, team]) expect(await hitsOf(as, 'neha sharma', 'people')).toEqual([]);
});

it('finds an application by the university’s reference, and a student their own alone', async () => {
  const { ofNeha, ofSimran } = made.students;
  const offer = {
    conditional: false,
    reference: 'CAS-E4G9X2',
    made: { at: new Date(), byRole: 'team', byName: 'Team' },
  };
  await Application.updateOne({ userId: ofNeha.userId }, { $set: { offer } });
  expect((await hitsOf(made.who.neha, 'cas-e4g9x2', 'applications')).map(({ why }) => why)).toEqual([
    'University reference: CAS-E4G9X2',
  ]);
  const { course } = await Application.findOne({ userId: ofNeha.userId }).orFail().lean();
  const [own, ...others] = await hitsOf(ofNeha, course, 'applications');
  expect([String(own?.href).startsWith('/app/student/my-applications/'), others]).toEqual([true, []]);
  for (const kind of ['students', 'leads', 'people']) expect(await hitsOf(ofNeha, ofNeha.user.name, kind)).toEqual([]);
  expect(await hitsOf(ofSimran, 'E4G9X2', 'applications')).toEqual([]);
});

it('finds by an address, and by a whole passport number who may read it; the student sees that in the access log', async () => {
  const { neha, desk, simran, owner, stranger, admin } = made.who;
  const { ofNeha } = made.students;
  const body = { ...personal(), passport_number: NUMBER, address: '12 Model Town', city: 'Ludhiana' };
  expect((await ask(savePersonal, { as: ofNeha, body })).status).toBe(200);
  for (const as of [neha, desk, owner, admin])
    expect(await namesOf(as, 'model town', 'students')).toEqual([ofNeha.user.name]);
  for (const as of [simran, stranger]) expect(await hitsOf(as, 'model town', 'students')).toEqual([]);
  for (const as of [desk, simran, stranger, ofNeha]) expect(await hitsOf(as, NUMBER, 'students')).toEqual([]);
  for (const q of [NUMBER.slice(0, 8), NUMBER.slice(1)]) expect(await hitsOf(owner, q, 'students'), q).toEqual([]);
  await writeAccessLog();
  expect(rows((await ask(visits, { as: ofNeha })).body.visits)).toEqual([]);

  for (const as of [neha, admin])
    expect(await hitsOf(as, 'zq 7654321', 'students')).toMatchObject([{ _id: ofNeha.userId, why: 'Passport number' }]);
  await writeAccessLog();
  const log = rows((await ask(visits, { as: ofNeha })).body.visits);
  expect(log.map(({ seen }) => rows(seen).map(({ words }) => words))).toEqual([
    ['your file, by searching for your passport number'],
    ['your file, by searching for your passport number'],
  ]);
});
