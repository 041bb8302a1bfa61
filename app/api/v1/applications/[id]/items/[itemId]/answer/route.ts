import { endpoint } from '@/lib/api/endpoint';
import { answerItem as contract } from '@/lib/contract/applications/checklist';
import { answerItem } from '@/lib/services/applications/checklists/answers';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Sent. Your counsellor will check it.',
  item: await answerItem(viewer, params.id, params.itemId, body),
}));
