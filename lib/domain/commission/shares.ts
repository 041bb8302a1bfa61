import type { Account } from '../ledger/accounts';
import { ratioOf, shareOf, splitOf } from '../ledger/amounts';
import type { Parties, Standing } from './entry';

/** Who is owed a part of what comes, in the order in which they are served, and by which accounts. One mechanism for all of them. */
export const PAYEES = {
  'sub-agent': { name: 'Sub-agent', cost: 'cost:sub-agent', payable: 'payable:sub-agent' },
  firm: { name: 'Branch', cost: 'cost:partner', payable: 'payable:partner' },
} as const satisfies Readonly<Record<string, { name: string; cost: Account; payable: Account }>>;
export type PayeeKind = keyof typeof PAYEES;

/** What a sub-agent's part is of. Missing in those from before it was asked: of what came by bank. */
export const SHARE_BASES = {
  came: 'Of the amount received by bank',
  before: 'Of the amount before tax and bank charges',
  gross: 'Of the commission, in its own currency',
  flat: 'Fixed amount per student',
} as const;
export type ShareBasis = keyof typeof SHARE_BASES;

/** What was agreed with a sub-agent: a part in parts per million, or a fixed amount for a student. */
export interface PartnerShare {
  parts: number;
  of?: ShareBasis;
  flat?: { currency: string; minor: number } | null;
}

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
  /** It is of the commission itself, whatever the bank changed it into. */
  isOfEntry?: true;
  /** It is an amount that was agreed, whatever came. */
  isFixed?: true;
}

/** What came at once. Minor units. */
export interface Came {
  /** By bank, or what was netted, in the same measure. */
  currency: string;
  came: number;
  /** The same before tax and bank charges. */
  before: number;
  /** Of the commission, in its own currency. */
  gross: { currency: string; minor: number };
  /** How much of the commission has come by now. */
  settled: number;
  earned: number;
  /** As tax from the sub-agent. */
  withheld: number;
}

/** The branches that are owed a part of what comes: none of an entry whose branches are owed theirs of what is earned. */
export const firmsOf = <Id>({ branches, owedWhenEarned }: Parties<Id>): Parties<Id>['branches'] =>
  owedWhenEarned ? [] : branches.filter(({ isFirm }) => isFirm);

/**
 * The sub-agent's part of an amount that came, and what of it is of the money that came: never above it, so that no later amount takes
 * from what was paid of an earlier one. What is missing of a fixed amount is of the next.
 */
function ofPartner(
  partner: PartnerShare,
  had: readonly Share<unknown>[],
  { currency, came, before, gross, ...whole }: Came,
) {
  const { parts, of = 'came', flat } = partner;
  if (of === 'flat' && flat) {
    const { settled, earned } = whole;
    const by = settled < earned ? ratioOf(flat.minor, settled, earned) : flat.minor;
    const before = had.reduce((sum, one) => (one.kind === 'sub-agent' ? sum + one.of : sum), 0);
    const left = Math.max(0, by - before);
    const isOfCame = flat.currency === currency;
    const minor = isOfCame ? Math.min(left, came) : left;
    return { currency: flat.currency, minor, ofCame: isOfCame ? minor : 0, isFixed: true as const };
  }
  if (of === 'gross') {
    const minor = shareOf(gross.minor, parts);
    const ofCame = gross.minor > 0 ? ratioOf(came, minor, gross.minor) : 0;
    return { currency: gross.currency, minor, ofCame, isOfEntry: true as const };
  }
  const minor = Math.min(shareOf(of === 'before' ? before : came, parts), came);
  return { currency, minor, ofCame: minor };
}

/**
 * The shares after an amount came: the sub-agent's by what was agreed, then that of each firm of what is left of the money, by the
 * weights of all branches.
 */
export function sharesAfter<Id>(entry: Parties<Id>, shares: readonly Share<Id>[], part: Came): Share<Id>[] {
  const grown = [...shares];
  const add = (more: Share<Id>) => {
    const place = placeOf(grown, more);
    const known = grown[place];
    if (known) grown[place] = { ...known, of: known.of + more.of, paid: known.paid + more.paid };
    else grown.push(more);
  };
  const { partner, branches } = entry;
  const first = partner && ofPartner(partner, shares, part);
  if (partner && first)
    add({
      ...{ kind: 'sub-agent', id: partner.partnerId, currency: first.currency, of: first.minor, paid: part.withheld },
      ...(first.isOfEntry ? { isOfEntry: true } : {}),
      ...(first.isFixed ? { isFixed: true } : {}),
    });
  const firms = firmsOf(entry);
  if (firms.length === 0) return grown;
  const weights = branches.map(({ weight }) => weight);
  const split = splitOf(Math.max(0, part.came - (first?.ofCame ?? 0)), weights);
  for (const firm of firms)
    add({ kind: 'firm', id: firm.branchId, currency: part.currency, of: split[branches.indexOf(firm)] ?? 0, paid: 0 });
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

/**
 * Each share with what is due of it after what was taken back: all of them together are never above what the agency kept. A fixed amount is
 * owed as it was agreed where money came in another currency, alone or too: what came in its own says little of what was kept.
 */
export function sharesDue<Id>({
  shares,
  came,
  clawed,
  settled,
}: Pick<Standing<Id>, 'shares' | 'came' | 'clawed' | 'settled'>): (Share<Id> & { due: number })[] {
  const kept = (minor: number) => minor - (clawed && settled ? ratioOf(minor, clawed, settled) : 0);
  const left = new Map(Object.entries(came).map(([currency, minor]) => [currency, kept(minor)]));
  return shares.map((share) => {
    if (share.isOfEntry) return { ...share, due: Math.min(kept(share.of), Math.max(0, settled - clawed)) };
    const most = share.isFixed && left.size > 1 ? undefined : left.get(share.currency);
    if (most === undefined) return { ...share, due: kept(share.of) };
    const due = Math.min(kept(share.of), most);
    left.set(share.currency, most - due);
    return { ...share, due };
  });
}
