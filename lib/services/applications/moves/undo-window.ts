import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { agentReader } from '@/lib/domain/agency/care';
import { defineJob } from '@/lib/platform/jobs/worker';
import { WITHOUT_PARTS } from '@/lib/services/people/visible';
import { deliver, type Effect } from '@/lib/services/records/notices/effects';
import { Application, type ApplicationRecord } from '@/models/application';
import { User } from '@/models/user';
import { mailOfMoves } from '../mails';
import { tasksOfMoves } from './change';
import { informOfMove } from './moving';

/** An effect of a move that waits: at that time bell and mail of its group go out, whatever became of this process. */
export function closingLater(
  { _id, history }: Pick<ApplicationRecord, '_id' | 'history'>,
  { group, until }: { group: Types.ObjectId; until: Date },
): Effect {
  return { kind: 'release-moves', group: String(group), at: until, key: `${group}:${_id}:${history.length}` };
}

/** The undo window of a group of moves ends, and bell and mail go out. Its stored kind is an earlier name. */
export const closeUndoWindows = defineJob({
  kind: 'release-moves',
  async run({ group }) {
    await closeUndoWindow(group);
  },
});

/**
 * Informs students and agents of a group of moves that waited: one notice and one mail for each of them. What was undone,
 * or went out before, is left out. A second call, also at the same time or after a process died in it, informs no one
 * twice: a claim makes the ids of what is delivered.
 */
export async function closeUndoWindow(id: string): Promise<void> {
  const group = new Types.ObjectId(id);
  // With another revision no Undo that was read before is written.
  const unclaimed = { 'held.group': group, 'held.claim': null };
  await Application.updateMany(unclaimed, { $set: { 'held.claim': new Types.ObjectId() }, $inc: { revision: 1 } });
  const claimed = await Application.find({ 'held.group': group }, WITHOUT_PARTS).lean();
  for (const [claim, applications] of byClaim(claimed)) {
    await inform(claim, applications);
    const done = { 'held.group': group, 'held.claim': new Types.ObjectId(claim) };
    await Application.updateMany(done, { $unset: { held: '' } });
  }
}

function byClaim(applications: readonly ApplicationRecord[]): Map<string, ApplicationRecord[]> {
  const claims = new Map<string, ApplicationRecord[]>();
  for (const application of applications) {
    const claim = String(application.held?.claim);
    claims.set(claim, [...(claims.get(claim) ?? []), application]);
  }
  return claims;
}

/** The tasks of each move; one notice and one mail for each student, and for each agent about those who are theirs now. */
async function inform(claim: string, applications: readonly ApplicationRecord[]): Promise<void> {
  const readers = new Map<string, ApplicationRecord[]>();
  const add = (reader: string, application: ApplicationRecord) =>
    readers.set(reader, [...(readers.get(reader) ?? []), application]);
  const agents = await presentAgents(applications);
  for (const application of applications) {
    for (const effect of tasksOfMoves(application._id, application.history.slice(-1))) {
      await deliver(effect, idOf(`${effect.kind}:${application._id}`, claim));
    }
    const [by, studentId] = [String(application.held?.by), String(application.userId)];
    const agentId = agents.get(studentId);
    if (studentId !== by) add(studentId, application);
    if (agentId && agentId !== by) add(agentId, application);
  }
  for (const [reader, moved] of readers) {
    for (const effect of effectsFor(claim, reader, moved))
      await deliver(effect, idOf(`${effect.kind}:${reader}`, claim));
  }
}

async function presentAgents(applications: readonly ApplicationRecord[]): Promise<Map<string, string>> {
  const students = await User.find(
    { _id: { $in: applications.map(({ userId }) => userId) } },
    'addedBy memberId',
  ).lean();
  return new Map(
    students.flatMap(({ _id, addedBy: agentId, memberId }) => {
      const reader = agentReader({ agentId, memberId });
      return reader ? [[String(_id), String(reader)]] : [];
    }),
  );
}

function effectsFor(claim: string, reader: string, moved: readonly ApplicationRecord[]): Effect[] {
  const [first] = moved;
  if (!first) return [];
  if (moved.length === 1) {
    return informOfMove(first, first.held?.by).filter((effect) => readerOf(effect) === reader);
  }
  const isOwn = String(first.userId) === reader;
  const mail = mailOfMoves(claim, moved, reader);
  const notification = isOwn
    ? `${moved.length} of your applications have a new status: ${first.status}.`
    : `${moved.length} applications of your students have a new status: ${first.status}.`;
  const href = isOwn ? '/my-applications' : '/applications';
  const toReader = [{ kind: 'notice' as const, userId: reader, notification, href }, mail];
  if (!isOwn) return toReader;
  const ofOthers = `${moved.length} applications of ${first.studentName} have a new status: ${first.status}.`;
  const by = String(first.held?.by);
  return [...toReader, { kind: 'helpers', studentId: reader, by, notice: { notification: ofOthers, href: '/' }, mail }];
}

function readerOf(effect: Effect): string | null {
  if (effect.kind === 'helpers') return effect.studentId;
  if (effect.kind === 'mail') return 'userId' in effect.request ? effect.request.userId : null;
  return 'userId' in effect && effect.userId ? effect.userId : null;
}

/** The same id for the same effect of a claim. */
function idOf(effect: string, claim: string): Types.ObjectId {
  const rest = createHash('sha256').update(`${claim}:${effect}`).digest('hex').slice(0, 16);
  return new Types.ObjectId(claim.slice(0, 8) + rest);
}
