import { feeRightsOf } from '@/lib/agency-access';
import type { ChargeView } from '@/lib/contract/fees/charges';
import { chargeSums, isInstitutions, paidBackOn, type RefundState } from '@/lib/domain/agency/fees';
import { paidElsewhere } from '@/lib/domain/applications/payees';
import { noRefundBecause } from '@/lib/domain/deadlines/refunds';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { Receipt } from '@/models/receipt';
import type { ChargeRecord, ChargeRefund } from '@/models/student-fee';
import { User } from '@/models/user';
import { agencyView } from '../agency/names';
import { readerDay } from '../reader-day';
import { feeSettings, plainRefund } from './items';

interface Reading {
  viewer: Viewer;
  today: string;
  /** Names of agencies and labels of receipts, by id. */
  agencies: ReadonlyMap<string, string>;
  labels: ReadonlyMap<string, string>;
  limit: { minor: number; currency: string } | null;
  /** Of a student: the agency that acts for them now, null for none. */
  ownAgency: string | null;
}

/** Charges as their reader sees them, with what the reader may do. */
export async function chargeViews(viewer: Viewer, charges: readonly ChargeRecord[]): Promise<ChargeView[]> {
  if (charges.length === 0) return [];
  const ids = [...new Set(charges.map(({ agencyId }) => String(agencyId)))];
  const isManager = feeRightsOf(viewer)?.refunds === 'limit';
  const isStudent = viewer.role === 'student';
  const [{ today }, names, receipts, settings, student] = await Promise.all([
    readerDay(viewer, new Date()),
    Promise.all(ids.map(async (id) => [id, (await agencyView(id)).name] as const)),
    Receipt.find({ _id: { $in: charges.flatMap(({ payments }) => payments.map(({ _id }) => _id)) } }, 'label').lean(),
    isManager ? feeSettings(placeOf(viewer).id) : null,
    isStudent ? User.findById(viewer.userId, 'addedBy').lean() : null,
  ]);
  const labels = new Map(receipts.map(({ _id, label }) => [String(_id), label]));
  const reading = {
    viewer,
    today,
    agencies: new Map(names),
    labels,
    limit: settings?.refundLimit ?? null,
    ownAgency: student?.addedBy ? String(student.addedBy) : null,
  };
  return charges.map((charge) => viewOf(charge, reading));
}

export const chargeView = async (viewer: Viewer, charge: ChargeRecord): Promise<ChargeView> =>
  (await chargeViews(viewer, [charge]))[0] as ChargeView;

function viewOf(charge: ChargeRecord, reading: Reading): ChargeView {
  const agency = reading.agencies.get(String(charge.agencyId)) ?? '';
  const { paid, refunded, toPay, refundable } = chargeSums(charge);
  return {
    _id: String(charge._id),
    ...{ kind: charge.kind, name: charge.name, covers: charge.covers, minor: charge.minor, currency: charge.currency },
    refund: plainRefund(charge.refund),
    studentId: String(charge.studentId),
    ...{ studentName: charge.studentName, agency, university: charge.university, state: charge.state },
    offered: signedView(charge.offered),
    answeredOn: charge.answeredOn?.toISOString() ?? null,
    payments: charge.payments.map((one) => ({
      _id: String(one._id),
      ...{
        minor: one.minor,
        kind: one.kind ?? ('taken' as const),
        way: one.way,
        paidOn: one.paidOn,
        byName: one.by.byName,
      },
      label: reading.labels.get(String(one._id)) ?? '',
      cancelled: one.cancelled ? { reason: one.cancelled.reason, receiptId: String(one.cancelled._id) } : null,
    })),
    refunds: charge.refunds.map((one) => ({
      _id: String(one._id),
      ...{ minor: one.minor, reason: one.reason, dueOn: one.dueOn, state: one.state },
      asked: signedView(one.asked),
      answer: one.answer ? answerView(one.answer, one.state) : null,
    })),
    sums: { paid, refunded, toPay, refundable },
    warning: isInstitutions(charge.kind) ? paidElsewhere(agency || 'an agency') : '',
    may: mayOf(charge, reading),
  };
}

const answerView = ({ _id, reason, day, by }: NonNullable<ChargeRefund['answer']>, state: RefundState) => ({
  ...{ reason, on: day, byName: by.byName, receiptId: state === 'paid' ? String(_id) : null },
});

const signedView = ({ byName, at }: { byName: string; at: Date }) => ({ byName, at: at.toISOString() });

/** What the reader may do with a charge now: the same that the calls check. */
function mayOf(charge: ChargeRecord, { viewer, today, limit, ownAgency }: Reading): ChargeView['may'] {
  const { toPay, refundable } = chargeSums(charge);
  const none = { answer: false, withdraw: false, take: false, takeEarlier: false, cancel: false, askBack: false };
  if (viewer.role === 'student') {
    const askBack = refundable > 0 && noRefundBecause(charge.refund, lastPaidOn(charge), today) === null;
    return { ...none, answer: charge.state === 'offered' && String(charge.agencyId) === ownAgency, askBack };
  }
  const rights = feeRightsOf(viewer);
  if (!rights) return none;
  const isOpen = charge.state === 'offered' || charge.state === 'accepted';
  const limited = limit?.currency === charge.currency ? limit.minor : 0;
  const most = rights.refunds === 'limit' ? Math.max(0, limited - paidBackOn(charge.refunds, today)) : null;
  const canBePaid = charge.state === 'accepted' && toPay > 0;
  return {
    ...none,
    withdraw: rights.offers && isOpen && charge.payments.length === 0,
    take: rights.takes && canBePaid,
    takeEarlier: rights.notesEarlier && canBePaid,
    cancel: rights.refunds === 'all',
    askBack: rights.refunds !== 'none' && refundable > 0,
    ...(rights.refunds === 'none' ? {} : { payBack: { most } }),
  };
}

/**
 * From when on the newest payment that stands can be asked back: the later of its day and of that on which it was noted;
 * '' without one.
 */
export const lastPaidOn = ({ payments }: Pick<ChargeRecord, 'payments'>): string =>
  payments
    .filter(({ cancelled }) => !cancelled)
    .flatMap(({ paidOn, day }) => [paidOn, day])
    .sort()
    .at(-1) ?? '';
