import type { Types } from 'mongoose';
import { studentsVisibleTo } from '@/lib/access';
import { canHandOutLeads } from '@/lib/agency-access';
import type { BulkValue } from '@/lib/contract/people/bulk';
import { type BulkAct, type BulkList, type BulkSubject, bulkRule } from '@/lib/domain/agency/bulk-acts';
import { MOST_TIMELINE_ENTRIES, type TimelineKind } from '@/lib/domain/agency/prospects';
import { storedSteps } from '@/lib/domain/agency/steps';
import { AppError, forbidden } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { moveOfMany } from '@/lib/services/applications/moves/moves';
import { undoMoves } from '@/lib/services/applications/moves/undo';
import { assigner } from '@/lib/services/people/agency/care';
import { canTake, settled } from '@/lib/services/people/agency/hand-over';
import { changedProspect } from '@/lib/services/people/prospects/change';
import { noteOnStudent } from '@/lib/services/people/prospects/contact';
import { entryOf } from '@/lib/services/people/prospects/entries';
import { sayMayMessage } from '@/lib/services/people/prospects/may-message';
import { refuseBranch, refuseMember } from '@/lib/services/people/prospects/register';
import { visibleProspects } from '@/lib/services/people/prospects/visible';
import { renewAgent, visibleApplications } from '@/lib/services/people/scope';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import { Application } from '@/models/application';
import type { BulkActRecord, BulkRow } from '@/models/bulk-act';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';

/** How one record of an act is changed, by its own call's rules, and changed back. */

type Act = Pick<BulkActRecord, '_id' | 'agencyId' | 'list' | 'act' | 'words' | 'undoUntil'> & { value: BulkValue };

/** What an act changes from a list; the contract refuses those that a list doesn't have. */
export const subjectOf = ({ list, act }: { list: BulkList; act: BulkAct }): BulkSubject =>
  bulkRule(act).of[list] ?? 'lead';

const STEPS = ['nextOn', 'nextKind', 'nextText', 'nextFor', 'laterSteps', 'stepsFor'];
/** What is remembered of a lead, and of an agency's record of a student, so that an act can be undone. */
const KEPT: Record<BulkAct, readonly string[]> = {
  assign: ['memberId', 'branchId'],
  branch: ['branchId'],
  next: STEPS,
  stage: ['stage', 'lostReason', 'lostNote', 'forgetOn', ...STEPS],
  archive: ['archivedOn', 'forgetOn'],
  mayMessage: ['mayMessage'],
  message: [],
  move: [],
  export: [],
};
/** What stands in an agency's record of a student; the rest in the student's account. */
const isOfRecord = ({ act }: Act): boolean => act === 'next' || act === 'mayMessage';
const KEPT_OF_STUDENT = ['memberId', 'branchId', 'counsellor_name'];

/**
 * What changes one record after another, without a notice to who takes it. What holds for all is refused at once: 403, 404 and 422 for
 * a colleague or a branch that can't be chosen; of each, what its own call refuses.
 */
export async function changerOf(viewer: Viewer, act: Act): Promise<(id: string) => Promise<unknown>> {
  const { value } = act;
  const { memberId, branchId, stage, status, lostReason, lostNote, nextOn, nextKind, nextText, reason } = value;
  const step = { nextOn, nextKind, nextText };
  const subject = subjectOf(act);
  if (act.act === 'mayMessage' && subject !== 'application')
    return (id) => sayMayMessage(viewer, subject, id, value.mayMessage ?? null);
  if (subject === 'application') {
    const move = { to: status ?? 'Pending', reason };
    return (id) => moveOfMany(viewer, id, move, { group: act._id, until: act.undoUntil });
  }
  if (subject === 'student') {
    if (act.act !== 'next')
      return assigner(viewer, act.act === 'assign' ? { memberId, branchOfNone: branchId } : { branchId });
    return (id) => noteOnStudent(viewer, id, { key: `bulk-${act._id}`, text: '', ...step });
  }
  if (act.act === 'assign' && memberId && memberId !== viewer.userId) await refuseMember(viewer, memberId);
  if (branchId) await refuseBranch(viewer, branchId);
  const branchOfNone = act.act === 'assign' ? branchId : null;
  if (branchOfNone && !canHandOutLeads(viewer)) throw forbidden();
  const change = {
    assign: { memberId },
    branch: { branchId },
    next: step,
    stage: { stage, ...(stage === 'lost' ? { lostReason, lostNote } : {}), ...(stage === 'later' ? { nextOn } : {}) },
    archive: { archived: true },
    ...{ mayMessage: {}, message: {}, move: {}, export: {} },
  }[act.act];
  const once = (id: string) => changedProspect(viewer, id, change, branchOfNone);
  return (id) =>
    once(id).catch((error) => {
      if (error instanceof AppError && error.code === 'conflict') return once(id); // On top of what another wrote just then.
      throw error;
    });
}

