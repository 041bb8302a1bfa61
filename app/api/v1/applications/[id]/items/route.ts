import { endpoint } from '@/lib/api/endpoint';
import { addItems as contract } from '@/lib/contract/applications/checklist';
import { askForItems } from '@/lib/services/applications/checklists/ask';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Requested. We’ll notify the student and their agency.',
  items: await askForItems(viewer, params.id, body.items),
}));
