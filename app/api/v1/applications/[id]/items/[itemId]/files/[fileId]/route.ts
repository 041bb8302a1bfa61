import { endpoint } from '@/lib/api/endpoint';
import { removeItemFile as contract } from '@/lib/contract/applications/checklist';
import { removeItemFile } from '@/lib/services/applications/checklists/answers';

export const DELETE = endpoint(contract, async (viewer, { params }) => ({
  message: 'File removed.',
  item: await removeItemFile(viewer, params.id, params.itemId, params.fileId),
}));
