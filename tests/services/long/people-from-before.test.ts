import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditOf } from '@/lib/domain/agency/credit';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { MIGRATIONS } from '@/lib/platform/migrations/all';
import { isUpToDate } from '@/lib/platform/migrations/migrate';
import { forget } from '@/lib/platform/once';
import { listAgentApplications } from '@/lib/services/applications/for-staff';
import { listMembers } from '@/lib/services/people/agency/members';
import { matchNames, typedNames } from '@/lib/services/people/agency/typed-names';
import { listStudents } from '@/lib/services/people/people';
import { Application } from '@/models/application';
import { Migration } from '@/models/migration';
import { User } from '@/models/user';
import { emptyDatabase } from '../../support/database';
import { person } from '../../support/people';
import { hasFormerRelease, runFormer, runScript, unpackFormerRelease } from '../../support/releases';

const { MONGODB_URI = '', MONGODB_DB = '' } = process.env;
const isThere = await hasFormerRelease();
const NAME = `${MONGODB_DB}_people`;

/** What the former release stores, by its own services: run within its sources. */
const FORMER = `
import { randomBytes } from 'node:crypto';
import { BLANK_COURSE } from './lib/domain/course-fields';
import { connectDatabase } from './lib/db';
import { bringUpToDate } from './lib/migrations/migrate';
import { createIndexes } from './models/indexes';
import { createAccount } from './lib/services/accounts/accounts';
import { leaveAgent } from './lib/services/agents/leave';
import { applyToCourse } from './lib/services/applications/apply';
import { writeDrafts } from './lib/services/catalogue/course-writes';
import { eraseStudent } from './lib/services/leaving/erase';
import { storeEnquiry } from './lib/services/people/enquiries';
import { createStudent } from './lib/services/people/people';
import { Application } from './models/application';
import { Course } from './models/course';
import { User } from './models/user';

await connectDatabase();
await bringUpToDate();
await createIndexes();
let made = 0;
const account = async (role, name, more = {}) => {
  const email = 'before' + ++made + '@example.com';
  const user = await createAccount({ name, email, mobile: '+91 98765 4' + (3000 + made), role, passwordHash: '', isVerified: true, ...more } as never);
  return { _id: user._id, viewer: { userId: String(user._id), role, name, email } as never };
};
const year = new Date().getFullYear() + 1;
const drafts = Array.from({ length: 6 }, (_, row) => ({ row, draft: { ...BLANK_COURSE, course: 'Course ' + row, university: 'Maple Bay', country: 'Canada', level: 'Under Graduate', admissionIntake: 'Sep', category: 'Law', subcategory: 'Law' } }));
await writeDrafts(drafts as never, null, new Map());
const courses = (await Course.find().sort({ course: 1 }).lean()).map(({ _id }) => String(_id));
const applied = (agent, userId, at) => applyToCourse(agent.viewer, { userId, courseId: courses[at] as string, year, month: 'Sep' });

// Two agencies that registered with one company's name, and one whose owner left it empty of students.
const banyan = await account('agent', 'Meera Banyan', { company_name: 'Banyan Lane' });
const other = await account('agent', 'Ravi Kaul', { company_name: 'Banyan Lane' });
await account('agent', 'Quiet Agent', { company_name: 'Quiet Roads', isVerified: false });
const added = (agent, name, counsellor_name) => createStudent(agent.viewer, { name, email: 'before' + ++made + '@example.com', mobile: '98765 4' + (3000 + made), counsellor_name }, '');

// Counsellors as they were typed: one that is the owner, two that could be either of two people, one that is no one's, none.
for (const [at, typed] of ['Meera Banyan', 'Neha', 'Neha', 'neha ', 'Mr. Old Colleague', '', 'Meera Banyan'].entries()) {
  const student = await added(banyan, 'Student ' + at, typed);
  await applied(banyan, student, at % 6);
  if (at % 2) await applied(banyan, student, (at + 1) % 6);
}
for (const at of [0, 1]) await applied(other, await added(other, 'Ravi’s ' + at, 'Neha'), at);

// One who left, one who left and was added by no one, one who registered alone, one who is to be deleted, one who was.
const left = await added(banyan, 'Left One', 'Neha');
await applied(banyan, left, 3);
const asStudent = async (_id, name) => ({ userId: String(_id), role: 'student', name, email: '' }) as never;
await leaveAgent(await asStudent(left, 'Left One'));
const alone = await account('student', 'Asha Alone');
await applied(alone, String(alone._id), 2);
const erased = await added(banyan, 'Gone Forever', 'Neha');
await applied(banyan, erased, 1);
await eraseStudent((await User.findById(erased))._id);
const leaving = await added(banyan, 'Leaving Soon', 'Mr. Old Colleague');
await applied(banyan, leaving, 5);
await User.updateOne({ _id: leaving }, { $set: { leavesOn: new Date('2030-01-01'), leaveAskedBy: leaving } });
// Duplicate accounts, as a merge leaves them.
const twice = await added(banyan, 'Student 0', 'Meera Banyan');
await User.updateOne({ _id: twice }, { $set: { mergedInto: (await User.findOne({ name: 'Student 0', mergedInto: null }))._id, disabled: true } });
const counsellor = await account('team', 'Counsel Or');
await Application.updateMany({ course: 'Course 2' }, { $set: { counsellorId: counsellor._id } });
// As it was before some copies were kept.
await Application.collection.updateOne({ course: 'Course 3' }, { $unset: { agency: '', mobile: '', words: '', ref: '' } });
for (const at of [0, 1]) await storeEnquiry({ name: 'Asks ' + at, email: 'asks@example.com', mobile: '98765 43210', source: 'landing', message: 'Hello' });
`;

