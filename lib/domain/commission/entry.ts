import { MILLION, ratioOf } from '../ledger/amounts';
import type { BlockReason } from './blocks';
import type { Fees } from './rates';
import { type Came, firmsOf, type PartnerShare, placeOf, type Share, sharesAfter } from './shares';
import type { EntryState } from './states';

/**
 * A commission entry is what happened to it, oldest first; nothing of that is ever changed. Where it stands and what it
 * posts follow from it.
 */

/** The rule that an amount follows. */
interface RuleRef<Id = string> {
  id: Id;
  version: number;
}

/** What is on the bank slip: both amounts as typed. Minor units. */
export interface Slip {
  /** What came, or went out. */
  currency: string;
  minor: number;
  /** What the bank kept, in the same currency. */
  charges: number;
}

export type EntryChange<Id = string> =
  /** It is expected under this rule in this intake (202709); `minor` null while the fee isn't known. */
  | { kind: 'expected'; rule: RuleRef<Id>; intake: number; fees: Fees; minor: number | null }
  | { kind: 'blocked'; reason: BlockReason }
  /** `bonus` is the part of a bonus that is in `minor`; missing for none. */
  | { kind: 'claimable'; minor: number; rate: number; bonus?: number; claimBy: string | null }
  /** The rate or the bonus changed with the number of students; `minor` is the amount by the rule. */
  | { kind: 'rated'; minor: number; rate: number; bonus?: number }
  | { kind: 'claimed'; sheetId: Id }
  | { kind: 'agreed'; minor: number }
  | { kind: 'refused' | 'lapsed' | 'deferred' | 'dropped' }
  /** `minor` of what is owed was settled: `withheld` as tax, `net` against what the agency owed, the rest by the bank. */
  | { kind: 'received'; minor: number; slip: Slip; withheld: number; net: number; shareWithheld: number }
  | { kind: 'clawed back'; minor: number }
  | { kind: 'repaid'; minor: number; slip: Slip }
  /** To this branch, which is a firm of its own; without one to the sub-agent. `withheld` of it is tax that was kept back. */
  | { kind: 'share paid'; currency: string; minor: number; branchId?: Id; withheld?: number }
  /** The change before it was a mistake: it counts no more, and what it posted is taken back. */
  | { kind: 'taken back' };

export interface EntryEvent<Id = string> {
  change: EntryChange<Id>;
  /** 'YYYY-MM-DD' */
  on: string;
  /** Where it is known from, or why. */
  note: string;
}

/** Who shares in an entry: agreed before the application was sent. */
export interface Parties<Id = string> {
  /**
   * Of which branches it is income, by weight; a branch that is a firm of its own is owed its part of what is received,
   * after the sub-agent's.
   */
  branches: { branchId: Id; weight: number; isFirm: boolean }[];
  /** What was agreed with a sub-agent: never more than all of what is received. */
  partner: ({ partnerId: Id } & PartnerShare) | null;
  /** Its books began while such a branch was owed its part of what is earned, before any of it came: they stay so. */
  owedWhenEarned?: boolean;
}

export interface CommissionEntry<Id = string> extends Parties<Id> {
  _id: Id;
  agreementId: Id;
  currency: string;
  about: { number: string; name: string };
  events: EntryEvent<Id>[];
}

/** Where an entry stands after what happened to it. Amounts in minor units of its currency. */
export interface Standing<Id = string> {
  state: EntryState;
  rule: RuleRef<Id>;
  intake: number;
  fees: Fees;
  /** What it would earn, before it is claimable; null while that isn't known. */
  expected: number | null;
  rate: number | null;
  /** What of `byRule` is a bonus. */
  bonus: number;
  /** What the rule makes of it, which an agreed amount may differ from. */
  byRule: number;
  /** What was posted as earned, and how much of that is settled. */
  earned: number;
  settled: number;
  clawed: number;
  repaid: number;
  reason: BlockReason | null;
  claimBy: string | null;
  sheetId: Id | null;
  /** What came, by currency, with what was netted in the same measure: what shares are parts of. */
  came: Record<string, number>;
  shares: Share<Id>[];
}

/** What the institution still has to pay. */
export const outstanding = ({ earned, settled }: Pick<Standing<unknown>, 'earned' | 'settled'>): number =>
  earned - settled;

/** Where an entry stood after each change that counts, the newest last. It has at least one event, the first is 'expected'. */
function standingsOf<Id>(entry: CommissionEntry<Id>): Standing<Id>[] {
  const [first, ...rest] = entry.events;
  if (first?.change.kind !== 'expected') throw new Error('An entry must begin with the expected amount.');
  const { rule, intake, fees, minor } = first.change;
  const nothing = { earned: 0, settled: 0, clawed: 0, repaid: 0, byRule: 0, rate: null, bonus: 0, reason: null };
  let now: Standing<Id> = {
    ...{ state: 'expected', rule, intake, fees, expected: minor, ...nothing, claimBy: null, sheetId: null },
    ...{ came: {}, shares: [] },
  };
  const standings = [now];
  for (const { change } of rest) {
    if (change.kind === 'taken back') {
      if (standings.length > 1) standings.pop();
      now = standings.at(-1) ?? now;
    } else {
      now = after(entry, now, change);
      standings.push(now);
    }
  }
  return standings;
}

