import { endpoint } from '@/lib/api/endpoint';
import { uploadItemFile as contract } from '@/lib/contract/applications/checklist';
import { uploadItemFile } from '@/lib/services/applications/checklists/answers';

export const POST = endpoint(contract, async (viewer, { params, body, files }) => ({
  message: 'Uploaded. Your counsellor will check it.',
  item: await uploadItemFile(viewer, params.id, params.itemId, { uploads: files, replaces: body.replaces }),
}));
