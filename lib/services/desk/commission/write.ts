import { after, type EntryChange, type Standing, standingOf } from '@/lib/domain/commission/entry';
import { grouped } from '@/lib/domain/commission/grouped';
import { postingsOf } from '@/lib/domain/commission/legs';
import { amountOf, baseOf, bonusesOf, type Counted, ratesOf } from '@/lib/domain/commission/rates';
import { refusalOf } from '@/lib/domain/commission/refusals';
import type { RateRule } from '@/lib/domain/commission/rules';
import { ENTRY_STATE_NAMES, ENTRY_STATES } from '@/lib/domain/commission/states';
import { changedMeanwhile, conflict } from '@/lib/domain/errors';
import { shareOf } from '@/lib/domain/ledger/amounts';
import { log } from '@/lib/platform/log';
import { post } from '@/lib/services/records/ledger/postings';
import type { StuckRecord } from '@/lib/services/records/notices/outbox';
import type { Signed } from '@/models/application-parts';
import { CommissionAgreement } from '@/models/commission-agreement';
import { CommissionEntry, type CommissionEntryRecord, type SignedEvent } from '@/models/commission-entry';
import type { Filter } from '@/models/filter';
import type { Id } from '@/models/id';

/**
 * How entries are written. An entry's events are the truth: one write adds them, and says that the ledger lacks them.
 * The ledger and the rates of others
 * follow by steps that can run again: the next reading of the agency's commission runs them.
 */

export const COUNTING = ENTRY_STATE_NAMES.filter((state) => ENTRY_STATES[state].counts);

/** What a change is, beside who and when it was written down. `key` makes it once. */
export interface Written {
  change: EntryChange<Id>;
  on: string;
  note: string;
  key?: string;
}

/**
 * Adds a change to an entry, and posts it. 409 where it can't happen to the entry now, or the entry was changed at the same moment.
 * @returns the entry as it is then
 */
export async function write(
  entry: CommissionEntryRecord,
  by: Signed,
  written: Written,
): Promise<CommissionEntryRecord> {
  const stored = await add(entry, by, written);
  await settle(stored);
  return CommissionEntry.findById(stored._id).orFail().lean();
}

/** The same without the ledger, which follows. */
export async function add(
  entry: CommissionEntryRecord,
  by: Signed,
  { change, on, note, key }: Written,
  more: Partial<Pick<CommissionEntryRecord, 'onshore' | 'lifted'>> = {},
): Promise<CommissionEntryRecord> {
  const before = standingOf(entry);
  const refusal = refusalOf(entry, before, change);
  if (refusal) throw conflict(refusal);
  const event: SignedEvent = { change, on, note, by, ...(key ? { key } : {}) };
  const now =
    change.kind === 'taken back'
      ? standingOf({ ...entry, events: [...entry.events, event] })
      : after(entry, before, change);
  const stored = await CommissionEntry.findOneAndUpdate(
    asItIs(entry),
    { $push: { events: event }, $set: { ...copiesOf(now), ...more, unposted: true } },
    { returnDocument: 'after' },
  ).lean();
  if (!stored) throw changedMeanwhile('this entry');
  return stored;
}

/** Whether what this key stands for was written down already. */
export const hasKey = ({ events }: CommissionEntryRecord, key: string): boolean =>
  events.some((event) => event.key === key);

/** The entry, if nothing was added to it since it was read. @param more how many events were added by who asks */
const asItIs = ({ _id, events }: CommissionEntryRecord, more = 0) => ({
  _id,
  [`events.${events.length + more}`]: { $exists: false },
});

/** What an entry holds copies of, for lists. */
export const copiesOf = ({ state, intake, claimBy }: Standing<Id>) => ({ state, intake, claimBy });

/**
 * Brings an entry's changes into the ledger, and gives the students who are counted with it the rate that their number
 * makes. It never rejects, as the
 * change is stored and its call succeeds: what fails is tried again by the next reading, and Status tells of it.
 */
export async function settle(entry: CommissionEntryRecord): Promise<void> {
  try {
    await postAll(entry);
    await rerate(entry);
    await CommissionEntry.updateOne(asItIs(entry), { $unset: { unposted: 1 } });
  } catch (error) {
    log().warn({ err: error, record: String(entry._id) }, 'a commission entry could not be posted; trying again');
  }
}

/** The entries that the ledger has lacked since before a moment: how many, and the longest; none is an empty list. */
export async function stuckEntries(before: Date): Promise<(StuckRecord & { count: number })[]> {
  const where = { unposted: true, updatedOn: { $lt: before } };
  const [first] = await CommissionEntry.find(where, 'updatedOn').sort({ updatedOn: 1 }).limit(1).lean();
  if (!first) return [];
  const count = await CommissionEntry.countDocuments(where);
  return [{ what: 'commission entry', id: String(first._id), since: first.updatedOn, count }];
}

/** Finishes what a process left that died. */
export async function settleAgency(agencyId: Id): Promise<void> {
  for (const entry of await CommissionEntry.find({ agencyId, unposted: true }).sort({ _id: 1 }).lean())
    await settle(entry);
}

