import { endpoint } from '@/lib/api/endpoint';
import { startBackup } from '@/lib/contract/site/site-status';
import { conflict } from '@/lib/domain/errors';
import { askForBackup } from '@/lib/services/file/watch/backup-job';

export const POST = endpoint(startBackup, async () => {
  if (!(await askForBackup())) throw conflict('A backup is already in progress.');
  return { message: 'The backup has started. Reload this page in a moment.' };
});
