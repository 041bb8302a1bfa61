import mongoose, { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as askForItems } from '@/app/api/v1/applications/[id]/items/route';
import { POST as writeThread } from '@/app/api/v1/applications/[id]/messages/route';
import { POST as writeThreadNote } from '@/app/api/v1/applications/[id]/notes/route';
import { PUT as recordOffer } from '@/app/api/v1/applications/[id]/offer/route';
import { POST as move } from '@/app/api/v1/applications/[id]/status/route';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { POST as addDocument } from '@/app/api/v1/documents/route';
import { GET as getStudents } from '@/app/api/v1/get-students/route';
import { DELETE as takeBack } from '@/app/api/v1/merges/[id]/route';
import { POST as saveCourse } from '@/app/api/v1/save-course/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { POST as addTask } from '@/app/api/v1/staff/tasks/route';
import { POST as noteContact } from '@/app/api/v1/students/[id]/contacts/route';
import { POST as merge } from '@/app/api/v1/students/[id]/merge/route';
import { GET as merges } from '@/app/api/v1/students/[id]/merges/route';
import { POST as writeNote } from '@/app/api/v1/students/[id]/notes/route';
import { POST as suggest } from '@/app/api/v1/students/[id]/suggestions/route';
import { RETENTION_REGISTER } from '@/lib/domain/retention/register';
import { forget } from '@/lib/platform/once';
import { sendMessage } from '@/lib/services/desk/messages/messages';
import { applicationFunnel, studentsBySource } from '@/lib/services/desk/reports/reports';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { followUp } from '@/lib/services/file/merging/merge-job';
import { MOVED, MOVED_APART, STAYING } from '@/lib/services/file/merging/moves';
import { removeOrphanFiles } from '@/lib/services/file/site/orphan-files';
import { renewFoundBy } from '@/lib/services/people/profile/found-by';
import { visibleStudent } from '@/lib/services/people/students';
import { Application } from '@/models/application';
import { ContactNote } from '@/models/contact-note';
import { Conversation } from '@/models/conversation';
import { MODELS } from '@/models/indexes';
import { Merge } from '@/models/merge';
import { MergeEntry } from '@/models/merge-entry';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { Profile } from '@/models/profile';
import { StaffAction } from '@/models/staff-action';
import { Suggestion } from '@/models/suggestion';
import { Task } from '@/models/task';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { file, formOf, PDF } from '../support/files';
import { hangOn } from '../support/hanging';
import { longIt } from '../support/long-it';
import { madeOnce } from '../support/made-once';
import { PASSWORD, type Person, person } from '../support/people';
import { personal } from '../support/profiles';
import { ask, rows } from '../support/request';
import { LONG } from '../support/tiers';

let admin: Person;
let team: Person;
let keep: Person;
let gone: Person;
beforeEach(anew);
async function anew() {
  await emptyDatabase();
  ({ admin, team, keep, gone } = await madeOnce('two accounts of one student', async () => ({
    ...{ admin: await person('admin'), team: await person('team') },
    ...{ keep: await person('student'), gone: await person('student') },
  })));
}

const into = (keepId: string, goneId: string, as = admin) =>
  ask(merge, { as, params: { id: keepId }, body: { goneId } });
const merging = (as = admin) => into(keep.userId, gone.userId, as);
const takingBack = (id: unknown, as = admin) => ask(takeBack, { as, params: { id: String(id) } });
const mergesOf = (who: Person, as = admin) => ask(merges, { as, params: { id: who.userId } });

/** What merging writes about itself, and what only announces it. */
const ABOUT_MERGING = ['merges', 'merge_entries', 'staff_actions', 'events'];
/** Its notices stay after it was taken back. */
const isAboutMerging = ({ notification }: Record<string, unknown>) => /merge/.test(String(notification));

/** Every record of the database as text, by collection. */
async function everything(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { collection } of MODELS) {
    if (ABOUT_MERGING.includes(collection.name)) continue;
    const records = (await collection.find({}).toArray()).filter((record) => !isAboutMerging(record));
    const texts = records.map((record) => mongoose.mongo.BSON.EJSON.stringify(record, { relaxed: false }));
    found[collection.name] = texts.sort();
  }
  return found;
}

