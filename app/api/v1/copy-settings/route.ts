import { endpoint } from '@/lib/api/endpoint';
import { getCopySettings, putCopySettings } from '@/lib/contract/site/copy-settings';
import { copySettings, saveCopySettings } from '@/lib/services/file/watch/copy-settings';

export const GET = endpoint(getCopySettings, async () => ({ settings: await copySettings() }));

export const PUT = endpoint(putCopySettings, async (viewer, { body }) => ({
  message: body.where ? 'Saved. A backup is being made and copied now. See Status.' : 'Saved. No copies are made.',
  ...(await saveCopySettings(viewer, body)),
}));
