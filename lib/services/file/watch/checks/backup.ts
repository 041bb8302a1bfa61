import { HOUR_MS } from '@/lib/domain/days/day';
import { CopyTrouble } from '@/lib/domain/desk/copies';
import { bad, broken, type Finding, good, sizeText, unknown } from '@/lib/domain/desk/site-status';
import { backupFolder } from '@/lib/platform/backup/backups';
import { env } from '@/lib/platform/env';
import { SiteWatch } from '@/models/site-watch';
import { copyPlace } from '../copy-away';
import { momentText } from './work';

/** Made daily, some hours late at the most. */
const OLD_MS = 50 * HOUR_MS;

/** When the last backup was made, how large it is, and whether restoring one worked. */
export async function backupCheck(): Promise<Finding> {
  if (env().BACKUPS_KEPT === 0)
    return unknown(
      'The site makes no backups itself (BACKUPS_KEPT is 0).',
      'Make sure that you make backups in another way.',
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
    return broken(text, `The backup is too old. Check that a web process is running, and read its log. ${press}`);
  return tested(text, restoreTest, press);
}

const WHERE = 'under Setup, This site, Copies';

/** When the last copy left the machine, and whether bringing one back worked. */
export async function copiesCheck(): Promise<Finding> {
  const place = await copyPlace().catch((error: unknown) =>
    error instanceof CopyTrouble ? error : Promise.reject(error),
  );
  if (place instanceof Error) return broken(place.message, `Do both ${WHERE}.`);
  if (!place) return unknown('Backups are stored only on this machine.', `Choose a second place ${WHERE}.`);
  if (place.setting.paused)
    return bad(
      'This site was restored from a backup, so it makes no copies: a test site must not replace the copies of the real site.',
      `If this is the real site, save the settings ${WHERE}.`,
    );
  const watch = await SiteWatch.findById('site').lean();
  const { copy, copyFailure, copyTest } = watch ?? {};
  const again = `We try again every hour. Check the settings ${WHERE}.`;
  const text = copy ? `Last copy: ${momentText(copy.at)}, ${sizeText(copy.bytes)}, in ${copy.where}.` : 'No copy yet.';
  if (copyFailure) return broken(`The last copy failed: ${copyFailure.text} ${text}`, again);
  if (!copy) return unknown(text, 'The first copy is made after the next backup. Press “Back up now” to make both.');
  if (Date.now() - copy.at.getTime() > OLD_MS)
    return broken(text, 'The last copy is too old. Check that backups are made.');
  return tested(text, copyTest, 'Press “Back up now” to make a new copy. If this continues, choose another place.');
}

/** What a line says of the last try to bring a backup or a copy back. */
function tested(
  text: string,
  test: { at: Date; documents: number; failure: string } | null | undefined,
  then: string,
): Finding {
  if (!test) return unknown(`${text} Restoring it has not been tested yet.`);
  const on = `The restore test on ${momentText(test.at)}`;
  if (test.failure) return broken(`${text} ${on} failed: ${test.failure}`, `Keep older backups. ${then}`);
  return good(`${text} ${on} compared ${test.documents.toLocaleString('en-GB')} records: all identical.`);
}
