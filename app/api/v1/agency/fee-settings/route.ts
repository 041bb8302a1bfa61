import { endpoint } from '@/lib/api/endpoint';
import { setFeeSettings as contract } from '@/lib/contract/fees/items';
import { setFeeSettings } from '@/lib/services/people/fees/items';

export const PUT = endpoint(contract, async (viewer, { body }) => ({
  message: 'Saved.',
  settings: await setFeeSettings(viewer, body),
}));
