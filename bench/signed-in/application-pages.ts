import { Types } from 'mongoose';
import { ITEM_STATES, isOpen } from '@/lib/domain/applications/checklist';
import { awaitsReply } from '@/lib/domain/applications/offers';
import { addDays } from '@/lib/domain/days/day';
import { deadlinesOf } from '@/lib/domain/deadlines/deadlines';
import { Application } from '@/models/application';
import { User } from '@/models/user';
import type { Pages, People } from './page-times';
import { application, insert, person } from './records';

const APPLICATIONS = 5_000;
const ITEMS_EACH = 6;
const STUDENTS = 1_000;
/** The agent's students are the first ones; the first of all has so many applications more than the others. */
const OF_AGENT = 500;

/** The pages about applications, of every role. */
export async function applicationPages(): Promise<Pages> {
  const idOf = async (status: string) =>
    String((await Application.findOne({ status, agentId: { $ne: null } } as object).lean())?._id);
  const [asked, offered] = [await idOf('Documents Requested'), await idOf('Conditional Offer')];
  const own = await Application.findOne({
    userId: (await User.findOne({ email: 'student0@example.com' }).lean())?._id,
  }).lean();
  return {
    student: {
      dashboard: '/app/student',
      'my applications': `/app/student/my-applications?country=${own?.country}`,
      application: `/app/student/my-applications/${own?._id}`,
      'offers side by side': '/app/student/my-applications/offers',
    },
    agent: {
      dashboard: '/app/agent',
      list: '/app/agent/applications',
      'application, documents requested': `/app/agent/applications/${asked}`,
      'application with an offer': `/app/agent/applications/${offered}`,
      threads: '/app/agent/messages/applications',
    },
    team: {
      dashboard: '/app/team',
      board: '/app/team/applications',
      list: '/app/team/applications/list',
      'list, last page': `/app/team/applications/list?page=${APPLICATIONS / 10}`,
      stalled: '/app/team/applications/stalled',
      'application, documents requested': `/app/team/applications/${asked}`,
      'application with an offer': `/app/team/applications/${offered}`,
    },
    admin: { dashboard: '/app/admin' },
  };
}

/** Stores 5,000 applications with 30,000 items, and puts a person of each role into `people`. */
export async function fillWithApplications(people: People): Promise<void> {
  const agent = person('agent', 0, 1, null);
  const students = Array.from({ length: STUDENTS }, (_none, index) =>
    person('student', index, STUDENTS, index < OF_AGENT ? agent._id : null),
  );
  const staff = (['team', 'admin'] as const).map((role) => ({
    ...person('agent', 1, 1, null),
    role,
    email: `${role}@example.com`,
  }));
  const users = [agent, ...staff, ...students].map((user) => ({ ...user, isVerified: true, sessionVersion: 0 }));
  await insert(users, (part) => User.insertMany(part, { lean: true }));
  for (const user of [agent, ...staff, students[0]]) {
    const stored = await User.findById(user?._id).lean();
    if (stored) people[stored.role] = stored;
  }
  const records = Array.from({ length: APPLICATIONS }, (_none, index) => {
    const student = students[index % 50 === 0 ? 0 : index % STUDENTS] as (typeof students)[number];
    return withParts(application(student, index, student.addedBy), index, staff[0]?._id ?? agent._id);
  });
  await insert(records, (part) => Application.insertMany(part, { lean: true }));
}

/** With six items in all states, and an offer where the status is one. */
function withParts(record: ReturnType<typeof application>, index: number, by: Types.ObjectId) {
  const at = new Date();
  const today = at.toISOString().slice(0, 10);
  const signature = { by, byRole: 'team', byName: 'Tom Reed', at };
  const items = Array.from({ length: ITEMS_EACH }, (_none, place) => ({
    _id: new Types.ObjectId(),
    kind: 'reference',
    label: `Paper ${place}`,
    note: 'On letterhead, signed and dated.',
    dueOn: addDays(today, ((index + place) % 60) - 5),
    state: ITEM_STATES[(index + place) % ITEM_STATES.length] as (typeof ITEM_STATES)[number],
    reason: '',
    answer: '',
    files: [{ fileId: new Types.ObjectId(), name: 'paper.pdf', type: 'application/pdf', size: 9_999, addedOn: at }],
    asked: signature,
    answered: null,
    reviewed: null,
    ofOffer: false,
  }));
  const status = record.status ?? 'Pending';
  const offer = awaitsReply(status)
    ? {
        ...{ conditional: false, letter: null, replyBy: addDays(today, 20), deposit: 200_000, currency: 'GBP' },
        ...{ depositBy: addDays(today, 30), startOn: addDays(today, 200), reference: '', made: signature },
        ...{ reply: null, recommendation: null },
      }
    : null;
  const dueDays = [...new Set(deadlinesOf({ status, items, offer }).map(({ on }) => on))];
  const acts = items.map(({ label }) => ({ ...signature, act: 'asked', label, reason: '' }));
  const open = items.filter(({ state }) => isOpen(state)).length;
  return { ...record, items, offer, acts, open, dueDays, nextDue: dueDays[0] ?? null };
}
