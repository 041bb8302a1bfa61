import { endpoint } from '@/lib/api/endpoint';
import { addItems as contract } from '@/lib/contract/applications/checklist';
import { askForItems } from '@/lib/services/applications/checklists/ask';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Asked for. The student and their agent are notified.',
  items: await askForItems(viewer, params.id, body.items),
}));
