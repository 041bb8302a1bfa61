import { endpoint } from '@/lib/api/endpoint';
import { changeEntry } from '@/lib/contract/commission/entries';
import * as changes from '@/lib/services/desk/commission/change';

export const POST = endpoint(changeEntry, async (viewer, { params, body }) => ({
  message: 'Saved.',
  entry: await changes.changeEntry(viewer, params.id, body.change),
}));
