import { isInstitutions } from '@/lib/domain/agency/fees';
import type { Account } from '@/lib/domain/ledger/accounts';
import { type Posting, posting, reversalOf } from '@/lib/domain/ledger/posting';
import { post } from '@/lib/services/records/ledger/postings';
import type { Signed } from '@/models/application-parts';
import type { Id } from '@/models/id';
import { Receipt, type ReceiptRecord } from '@/models/receipt';

/**
 * Posts a receipt in its agency's ledger: what was paid is in hand, and is the agency's own, or the student's where it
 * is a university's to be passed on;
 * a counter-receipt takes the posting of its receipt back. Posted again it changes nothing. A receipt of nothing, as
 * earlier releases made of 1e-9 rupees,
 * moves nothing.
 */
export async function postReceipt(receipt: ReceiptRecord, by: Signed): Promise<void> {
  if (receipt.minor === 0) return;
  const made = receipt.of ? await backOf(receipt, receipt.of) : postingOf(receipt);
  await post(receipt.agencyId, by, [made]);
}

/** The posting of a payment or a refund, as its receipt says: minor units below zero went back. */
function postingOf({
  _id,
  kind,
  feeKind,
  way,
  currency,
  minor,
  branchId,
  label,
  studentName,
  day,
  what,
}: ReceiptRecord): Posting<Id> {
  const mark = branchId ? { branchId } : {};
  const hand: Account = way === 'cash' ? 'cash' : 'bank';
  const whose: Account = isInstitutions(feeKind) ? 'payable:student' : 'income:fees';
  return posting<Id>(
    {
      event: kind === 'refund' ? 'fee paid back' : 'fee paid',
      entryId: _id,
      version: 1,
      on: day,
      rule: null,
      about: { number: label, name: studentName },
      note: what,
    },
    { account: hand, currency, minor, ...mark },
    { account: whose, currency, minor: -minor, ...mark },
  );
}

async function backOf({ day, reason }: ReceiptRecord, of: Id): Promise<Posting<Id>> {
  const before = await Receipt.findById(of).orFail().lean();
  return reversalOf(postingOf(before), { on: day, note: reason });
}
