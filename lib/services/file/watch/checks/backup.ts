import { HOUR_MS } from '@/lib/domain/days/day';
import { broken, type Finding, good, sizeText, unknown } from '@/lib/domain/desk/site-status';
import { backupFolder } from '@/lib/platform/backup/backups';
import { env } from '@/lib/platform/env';
import { SiteWatch } from '@/models/site-watch';
import { momentText } from './work';

/** Made daily, some hours late at the most. */
const OLD_MS = 50 * HOUR_MS;

/** When the last backup was made, how large it is, and whether restoring one worked. */
export async function backupCheck(): Promise<Finding> {
  if (env().BACKUPS_KEPT === 0)
    return unknown(
      'The site makes no backups itself (BACKUPS_KEPT is 0).',
      'Make sure that you have backups made in another way.',
    );
  const watch = await SiteWatch.findById('site').lean();
  const { backup, backupFailure, restoreTest } = watch ?? {};
  const press = 'Then press “Back up now”.';
  if (backupFailure) return broken(`The last backup failed: ${backupFailure.text}`, press);
  if (!backup) {
    const isNew = !watch || Date.now() - watch.since.getTime() < OLD_MS;
    if (isNew)
      return unknown('No backup yet. The first one will be made tonight.', 'Press “Back up now” to make one now.');
    return broken(
      'No backup was made.',
      `Check that ${backupFolder()} is writable and that a web process is running. ${press}`,
    );
  }
  const text = `Last backup: ${momentText(backup.at)}, ${sizeText(backup.bytes)}, in ${backup.folder}.`;
  if (Date.now() - backup.at.getTime() > OLD_MS)
    return broken(text, `It is too old. Check that a web process is running, and read its log. ${press}`);
  if (!restoreTest) return unknown(`${text} Restoring it has not been tested yet.`);
  const tested = `on ${momentText(restoreTest.at)}`;
  if (restoreTest.failure)
    return broken(`${text} The restore test ${tested} failed: ${restoreTest.failure}`, `Keep older backups. ${press}`);
  const count = restoreTest.documents.toLocaleString('en-GB');
  return good(`${text} The restore test ${tested} compared ${count} records: all identical.`);
}
