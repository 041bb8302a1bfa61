import { endpoint } from '@/lib/api/endpoint';
import { sayPaidTo as contract } from '@/lib/contract/applications/checklist';
import { sayPaidTo } from '@/lib/services/applications/checklists/paid-to';

export const PUT = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Saved.',
  item: await sayPaidTo(viewer, params.id, params.itemId, body),
}));
