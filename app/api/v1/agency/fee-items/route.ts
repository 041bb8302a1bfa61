import { endpoint } from '@/lib/api/endpoint';
import { addFeeItem as addContract, listFeeItems as listContract } from '@/lib/contract/fees/items';
import { addFeeItem, listFeeItems } from '@/lib/services/people/fees/items';

export const GET = endpoint(listContract, (viewer) => listFeeItems(viewer));

export const POST = endpoint(addContract, async (viewer, { body }) => ({
  message: 'Item added.',
  item: await addFeeItem(viewer, body),
}));
