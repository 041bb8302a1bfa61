import { ACCOUNT_RULES, type Account } from './accounts';
import { safe } from './amounts';

/** One line of a posting. Branch and partner are marks: of which branch it is income, to which partner it is owed. */
export interface Leg<Id = string> {
  account: Account;
  /** ISO 4217. */
  currency: string;
  /** Minor units; plus is debit. Never 0. */
  minor: number;
  branchId?: Id;
  partnerId?: Id;
}

/** What a posting says beside its legs. */
export interface PostingFacts<Id = string> {
  /** What happened: 'claimable', 'received', 'fee paid' … */
  event: string;
  /** The record that it is about: a commission entry, a receipt. */
  entryId: Id;
  /** Which of the record's changes it carries out, from 1. The same event of the same version is one posting. */
  version: number;
  /** The day of the event, 'YYYY-MM-DD'. */
  on: string;
  /** The rule that the amount follows, and its version; null where none does, as for a fee. */
  rule: { id: Id; version: number } | null;
  /** Whom it is about, by number and name alone: it outlives their account. */
  about: { number: string; name: string };
  /** Why, in words; '' where the event says all. */
  note: string;
}

export interface Posting<Id = string> extends PostingFacts<Id> {
  /** Unique: whatever makes the posting again finds it there. */
  key: string;
  legs: Leg<Id>[];
  /** The key of the posting that this one takes back; null for all others. */
  reverses: string | null;
}

/** A posting that no ledger may hold. */
export class UnbalancedPosting extends Error {
  override readonly name = 'UnbalancedPosting';
}

/**
 * A posting. Legs of 0 are left out; in each currency the others must add up to 0, else `UnbalancedPosting`, as for an
 * unknown account, an amount
 * that is no whole number, or no leg at all.
 */
export function posting<Id>(facts: PostingFacts<Id>, ...legs: readonly Leg<Id>[]): Posting<Id> {
  const kept = legs.filter(({ minor }) => minor !== 0);
  const problem = problemOf(kept);
  if (problem) throw new UnbalancedPosting(`${facts.event}: ${problem}`);
  return { ...facts, key: keyOf(facts), legs: kept, reverses: null };
}

/** event + entry + version. */
function keyOf<Id>({ event, entryId, version }: Pick<PostingFacts<Id>, 'event' | 'entryId' | 'version'>): string {
  return `${event}:${String(entryId)}:${version}`;
}

/**
 * The posting that takes another one back: the same legs with the other sign. A posting is taken back once, as the key
 * follows from its own; one that
 * takes back is not taken back itself.
 */
export function reversalOf<Id>(of: Posting<Id>, { on, note }: { on: string; note: string }): Posting<Id> {
  if (of.reverses !== null) throw new UnbalancedPosting('A reversal can’t be reversed.');
  const legs = of.legs.map((leg) => ({ ...leg, minor: -leg.minor }));
  return { ...of, on, note, legs, event: `${of.event} taken back`, key: `reversal:${of.key}`, reverses: of.key };
}

/** Why legs are no posting; null where they are one. */
export function problemOf(legs: readonly Leg<unknown>[]): string | null {
  if (legs.length === 0) return 'there is no debit and no credit';
  for (const { account, currency, minor } of legs) {
    if (!(account in ACCOUNT_RULES)) return `there is no account ${account}`;
    if (!/^[A-Z]{3}$/.test(currency)) return `there is no currency ${currency}`;
    if (!Number.isSafeInteger(minor) || minor === 0)
      return 'an amount must be a whole number of the currency’s smallest unit, and not 0';
  }
  const [off] = [...sumsOf(legs, ({ currency }) => currency)].filter(([, sum]) => sum !== 0);
  return off ? `its lines in ${off[0]} add up to ${off[1]}, not 0` : null;
}

/** The sums of legs by what `of` says of each. */
export function sumsOf<L extends Leg<unknown>>(legs: readonly L[], of: (leg: L) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const leg of legs) sums.set(of(leg), safe((sums.get(of(leg)) ?? 0) + leg.minor));
  return sums;
}

export interface Balance {
  account: Account;
  currency: string;
  minor: number;
}

/** What stands on each account in each currency, without those at 0, in the order of the accounts. */
export function balancesOf(postings: readonly { legs: readonly Leg<unknown>[] }[]): Balance[] {
  const sums = sumsOf(
    postings.flatMap(({ legs }) => legs),
    ({ account, currency }) => `${currency} ${account}`,
  );
  return [...sums]
    .filter(([, minor]) => minor !== 0)
    .map(([name, minor]) => ({ account: name.slice(4) as Account, currency: name.slice(0, 3), minor }))
    .sort(inOrder);
}

const ORDER = new Map(Object.keys(ACCOUNT_RULES).map((account, place) => [account, place]));

/** By currency, then as accounts stand in their table. */
export function inOrder(a: Balance, b: Balance): number {
  return a.currency.localeCompare(b.currency) || (ORDER.get(a.account) ?? 0) - (ORDER.get(b.account) ?? 0);
}
