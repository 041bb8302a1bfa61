import { Types } from 'mongoose';
import type { Account } from '@/lib/domain/ledger/accounts';
import { safe } from '@/lib/domain/ledger/amounts';
import { type Balance, inOrder, type Posting as LedgerPosting, type Leg } from '@/lib/domain/ledger/posting';
import type { Signed } from '@/models/application-parts';
import type { Filter } from '@/models/filter';
import type { Id } from '@/models/id';
import { Posting, type PostingRecord } from '@/models/posting';

/** A posting that another process, or the same step before, wrote with other legs. */
export class OtherPosting extends Error {
  override readonly name = 'OtherPosting';
}

/**
 * Writes postings to an agency's ledger, in their order. One that is there already stays as it is: a step that runs again changes nothing.
 * `OtherPosting` where its key stands for other legs.
 * @returns how many are new
 */
export async function post(agencyId: Id, by: Signed, postings: readonly LedgerPosting<Id>[]): Promise<number> {
  let added = 0;
  for (const one of postings) added += (await postOnce(agencyId, by, one)) ? 1 : 0;
  return added;
}

async function postOnce(agencyId: Id, by: Signed, one: LedgerPosting<Id>): Promise<boolean> {
  const known = await Posting.findOne({ key: one.key }).lean();
  if (!known) {
    try {
      await new Posting({ _id: new Types.ObjectId(), agencyId, by, ...one }).save();
      return true;
    } catch (error) {
      if ((error as { code?: number }).code !== 11_000) throw error;
    }
  }
  const there = known ?? (await Posting.findOne({ key: one.key }).orFail().lean());
  if (!there.agencyId.equals(agencyId) || legsText(there.legs) !== legsText(one.legs))
    throw new OtherPosting(`${one.key} is already in the ledger with different amounts or accounts.`);
  return false;
}

const legsText = (legs: readonly Leg<Id>[]): string =>
  legs
    .map(({ account, currency, minor, branchId, partnerId }) =>
      [account, currency, minor, branchId ?? '', partnerId ?? ''].join(' '),
    )
    .join('\n');

/** What stands on the accounts of the postings that a filter means, by account and currency, those at 0 left out. */
export async function balances(of: Filter<PostingRecord>): Promise<Balance[]> {
  const sums = await legSums(of, ({ account, currency }) => [account, currency]);
  return sums.map(([[account, currency], minor]) => ({ account: account as Account, currency, minor })).sort(inOrder);
}

/** What is owed to, or was earned with, each partner or branch: the sums of one account by mark and currency, those at 0 left out. */
export async function balancesBy(
  mark: 'branchId' | 'partnerId',
  account: Account,
  of: Filter<PostingRecord>,
): Promise<{ id: string | null; currency: string; minor: number }[]> {
  const sums = await legSums(of, (leg) => (leg.account === account ? [String(leg[mark] ?? ''), leg.currency] : null));
  return sums.map(([[id, currency], minor]) => ({ id: id || null, currency, minor }));
}

/** The sums of legs by what `of` says of each, null to leave it out; read one after another, as an agency's books may be long. */
async function legSums(
  which: Filter<PostingRecord>,
  of: (leg: Leg<Id>) => [string, string] | null,
): Promise<[[string, string], number][]> {
  const sums = new Map<string, [[string, string], number]>();
  for await (const { legs } of Posting.find(which, 'legs').lean().cursor()) {
    for (const leg of legs) {
      const by = of(leg);
      if (!by) continue;
      const sum = sums.get(by.join(' ')) ?? [by, 0];
      sum[1] = safe(sum[1] + leg.minor);
      sums.set(by.join(' '), sum);
    }
  }
  return [...sums.values()].filter(([, minor]) => minor !== 0);
}