type Snapshot = Record<string, Document[]>;
const COLLECTIONS = ['users', 'applications', 'enquiries', 'courses', 'universities', 'profiles', 'referrals'];

let folder: string;
let client: MongoClient;
let db: Db;
let before: Snapshot;
let after: Snapshot;
let env: Record<string, string>;

const snapshot = async (): Promise<Snapshot> =>
  Object.fromEntries(
    await Promise.all(
      COLLECTIONS.map(async (name) => [name, await db.collection(name).find().sort({ _id: 1 }).toArray()]),
    ),
  );
const named = (name: string) => before.users?.find((user) => user.name === name && !user.mergedInto) as Document;
const ofAgent = (name: string) => before.users?.filter(({ addedBy }) => String(addedBy) === String(named(name)._id));
const viewerOf = ({ _id, name, email }: Document) => ({
  ...{ userId: String(_id), role: 'agent' as const, name, email },
});

describe.runIf(isThere)('people and applications that the former release stored', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'people-before-'));
    const sources = join(folder, 'former');
    env = { MONGODB_URI, MONGODB_DB: NAME, NODE_ENV: 'test', DATA_DIR: join(folder, 'data') };
    await unpackFormerRelease(sources);
    client = await MongoClient.connect(MONGODB_URI);
    db = client.db(NAME);
    await db.dropDatabase();
    await runFormer(sources, FORMER.split('\n'), env);
    before = await snapshot();
    await runScript('.', 'db-indexes', [], env);
    after = await snapshot();
    await disconnectDatabase();
    process.env.MONGODB_DB = NAME;
    forget('env');
    forget('migrations');
    await connectDatabase();
  }, 180_000);

  afterAll(async () => {
    await disconnectDatabase();
    process.env.MONGODB_DB = MONGODB_DB;
    forget('env');
    forget('migrations');
    await db?.dropDatabase();
    await client?.close();
    await rm(folder, { recursive: true, force: true });
    await connectDatabase();
    await emptyDatabase();
  });

  it('are all there under their ids, none twice, and had every migration', async () => {
    expect(before.users?.length).toBeGreaterThan(15);
    expect(before.applications?.length).toBeGreaterThan(15);
    for (const name of COLLECTIONS)
      expect([name, after[name]?.map(({ _id }) => String(_id))]).toEqual([
        name,
        before[name]?.map(({ _id }) => String(_id)),
      ]);
    expect(await isUpToDate()).toBe(true);
    expect((await Migration.find({ endedOn: { $ne: null } }).lean()).length).toBeGreaterThanOrEqual(MIGRATIONS.length);
  });

  it('say what they said: no name, address, agency, typed counsellor, status or day is another', () => {
    const ofPeople = ['name', 'email', 'mobile', 'role', 'company_name', 'counsellor_name', 'addedBy', 'formerAgents']
      .concat(['isVerified', 'disabled', 'mergedInto', 'leavesOn', 'leaveAskedBy', 'erasedOn', 'counsellorId'])
      .concat(['cameBy', 'createdOn', 'sessionVersion', 'passwordHash', 'choosesPassword', 'referralCode']);
    const ofApplications = [
      'userId',
      'courseId',
      'agentId',
      'counsellorId',
      'studentName',
      'university',
      'course',
    ].concat(['year', 'month', 'status', 'history', 'country', 'level', 'createdOn', 'movedOn', 'countedFor']);
    const said = (all: Snapshot, name: string, fields: string[]) =>
      all[name]?.map((record) => JSON.stringify(fields.map((field) => [field, record[field]])));
    expect(said(after, 'users', ofPeople)).toEqual(said(before, 'users', ofPeople));
    expect(said(after, 'applications', ofApplications)).toEqual(said(before, 'applications', ofApplications));
    const ofEnquiries = ['name', 'email', 'mobile', 'message', 'source', 'state', 'studentId', 'createdOn'];
    expect(said(after, 'enquiries', ofEnquiries)).toEqual(said(before, 'enquiries', ofEnquiries));
  });

  it('make each agent the owner of an agency of their own, also of two with one company’s name', async () => {
    for (const name of ['Meera Banyan', 'Ravi Kaul', 'Quiet Agent']) {
      const owner = named(name);
      const members = await listMembers(viewerOf(owner));
      expect(members.map(({ _id, role }) => [_id, role])).toEqual([[String(owner._id), 'owner']]);
    }
    for (const name of ['Meera Banyan', 'Ravi Kaul']) {
      const query = { q: '', page: 1, limit: 50 };
      const { students } = await listStudents(viewerOf(named(name)), { ...query, sort: 'name' });
      const own = ofAgent(name)?.filter(({ erasedOn }) => !erasedOn) ?? [];
      expect(students.map(({ _id }) => _id).sort()).toEqual(own.map(({ _id }) => String(_id)).sort());
      const { applications } = await listAgentApplications(viewerOf(named(name)), query);
      const theirs = before.applications?.filter(({ agentId }) => String(agentId) === String(named(name)._id)) ?? [];
      expect(applications.map(({ _id }) => _id).sort()).toEqual(theirs.map(({ _id }) => String(_id)).sort());
    }
  });

  it('leave who left, and who was deleted, with no one', async () => {
    const leftOne = await User.findById(named('Left One')._id).lean();
    expect([leftOne?.addedBy, leftOne?.formerAgents.map(String)]).toEqual([null, [String(named('Meera Banyan')._id)]]);
    const erased = before.users?.filter(({ erasedOn }) => erasedOn) ?? [];
    expect(erased).toHaveLength(1);
    const kept = await User.findById(erased[0]?._id).lean();
    expect([kept?.counsellor_name, kept?.mobile, kept?.words]).toEqual(['', '', []]);
    const ofErased = await Application.find({ userId: erased[0]?._id }).lean();
    expect(ofErased.map(({ agentId, agencyCounsellor = '', words }) => [agentId, agencyCounsellor, words])).toEqual([
      [null, '', []],
    ]);
  });

  it('are found by the typed counsellor, and each application says which agency brought its student', async () => {
    const applications = await Application.find({ agentId: { $ne: null } }).lean();
    for (const application of applications) {
      const student = before.users?.find(({ _id }) => String(_id) === String(application.userId));
      expect(application.agencyCounsellor ?? '').toBe(student?.counsellor_name);
      expect(String(creditOf(application)?.agencyId)).toBe(String(application.agentId));
    }
    const { students } = await listStudents(viewerOf(named('Meera Banyan')), { q: 'colleague', sort: 'name' });
    expect(students.map(({ name }) => name).sort()).toEqual(['Leaving Soon', 'Student 4']);
  });

  it('change nothing when they are brought up to date again', async () => {
    await runScript('.', 'db-indexes', [], env);
    expect(await snapshot()).toEqual(after);
  });

  it('keep a typed counsellor until the owner says who is meant; of two colleagues none is proposed', async () => {
    const owner = viewerOf(named('Meera Banyan'));
    const place = { id: named('Meera Banyan')._id, role: 'counsellor' as const, branches: [], exports: false };
    const sharma = await person('agent', { name: 'Neha Sharma', agency: { ...place, closed: false } });
    await person('agent', { name: 'Neha Gill', agency: { ...place, closed: false } });
    const typed = Object.fromEntries((await typedNames(owner)).map((one) => [one.name.trim(), one]));
    expect(typed['Meera Banyan']?.suggested).toBe(owner.userId);
    expect(typed.Neha?.suggested).toBeNull();
    expect(typed['Mr. Old Colleague']?.suggested).toBeNull();
    const count = Object.values(typed).reduce((sum, { students }) => sum + students, 0);
    const withText = ofAgent('Meera Banyan')?.filter(({ counsellor_name }) => counsellor_name) ?? [];
    expect(count).toBe(withText.length);

    await matchNames(owner, [{ name: 'Neha', memberId: sharma.userId }]);
    const students = await User.find({ addedBy: owner.userId, role: 'student' }).lean();
    expect(students).toHaveLength(ofAgent('Meera Banyan')?.length ?? 0);
    for (const { _id, counsellor_name, memberId } of students) {
      const was = before.users?.find((one) => String(one._id) === String(_id))?.counsellor_name;
      const isMatched = was === 'Neha';
      expect([counsellor_name, String(memberId ?? '')]).toEqual(isMatched ? ['Neha Sharma', sharma.userId] : [was, '']);
    }
    // Another agency's students with the same typed name are not touched.
    const others = await User.find({ addedBy: named('Ravi Kaul')._id }).lean();
    expect(others.map(({ counsellor_name, memberId }) => [counsellor_name, memberId ?? null])).toEqual([
      ['Neha', null],
      ['Neha', null],
    ]);
  });
});
