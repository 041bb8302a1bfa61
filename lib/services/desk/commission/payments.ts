import { Types } from 'mongoose';
import type { receivePayment } from '@/lib/contract/commission/entries';
import type { Input } from '@/lib/contract/operation';
import { type EntryChange, outstanding, standingOf } from '@/lib/domain/commission/entry';
import { grouped } from '@/lib/domain/commission/grouped';
import { ENTRY_PARTS } from '@/lib/domain/commission/rates';
import { refusalOf } from '@/lib/domain/commission/refusals';
import { slipDifference, throughBank } from '@/lib/domain/commission/slip';
import { canHappen, ENTRY_STATE_NAMES } from '@/lib/domain/commission/states';
import { intakeWords } from '@/lib/domain/courses/intakes';
import { conflict, invalid } from '@/lib/domain/errors';
import { splitOf } from '@/lib/domain/ledger/amounts';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { signed } from '@/lib/services/applications/moves/change';
import { balancesBy } from '@/lib/services/records/ledger/postings';
import { CommissionAgreement } from '@/models/commission-agreement';
import { CommissionEntry, type CommissionEntryRecord } from '@/models/commission-entry';
import type { Id } from '@/models/id';
import { refreshEntries } from './refresh';
import { entryIn, keepingScope } from './scope';
import { hasKey, settleAgency, write } from './write';

type Payment = Input<typeof receivePayment>['body'];
type Received = Extract<EntryChange<Id>, { kind: 'received' }>;

/**
 * Enters a bank slip: each entry that it pays gets its part. Sent again under its key, it finishes what was left and
 * changes nothing else. 403 for who
 * doesn't keep the books, 404 for another's entry, 409 for what can't be received so, 422 for entries of several agreements.
 */
export async function enterPayment(viewer: Viewer, payment: Payment): Promise<void> {
  const scope = keepingScope(viewer);
  const agencyId = new Types.ObjectId(scope.agencyId);
  await settleAgency(agencyId);
  const entries = await Promise.all(payment.lines.map(({ entryId }) => entryIn(scope, entryId)));
  const [first] = entries;
  if (!first) return;
  if (entries.some((one) => !one.agreementId.equals(first.agreementId)))
    throw invalid({ lines: 'All students on a remittance must be under the same agreement.' });
  if (new Set(payment.lines.map(({ entryId }) => entryId)).size < payment.lines.length)
    throw invalid({ lines: 'Each student can appear only once.' });
  const changes = partsOf(payment, first.currency);
  const left = entries.flatMap((entry, place) => {
    const change = changes[place];
    return change && !hasKey(entry, payment.key) ? [{ entry, change }] : [];
  });
  await refuseNet(agencyId, first, sum(left.map(({ change }) => change)));
  for (const { entry, change } of left) {
    const refusal = refusalOf(entry, standingOf(entry), change);
    if (refusal) throw conflict(`${entry.about.name}: ${refusal}`);
  }
  const by = signed(viewer);
  const { on, note, key } = payment;
  for (const { entry, change } of left) await write(entry, by, { change, on, note, key });
}

/** What waits for money by one agreement. */
export interface Payable {
  agreementId: string;
  university: string;
  currency: string;
  /** What the agency must pay the university: only that can be set off. */
  owed: number;
  entries: { _id: string; name: string; what: string; left: number; hasPartner: boolean }[];
}

/** The entries that a bank slip can pay, by agreement. 403 for who doesn't keep the books. @param today 'YYYY-MM-DD' */
export async function payableEntries(viewer: Viewer, today: string): Promise<Payable[]> {
  const agencyId = new Types.ObjectId(keepingScope(viewer).agencyId);
  await refreshEntries(agencyId, today);
  const state = { $in: ENTRY_STATE_NAMES.filter((one) => canHappen(one, 'received')) };
  const [all, owed] = await Promise.all([
    CommissionEntry.find({ agencyId, state }).sort({ _id: 1 }).lean(),
    balancesBy('partnerId', 'payable:institution', { agencyId }),
  ]);
  const waiting = all.filter((one) => outstanding(standingOf(one)) > 0);
  return [...grouped(waiting, ({ agreementId }) => String(agreementId))]
    .flatMap(([agreementId, entries]) => {
      const [first] = entries;
      if (!first) return [];
      const { university, currency } = first;
      const mine = owed.find((one) => one.id === agreementId && one.currency === currency);
      return [{ agreementId, university, currency, owed: 0 - (mine?.minor ?? 0), entries: entries.map(payableRow) }];
    })
    .sort((a, b) => a.university.localeCompare(b.university));
}

const payableRow = (entry: CommissionEntryRecord): Payable['entries'][number] => {
  const { _id, about, course, part, term, partner } = entry;
  const standing = standingOf(entry);
  return {
    ...{ _id: String(_id), name: about.name, left: outstanding(standing), hasPartner: partner !== null },
    what: [about.number, course, intakeWords(standing.intake), part === 'all' ? `term ${term}` : ENTRY_PARTS[part]]
      .filter(Boolean)
      .join(' · '),
  };
};

const sum = (changes: readonly Received[]): number => changes.reduce((all, { net }) => all + net, 0);

/** What each line is of the bank slip: amount and charges are divided by what goes through the bank. */
function partsOf({ lines, slip }: Payment, currency: string): Received[] {
  const through = lines.map(throughBank);
  const all = through.reduce((total, one) => total + one, 0);
  if (all === 0 && slip.minor + slip.charges > 0)
    throw conflict('Nothing was received by bank, so the bank amount must be 0.');
  const split = (minor: number) => (all === 0 ? through : splitOf(minor, through));
  if (slipDifference(lines, slip, currency))
    throw conflict('The bank amounts don’t add up to the payments. Please check them.');
  const charges = split(slip.charges);
  // In the same currency each line adds up by itself.
  const came =
    slip.currency === currency ? through.map((one, place) => one - (charges[place] ?? 0)) : split(slip.minor);
  return lines.map(({ minor, withheld, net, shareWithheld }, place) => ({
    ...{ kind: 'received', minor, withheld, net, shareWithheld },
    slip: { currency: slip.currency, minor: came[place] ?? 0, charges: charges[place] ?? 0 },
  }));
}

/** 409 where more is set off than the agency must pay, or the agreement doesn't allow it. */
async function refuseNet(agencyId: Id, { agreementId, currency }: CommissionEntryRecord, net: number): Promise<void> {
  if (net === 0) return;
  const agreement = await CommissionAgreement.findOne({ agreementId, approved: { $ne: null } })
    .sort({ version: -1 })
    .lean();
  if (!agreement?.mayNet) throw conflict('The agreement doesn’t allow offsets.');
  const owed = (await balancesBy('partnerId', 'payable:institution', { agencyId })).find(
    (one) => one.id === String(agreementId) && one.currency === currency,
  );
  if (net > -(owed?.minor ?? 0)) throw conflict('That is more than you owe them. Please check the amount.');
}
