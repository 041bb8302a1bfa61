import type { Types } from 'mongoose';
import { type AssignmentRule, isAway, type NewCase, rulesFor } from '@/lib/domain/applications/assignment';
import { END_OF_WAITING } from '@/lib/domain/applications/work-order';
import type { Country } from '@/lib/domain/countries';
import { dayOf } from '@/lib/domain/days/day';
import { timeZoneOf } from '@/lib/platform/site-facts';
import { Application } from '@/models/application';
import { Assignment } from '@/models/assignment';
import { Caseload, type CaseloadRecord } from '@/models/caseload';
import { createOnce } from '@/models/define';
import { User, type UserRecord } from '@/models/user';

/** Staff who can sign in. */
export const ACTIVE_STAFF = { role: { $in: ['team', 'admin'] }, isVerified: true, disabled: { $ne: true } } as const;

/**
 * The assignee of a new application: its student's counsellor; where there is none who can still sign in, the next
 * one by rule, who is then the student's too. Null where no rule says so.
 */
export async function assigneeOfNew(
  student: Pick<UserRecord, '_id' | 'addedBy' | 'counsellorId'>,
  course: { country: Country; level: string },
): Promise<Types.ObjectId | null> {
  const { _id, addedBy, counsellorId = null } = student;
  if (counsellorId && (await User.exists({ _id: counsellorId, ...ACTIVE_STAFF }))) return counsellorId;
  const chosen = await chosenByRule({ ...course, agentId: addedBy && String(addedBy) });
  if (!chosen) return null;
  const { matchedCount } = await User.updateOne({ _id, counsellorId }, { $set: { counsellorId: chosen } });
  if (matchedCount) return chosen;
  // Another application of theirs was faster.
  return (await User.findById(_id, 'counsellorId').lean())?.counsellorId ?? null;
}

/** Of the first rule with anyone who is there and has room, the next one in the rotation. */
async function chosenByRule(found: NewCase): Promise<Types.ObjectId | null> {
  const assignment = await Assignment.findById('rules').lean();
  for (const rule of rulesFor(assignment?.rules ?? [], found)) {
    const chosen = await nextOf(rule);
    if (chosen) return chosen;
  }
  return null;
}

/** How often the choice is made again when another application was faster. */
const MOST_TRIES = 50;

async function nextOf({ staff }: AssignmentRule): Promise<Types.ObjectId | null> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const caseloads = await caseloadsOf(staff);
    const next = (await withRoom(caseloads, new Date())).toSorted(byPlace)[0];
    if (!next) return null;
    const last = Math.max(...caseloads.map(({ place }) => place));
    // Of two that chose the same one, the second chooses again.
    const { _id, place } = next;
    const { modifiedCount } = await Caseload.updateOne({ _id, place }, { $set: { place: last + 1 } });
    if (modifiedCount) return _id;
  }
  return null;
}

type Rotating = Pick<CaseloadRecord, '_id' | 'place' | 'ceiling' | 'awayFrom' | 'awayUntil'> & { timeZone: string };

const byPlace = (one: Rotating, other: Rotating) =>
  one.place - other.place || String(one._id).localeCompare(String(other._id));

/** The caseloads of those of these staff who can sign in. */
async function caseloadsOf(staff: readonly string[]): Promise<Rotating[]> {
  const active = await User.find({ _id: { $in: [...staff] }, ...ACTIVE_STAFF }, 'timeZone').lean();
  const caseloads = await Caseload.find({ _id: { $in: active.map(({ _id }) => _id) } }).lean();
  const known = new Map(caseloads.map((caseload) => [String(caseload._id), caseload]));
  const found: Rotating[] = [];
  for (const { _id, timeZone = '' } of active) {
    const caseload = known.get(String(_id));
    if (!caseload) await createOnce(Caseload, { _id });
    const { place = 0, ceiling = null, awayFrom = null, awayUntil = null } = caseload ?? {};
    found.push({ _id, place, ceiling, awayFrom, awayUntil, timeZone });
  }
  return found;
}

/** Those who are not away today where they live, and are below their ceiling. */
async function withRoom(caseloads: readonly Rotating[], now: Date): Promise<Rotating[]> {
  const found: Rotating[] = [];
  for (const caseload of caseloads) {
    const { _id, ceiling, timeZone } = caseload;
    if (isAway(caseload, dayOf(now, timeZoneOf({ timeZone })))) continue;
    if (ceiling === null || !(await isFull(_id, ceiling))) found.push(caseload);
  }
  return found;
}

async function isFull(counsellorId: Types.ObjectId, ceiling: number): Promise<boolean> {
  if (ceiling === 0) return true;
  const open = { counsellorId, workOrder: { $lt: END_OF_WAITING } };
  return (await Application.countDocuments(open).limit(ceiling)) >= ceiling;
}