/** Where an entry stands. */
export function standingOf<Id>(entry: CommissionEntry<Id>): Standing<Id> {
  const now = standingsOf(entry).at(-1);
  if (!now) throw new Error('An entry must begin with the expected amount.');
  return now;
}

/** The newest change that counts; null where that is the first. */
export function lastChange<Id>(entry: CommissionEntry<Id>): EntryEvent<Id> | null {
  const counting: EntryEvent<Id>[] = [];
  for (const event of entry.events.slice(1)) {
    if (event.change.kind === 'taken back') counting.pop();
    else counting.push(event);
  }
  return counting.at(-1) ?? null;
}

/** Why the entry of a whole term ended when its deposit is claimed apart: two entries took its place. */
export const SPLIT = 'The deposit and the rest are claimed separately';

/** Whether two entries took the place of this one: it is no loss, and counts in no list or sum. */
export function isSplit<Id>(entry: CommissionEntry<Id>): boolean {
  const last = lastChange(entry);
  return last?.change.kind === 'dropped' && last.note === SPLIT;
}

/** Where an entry stands after one more change, whatever may happen to it: `refusalOf` says that. */
export function after<Id>(entry: CommissionEntry<Id>, before: Standing<Id>, change: EntryChange<Id>): Standing<Id> {
  const now: Standing<Id> = { ...before };
  switch (change.kind) {
    case 'expected': {
      const { rule, intake, fees, minor } = change;
      return { ...now, state: 'expected', rule, intake, fees, expected: minor, reason: null };
    }
    case 'blocked':
      return { ...now, state: 'blocked', reason: change.reason };
    case 'claimable': {
      const { minor, rate, bonus = 0, claimBy } = change;
      return { ...now, state: 'claimable', earned: minor, byRule: minor, rate, bonus, claimBy, sheetId: null };
    }
    case 'rated':
      now.earned += change.minor - before.byRule;
      return paid({ ...now, byRule: change.minor, rate: change.rate, bonus: change.bonus ?? 0 });
    case 'claimed':
      return { ...now, state: 'claimed', sheetId: change.sheetId };
    case 'agreed':
      return { ...now, state: 'agreed', earned: change.minor };
    case 'refused':
    case 'lapsed':
    case 'deferred':
    case 'dropped': {
      const ended = { ...now, earned: before.settled, byRule: before.settled, claimBy: null };
      if (change.kind === 'refused' && before.settled > 0) return paid(ended);
      return { ...ended, state: change.kind, rate: null };
    }
    case 'received': {
      now.settled += change.minor;
      if (entry.partner || firmsOf(entry).length) {
        const part = cameBy(entry.currency, change, now);
        now.came = { ...before.came, [part.currency]: (before.came[part.currency] ?? 0) + part.came };
        now.shares = sharesAfter(entry, before.shares, part);
      }
      return paid(now);
    }
    case 'clawed back':
      return { ...now, clawed: before.clawed + change.minor, state: 'clawed back' };
    case 'repaid':
      return { ...now, repaid: before.repaid + change.minor };
    case 'share paid': {
      const place = placeOf(before.shares, payeeOf(change));
      now.shares = before.shares.map((one, at) => (at === place ? { ...one, paid: one.paid + change.minor } : one));
      return now;
    }
    case 'taken back':
      return before;
  }
}

/** By what came on the bank slip, and what was netted in the same measure. */
function cameBy(
  currency: string,
  { slip, minor, withheld: tax, net, shareWithheld: withheld }: Received,
  { settled, earned }: Standing<unknown>,
): Came {
  const whole = { gross: { currency, minor }, settled, earned, withheld };
  const throughBank = minor - net;
  if (throughBank <= 0) return { ...whole, currency, came: minor, before: minor };
  const came = ratioOf(slip.minor, minor, throughBank);
  // Tax is in the commission's currency: by what the bank made of the rest.
  const changed = throughBank - tax;
  const before = changed > 0 ? ratioOf(slip.minor + slip.charges, minor, changed) : came;
  return { ...whole, currency: slip.currency, came, before };
}
type Received = Extract<EntryChange<unknown>, { kind: 'received' }>;

/** Whom a payment of a share went to. */
export const payeeOf = <Id>({ branchId, currency }: { branchId?: Id; currency: string }) =>
  branchId === undefined
    ? { kind: 'sub-agent' as const, id: null, currency }
    : { kind: 'firm' as const, id: branchId, currency };

/** What is received follows from the sums alone. */
function paid<Id>(standing: Standing<Id>): Standing<Id> {
  if (standing.clawed > 0) return { ...standing, state: 'clawed back' };
  if (standing.settled === 0) return standing;
  return { ...standing, state: outstanding(standing) > 0 ? 'part received' : 'received' };
}

/** A sub-agent's part: more than 0, at most all of what is received. */
export const isShare = (parts: number): boolean => Number.isSafeInteger(parts) && parts > 0 && parts <= MILLION;