const course = new Types.ObjectId();
const fill = async (seed: number) => {
  await hangOn({ both: [keep, gone], staff: [admin, team] }, seed, course);
  // Written past the models: what searches find them by follows, as by a save.
  for (const { user } of [keep, gone]) await renewFoundBy(user._id);
};
const apply = (student: Person, more: object = {}) =>
  Application.collection.insertOne({
    ...{ userId: student.user._id, courseId: course, year: 2030, month: 'Sep', status: 'Pending', history: [] },
    ...{ createdOn: new Date(), country: 'UK', university: 'u', course: 'c', agentId: null, ...more },
  } as never);

const ROUNDS = LONG ? 40 : 2;

describe('a merge and its taking back', () => {
  it('leave every record of the database as it was, whatever hangs on the two', async () => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      await fill(seed);
      const before = await everything();
      const { status, body } = await merging();
      expect(status).toBe(200);
      expect(await everything()).not.toEqual(before);
      expect((await takingBack(body.merge?._id)).status).toBe(200);
      expect(await everything()).toEqual(before);
      expect(await MergeEntry.countDocuments()).toBe(0);
      await anew();
    }
  });

  longIt('are finished by a second call after they broke off, with the same end', async () => {
    await fill(7);
    const before = await everything();
    const clean = await merging();
    const merged = await everything();
    const total = await MergeEntry.countDocuments();
    expect(total).toBeGreaterThan(10);
    await takingBack(clean.body.merge?._id);
    for (const breaksAt of LONG ? [1, 2, Math.floor(total / 2), total] : [1, total]) {
      const mended = breakAt('insertOne', breaksAt);
      expect((await merging()).status).toBe(500);
      mended();
      const { status, body } = await merging();
      expect(status).toBe(200);
      expect(await everything()).toEqual(merged);
      const mendedAgain = breakAt('deleteOne', breaksAt);
      expect((await takingBack(body.merge?._id)).status).toBe(500);
      mendedAgain();
      expect((await takingBack(body.merge?._id)).status).toBe(200);
      expect(await everything()).toEqual(before);
    }
  });

  longIt('are finished without a second call, too', async () => {
    await fill(7);
    const before = await everything();
    const mended = breakAt('insertOne', 8);
    expect((await merging()).status).toBe(500);
    mended();
    await followUp(new Date());
    const [{ _id } = {}] = rows((await mergesOf(keep)).body.merges);
    expect(await Merge.findById(String(_id)).lean()).toMatchObject({ state: 'merged' });
    const mendedAgain = breakAt('deleteOne', 8);
    expect((await takingBack(_id)).status).toBe(500);
    mendedAgain();
    await followUp(new Date());
    expect(await everything()).toEqual(before);
    expect(await Merge.countDocuments({ state: 'undone', busy: { $exists: false }, active: { $exists: false } })).toBe(
      1,
    );
  });

  it('know every collection that hangs on a student', () => {
    const known = [
      ...MOVED.map(([{ modelName }]) => modelName),
      ...MOVED_APART.map(({ modelName }) => modelName),
      ...STAYING,
    ];
    const ofPeople = [...RETENTION_REGISTER.students, ...RETENTION_REGISTER.accounts].map(
      ({ collection }) => collection,
    );
    const names = MODELS.filter(({ collection }) => ofPeople.includes(collection.name)).map(
      ({ modelName }) => modelName,
    );
    // The accounts themselves, merging's own, and what names no one by a field: commission hangs on applications, whose ids stay; what
    // was done to many is kept for a day, and takes nothing back that has changed since.
    // What an agency wrote to many names its own records, which move.
    const toMany = ['GroupMessage', 'MessageStop'];
    const commission = ['ClaimSheet', 'CommissionEntry', 'CommissionParties', 'Invoice'];
    const others = ['BulkAct', 'Deletion', 'Event', 'Job', 'Merge', 'MergeEntry', 'RateLimit', 'UploadDay', 'User'];
    expect(names.filter((name) => !known.includes(name)).sort()).toEqual([...commission, ...toMany, ...others].sort());
  });
});