async function postAll(entry: CommissionEntryRecord): Promise<void> {
  const by = entry.events.at(-1)?.by;
  if (by) await post(entry.agencyId, by, postingsOf(entry));
}

/** The rule of an agreement by what an entry says of it. */
export async function ruleOf(agreementId: Id, { id, version }: { id: Id; version: number }): Promise<RateRule<Id>> {
  const agreement = await CommissionAgreement.findOne({ agreementId, version }).orFail().lean();
  const rule = agreement.rules.find(({ _id }) => _id.equals(id));
  if (!rule) throw new Error('The commission rule of this entry is not in the agreement.');
  return rule;
}

/** What an entry earns at a rate, with a bonus: the agency's part of it, where the credit was divided. Null while that isn't known. */
export function earnedBy(
  rule: RateRule<Id>,
  entry: Pick<CommissionEntryRecord, 'term' | 'part' | 'credit'>,
  fees: Standing<Id>['fees'],
  rate: number,
  bonus = 0,
): number | null {
  const whole = amountOf(rule, fees, { rate, term: entry.term, part: entry.part });
  return whole === null ? null : shareOf(whole + bonus, entry.credit * 10_000);
}

/** Whether a student's bonus is in this entry: in one of theirs. */
export const carriesBonus = ({ term, part }: Pick<CommissionEntryRecord, 'term' | 'part'>): boolean =>
  term === 1 && part !== 'rest';

/** Those that are counted with an entry, in the order of their pay events, by application: a student counts once. */
export async function countedWith(
  entry: Pick<CommissionEntryRecord, 'agencyId' | 'agreementId'>,
  rule: RateRule<Id>,
  intake: number,
): Promise<CommissionEntryRecord[][]> {
  if (rule.countBy === null) return [];
  const year = Math.floor(intake / 100);
  const within = rule.countBy === 'intake' ? intake : { $gte: year * 100, $lte: year * 100 + 99 };
  const group: Filter<CommissionEntryRecord> = { agreementId: entry.agreementId, intake: within };
  const all = await CommissionEntry.find({ ...group, agencyId: entry.agencyId, state: { $in: COUNTING } }).lean();
  const own = all.filter((one) => standingOf(one).rule.id.equals(rule._id));
  const students = grouped(own, ({ applicationId }) => String(applicationId));
  return [...students.values()].sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

const orderOf = (entries: readonly CommissionEntryRecord[]): string =>
  entries
    .map(({ events, applicationId }) => `${claimableOn(events)} ${String(applicationId)}`)
    .sort()
    .at(0) ?? '';

const claimableOn = (events: readonly SignedEvent[]): string =>
  events.findLast(({ change }) => change.kind === 'claimable')?.on ?? '';

/** A student as they count for the rates: of several entries that they have the rate that was set last. */
export function countedOf(rule: RateRule<Id>, entries: readonly CommissionEntryRecord[]): Counted {
  const standings = entries.map(standingOf);
  const bases = entries.map(({ term }, place) => {
    const base = standings[place] ? baseOf(rule, standings[place].fees) : null;
    return [term, typeof base === 'number' ? base : 0] as const;
  });
  // Deposit and rest have one fee, and so have all terms where each has no fee of its own.
  const ofTerms = rule.base === 'term-fee' ? [...new Map(bases).values()] : bases.slice(0, 1).map(([, base]) => base);
  return {
    rate: standings.find(({ rate }) => rate !== null)?.rate ?? null,
    base: ofTerms.reduce((sum, base) => sum + base, 0),
    bonus: standings.reduce((sum, { bonus }) => sum + bonus, 0),
  };
}

async function rerate(entry: CommissionEntryRecord): Promise<void> {
  const standing = standingOf(entry);
  const rule = await ruleOf(entry.agreementId, standing.rule);
  const students = await countedWith(entry, rule, standing.intake);
  const counted = students.map((entries) => countedOf(rule, entries));
  const [rates, bonuses] = [ratesOf(rule, counted), bonusesOf(rule, counted)];
  for (const [place, entries] of students.entries()) {
    const [rate, bonus = 0] = [rates[place], bonuses[place]];
    if (rate === undefined) continue;
    for (const one of entries)
      await giveRate(one, rule, { rate, bonus: carriesBonus(one) ? bonus : 0 }, students.length);
  }
}

async function giveRate(
  entry: CommissionEntryRecord,
  rule: RateRule<Id>,
  { rate, bonus }: { rate: number; bonus: number },
  count: number,
): Promise<void> {
  const standing = standingOf(entry);
  if (standing.rate === rate && standing.bonus === bonus) return;
  const minor = earnedBy(rule, entry, standing.fees, rate, bonus);
  const last = entry.events.at(-1);
  if (minor === null || !last) return;
  const note = `${count} students are counted together`;
  const change = { kind: 'rated' as const, minor, rate, ...(bonus > 0 && { bonus }) };
  await postAll(await add(entry, last.by, { change, on: last.on, note }));
  await CommissionEntry.updateOne(asItIs(entry, 1), { $unset: { unposted: 1 } });
}
