import { endpoint } from '@/lib/api/endpoint';
import { changeItem as contract } from '@/lib/contract/applications/checklist';
import { changeItem } from '@/lib/services/applications/checklists/ask';

export const PATCH = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Request updated.',
  item: await changeItem(viewer, params.id, params.itemId, body),
}));
