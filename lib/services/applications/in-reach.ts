import type { Types } from 'mongoose';
import { cache } from 'react';
import { handles } from '@/lib/access';
import { isEnd } from '@/lib/domain/applications/application-status';
import { moveFactsOf, OF_MOVES } from '@/lib/domain/applications/move-facts';
import { type NextMove, nextMove, type WaitsOn, waitsOn } from '@/lib/domain/applications/next-move';
import type { PartName } from '@/lib/domain/applications/status-parts';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { once } from '@/lib/platform/once';
import { visibleApplications } from '@/lib/services/people/scope';
import { Application, type ApplicationRecord } from '@/models/application';
import type { Filter } from '@/models/filter';

/**
 * What pages of an agency derive from all applications in reach. A process keeps what it has read of a large reach, and asks each
 * time what was written since, and how many there are: an answer is as new as one that reads them all.
 */

/** One application of an agent's reach. */
export interface ReachedApplication
  extends Pick<
    ApplicationRecord,
    '_id' | 'status' | 'country' | 'studentName' | 'course' | 'university' | 'movedOn' | 'memberId'
  > {
  /** How many items are to be sent, and the day of what is due first. */
  open: number;
  nextDue: string | null;
  /** Whom it waits on and this agent's next move, on a day 'YYYY-MM-DD' where they live; null at an end. */
  on(viewer: Viewer, today: string): { waits: WaitsOn; move: NextMove } | null;
}

const OF_REACH = [...OF_MOVES, 'country', 'course', 'movedOn', 'memberId', 'open', 'nextDue', 'updatedOn'].join(' ');
type Stored = Pick<
  ApplicationRecord,
  | '_id'
  | 'status'
  | 'country'
  | 'studentName'
  | 'course'
  | 'university'
  | 'movedOn'
  | 'memberId'
  | 'agentId'
  | 'offer'
  | PartName
  | 'consent'
  | 'sent'
  | 'handler'
  | 'history'
  | 'items'
  | 'open'
  | 'nextDue'
  | 'updatedOn'
>;

/** Fewer are read each time. */
const FEW = 100;
/** A reach that is kept is read anew after this: what a process wrote whose clock is far behind is seen then. */
const KEPT_MS = 10 * 60_000;
/** Clocks of processes differ, and a write takes its time from its stamp to the record. */
const OVERLAP_MS = 2 * 60_000;
/** A process keeps so many applications, those last asked for. */
const MOST_KEPT = 100_000;

interface Reach {
  byId: Map<string, ReachedApplication & { updatedOn: Date }>;
  readOn: number;
  /** What was written before this, less the overlap, is in `byId`. */
  seenOn: number;
  /** The look that is under way, and the one behind it that all who ask meanwhile wait for. */
  running: Promise<void> | null;
  next: Promise<void> | null;
}

/** All applications that an agent may read now, in no order. Read once while a page is rendered. */
export const applicationsInReach = cache(async (viewer: Viewer): Promise<readonly ReachedApplication[]> => {
  const filter = await visibleApplications(viewer);
  const all = once('applications in reach', () => new Map<string, Reach>());
  const key = JSON.stringify(filter);
  const kept = all.get(key);
  const reach = kept && Date.now() - kept.readOn < KEPT_MS ? kept : newReach();
  await look(reach, filter);
  // The last asked for stand at the end.
  all.delete(key);
  if (reach.byId.size >= FEW) all.set(key, reach);
  dropOldest(all);
  return [...reach.byId.values()];
});

const newReach = (): Reach => ({ byId: new Map(), readOn: 0, seenOn: 0, running: null, next: null });

function dropOldest(all: Map<string, Reach>): void {
  let size = 0;
  for (const { byId } of all.values()) size += byId.size;
  for (const [key, { byId }] of all) {
    if (size <= MOST_KEPT || all.size === 1) return;
    all.delete(key);
    size -= byId.size;
  }
}

/** Looks again, after a look that is under way: that one may have begun before what the caller has just written. */
function look(reach: Reach, filter: Filter<ApplicationRecord>): Promise<void> {
  const again = () => begun(reach, filter);
  if (reach.running) reach.next ??= reach.running.then(again, again);
  return reach.next ?? again();
}

function begun(reach: Reach, filter: Filter<ApplicationRecord>): Promise<void> {
  reach.next = null;
  const running = renewed(reach, filter).finally(() => {
    if (reach.running === running) reach.running = null;
  });
  reach.running = running;
  return running;
}

async function renewed(reach: Reach, filter: Filter<ApplicationRecord>): Promise<void> {
  const now = Date.now();
  if (reach.readOn > 0) {
    const since = { updatedOn: { $gte: new Date(reach.seenOn - OVERLAP_MS) } };
    const [written, total] = await Promise.all([
      Application.find({ $and: [filter, since] }, OF_REACH).lean<Stored[]>(),
      Application.countDocuments(filter),
    ]);
    for (const record of written) take(reach, record);
    // Else one has left the reach, or came between the two questions.
    if (reach.byId.size === total) {
      reach.seenOn = now;
      return;
    }
  }
  const records = await Application.find(filter, OF_REACH).lean<Stored[]>();
  reach.byId.clear();
  for (const record of records) take(reach, record);
  reach.readOn = now;
  reach.seenOn = now;
}

function take({ byId }: Reach, record: Stored): void {
  const id = String(record._id);
  const { _id, status, country, studentName, course, university, movedOn, memberId, updatedOn } = record;
  const { open = 0, nextDue = null } = record;
  byId.set(id, {
    ...{ _id, status, country, studentName, course, university, movedOn, memberId, updatedOn, open, nextDue },
    on: isEnd(status) ? () => null : movesOn(record),
  });
}

/** The answer that was asked for last is kept: of thousands the next one is the same. */
function movesOn(record: Stored): ReachedApplication['on'] {
  const facts = moveFactsOf(record);
  let answered: { key: string; answer: ReturnType<ReachedApplication['on']> } | null = null;
  return (viewer, today) => {
    const reader = { role: viewer.role, handles: handles(viewer, record) };
    const key = `${today} ${reader.handles}`;
    if (answered?.key !== key) {
      const move = nextMove(facts, reader, today);
      const waits = waitsOn(facts, reader, today);
      answered = { key, answer: move && waits && { waits, move } };
    }
    return answered.answer;
  };
}

/** By id, as the database orders them. */
export const byId = (one: { _id: Types.ObjectId }, other: { _id: Types.ObjectId }): number =>
  compare(String(one._id), String(other._id));

/** The order of two texts of one alphabet, such as days, times and ids. */
export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