/** The journal fails at the n-th write of this kind. Returns how to mend it. */
function breakAt(kind: 'insertOne' | 'deleteOne', at: number): () => void {
  const journal = MergeEntry.collection;
  const original = journal[kind].bind(journal) as (...given: unknown[]) => unknown;
  let written = 0;
  const write = vi.spyOn(journal, kind).mockImplementation(((...given: unknown[]) => {
    written++;
    if (written === at) throw new Error('out of power');
    return original(...given);
  }) as never);
  return () => write.mockRestore();
}

describe('a merge', () => {
  it('brings everything to the one who stays; the other keeps the twin of an application', async () => {
    await apply(keep);
    await apply(gone);
    await apply(gone, { courseId: new Types.ObjectId() });
    await sendMessage(gone.viewer, team.userId, { text: 'Hello', key: 'from-the-gone' });
    const { body } = await merging();
    expect(body.merge).toMatchObject({ isWhole: true, gone: { _id: gone.userId } });
    const twin = await Application.findOne({ userId: gone.userId }).orFail().lean();
    const stayed = [{ _id: String(twin._id), what: 'c at u', status: 'Pending' }];
    const [ofKeep] = rows((await mergesOf(keep, team)).body.merges);
    expect([body.merge, ofKeep]).toMatchObject([{ twins: stayed }, { twins: stayed }]);
    const counts = await Promise.all(
      [keep, gone].map((student) => Application.countDocuments({ userId: student.userId })),
    );
    expect(counts).toEqual([2, 1]);
    const applications = await Application.find({ userId: keep.userId }).lean();
    expect(applications.map(({ studentName }) => studentName)).toContain(keep.viewer.name);
    expect(await Message.countDocuments({ from: keep.userId })).toBe(1);
    expect((await Conversation.find({ people: keep.userId }).lean()).map(({ text }) => text)).toEqual(['Hello']);
    expect(await Conversation.countDocuments({ people: gone.userId })).toBe(0);
    expect(await StaffAction.find({ action: 'account.merge' }).lean()).toMatchObject([{ by: admin.user._id }]);
    expect(await Notification.countDocuments({ userId: keep.userId, notification: /merged another account/ })).toBe(1);
  });

  it('keeps the documents of both, and no file of either is swept away', async () => {
    for (const student of [keep, gone]) {
      for (const field of ['cv', 'passport']) {
        const form = formOf({ field, file: file(PDF, `${student.viewer.name} ${field}.pdf`) });
        expect((await ask(addDocument, { as: student, form })).status).toBe(201);
      }
    }
    const { body } = await merging();
    const documents = (await Profile.findOne({ userId: keep.userId }).lean())?.documents;
    expect(documents).toMatchObject({
      cv: [{ name: `${keep.viewer.name} cv.pdf` }],
      passport: [{ name: `${keep.viewer.name} passport.pdf` }, { name: `${gone.viewer.name} passport.pdf` }],
      other: [{ name: `${gone.viewer.name} cv.pdf`, label: 'CV' }],
    });
    const soon = new Date(Date.now() + 10_000);
    expect((await removeOrphanFiles(soon, new AbortController().signal)).files).toBe(0);
    await takingBack(body.merge?._id);
    expect((await removeOrphanFiles(soon, new AbortController().signal)).files).toBe(0);
  });

  it('takes the passport of either account for the other’s ‘no passport yet’', async () => {
    const save = (who: Person, change: object) =>
      ask(savePersonal, { as: who, body: { ...personal(), ...change, userId: who.userId } });
    await save(keep, { no_passport: true });
    await save(gone, {});
    await merging();
    const stayed = (await Profile.findOne({ userId: keep.userId }).lean())?.personal;
    expect(stayed).toMatchObject({ passport_number: 'X1234567', no_passport: false });
  });

  it('closes the account: it can\u2019t sign in, stands in no list, and no agent has it any more', async () => {
    const agent = await person('agent');
    await User.updateOne({ _id: gone.userId }, { $set: { addedBy: agent.user._id, email: 'gone@example.com' } });
    const other = await person('agent');
    await User.updateOne({ _id: keep.userId }, { $set: { addedBy: other.user._id } });
    const signingIn = () => ask(signIn, { body: { email: 'gone@example.com', password: PASSWORD } });
    const listed = async (query: Record<string, string> = {}) =>
      rows((await ask(getStudents, { as: admin, query })).body as never).map(({ _id }) => String(_id));
    const seenBy = (who: Person) => visibleStudent(who.viewer, gone.userId).then(Boolean, () => false);
    expect(await seenBy(agent)).toBe(true);
    const { body } = await merging();
    expect(await signingIn()).toMatchObject({ status: 403, body: { message: /merged into another account of yours/ } });
    const wrong = await ask(signIn, { body: { email: 'gone@example.com', password: 'not the password' } });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid details!' } });
    expect((await ask(merges, { as: gone, params: { id: gone.userId } })).status).toBe(401);
    expect(await listed()).toEqual([keep.userId]);
    expect(await listed({ q: 'gone@example.com' })).toEqual([gone.userId]);
    expect(await seenBy(agent)).toBe(false);
    expect(await seenBy(other)).toBe(false);
    await expect(visibleStudent(agent.viewer, keep.userId)).rejects.toMatchObject({ status: 404 });
    await takingBack(body.merge?._id);
    expect((await signingIn()).status).toBe(200);
    expect((await listed()).toSorted()).toEqual([keep.userId, gone.userId].toSorted());
    expect(await seenBy(agent)).toBe(true);
  });

  it('takes no more notes, tasks, contacts or suggestions about the closed account, and says where they belong', async () => {
    const [courseOffered] = await storedCourses({});
    await apply(keep);
    await apply(gone);
    const { body } = await merging();
    const twin = await Application.findOne({ userId: gone.userId }).orFail().lean();
    const [params, twinParams] = [{ id: gone.userId }, { id: String(twin._id) }];
    const write = (key: string) => ({ text: 'Call again', key });
    const task = { title: 'Call', dueOn: '2030-01-01' };
    const writing = () => [
      ask(writeNote, { as: team, params, body: write('a-note-on-the-student') }),
      ask(noteContact, { as: team, params, body: { way: 'phone', text: 'They called' } }),
      ask(suggest, { as: team, params, body: { courseId: String(courseOffered?._id), note: '' } }),
      ask(addTask, { as: team, body: { ...task, studentId: gone.userId } }),
      ask(addTask, { as: team, body: { ...task, applicationId: twinParams.id } }),
      ask(writeThread, { as: team, params: twinParams, body: write('a-line-on-the-twin') }),
      ask(writeThreadNote, { as: team, params: twinParams, body: write('a-note-on-the-twin') }),
    ];
    for (const { status, body: refused } of await Promise.all(writing())) {
      expect({ status, message: refused.message }).toEqual({
        status: 409,
        message: `This account was merged into that of ${keep.viewer.name} (${keep.viewer.email}). Please continue there.`,
      });
    }
    for (const { collection } of [Task, Message, ContactNote, Suggestion])
      expect(await collection.countDocuments()).toBe(0);
    await takingBack(body.merge?._id);
    expect((await Promise.all(writing())).map(({ status }) => status)).toEqual(Array(7).fill(201));
  });

  it('asks for nothing and takes no offer on the twin of a closed account, until it is open again', async () => {
    await apply(keep);
    await apply(gone);
    const { body } = await merging();
    const twin = await Application.findOneAndUpdate({ userId: gone.userId }, { status: 'Submitted' }).orFail().lean();
    const of = { as: team, params: { id: String(twin._id) } };
    const items = [{ kind: 'other', label: 'Reference' } as never];
    const asking = () => ask(askForItems, { ...of, body: { items } });
    const moving = () => ask(move, { ...of, body: { status: 'Documents Requested', reason: 'No reference.', items } });
    const offering = () => ask(recordOffer, { ...of, form: formOf({ conditional: 'false', currency: '' }) });
    for (const trying of [asking, moving, offering]) {
      const { status, body: refused } = await trying();
      expect([status, refused.message]).toEqual([409, expect.stringContaining('This account was merged into that of')]);
    }
    const after = await Application.findById(twin._id).lean();
    expect([after?.status, after?.items, after?.offer]).toEqual(['Submitted', undefined, undefined]);
    await takingBack(body.merge?._id);
    expect([(await asking()).status, (await offering()).status, (await moving()).status]).toEqual([201, 200, 403]);
  });

  it('lets reports count the person once', async () => {
    await apply(keep);
    await apply(gone, { courseId: new Types.ObjectId() });
    // One that both have: it stays on the account that is closed, and the person has it once.
    const same = { courseId: new Types.ObjectId() };
    await apply(keep, same);
    await apply(gone, same);
    const counted = async () => {
      forget('read for reports');
      const { sources } = await studentsBySource('all', {});
      const sum = (of: 'students' | 'applied') => sources.reduce((total, row) => total + row[of], 0);
      const { total } = await applicationFunnel('all', {});
      return { students: sum('students'), applied: sum('applied'), applications: total };
    };
    const apart = await counted();
    expect(apart).toMatchObject({ applied: 2, applications: 4 });
    const { body } = await merging();
    expect(await counted()).toEqual({ students: apart.students - 1, applied: 1, applications: 3 });
    await takingBack(body.merge?._id);
    expect(await counted()).toEqual(apart);
  });

  it('is an admin\u2019s, of two students, once, and not of one who is leaving; the team reads of it', async () => {
    for (const who of [team, keep, await person('agent')]) expect((await merging(who)).status).toBe(403);
    expect((await into(keep.userId, keep.userId)).status).toBe(422);
    expect((await into(keep.userId, team.userId)).status).toBe(404);
    expect((await into(String(new Types.ObjectId()), gone.userId)).status).toBe(404);
    await User.updateOne({ _id: gone.userId }, { $set: { leavesOn: new Date() } });
    expect((await merging()).status).toBe(409);
    expect(await Merge.countDocuments()).toBe(0);
    await User.updateOne({ _id: gone.userId }, { $unset: { leavesOn: '' } });
    const alike = rows((await mergesOf(keep)).body.alike).map(({ _id }) => String(_id));
    expect(alike).toEqual([gone.userId]);
    const { body } = await merging();
    const third = await person('student');
    expect((await into(third.userId, gone.userId)).status).toBe(409);
    expect((await into(gone.userId, third.userId)).status).toBe(409);
    expect(rows((await mergesOf(gone, team)).body.merges)).toHaveLength(1);
    expect((await mergesOf(gone, keep)).status).toBe(403);
    expect((await takingBack(body.merge?._id, team)).status).toBe(403);
    expect((await takingBack(new Types.ObjectId())).status).toBe(404);
  });

  it('begins once of many at the same moment that share an account', async () => {
    const third = await person('student');
    const pairs = [
      [keep, gone],
      [gone, keep],
      [keep, gone],
      [third, gone],
      [gone, third],
    ] as const;
    const answers = await Promise.all(pairs.map(([one, other]) => into(one.userId, other.userId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(pairs.length - 1);
    expect(await Merge.countDocuments()).toBe(1);
    expect(await User.countDocuments({ mergedInto: { $exists: true } })).toBe(1);
    const [stored] = await Merge.find().lean();
    const backs = await Promise.all([1, 2, 3].map(() => takingBack(stored?._id)));
    expect(backs.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await User.countDocuments({ mergedInto: { $exists: true } })).toBe(0);
  });

  it('also brings what was being written to the account at that moment', async () => {
    const courses = await storedCourses({}, {}, {});
    const writes = [
      ...courses.map(({ _id }) => ask(saveCourse, { as: gone, body: { courseId: String(_id), userId: gone.userId } })),
      ask(savePersonal, { as: gone, body: { ...personal(), userId: gone.userId } }),
      ask(addDocument, { as: gone, form: formOf({ field: 'cv', file: file(PDF, 'cv.pdf') }) }),
    ];
    const [answer] = await Promise.all([merging(), ...writes]);
    expect(answer?.status).toBe(200);
    // One that was begun before and written after: it stands on the closed account until that is looked at again.
    await apply(gone);
    await followUp(new Date());
    expect(await Application.countDocuments({ userId: keep.userId })).toBe(1);
    const left = MOVED.map(async ([{ collection }, field]) => collection.countDocuments({ [field]: gone.user._id }));
    expect(Math.max(...(await Promise.all(left)))).toBe(0);
    const [ofKeep, ofGone] = [
      await Profile.findOne({ userId: keep.userId }).lean(),
      await Profile.findOne({ userId: gone.userId }).lean(),
    ];
    const files = (profile: typeof ofKeep) => (profile?.documents.cv ?? []).map(({ fileId }) => String(fileId));
    expect(files(ofKeep)).toEqual(expect.arrayContaining(files(ofGone)));
    await apply(gone, { courseId: new Types.ObjectId() });
    await followUp(new Date(Date.now() + 3_600_000));
    expect(await Application.countDocuments({ userId: keep.userId })).toBe(1);
  });

  it('is taken back in order, within thirty days, and what was changed since stays', async () => {
    const third = await person('student');
    await apply(gone);
    const first = (await merging()).body.merge;
    const later = await into(third.userId, keep.userId);
    expect((await takingBack(first?._id)).status).toBe(409);
    expect((await takingBack(later.body.merge?._id)).status).toBe(200);
    const more = await into(keep.userId, third.userId);
    expect((await takingBack(first?._id)).status).toBe(409);
    expect((await takingBack(more.body.merge?._id)).status).toBe(200);
    await Application.updateOne({ courseId: course }, { $set: { status: 'Submitted' } });
    expect(rows((await mergesOf(keep)).body.merges)).toHaveLength(1);
    await Merge.updateOne({ _id: String(first?._id) }, { $set: { endsOn: new Date(0) } });
    expect((await takingBack(first?._id)).status).toBe(409);
    await Merge.updateOne({ _id: String(first?._id) }, { $set: { endsOn: new Date(Date.now() + 1e6) } });
    expect((await takingBack(first?._id)).status).toBe(200);
    const application = await Application.findOne({ courseId: course }).lean();
    expect(application).toMatchObject({ userId: gone.user._id, status: 'Submitted' });
    expect((await takingBack(first?._id)).status).toBe(404);
  });

  it('loses its journal after thirty days, and stays', async () => {
    await fill(3);
    const { body } = await merging();
    expect(await MergeEntry.countDocuments()).toBeGreaterThan(0);
    await followUp(new Date(Date.now() + 29 * 24 * 3_600_000));
    expect(await MergeEntry.countDocuments()).toBeGreaterThan(0);
    await followUp(new Date(Date.now() + 31 * 24 * 3_600_000));
    expect(await MergeEntry.countDocuments()).toBe(0);
    expect(await Merge.find().lean()).toMatchObject([{ state: 'final' }]);
    await Merge.updateOne({ _id: String(body.merge?._id) }, { $set: { endsOn: new Date(0) } });
    expect((await takingBack(body.merge?._id)).status).toBe(409);
    expect(rows((await mergesOf(gone)).body.merges)).toMatchObject([{ isWhole: true }]);
  });

  longIt('is deleted with the student who stays, and so is what stayed on the other account', async () => {
    await fill(3);
    await merging();
    await eraseStudent(keep.user._id);
    expect(await Merge.countDocuments()).toBe(0);
    expect(await MergeEntry.countDocuments()).toBe(0);
    const left = await User.find({ _id: { $in: [keep.user._id, gone.user._id] } }, 'name').lean();
    expect(left.map(({ name }) => name)).toEqual(['(deleted)', '(deleted)']);
  });
});
