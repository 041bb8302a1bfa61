import { beforeEach, describe, expect, it } from 'vitest';
import { POST as addStudent } from '@/app/api/v1/add-student-by-agent/route';
import { POST as bulk } from '@/app/api/v1/agency/bulk/route';
import { POST as inviteAgain } from '@/app/api/v1/agency/members/[id]/invitation/route';
import { PATCH as changeMember } from '@/app/api/v1/agency/members/[id]/route';
import { POST as invite } from '@/app/api/v1/agency/members/route';
import { PUT as assign } from '@/app/api/v1/agency/students/[id]/route';
import { POST as apply } from '@/app/api/v1/apply/route';
import { GET as events } from '@/app/api/v1/events/route';
import { GET as getStudents } from '@/app/api/v1/get-students/route';
import { POST as leaveAgent } from '@/app/api/v1/leave-agent/route';
import { CARETAKERS } from '@/lib/domain/agency/roles';
import { finishHandOvers } from '@/lib/services/people/agency/hand-over';
import { renewAgent } from '@/lib/services/people/scope';
import { Application } from '@/models/application';
import { User } from '@/models/user';
import { agencyOfFive, idOf, NEXT_YEAR, renewed } from '../support/agency';
import { emptyDatabase } from '../support/database';
import { listen } from '../support/live';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { randomFrom } from '../support/plausible';
import { ask, send } from '../support/request';

let made: Awaited<ReturnType<typeof agencyOfFive>>;

beforeEach(async () => {
  await emptyDatabase();
  made = await agencyOfFive();
});

/** Each student of the agency is with a person who can take them or with no one, and the applications say the same. */
async function expectNothingWithoutOwner(): Promise<void> {
  const agencyId = made.who.owner.user._id;
  for (const student of await User.find({ role: 'student' }).lean()) {
    const { addedBy, memberId = null } = student;
    const person = memberId && (await User.findById(memberId).lean());
    if (memberId) {
      const canTake = person && !person.disabled && CARETAKERS.includes(person.agency?.role ?? 'owner');
      expect([student.name, person?.name, canTake]).toEqual([student.name, person?.name, true]);
      expect(String(addedBy)).toBe(String(agencyId));
      expect(String(person?.agency?.id ?? person?._id)).toBe(String(agencyId));
      expect(student.counsellor_name).toBe(person?.name);
    }
    for (const application of await Application.find({ userId: student._id }).lean())
      expect([String(application.agentId), String(application.memberId ?? null)]).toEqual([
        String(addedBy),
        String(memberId),
      ]);
  }
}

const off = (as: Person, who: Person, handTo?: Person) =>
  ask(changeMember, {
    as,
    params: { id: who.userId },
    body: { disabled: true, ...(handTo ? { handTo: handTo.userId } : {}) },
  });

describe('somebody who is switched off', () => {
  longIt('leaves nothing behind when two of them hand over to each other at once', async () => {
    const { neha, simran, owner } = made.who;
    const { ofNeha, ofSimran } = made.students;
    const answers = await Promise.all([off(owner, neha, simran), off(owner, simran, neha)]);
    // One may find the other switched off already.
    for (const { status } of answers) expect([200, 404, 422]).toContain(status);
    await expectNothingWithoutOwner();
    if (answers.every(({ status }) => status === 200))
      for (const { userId } of [ofNeha, ofSimran])
        expect(String((await User.findById(userId).lean())?.memberId)).toBe(owner.userId);
  });

  longIt(
    'is followed along those who took over and went as well, at the end to who registered the agency',
    async () => {
      const { neha, simran, manager, owner } = made.who;
      expect((await off(owner, neha, simran)).status).toBe(200);
      // As a request that began before would still write it.
      await User.updateOne({ _id: made.students.ofNone.userId }, { $set: { memberId: neha.user._id } });
      expect((await off(owner, simran, manager)).status).toBe(200);
      await finishHandOvers();
      expect(await User.countDocuments({ memberId: manager.userId })).toBe(3);
      expect((await off(owner, manager, owner)).status).toBe(200);
      expect(await User.countDocuments({ memberId: owner.userId })).toBe(3);
      await expectNothingWithoutOwner();
    },
  );

  longIt('is finished by the job when the process died in the middle of it', async () => {
    const { neha, simran, owner } = made.who;
    const more = { addedBy: owner.user._id, memberId: neha.user._id, counsellor_name: neha.user.name };
    for (let one = 0; one < 4; one++) await person('student', more);
    // What is stored when the database stops right after the write that switches them off, with one student moved.
    const handTo = simran.user._id;
    await User.updateOne({ _id: neha.userId }, { $set: { disabled: true, 'agency.handTo': handTo } });
    await User.updateOne(
      { _id: made.students.ofNeha.userId },
      { $set: { memberId: simran.user._id, counsellor_name: simran.user.name } },
    );
    await renewAgent(made.students.ofNeha.userId);
    await finishHandOvers();
    await finishHandOvers();
    expect(await User.countDocuments({ memberId: simran.userId, counsellor_name: simran.user.name })).toBe(6);
    await expectNothingWithoutOwner();
  });

  longIt('has no way back in by an invitation that is sent at the same moment', async () => {
    const { owner } = made.who;
    const body = { name: 'Ravi Gill', email: 'ravi@example.com', role: 'counsellor', branches: [made.moga] };
    await ask(invite, { as: owner, body });
    const ravi = await User.findOne({ email: body.email }).orFail().lean();
    const params = { id: String(ravi._id) };
    const [again, switched] = await Promise.all([
      ask(inviteAgain, { as: owner, params }),
      ask(changeMember, { as: owner, params, body: { disabled: true } }),
    ]);
    expect([200, 409]).toContain(again.status);
    expect(switched.status).toBe(200);
    expect(await User.findById(ravi._id).lean()).toMatchObject({ disabled: true, isVerified: false });
    expect((await ask(inviteAgain, { as: owner, params })).status).toBe(409);
  });
});

