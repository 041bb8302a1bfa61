import { endpoint } from '@/lib/api/endpoint';
import { addFeeItem as addContract, listFeeItems as listContract } from '@/lib/contract/fees/items';
import { addFeeItem, listFeeItems } from '@/lib/services/people/fees/items';

export const GET = endpoint(listContract, (viewer) => listFeeItems(viewer));

export const POST = endpoint(addContract, async (viewer, { body }) => ({
  message: 'The item was set.',
  item: await addFeeItem(viewer, body),
}));
