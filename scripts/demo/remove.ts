import mongoose, { Types } from 'mongoose';
import { todayIn } from '@/lib/domain/days/day';
import { publish } from '@/lib/platform/events/bus';
import { eraseOwnRecords } from '@/lib/services/file/leaving/erase-records';
import { renewAgent } from '@/lib/services/people/scope';
import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { DemoMark } from '@/models/demo-mark';
import { ExchangeRates } from '@/models/exchange-rates';
import { GroupMessage } from '@/models/group-message';
import { MessageStop } from '@/models/message-stop';
import { Operator } from '@/models/operator';
import { Prospect } from '@/models/prospect';
import { SavedCourse } from '@/models/saved-course';
import { SiteSetting } from '@/models/site-setting';
import { Task } from '@/models/task';
import { TaskRules } from '@/models/task-rules';
import { User } from '@/models/user';
import { DEMO_OPERATOR } from './save-site';

/** What was done, to be said. */
export interface Removed {
  /** How many records of the demo went, by collection. */
  gone: ReadonlyMap<string, number>;
  /** Courses of the demo that applications, saved courses and shortlists of one's own name: they are kept, out of the search. */
  coursesKept: number;
  /** Students of one's own who were looked after by people of the demo, and have no one now. */
  withoutCare: number;
}

/** Ids in one command. */
const CHUNK = 1_000;

/**
 * Removes the demo and keeps what was entered beside it. What belongs to a person of the demo goes with them: their
 * applications, conversations,
 * students of their agency apart. May be run again after it broke off.
 * @param admin who takes over the open tasks of the demo's staff
 */
export async function removeDemo(admin: Types.ObjectId): Promise<Removed> {
  const marked = await marks();
  const people = await peopleOf(marked);
  const withoutCare = await leaveCare(people, admin);
  await removePeople(people);
  const courses = await neededCourses(marked.get('courses') ?? []);
  await Course.updateMany({ _id: { $in: courses } }, { $set: { retiredOn: todayIn('UTC') } });
  const kept = await keptRecords(courses);
  const gone = new Map<string, number>();
  for (const [name, ids] of marked) {
    const stay = kept.get(name);
    const removed = await removeRecords(name, stay ? ids.filter((id) => !stay.has(String(id))) : ids);
    if (removed) gone.set(name, removed);
  }
  await removeSettings();
  await publish({ kind: 'courses-changed', to: [], payload: { all: true } });
  await DemoMark.deleteMany({});
  return { gone, coursesKept: courses.length, withoutCare };
}

async function marks(): Promise<Map<string, unknown[]>> {
  const found = new Map<string, unknown[]>();
  for (const { of, ids } of await DemoMark.find().lean()) found.set(of, [...(found.get(of) ?? []), ...ids]);
  return found;
}

/** The demo's people, and those that were added to one of its agencies. */
async function peopleOf(marked: ReadonlyMap<string, unknown[]>): Promise<Types.ObjectId[]> {
  const ids = (marked.get('users') ?? []).filter((id) => id instanceof Types.ObjectId);
  const colleagues = await User.find({ 'agency.id': { $in: ids } }, '_id').lean();
  const all = new Map([...ids, ...colleagues.map(({ _id }) => _id)].map((id) => [String(id), id]));
  return [...all.values()];
}

/** Students of one's own lose a counsellor or agent of the demo. Returns how many did. */
async function leaveCare(people: readonly Types.ObjectId[], admin: Types.ObjectId): Promise<number> {
  const own = { role: 'student' as const, _id: { $nin: people } };
  const students = await User.find({ ...own, $or: [{ counsellorId: { $in: people } }, { addedBy: { $in: people } }] });
  for (const student of students) {
    if (people.some((id) => id.equals(student.addedBy)))
      student.set({ addedBy: null, branchId: null, memberId: null, company_name: '', counsellor_name: '' });
    if (people.some((id) => id.equals(student.counsellorId))) student.set({ counsellorId: null });
    await student.save();
    await renewAgent(String(student._id));
  }
  const theirs = { userId: { $nin: people }, counsellorId: { $in: people } };
  await Application.updateMany(theirs, { $set: { counsellorId: null } });
  await Task.updateMany({ ownerId: { $in: people }, studentId: { $nin: people } }, { $set: { ownerId: admin } });
  return students.length;
}