let added = 0;

/** What people do at the same time; each may be refused, and none may leave a student behind. */
const ACTS: readonly ((pick: <T>(from: readonly T[]) => T) => Promise<unknown>)[] = [
  (pick) => off(made.who.owner, pick(counsellors()), pick(takers())),
  (pick) =>
    ask(changeMember, { as: made.who.owner, params: { id: pick(counsellors()).userId }, body: { disabled: false } }),
  (pick) =>
    ask(changeMember, {
      as: made.who.owner,
      params: { id: pick(counsellors()).userId },
      body: { role: pick(['counsellor', 'front-desk'] as const), handTo: pick(takers()).userId },
    }),
  (pick) =>
    ask(assign, {
      as: made.who.owner,
      params: { id: pick(students()).userId },
      body: { memberId: pick(takers()).userId },
    }),
  (pick) =>
    ask(bulk, {
      as: made.who.owner,
      body: {
        ...{ list: 'students', act: 'assign', ids: students().map(({ userId }) => userId) },
        value: { memberId: pick(takers()).userId },
      },
    }),
  (pick) => {
    const email = `new${++added}@example.com`;
    const body = { name: 'New One', email, mobile: '+919811111111', password: 'long enough', counsellor_name: 'X' };
    return ask(addStudent, { as: pick([made.who.neha, made.who.simran]), body });
  },
  (pick) => {
    const student = pick(students());
    const body = { userId: student.userId, courseId: made.courseId, year: NEXT_YEAR, month: pick(['Jan', 'Sep']) };
    return ask(apply, { as: made.who.owner, body });
  },
  (pick) => ask(leaveAgent, { as: pick(students()), body: {} }),
];

const counsellors = () => [made.who.neha, made.who.simran, made.who.manager];
const takers = () => [...counsellors(), made.who.owner];
const students = () => Object.values(made.students);

describe('whatever people of an agency do at the same moment', () => {
  const ROUNDS = process.env.LONG_TESTS ? 200 : 4;

  longIt(
    `leaves no student without somebody, in ${ROUNDS} interleavings`,
    async () => {
      const random = randomFrom(20_261_127);
      const pick = <T>(from: readonly T[]): T => from[random.below(from.length)] as T;
      for (let round = 0; round < ROUNDS; round++) {
        await Promise.all(
          Array.from({ length: 6 }, async () => {
            const act = pick(ACTS);
            for (let left = random.below(60); left > 0; left--) await new Promise((resolve) => setImmediate(resolve));
            await act(pick);
          }),
        );
        await expectNothingWithoutOwner();
        await backAtWork();
      }
    },
    300_000,
  );
});

/** All people can work again, students that were added are gone, and the others are the agency's, as the next round begins. */
async function backAtWork(): Promise<void> {
  const { owner, neha, simran, manager } = made.who;
  await User.deleteMany({ role: 'student', name: 'New One' });
  for (const one of [neha, simran])
    await User.updateOne({ _id: one.userId }, { $set: { disabled: false, 'agency.role': 'counsellor' } });
  await User.updateOne({ _id: manager.userId }, { $set: { disabled: false, 'agency.role': 'manager' } });
  for (const name of ['neha', 'simran', 'manager', 'owner'] as const) made.who[name] = await renewed(made.who[name]);
  for (const [at, student] of Object.entries(made.students)) {
    const memberId = idOf(pickAt(at, [neha, simran]).userId);
    const counsellor_name = pickAt(at, [neha, simran]).user.name;
    await User.updateOne(
      { _id: student.userId },
      { $set: { addedBy: owner.user._id, memberId, counsellor_name }, $unset: { formerAgents: '' } },
    );
    await renewAgent(student.userId);
  }
}

const pickAt = (at: string, people: Person[]): Person => people[at.length % people.length] as Person;

it('one whose right was taken away asks in vain from the next request on', async () => {
  const { neha, owner, simran } = made.who;
  expect((await ask(getStudents, { as: neha })).status).toBe(200);
  await ask(changeMember, {
    as: owner,
    params: { id: neha.userId },
    body: { role: 'front-desk', handTo: simran.userId },
  });
  expect((await ask(getStudents, { as: neha })).status).toBe(401);
  const again = await renewed(neha);
  const body = { userId: made.students.ofNeha.userId, courseId: made.courseId, year: NEXT_YEAR, month: 'Jan' };
  expect((await ask(apply, { as: again, body })).status).toBe(403);
});

it('ends the live events of somebody who is switched off, and sends those of a student to who has the student now', async () => {
  const { neha, owner, simran } = made.who;
  const { ofNeha } = made.students;
  const open = async (as: Person) => listen(await send(events, { as }));
  const [hers, theirs] = [await open(neha), await open(simran)];
  for (const stream of [hers, theirs]) expect(await stream.next()).toMatchObject({ event: 'ready' });
  const about = async (stream: typeof hers) => {
    for (;;) {
      const frame = await stream.next();
      if (!frame || frame.event === 'end' || frame.event === 'changed') return frame;
    }
  };
  const params = { id: ofNeha.userId };
  await ask(assign, { as: owner, params, body: { memberId: simran.userId } });
  expect(await about(theirs)).toMatchObject({ data: { record: 'student', id: ofNeha.userId } });
  expect((await off(owner, neha, simran)).status).toBe(200);
  expect(await about(hers)).toMatchObject({ event: 'end' });
  await Promise.all([hers.close(), theirs.close()]);
});
