import { Types } from 'mongoose';
import { bulkActsOf, canActOnMany } from '@/lib/agency-access';
import type { BulkActView, BulkRequest, BulkValue } from '@/lib/contract/people/bulk';
import { type BulkList, bulkRule, isChoice } from '@/lib/domain/agency/bulk-acts';
import { MESSAGE_GROUNDS, NOT_KNOWN } from '@/lib/domain/agency/may-message';
import { stepWords } from '@/lib/domain/agency/steps';
import { DAY_MS } from '@/lib/domain/days/day';
import { STAGES } from '@/lib/domain/desk/stages';
import { AppError, conflict, forbidden, found } from '@/lib/domain/errors';
import { counted } from '@/lib/domain/texts/counted';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { Agency } from '@/models/agency';
import { type BulkActRecord, BulkActs, type BulkFailure, type BulkRow } from '@/models/bulk-act';
import { idOf } from '@/models/id';
import { User } from '@/models/user';
import { changerOf, keptOf, namesOf, restored, subjectOf } from './subjects';
import { chosenIds } from './which';

/** A call works so long, then its caller asks again; so many records are written down together. */
const WORK_MS = 2_000;
const AT_ONCE = 50;
/** A process that died is waited for so long. */
const BUSY_MS = 60_000;
/** A page shows what was done lately. */
const SHOWN_MS = 60 * 60_000;
const MOST_NAMED = 100;

type Answer = Promise<{ message: string; bulk: BulkActView }>;
type Stored = BulkActRecord & { value: BulkValue };

/**
 * Begins an act on many and does the first part of it. 403 for a role without it, 404 and 422 for a colleague or a branch that can't be
 * chosen, 409 for none or too many. A record that isn't the viewer's to change fails alone.
 */
export async function beginBulk(viewer: Viewer, request: BulkRequest): Answer {
  const { list, act, value } = request;
  if (!canActOnMany(viewer, act)) throw forbidden();
  const { undoMs } = bulkRule(act);
  const now = Date.now();
  const begun = {
    ...{ _id: new Types.ObjectId(), agencyId: new Types.ObjectId(placeOf(viewer).id), by: idOf(viewer) },
    ...{ list, act, value, words: await wordsOf(viewer, request) },
    state: isChoice(act) ? ('done' as const) : ('running' as const),
    ...{ busyUntil: new Date(now), undoUntil: new Date(now + undoMs), forgetOn: new Date(now + DAY_MS) },
  };
  if (!isChoice(act)) await changerOf(viewer, begun);
  await BulkActs.create({ ...begun, ids: await chosenIds(viewer, request) });
  return continueBulk(viewer, String(begun._id));
}

/** Goes on with an act, or with its undoing, for two seconds. 404 for another's. While another call works on it, only says how far it is. */
export async function continueBulk(viewer: Viewer, id: string): Answer {
  const own = { $and: [{ _id: id }, bulkActsOf(viewer)] };
  const open = { busyUntil: { $lte: new Date() }, state: { $in: ['running' as const, 'undoing' as const] } };
  const taken = await BulkActs.findOneAndUpdate(
    { $and: [...own.$and, open] },
    { $set: { busyUntil: new Date(Date.now() + BUSY_MS) } },
    { returnDocument: 'after' },
  ).lean<Stored>();
  if (taken) {
    const until = Date.now() + WORK_MS;
    let next: Stored | null = taken;
    const part = taken.state === 'running' ? changing(viewer, taken) : undoing(viewer);
    while (next && Date.now() < until) next = await (await part)(next);
    await BulkActs.updateOne({ _id: taken._id }, { $set: { busyUntil: new Date() } });
    await announceChange(changeOfAgent(taken.agencyId));
  }
  const record = found(await BulkActs.findOne(own).lean<Stored>(), 'This was not found. It may have expired.');
  const bulk = viewOf(record);
  return { message: bulk.title, bulk };
}

