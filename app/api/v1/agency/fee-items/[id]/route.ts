import { endpoint } from '@/lib/api/endpoint';
import { endFeeItem as endContract, followFeeItem as followContract } from '@/lib/contract/fees/items';
import { endFeeItem, followFeeItem } from '@/lib/services/people/fees/items';

export const PUT = endpoint(followContract, async (viewer, { params, body }) => ({
  message: 'New terms saved. Students who already agreed keep the old terms.',
  item: await followFeeItem(viewer, params.id, body),
}));

export const DELETE = endpoint(endContract, async (viewer, { params }) => {
  await endFeeItem(viewer, params.id);
  return { message: 'The item is no longer offered.' };
});
