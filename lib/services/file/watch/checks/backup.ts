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
    return unknown('The site makes none itself (BACKUPS_KEPT is 0).', 'See that they are made in another way.');
  const watch = await SiteWatch.findById('site').lean();
  const { backup, backupFailure, restoreTest } = watch ?? {};
  const press = 'Then press “Back up now”.';
  if (backupFailure) return broken(`The last try failed: ${backupFailure.text}`, press);
  if (!backup) {
    const isNew = !watch || Date.now() - watch.since.getTime() < OLD_MS;
    if (isNew)
      return unknown(
        'None was made yet. The first is made in the coming night.',
        'Press “Back up now” to have one at once.',
      );
    return broken('None was made.', `See that ${backupFolder()} can be written, and that a web process runs. ${press}`);
  }
  const text = `The last is of ${momentText(backup.at)}, ${sizeText(backup.bytes)}, in ${backup.folder}.`;
  if (Date.now() - backup.at.getTime() > OLD_MS)
    return broken(text, `It is too old. See that a web process runs and its log. ${press}`);
  if (!restoreTest) return unknown(`${text} Whether it can be restored was not tested yet.`);
  const tested = `of ${momentText(restoreTest.at)}`;
  if (restoreTest.failure)
    return broken(
      `${text} The test ${tested} to restore one failed: ${restoreTest.failure}`,
      `Keep older backups. ${press}`,
    );
  const count = restoreTest.documents.toLocaleString('en-GB');
  return good(`${text} The test ${tested} restored one and compared ${count} records: all the same.`);
}