/** Begins to undo an act, once. 404 for another's, 403 for who may not do it any more, 409 when it is too late or was undone. */
export async function undoBulk(viewer: Viewer, id: string): Answer {
  const own = { $and: [{ _id: id }, bulkActsOf(viewer)] };
  const record = found(await BulkActs.findOne(own).lean<Stored>(), 'This was not found. It may have expired.');
  if (!canActOnMany(viewer, record.act)) throw forbidden();
  const now = new Date();
  if (!viewOf(record).undoUntil) throw conflict('This can’t be undone any more.');
  const { matchedCount } = await BulkActs.updateOne(
    { _id: record._id, state: record.state, busyUntil: { $lte: now } },
    { $set: { state: 'undoing' } },
  );
  if (!matchedCount) throw conflict('This is still running. Please try again in a moment.');
  return continueBulk(viewer, id);
}

/** The viewer's last act on a list, while it runs and for an hour after: what the list's page shows. */
export async function lastBulk(viewer: Viewer, list: BulkList): Promise<BulkActView | null> {
  const since = new Date(Date.now() - SHOWN_MS);
  const of = { ...bulkActsOf(viewer), list };
  const [record] = await BulkActs.find(of).sort({ _id: -1 }).limit(1).lean<Stored[]>();
  return record && record.createdOn > since ? viewOf(record) : null;
}

type Part = (act: Stored) => Promise<Stored | null>;

/** Changes the next records of an act; null when all are. What they were is written down before. */
async function changing(viewer: Viewer, { _id }: Stored): Promise<Part> {
  let change: ((id: string) => Promise<unknown>) | undefined;
  return async (act) => {
    // What was refused since the act began is refused for each.
    change ??= await changerOf(viewer, act).catch((error) => async () => {
      throw error;
    });
    const ids = act.ids.slice(act.done, act.done + AT_ONCE);
    const begun = act.begun.length ? act.begun : await begin(act, ids);
    const failed: BulkFailure[] = [];
    for (const id of ids) {
      try {
        await change(String(id));
      } catch (error) {
        failed.push({ _id: id, name: '', message: messageOf(error) });
      }
    }
    const names = await namesOf(
      viewer,
      subjectOf(act),
      failed.map((one) => one._id),
    );
    for (const one of failed) one.name = names.get(String(one._id)) ?? '';
    const not = new Set(failed.map((one) => String(one._id)));
    const is = await keptOf(act, ids);
    const rows = begun
      .filter((row) => !not.has(String(row._id)))
      .map((row) => ({ ...row, is: is.get(String(row._id)) ?? null }));
    const done = act.done + ids.length;
    const isLast = done >= act.ids.length;
    const after = await BulkActs.findOneAndUpdate(
      { _id, done: act.done },
      { $push: { rows: { $each: rows }, failed: { $each: failed } }, $set: { done, begun: [] } },
      { returnDocument: 'after' },
    ).lean<Stored>();
    if (!after || !isLast) return after;
    await tell(viewer, after);
    await BulkActs.updateOne({ _id }, { $set: { state: 'done' } });
    return null;
  };
}

async function begin({ _id, ...act }: Stored, ids: readonly Types.ObjectId[]): Promise<BulkRow[]> {
  const was = await keptOf({ _id, ...act }, ids);
  const begun = ids.map((id) => ({ _id: id, was: was.get(String(id)) ?? null, is: null }));
  await BulkActs.updateOne({ _id }, { $set: { begun } });
  return begun;
}