async function removePeople(people: readonly Types.ObjectId[]): Promise<void> {
  for (const id of people) {
    const applications = await Application.find({ userId: id }, '_id').lean();
    await eraseOwnRecords(
      [id],
      applications.map(({ _id }) => _id),
    );
    await Application.deleteMany({ userId: id });
    await Prospect.deleteMany({ agencyId: id });
    await GroupMessage.deleteMany({ agencyId: id });
    await MessageStop.deleteMany({ agencyId: id });
  }
  await User.deleteMany({ _id: { $in: people } });
}

/** Those of the demo's courses that what is kept names. */
async function neededCourses(courses: readonly unknown[]): Promise<Types.ObjectId[]> {
  const needed = new Map<string, Types.ObjectId>();
  for (const some of chunksOf(courses)) {
    const ids = some.filter((id) => id instanceof Types.ObjectId);
    const applied = await Application.distinct('courseId', { courseId: { $in: ids } });
    const saved = await SavedCourse.distinct('courseId', { courseId: { $in: ids } });
    const wished = await Prospect.distinct('shortlist.courses.courseId', {
      'shortlist.courses.courseId': { $in: ids },
    });
    const present = new Set(ids.map(String));
    for (const id of [...applied, ...saved, ...wished] as Types.ObjectId[])
      if (present.has(String(id))) needed.set(String(id), id);
  }
  return [...needed.values()];
}

/** Records of the demo that stay: those courses, and the universities and categories of every course that does. */
async function keptRecords(courses: readonly Types.ObjectId[]): Promise<Map<string, Set<string>>> {
  const marked = new Set((await marks()).get('courses')?.map(String));
  const stays = new Set(courses.map(String));
  const [universities, categories] = [new Set<string>(), new Set<string>()];
  for await (const one of Course.find({}, 'university country category').lean().cursor()) {
    if (marked.has(String(one._id)) && !stays.has(String(one._id))) continue;
    universities.add(`${one.country}|${one.university}`);
    categories.add(String(one.category));
  }
  const named = async (collection: string, isKept: (record: Record<string, unknown>) => boolean) => {
    const all = await mongoose.connection.collection(collection).find({}).toArray();
    return new Set(all.filter(isKept).map(({ _id }) => String(_id)));
  };
  return new Map([
    ['courses', stays],
    [
      'universities',
      await named('universities', ({ country, university }) => universities.has(`${country}|${university}`)),
    ],
    ['categories', await named('categories', ({ name }) => categories.has(String(name)))],
    // Settings that an admin may have made their own: `removeSettings` looks at them.
    ...['operators', 'exchange_rates', 'task_rules'].map(
      (name) => [name, new Set(['site', 'current', 'rules'])] as const,
    ),
  ]);
}

async function removeRecords(name: string, ids: readonly unknown[]): Promise<number> {
  let removed = 0;
  for (const some of chunksOf(ids)) {
    const { deletedCount } = await mongoose.connection
      .collection(name)
      .deleteMany({ _id: { $in: some as Types.ObjectId[] } });
    removed += deletedCount;
  }
  return removed;
}

/** What the demo set for the whole site goes, unless an admin has changed it since. */
async function removeSettings(): Promise<void> {
  await Operator.deleteOne({ name: DEMO_OPERATOR.name, address: DEMO_OPERATOR.address });
  await ExchangeRates.deleteMany({ example: true });
  await TaskRules.deleteMany({ revision: 1 });
  for (const name of ['catalogue_copies', 'catalogue_blocks'])
    await mongoose.connection.collection(name).deleteMany({});
  await SiteSetting.updateOne({ _id: 'site' }, { $unset: { demo: 1, demoCourses: 1 } });
}

function* chunksOf<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += CHUNK) yield all.slice(at, at + CHUNK);
}
