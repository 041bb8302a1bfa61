import {
  after,
  type CommissionEntry,
  type EntryChange,
  lastChange,
  outstanding,
  payeeOf,
  type Slip,
  type Standing,
} from './entry';
import { placeOf, sharesDue } from './shares';
import { canHappen, ENTRY_STATES } from './states';

/** Why a change can't happen to an entry now, for the person who asks for it; null where it can. */
export function refusalOf<Id>(
  entry: CommissionEntry<Id>,
  standing: Standing<Id>,
  change: EntryChange<Id>,
): string | null {
  const { state, settled, clawed } = standing;
  if (change.kind === 'taken back') {
    const last = lastChange(entry)?.change.kind;
    if (!last) return 'Nothing to undo.';
    return last === 'rated' ? 'The rate is calculated from the number of students, so it can’t be undone.' : null;
  }
  if (!canHappen(state, change.kind))
    return `This isn’t possible while the entry is ${ENTRY_STATES[state].name.toLowerCase()}.`;
  switch (change.kind) {
    case 'expected':
    case 'claimable':
    case 'agreed':
    case 'rated':
      if (change.minor !== null && !isAmount(change.minor)) return 'Please enter an amount.';
      return change.kind === 'agreed' && change.minor === 0 ? 'If nothing is paid, please record it as refused.' : null;
    case 'received':
      return slipProblem(entry, standing, change);
    case 'clawed back':
      if (!isAmount(change.minor) || change.minor === 0) return 'Please enter an amount.';
      return change.minor > settled - clawed ? 'That is more than was received. Please check the amount.' : null;
    case 'repaid':
      if (!isAmount(change.minor) || change.minor === 0) return 'Please enter an amount.';
      if (change.minor > clawed - standing.repaid) return 'That is more than was clawed back. Please check the amount.';
      return slipSum(entry.currency, change.minor, change.slip, -1);
    case 'share paid': {
      const share = sharesDue(standing)[placeOf(standing.shares, payeeOf(change))];
      const { minor, withheld = 0 } = change;
      if (!isAmount(minor) || minor === 0 || !isAmount(withheld)) return 'Please enter an amount.';
      if (withheld > minor) return 'The tax is more than the payment. Please check both amounts.';
      return minor > (share ? share.due - share.paid : 0)
        ? 'That is more than is owed. Please check the amount.'
        : null;
    }
    default:
      return null;
  }
}

const isAmount = (minor: number): boolean => Number.isSafeInteger(minor) && minor >= 0;

type Received = Extract<EntryChange<unknown>, { kind: 'received' }>;

function slipProblem<Id>(entry: CommissionEntry<Id>, standing: Standing<Id>, change: Received): string | null {
  const { minor, slip, withheld, net, shareWithheld } = change;
  if (![minor, withheld, net, shareWithheld].every(isAmount) || minor === 0) return 'Please enter an amount.';
  if (minor > outstanding(standing))
    return 'That is more than is owed. If the university pays more, record the new agreed amount first.';
  if (withheld + net > minor) return 'Tax and offsets are more than the payment. Please check the amounts.';
  const problem = slipSum(entry.currency, minor - withheld - net, slip, 1);
  if (problem) return problem;
  if (!entry.partner) return shareWithheld ? 'This application has no sub-agent, so leave this empty.' : null;
  if (['gross', 'flat'].includes(entry.partner.of ?? 'came'))
    return shareWithheld ? 'Please enter this tax when you pay the sub-agent.' : null;
  const later = after(entry, standing, change as EntryChange<Id>);
  const of = { kind: 'sub-agent' as const, id: null, currency: minor - net > 0 ? slip.currency : entry.currency };
  const dueIn = (one: Standing<Id>) => sharesDue(one)[placeOf(one.shares, of)]?.due ?? 0;
  const grown = dueIn(later) - dueIn(standing);
  return shareWithheld > grown ? 'The tax is more than the sub-agent’s share. Please check the amount.' : null;
}

/**
 * The slip in the entry's own currency says what the entry says; in another one it is as typed. @param side 1 for what
 * came, -1 for what was paid
 */
function slipSum(currency: string, minor: number, slip: Slip, side: 1 | -1): string | null {
  if (![slip.minor, slip.charges].every(isAmount)) return 'Please enter the amount on the bank statement.';
  if (minor === 0)
    return slip.minor + slip.charges === 0 ? null : 'Nothing was received by bank, so the bank amount must be 0.';
  if (slip.currency !== currency) return slip.minor > 0 ? null : 'Please enter the amount on the bank statement.';
  const onSlip = side === 1 ? slip.minor + slip.charges : slip.minor - slip.charges;
  return onSlip === minor ? null : 'The bank amounts don’t add up to the payment. Please check them.';
}
