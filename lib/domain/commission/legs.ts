import { splitOf } from '../ledger/amounts';
import { type Leg, type Posting, posting, reversalOf } from '../ledger/posting';
import { after, type CommissionEntry, type EntryChange, payeeOf, type Slip, type Standing, standingOf } from './entry';
import { PAYEES, placeOf, sharesDue } from './shares';

/** What an entry posts: all of it, from its events alone, so that making the postings again makes the same ones. */
export function postingsOf<Id>(entry: CommissionEntry<Id>): Posting<Id>[] {
  const postings: Posting<Id>[] = [];
  const counting: { standing: Standing<Id>; own: Posting<Id> | null }[] = [
    { standing: standingOf({ ...entry, events: entry.events.slice(0, 1) }), own: null },
  ];
  entry.events.forEach(({ change, on, note }, version) => {
    const before = counting.at(-1);
    if (version === 0 || !before) return;
    if (change.kind === 'taken back') {
      if (counting.length > 1) counting.pop();
      if (before.own) postings.push(reversalOf(before.own, { on, note }));
      return;
    }
    const standing = after(entry, before.standing, change);
    const legs = legsOf(entry, change, before.standing, standing).filter(({ minor }) => minor !== 0);
    const facts = {
      event: change.kind,
      entryId: entry._id,
      version,
      on,
      rule: standing.rule,
      about: entry.about,
      note,
    };
    const own = legs.length ? posting(facts, ...legs) : null;
    if (own) postings.push(own);
    counting.push({ standing, own });
  });
  return postings;
}

function legsOf<Id>(
  entry: CommissionEntry<Id>,
  change: EntryChange<Id>,
  before: Standing<Id>,
  now: Standing<Id>,
): Leg<Id>[] {
  const { currency, agreementId } = entry;
  const institution = (account: 'receivable:institution' | 'payable:institution', minor: number): Leg<Id> => ({
    ...{ account, currency, minor, partnerId: agreementId },
  });
  const grown = now.earned - before.earned;
  switch (change.kind) {
    case 'lapsed':
      return [{ account: 'written off', currency, minor: -grown }, institution('receivable:institution', grown)];
    case 'claimable':
    case 'rated':
    case 'agreed':
    case 'refused':
    case 'deferred':
    case 'dropped':
      return [institution('receivable:institution', grown), ...incomeLegs(entry, grown)];
    case 'received': {
      const { minor, slip, withheld, net, shareWithheld } = change;
      return [
        institution('receivable:institution', -minor),
        institution('payable:institution', net),
        { account: 'tax withheld by others', currency, minor: withheld },
        ...bankLegs<Id>(currency, minor - withheld - net, slip, 1),
        ...shareLegs(before, now, shareWithheld),
      ];
    }
    case 'clawed back':
      return [
        ...incomeLegs(entry, -change.minor),
        institution('payable:institution', -change.minor),
        ...shareLegs(before, now, 0),
      ];
    case 'repaid':
      return [
        institution('payable:institution', change.minor),
        ...bankLegs<Id>(currency, change.minor, change.slip, -1),
      ];
    case 'share paid': {
      const share = before.shares[placeOf(before.shares, payeeOf(change))];
      if (!share) return [];
      const { kind, id: partnerId } = share;
      const { currency: of, minor, withheld = 0 } = change;
      return [
        { account: PAYEES[kind].payable, currency: of, minor, partnerId },
        { account: 'bank', currency: of, minor: withheld - minor },
        { account: 'tax withheld to pay', currency: of, minor: -withheld },
      ];
    }
    default:
      return [];
  }
}

/** What was earned, by branch. @param minor plus for more income */
function incomeLegs<Id>({ branches, currency, owedWhenEarned }: CommissionEntry<Id>, minor: number): Leg<Id>[] {
  if (branches.length === 0) return [{ account: 'income', currency, minor: -minor }];
  const parts = splitOf(
    minor,
    branches.map(({ weight }) => weight),
  );
  return branches.map(({ branchId, isFirm }, place): Leg<Id> => {
    const part = { currency, minor: -(parts[place] ?? 0) };
    return isFirm && owedWhenEarned
      ? { account: 'payable:partner', ...part, partnerId: branchId }
      : { account: 'income', ...part, branchId };
  });
}

/**
 * What the bank moved: in the entry's currency as it is, else through the exchange, by both amounts as typed. @param
 * side 1 for what came, -1 for what was paid
 */
function bankLegs<Id>(currency: string, minor: number, slip: Slip, side: 1 | -1): Leg<Id>[] {
  const moved: Leg<Id>[] = [
    { account: 'bank', currency: slip.currency, minor: side * slip.minor },
    { account: 'bank charges', currency: slip.currency, minor: slip.charges },
  ];
  if (slip.currency === currency || minor === 0) return moved;
  const across = side * slip.minor + slip.charges;
  return [
    { account: 'exchange', currency, minor: side * minor },
    ...moved,
    { account: 'exchange', currency: slip.currency, minor: -across },
  ];
}

/** What becomes of each share: more when something came, less when it was taken back. @param withheld as tax from the sub-agent */
function shareLegs<Id>(before: Standing<Id>, now: Standing<Id>, withheld: number): Leg<Id>[] {
  const was = sharesDue(before);
  return sharesDue(now).flatMap(({ kind, id: partnerId, currency, of, due }, place): Leg<Id>[] => {
    const grown = due - (was[place]?.due ?? 0);
    if (grown === 0) return [];
    // Of the currency that came now.
    const kept = kind === 'sub-agent' && of > (was[place]?.of ?? 0) ? withheld : 0;
    const { cost, payable } = PAYEES[kind];
    return [
      { account: cost, currency, minor: grown, partnerId },
      { account: payable, currency, minor: kept - grown, partnerId },
      { account: 'tax withheld to pay', currency, minor: -kept },
    ];
  });
}
