import { Types } from 'mongoose';
import { canSetFeeLimits } from '@/lib/agency-access';
import type { FeeItemInput, FeeItemView, FeeSettings } from '@/lib/contract/fees/items';
import { changedMeanwhile, conflict, forbidden, invalid, isDuplicateKey, notFound } from '@/lib/domain/errors';
import type { GivenAmount } from '@/lib/domain/money/minor';
import { majorUnits } from '@/lib/domain/money/money';
import type { Seen } from '@/lib/domain/saves/seen';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { minorOf } from '@/lib/services/records/minor-of';
import { Agency } from '@/models/agency';
import { FeeItem, type FeeItemRecord } from '@/models/fee-item';
import { idOf } from '@/models/id';
import { readerDay } from '../reader-day';
import { feeRights } from './visible';

/** The most items that an agency has at once. */
const MOST_ITEMS = 100;

/** The agency's items, ended ones at the end, and the limit of its managers. */
export async function listFeeItems(
  viewer: Viewer,
): Promise<{ items: FeeItemView[]; settings: FeeSettings; maySet: boolean }> {
  const { sets } = feeRights(viewer);
  const { id: agencyId } = placeOf(viewer);
  const [items, settings] = await Promise.all([
    FeeItem.find({ agencyId }).sort({ endedOn: 1, name: 1 }).limit(500).lean(),
    feeSettings(agencyId),
  ]);
  return { items: items.map(viewOf), settings, maySet: sets };
}

/** The limit of an agency's managers. */
export async function feeSettings(agencyId: string): Promise<FeeSettings> {
  const agency = await Agency.findById(agencyId, 'refundLimit').lean();
  return { refundLimit: agency?.refundLimit ?? null };
}

/** Sets an item. 403 for who may not, 409 beyond a hundred. */
export async function addFeeItem(viewer: Viewer, input: FeeItemInput): Promise<FeeItemView> {
  feeRights(viewer, ({ sets }) => sets);
  const { id: agencyId } = placeOf(viewer);
  if ((await FeeItem.countDocuments({ agencyId, endedOn: null })) >= MOST_ITEMS)
    throw conflict(`You already have ${MOST_ITEMS} items. Please stop offering some first.`);
  return viewOf(await FeeItem.create(await itemOf(viewer, input, null)));
}

/**
 * Follows an item by one with other terms: offers and receipts keep the former. 403 for who may not, 404 for another agency's, 409 for
 * one that ended. A call that was cut off is finished by the next.
 */
export async function followFeeItem(viewer: Viewer, id: string, input: FeeItemInput): Promise<FeeItemView> {
  const before = await ownItem(viewer, id);
  if (before.endedOn) throw conflict('This item is no longer offered. Please add a new one.');
  try {
    const after = await FeeItem.create(await itemOf(viewer, input, before._id));
    await end(before._id);
    return viewOf(after);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await end(before._id);
    throw changedMeanwhile('this item');
  }
}

/** Ends an item; again changes nothing. 403 for who may not, 404 for another agency's. */
export async function endFeeItem(viewer: Viewer, id: string): Promise<void> {
  await end((await ownItem(viewer, id))._id);
}

const end = (id: Types.ObjectId) => FeeItem.updateOne({ _id: id, endedOn: null }, { $set: { endedOn: new Date() } });

async function ownItem(viewer: Viewer, id: string): Promise<FeeItemRecord> {
  feeRights(viewer, ({ sets }) => sets);
  const item = await FeeItem.findOne({ _id: id, agencyId: placeOf(viewer).id }).lean();
  if (!item) throw notFound('Item not found.');
  return item;
}

async function itemOf(viewer: Viewer, input: FeeItemInput, replaces: Types.ObjectId | null) {
  const { kind, name, covers, amount, currency, isRefundable, askWithin, when, payWithin, from } = input;
  if (isRefundable && payWithin === null)
    throw invalid({ payWithin: 'Please enter the number of days within which the refund is paid.' });
  const { today } = await readerDay(viewer, new Date());
  const refund = isRefundable
    ? { isRefundable, askWithin, when, payWithin: payWithin ?? 0 }
    : { isRefundable, askWithin: null, when: '', payWithin: 0 };
  return {
    _id: new Types.ObjectId(),
    ...{ kind, name, covers, currency, refund, replaces },
    agencyId: new Types.ObjectId(placeOf(viewer).id),
    minor: minorOf(amount, currency),
    from: from ?? today,
    by: idOf(viewer),
    byName: viewer.name,
  };
}

/**
 * Sets the limit of the agency's managers. 403 for who is no owner, 409 for what another owner changed too since it was seen.
 */
export async function setFeeSettings(
  viewer: Viewer,
  {
    seen,
    ...sent
  }: {
    refundLimit: { amount: GivenAmount; currency: string } | null;
    seen?: Seen | undefined;
  },
): Promise<FeeSettings> {
  const { id } = placeOf(viewer);
  if (!canSetFeeLimits(viewer)) throw forbidden();
  const { refundLimit: now } = await feeSettings(id);
  const nowLimit = now && { amount: majorUnits(now.minor, now.currency), currency: now.currency };
  const given = mergedWith({ refundLimit: nowLimit }, sent, seen);
  const limit = given.refundLimit;
  const refundLimit = limit && {
    minor: minorOf(limit.amount, limit.currency, 'refundLimit.amount'),
    currency: limit.currency,
  };
  await Agency.updateOne({ _id: id }, { $set: { refundLimit }, $setOnInsert: { branches: [] } }, { upsert: true });
  return feeSettings(id);
}

const viewOf = (item: Omit<FeeItemRecord, 'createdOn' | 'updatedOn'>): FeeItemView => ({
  _id: String(item._id),
  ...{ kind: item.kind, name: item.name, covers: item.covers, minor: item.minor, currency: item.currency },
  refund: plainRefund(item.refund),
  from: item.from,
  isEnded: item.endedOn !== null,
  byName: item.byName,
});

/** A refund rule without what its record has besides. */
export const plainRefund = ({ isRefundable, askWithin, when, payWithin }: FeeItemRecord['refund']) => ({
  ...{ isRefundable, askWithin, when, payWithin },
});
