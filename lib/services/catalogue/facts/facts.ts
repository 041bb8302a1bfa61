import { Types } from 'mongoose';
import type { WholeFact } from '@/lib/contract/catalogue/facts';
import { todayIn } from '@/lib/domain/days/day';
import { conflict, invalid, isDuplicateKey } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Fact, FactPeriod } from '@/lib/engines/facts/fact';
import { FACT_IDS, type FactId, SHIPPED_FACTS } from '@/lib/engines/facts/fact-ids';
import { type FactOverrides, factOn, isOverdue, overlapOf, periodsOf } from '@/lib/engines/facts/read';
import { shapeProblem } from '@/lib/engines/facts/schema';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { FactOverride, type FactOverrideRecord, MOST_HISTORY, type UnjudgedChange } from '@/models/fact-override';
import { User } from '@/models/user';

/** What admins entered in the place of shipped facts; a reader of facts passes it on. */
export async function factOverrides(): Promise<FactOverrides> {
  const stored = await FactOverride.find({}, 'periods').sort({ _id: 1 }).lean();
  return new Map(stored.flatMap(({ _id, periods }) => (periods ? [[_id, periods] as const] : [])));
}

/** The facts valid on a day, and those of which nothing is known for it. */
export async function factsOn(on: string = todayIn('UTC')) {
  const overrides = await factOverrides();
  const facts: (Fact & { overdue: boolean })[] = [];
  const notKnown: ReturnType<typeof subjectOf>[] = [];
  for (const id of FACT_IDS) {
    const fact = factOn(id, on, overrides);
    if (fact) facts.push({ ...fact, overdue: isOverdue(fact, on) });
    else notKnown.push(subjectOf(id));
  }
  return { on, facts, notKnown };
}

/** One fact with all its periods and its history. */
export async function wholeFact(id: FactId): Promise<WholeFact> {
  const stored = await FactOverride.findById(id).lean();
  return viewOf(id, stored, await namesOf(stored ? [stored] : []));
}

/** Every fact with all its periods and its history, in the order of the files. */
export async function wholeFacts(): Promise<WholeFact[]> {
  const stored = await FactOverride.find({}).sort({ _id: 1 }).lean();
  const names = await namesOf(stored);
  const byId = new Map(stored.map((record) => [record._id, record]));
  return FACT_IDS.map((id) => viewOf(id, byId.get(id) ?? null, names));
}

/**
 * Sets the periods of a fact. 422 for a value of another shape, and for periods that overlap, 409 where another admin set others since
 * they were seen.
 */
export async function putFact(
  viewer: Viewer,
  id: FactId,
  sent: FactPeriod[],
  seen?: Seen | undefined,
): Promise<WholeFact> {
  const before = seen && (await wholeFact(id));
  const { periods } = mergedWith({ periods: before?.periods }, { periods: sent }, seen);
  for (const [index, { value }] of periods.entries()) {
    const problem = shapeProblem(SHIPPED_FACTS[id], value);
    if (problem) throw invalid({ [`periods.${index}.value`]: problem });
  }
  const overlap = overlapOf(periods);
  if (overlap) {
    const index = periods.indexOf(overlap[1]);
    throw invalid({ [`periods.${index}.validFrom`]: 'Periods can’t overlap. Please end the previous period first.' });
  }
  return write(viewer, id, periods);
}

/** Lets the shipped periods stand again. */
export async function resetFact(viewer: Viewer, id: FactId): Promise<WholeFact> {
  return write(viewer, id, null);
}

async function write(viewer: Viewer, id: FactId, periods: FactPeriod[] | null): Promise<WholeFact> {
  const before = await FactOverride.findById(id).lean();
  const next = {
    periods,
    by: new Types.ObjectId(viewer.userId),
    at: new Date(),
    history: before
      ? [...before.history, { at: before.at, by: before.by, periods: before.periods }].slice(-MOST_HISTORY)
      : [],
  };
  // Of two admins at once the second is refused, so that neither change is lost without a trace.
  const change = { _id: new Types.ObjectId(), before: before?.periods ?? null, after: periods, cursor: null };
  const saved = before ? await replace(id, before.at, next, change) : await create(id, next, change);
  if (!saved) throw conflict('Another admin changed this fact just now. Reload to see their changes.');
  await recordStaffAction(
    viewer,
    'fact.edit',
    { kind: 'fact', id, label: SHIPPED_FACTS[id].label },
    { before: { periods: textOf(before?.periods ?? null) }, after: { periods: textOf(periods) } },
  );
  await publish({ kind: 'facts-changed', to: [], payload: { id } });
  return viewOf(id, saved, await namesOf([saved]));
}

type Override = Omit<FactOverrideRecord, '_id' | 'toJudge'>;

/** Null when another admin changed it since. */
async function replace(
  id: FactId,
  seen: Date,
  next: Override,
  change: UnjudgedChange,
): Promise<FactOverrideRecord | null> {
  const filter = { _id: id, at: seen };
  const update = { $set: next, $push: { toJudge: change } };
  return FactOverride.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean();
}

async function create(id: FactId, next: Override, change: UnjudgedChange): Promise<FactOverrideRecord | null> {
  try {
    return (await FactOverride.create({ _id: id, ...next, toJudge: [change] })).toObject();
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** For the log: '22895 from 2025-09-01; …'. */
function textOf(periods: readonly FactPeriod[] | null): string {
  if (!periods) return 'as shipped';
  return periods.map(({ value, validFrom }) => `${JSON.stringify(value)} from ${validFrom}`).join('; ') || 'not known';
}

async function namesOf(records: readonly FactOverrideRecord[]): Promise<Map<string, string>> {
  const ids = new Set(records.flatMap(({ by, history }) => [String(by), ...history.map((one) => String(one.by))]));
  const people = await User.find({ _id: { $in: [...ids] } }, 'name').lean();
  return new Map(people.map(({ _id, name }) => [String(_id), name]));
}

function subjectOf(id: FactId) {
  const { label, unit, country, by, note } = SHIPPED_FACTS[id];
  return { id, label, unit, appliesTo: { country, by, note } };
}

function viewOf(id: FactId, stored: FactOverrideRecord | null, names: Map<string, string>): WholeFact {
  const entered = stored?.periods ? new Map([[id, stored.periods]]) : undefined;
  const nameOf = (by: unknown) => names.get(String(by)) ?? '';
  return {
    ...subjectOf(id),
    shape: SHIPPED_FACTS[id].shape,
    periods: periodsOf(id, entered),
    changed: stored?.periods ? { at: stored.at.toISOString(), by: nameOf(stored.by) } : null,
    history: (stored?.history ?? [])
      .map(({ at, by, periods }) => ({
        at: at.toISOString(),
        by: nameOf(by),
        periods: periodsOf(id, periods ? new Map([[id, periods]]) : undefined),
      }))
      .reverse(),
  };
}
