import { Types } from 'mongoose';
import type { ChargeView } from '@/lib/contract/fees/charges';
import { isInstitutions } from '@/lib/domain/agency/fees';
import { conflict, found, invalid, isDuplicateKey } from '@/lib/domain/errors';
import { minorMoney } from '@/lib/domain/money/money-words';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { changeOfStudent } from '@/lib/services/records/notices/changes';
import type { Effect } from '@/lib/services/records/notices/effects';
import { deliverEffects, effectsOnCreate } from '@/lib/services/records/notices/outbox';
import { FeeItem } from '@/models/fee-item';
import { Charge, type ChargeRecord } from '@/models/student-fee';
import { User } from '@/models/user';
import { agencyView } from '../agency/names';
import { readerDay } from '../reader-day';
import { changeCharge, signature } from './change';
import { chargeView, chargeViews } from './views';
import { feeRights, studentWithFees, visibleCharges } from './visible';

const MOST_SHOWN = 100;
/** Where a student reads their fees, and the agency those of one student: inside the reader's area. */
const OWN_FEES = '/fees';
const feesOfStudent = (studentId: unknown): string => `/fees/students/${studentId}`;
/** The page of one student's fees. */
export const feesHref = (studentId: unknown): string => `/app/agent${feesOfStudent(studentId)}`;

const NOT_WITHDRAWN = { state: { $ne: 'withdrawn' } } as const;

/** Whether an agency asked a student for any fee. */
export const hasFees = async (viewer: Viewer): Promise<boolean> =>
  (await Charge.exists(await visibleCharges(viewer, NOT_WITHDRAWN))) !== null;

/** A student's own fees, the newest first. */
export async function ownFees(viewer: Viewer): Promise<ChargeView[]> {
  const filter = await visibleCharges(viewer, NOT_WITHDRAWN);
  return chargeViews(viewer, await Charge.find(filter).sort({ _id: -1 }).limit(MOST_SHOWN).lean());
}

/**
 * One student's fees, as a person of the agency reads them; those of one who left also, where there are any. 404 for who reads neither.
 */
export async function studentFees(
  viewer: Viewer,
  studentId: string,
): Promise<{ name: string; isStudent: boolean; charges: ChargeView[] }> {
  feeRights(viewer);
  const charges = await Charge.find(await visibleCharges(viewer, { studentId }))
    .sort({ _id: -1 })
    .limit(MOST_SHOWN)
    .lean();
  const name = charges[0]?.studentName;
  const student = await studentWithFees(viewer, studentId).catch((error) => {
    if (name === undefined) throw error;
    return null;
  });
  noteAccess(viewer, studentId, 'fees', { id: studentId });
  return {
    name: student?.name ?? name ?? '',
    isStudent: student !== null,
    charges: await chargeViews(viewer, charges),
  };
}

/** What waits: refunds that are asked, the first due on top, and what was agreed to and isn't paid. */
export async function waitingCharges(viewer: Viewer): Promise<{ refunds: ChargeView[]; toPay: ChargeView[] }> {
  const [refunds, toPay] = await Promise.all([
    waitingRefunds(viewer),
    chargesWhere(viewer, { state: 'accepted', isPaid: false }, { _id: -1 }),
  ]);
  return { refunds, toPay };
}

/** Of those the refunds alone. */
export const waitingRefunds = (viewer: Viewer): Promise<ChargeView[]> =>
  chargesWhere(viewer, { refundDueOn: { $gt: '' } }, { refundDueOn: 1, _id: 1 });

async function chargesWhere(
  viewer: Viewer,
  filter: Parameters<typeof visibleCharges>[1],
  sort: Record<string, 1 | -1>,
): Promise<ChargeView[]> {
  feeRights(viewer);
  const charges = await Charge.find(await visibleCharges(viewer, filter))
    .sort(sort)
    .limit(MOST_SHOWN)
    .lean();
  return chargeViews(viewer, charges);
}

/**
 * Offers an item that is in force to a student of the agency. Offered again while it waits, it is the same offer. 404
 * for a student or an item out of
 * reach, 403 for who doesn't offer, 409 for one that ended or starts later, 422 without the university whose money it is.
 */
