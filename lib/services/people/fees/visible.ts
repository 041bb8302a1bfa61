import { feeRightsOf, feesVisibleTo, studentsWithFeesOf } from '@/lib/agency-access';
import type { FeeRights } from '@/lib/domain/agency/fees';
import { forbidden, found, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Filter } from '@/models/filter';
import type { Id } from '@/models/id';
import { Receipt, type ReceiptRecord } from '@/models/receipt';
import { Charge, type ChargeRecord } from '@/models/student-fee';
import { User, type UserRecord } from '@/models/user';

/** What a person of an agency may do with fees. 404 for all others, 403 where the role lacks the right that is asked for. */
export function feeRights(viewer: Viewer, needs: (rights: FeeRights) => boolean = () => true): FeeRights {
  const rights = feeRightsOf(viewer);
  if (!rights) throw notFound();
  if (!needs(rights)) throw forbidden();
  return rights;
}

/** The student with this id, if the viewer reads their fees; else 404. */
export async function studentWithFees(viewer: Viewer, studentId: string): Promise<UserRecord> {
  const scope = studentsWithFeesOf(viewer);
  const student = scope && (await User.findOne({ $and: [scope, { _id: studentId }] }).lean());
  if (!student) throw notFound('User not found.');
  return student;
}

/** The filter of the fees and receipts that a viewer reads; of none it is 404. */
async function scopeOf(viewer: Viewer) {
  const students = feeRightsOf(viewer)?.reads === 'own' ? await ownStudents(viewer) : [];
  const scope = feesVisibleTo(viewer, students);
  if (!scope) throw notFound();
  return scope;
}

async function ownStudents(viewer: Viewer): Promise<Id[]> {
  const students = await User.find(studentsWithFeesOf(viewer) ?? { _id: null }, '_id').lean();
  return students.map(({ _id }) => _id);
}

/** The charges that a viewer reads, of those that a filter is about. */
export const visibleCharges = async (
  viewer: Viewer,
  filter: Filter<ChargeRecord> = {},
): Promise<Filter<ChargeRecord>> => ({
  $and: [await scopeOf(viewer), filter],
});

/** The receipts that a viewer reads, of those that a filter is about. */
export const visibleReceipts = async (
  viewer: Viewer,
  filter: Filter<ReceiptRecord> = {},
): Promise<Filter<ReceiptRecord>> => ({ $and: [await scopeOf(viewer), filter] });

/** One charge that the viewer reads; else 404. */
export async function visibleCharge(viewer: Viewer, id: string): Promise<ChargeRecord> {
  const charge = await Charge.findOne(await visibleCharges(viewer, { _id: id })).lean();
  if (!charge) throw notFound('Item not found.');
  return charge;
}

/** One receipt that the viewer reads; else 404. */
export async function visibleReceipt(viewer: Viewer, id: string): Promise<ReceiptRecord> {
  return found(await Receipt.findOne(await visibleReceipts(viewer, { _id: id })).lean(), 'Receipt not found.');
}
