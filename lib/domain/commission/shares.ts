import type { Account } from '../ledger/accounts';
import { ratioOf, shareOf, splitOf } from '../ledger/amounts';
import type { Parties, Standing } from './entry';

/** Who is owed a part of what comes, in the order in which they are served, and by which accounts. One mechanism for all of them. */
export const PAYEES = {
  'sub-agent': { name: 'Sub-agent', cost: 'cost:sub-agent', payable: 'payable:sub-agent' },
  firm: { name: 'Branch', cost: 'cost:partner', payable: 'payable:partner' },
} as const satisfies Readonly<Record<string, { name: string; cost: Account; payable: Account }>>;
export type PayeeKind = keyof typeof PAYEES;

/** What one payee is owed of what came in one currency. Minor units. */
export interface Share<Id = string> {
  kind: PayeeKind;
  /** The sub-agent, or the branch. */
  id: Id;
  currency: string;
  /** Their part of what came, before anything was taken back. */
  of: number;
  /** What of it was paid, or withheld as tax. */
  paid: number;
}

/** The branches that are owed a part of what comes: none of an entry whose branches are owed theirs of what is earned. */
export const firmsOf = <Id>({ branches, owedWhenEarned }: Parties<Id>): Parties<Id>['branches'] =>
  owedWhenEarned ? [] : branches.filter(({ isFirm }) => isFirm);

/**
 * Each payee's part of an amount that came: the sub-agent's of all of it, then that of each firm of what is left, by the
 * weights of all branches.
 */
function partsOf<Id>(entry: Parties<Id>, came: number): Omit<Share<Id>, 'currency' | 'paid'>[] {
  const { partner, branches } = entry;
  const first = partner ? shareOf(came, partner.parts) : 0;
  const firms = firmsOf(entry);
  const weights = branches.map(({ weight }) => weight);
  const split = firms.length ? splitOf(came - first, weights) : [];
  return [
    ...(partner ? [{ kind: 'sub-agent' as const, id: partner.partnerId, of: first }] : []),
    ...firms.map((firm) => ({ kind: 'firm' as const, id: firm.branchId, of: split[branches.indexOf(firm)] ?? 0 })),
  ];
}

/** The shares after an amount came. @param withheld as tax from the sub-agent */
export function sharesAfter<Id>(
  entry: Parties<Id>,
  shares: readonly Share<Id>[],
  { currency, came, withheld }: { currency: string; came: number; withheld: number },
): Share<Id>[] {
  const grown = [...shares];
  for (const { kind, id, of } of partsOf(entry, came)) {
    const paid = kind === 'sub-agent' ? withheld : 0;
    const place = placeOf(grown, { kind, id, currency });
    const known = grown[place];
    if (known) grown[place] = { ...known, of: known.of + of, paid: known.paid + paid };
    else grown.push({ kind, id, currency, of, paid });
  }
  return grown;
}

/** Where a payee's share in a currency stands among others; -1 for none. @param id null: the sub-agent, of whom there is one */
export const placeOf = <Id>(
  shares: readonly Share<Id>[],
  { kind, id, currency }: { kind: PayeeKind; id: Id | null; currency: string },
): number =>
  shares.findIndex(
    (one) => one.kind === kind && one.currency === currency && (id === null || String(one.id) === String(id)),
  );

/** Each share with what is due of it after what was taken back: all of them together are never above what the agency kept. */
export function sharesDue<Id>({
  shares,
  came,
  clawed,
  settled,
}: Pick<Standing<Id>, 'shares' | 'came' | 'clawed' | 'settled'>): (Share<Id> & { due: number })[] {
  const kept = (minor: number) => minor - (clawed && settled ? ratioOf(minor, clawed, settled) : 0);
  const left = new Map(Object.entries(came).map(([currency, minor]) => [currency, kept(minor)]));
  return shares.map((share) => {
    const most = left.get(share.currency) ?? 0;
    const due = Math.min(kept(share.of), most);
    left.set(share.currency, most - due);
    return { ...share, due };
  });
}