/** Changes the next records of an act back; null when all are. */
async function undoing(viewer: Viewer): Promise<Part> {
  return async (act) => {
    const rows = act.rows.slice(act.undone, act.undone + AT_ONCE);
    const refused = await restored(viewer, act, rows);
    const kept = rows.filter(({ _id }) => refused.has(String(_id))).map(({ _id }) => _id);
    const names = await namesOf(viewer, subjectOf(act), kept);
    const failures = kept.map((_id) => ({
      ...{ _id, name: names.get(String(_id)) ?? '', message: refused.get(String(_id)) ?? '' },
    }));
    const undone = act.undone + rows.length;
    const isLast = undone >= act.rows.length;
    const after = await BulkActs.findOneAndUpdate(
      { _id: act._id, undone: act.undone },
      { $push: { kept: { $each: failures } }, $set: { undone, ...(isLast ? { state: 'undone' as const } : {}) } },
      { returnDocument: 'after' },
    ).lean<Stored>();
    return isLast ? null : after;
  };
}

/** A refused field says more than that one was. */
function messageOf(error: unknown): string {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  return Object.values(error.fields ?? {})[0] ?? error.message;
}

/** One notice to who was given something, and one line of what the viewer did: once, however often this is run. */
async function tell(viewer: Viewer, act: Stored): Promise<void> {
  const { _id, rows, words, value } = act;
  const subject = subjectOf(act);
  if (rows.length === 0) return;
  await recordActivity(viewer.userId, `${counted(rows.length, subject)}: ${words}.`, _id);
  if (act.act !== 'assign' || !value.memberId || value.memberId === viewer.userId) return;
  const what = rows.length === 1 ? `A ${subject} is` : `${rows.length} ${subject}s are`;
  await notify(value.memberId, `${what} now assigned to you.`, subject === 'lead' ? '/leads' : '/students', _id);
}

function viewOf(record: Stored): BulkActView {
  const { _id, list, act, state, ids, done, undone, rows, failed, kept, words, undoUntil, value } = record;
  const isBack = state === 'undoing' || state === 'undone';
  const subject = subjectOf(record);
  const changed = counted(isChoice(act) ? ids.length : rows.length, subject);
  const isOpen = state === 'done' || state === 'running';
  const isUndoable = isOpen && rows.length > 0 && !(act === 'move' && value.reason) && undoUntil > new Date();
  return {
    ...{ _id: String(_id), list, act, state },
    title: isBack ? `Undone for ${counted(undone - kept.length, subject)}: ${words}.` : `${changed} ${words}.`,
    total: isBack ? rows.length : ids.length,
    tried: isBack ? undone : isChoice(act) ? ids.length : done,
    failed: (isBack ? kept : failed).slice(0, MOST_NAMED).map((one) => ({ ...one, _id: String(one._id) })),
    failedTotal: (isBack ? kept : failed).length,
    undoUntil: isUndoable ? undoUntil.toISOString() : null,
  };
}

/** What an act does, in words. */
async function wordsOf(viewer: Viewer, { act, value }: BulkRequest): Promise<string> {
  const { memberId, branchId, stage, status, nextOn, nextKind = 'call', nextText = '', mayMessage } = value;
  switch (act) {
    case 'assign': {
      if (!memberId) return 'unassigned';
      const { id } = placeOf(viewer);
      const near = { _id: memberId, role: 'agent' as const, $or: [{ _id: id }, { 'agency.id': id }] };
      return `assigned to ${found(await User.findOne(near, 'name').lean(), 'User not found.').name}`;
    }
    case 'branch': {
      if (!branchId) return 'removed from their branch';
      const agency = await Agency.findById(placeOf(viewer).id).lean();
      const branch = agency?.branches.find(({ _id }) => String(_id) === branchId);
      return `moved to ${found(branch, 'Branch not found.').name}`;
    }
    case 'next':
      return nextOn ? `scheduled: ${stepWords({ on: nextOn, kind: nextKind, text: nextText })}` : 'without a follow-up';
    case 'stage':
      return `set to ${stage ? STAGES[stage].label : ''}`;
    case 'archive':
      return 'archived';
    case 'mayMessage':
      return `may be messaged: ${mayMessage ? MESSAGE_GROUNDS[mayMessage].label : NOT_KNOWN}`;
    case 'message':
      return 'chosen for a message';
    case 'move':
      return `moved to ${status}`;
    case 'export':
      return 'ready to export';
  }
}
