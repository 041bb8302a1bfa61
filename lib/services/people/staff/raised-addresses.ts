import { isIP } from 'node:net';
import { Types } from 'mongoose';
import type { RaisedAddressView } from '@/lib/contract/people/raised-addresses';
import { HOUR_MS } from '@/lib/domain/days/day';
import { invalid } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { rangeOf } from '@/lib/platform/limits/client-address';
import { networkOf } from '@/lib/platform/limits/network';
import { readRaisedAddresses } from '@/lib/platform/limits/raised-addresses';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { RaisedAddress } from '@/models/raised-address';

/** The addresses whose limits are raised, those that end first before the others. */
export async function raisedAddresses(): Promise<RaisedAddressView[]> {
  const raised = await RaisedAddress.find({ endsOn: { $gt: new Date() } })
    .sort({ endsOn: 1 })
    .lean();
  return raised.map(({ _id, times, endsOn }) => ({ address: _id, times, endsOn: endsOn.toISOString() }));
}

/**
 * Raises all budgets of one address, which every web process knows within a second; 1 time the usual ones ends that. Logged with the
 * range alone. 422 for what is no address.
 */
export async function raiseAddress(
  viewer: Viewer,
  given: { address: string; times: number; hours: number },
): Promise<void> {
  const plain = given.address.replace(/\/64$/, '');
  if (isIP(plain) === 0) throw invalid({ address: 'Please enter an IP address, such as 203.0.113.7.' });
  const address = networkOf(plain);
  const { times, hours } = given;
  const by = new Types.ObjectId(viewer.userId);
  if (times === 1) await RaisedAddress.deleteOne({ _id: address });
  else {
    const endsOn = new Date(Date.now() + hours * HOUR_MS);
    await RaisedAddress.updateOne({ _id: address }, { $set: { times, endsOn, by } }, { upsert: true });
  }
  await readRaisedAddresses();
  const range = rangeOf(plain);
  const after = { times, hours: times === 1 ? 0 : hours };
  await recordStaffAction(viewer, 'limits.set', { kind: 'address', id: range, label: range }, { after });
}