export async function offerItem(
  viewer: Viewer,
  studentId: string,
  { itemId, university }: { itemId: string; university: string },
): Promise<ChargeView> {
  const student = await studentWithFees(viewer, studentId);
  feeRights(viewer, ({ offers }) => offers);
  const { id } = placeOf(viewer);
  const item = found(await FeeItem.findOne({ _id: itemId, agencyId: id }).lean(), 'Item not found.');
  const { today } = await readerDay(viewer, new Date());
  // Of 0.4 yen, which earlier releases took.
  if (item.minor < 1) throw conflict('This item has no amount. Please add an item with an amount.');
  if (item.endedOn) throw conflict('This item is no longer offered.');
  if (item.from > today) throw conflict('This item isn’t available yet.');
  if (isInstitutions(item.kind) && !university) throw invalid({ university: 'Please enter the university.' });
  const { kind, name, covers, minor, currency, refund } = item;
  const agency = (await agencyView(id)).name;
  const text = `${agency} asks you to pay ${minorMoney(minor, currency)} for “${name}”. Please accept or decline.`;
  const charge = {
    _id: new Types.ObjectId(),
    ...{ kind, name, covers, minor, currency, refund, itemId: item._id },
    university: isInstitutions(kind) ? university : '',
    agencyId: new Types.ObjectId(id),
    studentId: student._id,
    studentName: student.name,
    branchId: student.branchId ?? null,
    offered: signature(viewer),
    openKey: `${id} ${studentId} ${itemId}`,
    ...effectsOnCreate([
      { kind: 'notice', userId: studentId, notification: text, href: OWN_FEES },
      { kind: 'changed', ...changeOfStudent(student) },
    ]),
  };
  const made = await Charge.create(charge).catch(async (error) => {
    if (!isDuplicateKey(error)) throw error;
    return Charge.findOne({ openKey: charge.openKey }).orFail();
  });
  await deliverEffects(Charge, made.toObject());
  return chargeView(viewer, made.toObject());
}

/**
 * The student's own yes or no. 404 for another's, 409 where the agency is theirs no more, it was withdrawn, or the other
 * answer was given.
 */
export async function answerCharge(viewer: Viewer, id: string, answer: 'yes' | 'no'): Promise<ChargeView> {
  const state = answer === 'yes' ? 'accepted' : 'declined';
  const student = await User.findById(viewer.userId, 'addedBy').orFail().lean();
  const charge = await changeCharge(viewer, id, (before) => {
    if (before.state === state) return null;
    if (before.state === 'withdrawn') throw conflict('The agency has withdrawn this fee.');
    if (before.state !== 'offered') throw conflict('You have already answered this.');
    if (!student.addedBy?.equals(before.agencyId)) throw conflict('This agency no longer acts for you.');
    const said = `${before.studentName} ${state} “${before.name}” (${minorMoney(before.minor, before.currency)}).`;
    return {
      set: { state, answeredOn: new Date() },
      closes: true,
      effects: [
        ...toAgency(before, said),
        { kind: 'activity', userId: viewer.userId, activity: `You ${state} “${before.name}”.` },
        changedFor(before),
      ],
    };
  });
  return chargeView(viewer, charge);
}

/** Takes an offer back; again changes nothing. 403 for who doesn't offer, 404 out of reach, 409 once something was paid. */
export async function withdrawCharge(viewer: Viewer, id: string): Promise<void> {
  await changeCharge(viewer, id, (before) => {
    feeRights(viewer, ({ offers }) => offers);
    if (before.state === 'withdrawn') return null;
    if (before.payments.length > 0)
      throw conflict('The student has already paid for this. Please refund the payment instead.');
    if (before.state === 'declined') throw conflict('The student has declined this fee.');
    return { set: { state: 'withdrawn' }, closes: true, effects: [changedFor(before)] };
  });
}

/** Open pages of the student and the agency follow it. */
export const changedFor = ({ studentId, agencyId }: Pick<ChargeRecord, 'studentId' | 'agencyId'>): Effect => ({
  kind: 'changed',
  ...changeOfStudent({ _id: studentId, addedBy: agencyId }),
});

/** A notice to who offered it, and to the owner. */
export function toAgency(
  { agencyId, offered, studentId }: Pick<ChargeRecord, 'agencyId' | 'offered' | 'studentId'>,
  notification: string,
): Effect[] {
  const readers = new Set([String(agencyId), String(offered.by)]);
  return [...readers].map(
    (userId) => ({ kind: 'notice', userId, notification, href: feesOfStudent(studentId) }) as const,
  );
}

/** A notice to the student. */
export const toStudent = ({ studentId }: Pick<ChargeRecord, 'studentId'>, notification: string): Effect => ({
  kind: 'notice',
  userId: String(studentId),
  notification,
  href: OWN_FEES,
});