/** The remembered fields of these records as they are now, by id; of applications none. */
export async function keptOf(act: Act, ids: readonly Types.ObjectId[]): Promise<Map<string, BulkRow['was']>> {
  const { agencyId } = act;
  const subject = subjectOf(act);
  if (subject === 'application') return new Map();
  if (subject === 'student' && !isOfRecord(act)) {
    const students = await User.find({ _id: { $in: [...ids] }, addedBy: agencyId }, KEPT_OF_STUDENT.join(' ')).lean();
    return new Map(students.map((one) => [String(one._id), picked(one, KEPT_OF_STUDENT)]));
  }
  const key = subject === 'student' ? 'studentId' : '_id';
  const fields = KEPT[act.act];
  const records = await Prospect.find(
    { agencyId, [key]: { $in: [...ids] } },
    ['studentId', ...fields].join(' '),
  ).lean();
  const none = subject === 'student' ? ids.map((id) => [String(id), picked(storedSteps([]), fields)] as const) : [];
  return new Map([...none, ...records.map((one) => [String(one[key]), picked(one, fields)] as const)]);
}

const EMPTY: Record<string, unknown> = { laterSteps: [], stepsFor: [] };
const picked = (record: object, fields: readonly string[]) =>
  Object.fromEntries(fields.map((name) => [name, (record as Record<string, unknown>)[name] ?? EMPTY[name] ?? null]));

/** Whether a record stands as the act left it. */
const isSame = (now: BulkRow['was'] | undefined, then: BulkRow['is']) => JSON.stringify(now) === JSON.stringify(then);

const CHANGED = 'Not undone, because it has been changed since.';
const ENTRY: Partial<Record<BulkAct, TimelineKind>> = {
  assign: 'hand-over',
  next: 'next',
  stage: 'stage',
  archive: 'restored',
  mayMessage: 'messaging',
};

/** Changes records back, one after another. Returns why not, by id, of those that stay. */
export async function restored(viewer: Viewer, act: Act, rows: readonly BulkRow[]): Promise<Map<string, string>> {
  const refused = new Map<string, string>();
  if (subjectOf(act) === 'application') {
    const results = await undoMoves(
      viewer,
      rows.map(({ _id }) => ({ _id: String(_id) })),
    );
    for (const { _id, moved, message } of results) if (!moved) refused.set(_id, message);
    return refused;
  }
  const now = await keptOf(
    act,
    rows.map(({ _id }) => _id),
  );
  const gone = await unfit(rows);
  for (const row of rows) {
    const id = String(row._id);
    const isBack = isSame(now.get(id), row.is) && (await restoredOne(viewer, act, row, gone));
    if (!isBack) refused.set(id, CHANGED);
  }
  return refused;
}

/** The former counsellors who can't take anyone now. */
async function unfit(rows: readonly BulkRow[]): Promise<Set<string>> {
  const ids = new Set(rows.flatMap(({ was }) => (was?.memberId ? String(was.memberId) : [])));
  const people = ids.size ? await User.find({ _id: { $in: [...ids] } }, 'agency disabled').lean() : [];
  for (const person of people) if (canTake(person)) ids.delete(String(person._id));
  return ids;
}

async function restoredOne(viewer: Viewer, act: Act, { _id, was, is }: BulkRow, gone: Set<string>): Promise<boolean> {
  const { agencyId } = act;
  if (!was || !is) return false;
  if (subjectOf(act) === 'student' && !isOfRecord(act)) {
    const { memberId, branchId } = is as { memberId: Types.ObjectId | null; branchId: Types.ObjectId | null };
    const student = await User.findOneAndUpdate(
      { _id, addedBy: agencyId, memberId, branchId },
      { $set: was },
      { returnDocument: 'after' },
    ).lean();
    if (!student) return false;
    // Who can't take students any more has named who does.
    const after = await settled(student);
    await renewAgent(String(_id));
    await announceChange(changeOfStudent(after));
    return true;
  }
  if (was.memberId && gone.has(String(was.memberId))) return false;
  const kind = ENTRY[act.act];
  const entry = kind && entryOf(viewer, kind, { text: `Undone: ${act.words}` });
  const which = subjectOf(act) === 'student' ? { studentId: _id } : { _id, stage: is.stage ?? { $ne: 'student' } };
  const { matchedCount } = await Prospect.updateOne({ ...which, agencyId } as object, {
    $set: was,
    ...(entry ? { $push: { entries: { $each: [entry], $slice: -MOST_TIMELINE_ENTRIES } } } : {}),
  });
  return matchedCount > 0;
}

/** The names of these records, by id, of those within the viewer's reach. */
export async function namesOf(viewer: Viewer, subject: BulkSubject, ids: readonly Types.ObjectId[]) {
  const these = { _id: { $in: [...ids] } };
  const people = ids.length === 0 ? [] : await found();
  return new Map(people.map(({ _id, name }) => [String(_id), name]));
  async function found(): Promise<{ _id: Types.ObjectId; name: string }[]> {
    if (subject === 'lead') return Prospect.find(visibleProspects(viewer, these), 'name').lean();
    if (subject === 'student') return User.find({ $and: [these, studentsVisibleTo(viewer)] }, 'name').lean();
    const all = await Application.find(await visibleApplications(viewer, these), 'studentName course').lean();
    return all.map(({ _id, studentName, course }) => ({ _id, name: `${studentName}, ${course}` }));
  }
}
