import fc from 'fast-check';
import mongoose, { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { handles } from '@/lib/access';
import { APPLICATION_STATUSES, statusesWhere } from '@/lib/domain/applications/application-status';
import { moveFactsOf } from '@/lib/domain/applications/move-facts';
import { nextMove, WAITS_ON, type WaitsOn, waitsOn } from '@/lib/domain/applications/next-move';
import { COUNTRIES } from '@/lib/domain/countries';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { forget } from '@/lib/platform/once';
import { openItems } from '@/lib/services/applications/checklists/open-items';
import { applicationsInReach } from '@/lib/services/applications/in-reach';
import { applicationNumbers } from '@/lib/services/applications/numbers';
import { waitingOf } from '@/lib/services/applications/waiting';
import { visibleApplications } from '@/lib/services/people/scope';
import { Application, type ApplicationRecord } from '@/models/application';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { type Person, person } from '../support/people';

const TODAY = '2026-11-27';
/** More than are read each time. */
const MANY = 150;
const LONG_AGO = new Date('2026-01-01');

let owner: Person;
let viewers: Viewer[];
let places: { memberId: Types.ObjectId | null; branchId: Types.ObjectId | null }[];
let students: Types.ObjectId[];

beforeEach(async () => {
  await emptyDatabase();
  forget('applications in reach');
  owner = await person('agent');
  const [moga, jalandhar] = [new Types.ObjectId(), new Types.ObjectId()];
  const id = owner.user._id;
  const member = async (role: 'manager' | 'counsellor', branch: Types.ObjectId) => {
    const place = { role, branches: [branch], exports: false, closed: false };
    const one = await person('agent', { agency: { ...place, id } });
    return { ...one.viewer, agency: { ...place, id: String(id), branches: [String(branch)] } };
  };
  const [manager, neha] = [await member('manager', moga), await member('counsellor', moga)];
  viewers = [owner.viewer, manager, neha];
  places = [
    { memberId: new Types.ObjectId(neha.userId), branchId: moga },
    { memberId: null, branchId: moga },
    { memberId: null, branchId: jalandhar },
  ];
  students = Array.from({ length: 20 }, () => new Types.ObjectId());
  await User.insertMany(
    students.map((_id, at) => ({
      ...{ _id, role: 'student', name: `Student ${at}`, email: `reach${at}@example.com`, addedBy: id },
    })),
  );
});

const asked = { by: new Types.ObjectId(), byRole: 'team', byName: 'Meera', at: LONG_AGO };
const BY_STAFF = { asked, answered: null, reviewed: null, ofOffer: false };
const days = ['2026-11-20', '2026-11-27', '2026-12-05', null];
const anItem = fc.record({
  kind: fc.constantFrom('passport', 'deposit', 'other'),
  label: fc.constantFrom('Passport', 'Deposit', 'Reference'),
  state: fc.constantFrom('requested', 'received', 'accepted', 'redo', 'waived'),
  dueOn: fc.constantFrom(...days),
});
const someFacts = fc.record({
  status: fc.constantFrom(...APPLICATION_STATUSES),
  items: fc.array(anItem, { maxLength: 3 }),
  offer: fc.option(
    fc.record({
      conditional: fc.boolean(),
      replyBy: fc.constantFrom(...days),
      deposit: fc.constantFrom(null, 100_000),
      currency: fc.constant('AUD'),
      depositBy: fc.constantFrom(...days),
      reply: fc.constantFrom(null, { reply: 'accepted', reason: '' }),
    }),
  ),
  consent: fc.constantFrom('none', 'given', 'guardian'),
  country: fc.constantFrom(...COUNTRIES),
  place: fc.nat(2),
  student: fc.nat(19),
  movedOn: fc.date({ min: new Date('2026-10-01'), max: new Date('2026-10-03'), noInvalidDate: true }),
});
type Facts = typeof someFacts extends fc.Arbitrary<infer F> ? F : never;

/** An application as it is stored, written long ago. */
function stored(facts: Facts, at: number) {
  const { items, consent, place, student, ...others } = facts;
  const agentId = owner.user._id;
  const open = items.filter(({ state }) => state === 'requested' || state === 'redo');
  const dueDays = open.flatMap(({ dueOn }) => dueOn ?? []).sort();
  const guardian = consent === 'guardian' ? { name: 'Mother', email: 'm@example.com', at: null } : null;
  return {
    ...others,
    ...places[place],
    ...{ _id: new Types.ObjectId(), userId: students[student], agentId, courseId: new Types.ObjectId() },
    ...{ studentName: `Student ${student}`, university: 'Selkirk College', course: `Course ${at}`, level: '' },
    ...{ year: 2030, month: 'Sep', intakeOn: 203009, workOrder: facts.movedOn, words: [], ref: '' },
    items: items.map((item) => ({
      ...item,
      _id: new Types.ObjectId(),
      note: '',
      reason: '',
      answer: '',
      files: [],
      ...BY_STAFF,
    })),
    consent: consent === 'none' ? null : { agentId, guardian, to: [], what: [], agentMayReply: false },
    history: [{ status: facts.status, by: null, byRole: 'system', byName: '', reason: '', at: facts.movedOn }],
    ...{ open: open.length, nextDue: dueDays[0] ?? null, dueDays },
    ...{ createdOn: LONG_AGO, updatedOn: LONG_AGO },
  };
}

/** What pages say, derived from all records, read anew. */
async function byReadingAll(viewer: Viewer) {
  const all: ApplicationRecord[] = await Application.find(await visibleApplications(viewer)).lean();
  const live = all.filter(({ status }) => statusesWhere(({ life }) => life !== 'end').includes(status));
  const found = live.map((record) => ({
    record,
    waits: waitsOn(moveFactsOf(record), { role: 'agent', handles: handles(viewer, record) }, TODAY),
  }));
  const loads = (Object.keys(WAITS_ON) as WaitsOn[]).map((waits) => {
    const of = found.filter((one) => one.waits === waits);
    const statuses = statusesWhere(() => true)
      .map((status) => ({ status, count: of.filter(({ record }) => record.status === status).length }))
      .filter(({ count }) => count > 0);
    return { waits, title: WAITS_ON[waits], total: of.length, statuses };
  });
  const yours = found.flatMap(({ record, waits }) => {
    const move =
      waits === 'applicant'
        ? nextMove(moveFactsOf(record), { role: 'agent', handles: handles(viewer, record) }, TODAY)
        : null;
    const { _id, studentName, course, university, status, movedOn } = record;
    const of = { _id: String(_id), studentName, course, university, status, movedOn: movedOn.toISOString() };
    return move ? [{ ...of, move }] : [];
  });
  const place = ({ move, movedOn, _id }: (typeof yours)[number]) => `${move.on ?? '9999'} ${movedOn} ${_id}`;
  yours.sort((one, other) => place(one).localeCompare(place(other)));
  const counted = <K extends string>(keys: readonly K[], of: (one: ApplicationRecord) => string) =>
    Object.fromEntries(
      keys.map((key) => [key, all.filter((one) => of(one) === key).length] as const).filter(([, n]) => n > 0),
    );
  const open = all.filter((one) => one.open && (one.nextDue || live.includes(one)));
  const dues = open.flatMap((one) =>
    (one.items ?? [])
      .filter(({ state }) => state === 'requested' || state === 'redo')
      .map(({ dueOn }) => dueOn ?? '9999'),
  );
  return {
    waiting: { loads, yours },
    numbers: {
      byStatus: counted(APPLICATION_STATUSES, ({ status }) => status),
      byCountry: counted(COUNTRIES, ({ country }) => country),
    },
    firstDues: dues.sort().slice(0, 8),
  };
}

async function asPagesSay(viewer: Viewer) {
  const items = await openItems(viewer);
  return {
    waiting: await waitingOf(viewer, TODAY),
    numbers: await applicationNumbers(viewer),
    firstDues: items.map(({ item }) => item.dueOn ?? '9999'),
  };
}

const sameForAll = async () => {
  for (const viewer of viewers) expect(await asPagesSay(viewer)).toEqual(await byReadingAll(viewer));
};

type Write = (pick: Types.ObjectId, facts: Facts) => Promise<unknown>;
/** What happens to applications: each through mongoose, as services write, but the last. */
const WRITES: Record<string, Write> = {
  moved: (_id, { status }) => Application.updateOne({ _id }, { $set: { status } }),
  asked: (_id, facts) => {
    const { items, open, nextDue } = stored(facts, 0);
    return Application.updateOne({ _id }, { $set: { items, open, nextDue } } as object);
  },
  handed: (_id, { place }) => Application.updateOne({ _id }, { $set: places[place] ?? {} }),
  left: (_id) => Application.updateOne({ _id }, { $set: { agentId: null } }),
  made: (_id, facts) =>
    Application.create({ ...stored(facts, 1), createdOn: undefined, updatedOn: undefined } as object),
  'student left': async (_id, { student }) =>
    User.updateOne({ _id: students[student] }, { $set: { addedBy: null, formerAgents: [owner.user._id] } }),
  erased: (_id) => Application.collection.updateOne({ _id }, { $set: { agentId: null, open: 0, items: [] } }),
  'one left, one came': async (_id, facts) => {
    await Application.collection.updateOne({ _id }, { $set: { agentId: null } });
    await Application.create({ ...stored(facts, 2), createdOn: undefined, updatedOn: undefined } as object);
  },
};

describe('what an agency’s pages derive from its applications', () => {
  it('is what reading all of them says, whatever was written between two looks', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someFacts, { minLength: MANY, maxLength: MANY }),
        fc.array(fc.tuple(fc.constantFrom(...Object.keys(WRITES)), fc.nat(MANY - 1), someFacts), { maxLength: 6 }),
        async (facts, writes) => {
          await Application.deleteMany({});
          forget('applications in reach');
          await User.updateMany({ _id: { $in: students } }, { $set: { addedBy: owner.user._id, formerAgents: [] } });
          const records = facts.map(stored);
          await Application.collection.insertMany(records as object[]);
          await sameForAll();
          for (const [write, at, changed] of writes) {
            await WRITES[write]?.(records[at]?._id as Types.ObjectId, changed);
            await sameForAll();
          }
        },
      ),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it('costs the second look what was written since, not all', async () => {
    const facts = fc.sample(someFacts, { numRuns: MANY, seed: 7 });
    await Application.collection.insertMany(facts.map(stored) as object[]);
    await applicationsInReach(owner.viewer);
    const [first] = await Application.find({}).sort({ _id: 1 }).limit(1).lean();
    await Application.updateOne({ _id: first?._id }, { $set: { status: 'Withdrawn' } });
    expect(await recordsRead(() => applicationsInReach(owner.viewer))).toBe(1);
  });

  it('is the same for many who look at once while it is written', async () => {
    const facts = fc.sample(someFacts, { numRuns: MANY, seed: 11 });
    await Application.collection.insertMany(facts.map(stored) as object[]);
    const ids = (await Application.find({}, '_id').lean()).map(({ _id }) => _id);
    for (let round = 0; round < 5; round++) {
      const looks = Array.from({ length: 6 }, () => applicationsInReach(owner.viewer));
      await Application.updateOne({ _id: ids[round] }, { $set: { status: 'Enrolled' } });
      const after = await applicationsInReach(owner.viewer);
      expect(after.find(({ _id }) => _id.equals(ids[round] ?? ''))?.status).toBe('Enrolled');
      await Promise.all(looks);
    }
    await sameForAll();
  });
});

/** How many applications are read from the database. */
async function recordsRead(run: () => Promise<unknown>): Promise<number> {
  const filters: object[] = [];
  const client = mongoose.connection.getClient();
  const note = ({ command }: { command: { find?: string; filter?: object } }) => {
    if (command.find === 'applications') filters.push(command.filter ?? {});
  };
  client.on('commandStarted', note);
  await run();
  client.off('commandStarted', note);
  const counts = await Promise.all(filters.map((filter) => Application.collection.countDocuments(filter)));
  return counts.reduce((sum, count) => sum + count, 0);
}
