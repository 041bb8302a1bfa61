import { PAYMENT_KINDS, receiptLabel } from '@/lib/domain/agency/fees';
import { underNextNumber } from '@/lib/services/records/next-number';
import { Agency } from '@/models/agency';
import type { Signed } from '@/models/application-parts';
import { Receipt, type ReceiptRecord } from '@/models/receipt';
import { Charge, type ChargePayment, type ChargeRecord } from '@/models/student-fee';
import { agencyParty } from '../agency/billing';
import { agencyView } from '../agency/names';
import { postReceipt } from './postings';

/** Receipts are kept so many years after that of their day. */
const YEARS_KEPT = 8;

/** What a receipt says besides its number and its agency. */
type Event = Pick<
  ReceiptRecord,
  '_id' | 'kind' | 'of' | 'minor' | 'way' | 'reference' | 'paidOn' | 'day' | 'reason'
> & {
  by: Signed;
};

/**
 * Makes the receipts that a charge lacks, numbers them and posts them: of each payment, of each one taken back and of
 * each refund, in the order in which that
 * was noted. Run again, also beside another run, it makes nothing twice; one that was cut off is finished by the next.
 */
export async function receiptsFollow(chargeId: string): Promise<void> {
  const charge = await Charge.findById(chargeId).lean();
  if (!charge) return;
  for (const event of eventsOf(charge)) await postReceipt(await issued(charge, event), event.by);
}

function eventsOf({ payments, refunds }: ChargeRecord): Event[] {
  const paid = payments.flatMap((payment) => [paidEvent(payment), ...takenBack(payment)]);
  const back = refunds.flatMap(({ minor, state, answer }): Event[] => {
    if (state !== 'paid' || !answer) return [];
    const { _id, way, reference, day, by, reason } = answer;
    return [{ _id, kind: 'refund', of: null, minor: -minor, way, reference, paidOn: day, day, reason, by }];
  });
  return [...paid, ...back].sort((a, b) => a.by.at.getTime() - b.by.at.getTime());
}

const paidEvent = ({ _id, minor, kind, way, reference, paidOn, day, by }: ChargePayment): Event => ({
  ...{ _id, kind: 'payment', of: null, minor, way, reference, paidOn, day, by },
  reason: kind === 'earlier' ? PAYMENT_KINDS.earlier : '',
});

function takenBack({ _id: of, cancelled, minor, way, reference, paidOn }: ChargePayment): Event[] {
  if (!cancelled) return [];
  const { _id, reason, day, by } = cancelled;
  return [{ _id, kind: 'cancelled', of, minor: -minor, way, reference, paidOn, day, reason, by }];
}

/**
 * The receipt of an event, made if it isn't there. Its number is the next of its branch and year.
 */
async function issued(charge: ChargeRecord, { by, ...event }: Event): Promise<ReceiptRecord> {
  const there = await Receipt.findById(event._id).lean();
  if (there) return there;
  const { agencyId, branchId } = charge;
  const [party, { name: agency }, holder] = await Promise.all([
    agencyParty(agencyId),
    agencyView(String(agencyId)),
    Agency.findById(agencyId, 'branches').lean(),
  ]);
  const branch = branchId ? (holder?.branches.find(({ _id }) => _id.equals(branchId))?.name ?? '') : '';
  const year = Number(event.day.slice(0, 4));
  const series = `${agencyId} ${branchId ?? 'main'} ${year}`;
  const said = {
    ...event,
    ...{ agencyId, branchId, series, year, agency, branch },
    ...{ ...party, taxNumber: party.taxLines[0]?.value ?? '' },
    ...{ chargeId: charge._id, studentId: charge.studentId, studentName: charge.studentName },
    ...{ feeKind: charge.kind, what: charge.name, university: charge.university, currency: charge.currency },
    byName: by.byName,
    keptUntil: new Date(Date.UTC(year + YEARS_KEPT, 0, 1)),
  };
  return underNextNumber(
    () => Receipt.findOne({ series }, 'number').sort({ number: -1 }).lean(),
    async (number) => (await Receipt.create({ ...said, number, label: receiptLabel(branch, year, number) })).toObject(),
    () => Receipt.findById(event._id).lean(),
  );
}
