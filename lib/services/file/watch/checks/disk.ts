import { allSetAside } from '@/database/set-aside';
import { dayOf } from '@/lib/domain/days/day';
import { broken, type Finding, good, sizeText, unknown } from '@/lib/domain/desk/site-status';
import { env } from '@/lib/platform/env';
import { type Disk, databaseDisk, reserveBytes } from '@/lib/platform/server/disk';
import { disksInUse, runningProcesses } from '../processes';

/** Four times what makes the site read-only: time to make room. */
const SCARCE = 4;

/** How much is free on the disks of the database and of every web process. */
export async function diskCheck(): Promise<Finding> {
  const database = await databaseDisk();
  const reported = (await runningProcesses()).flatMap(({ host, disks }) =>
    disks.map((disk) => ({ ...disk, folder: `${disk.folder} on ${host}` })),
  );
  const all = [...(database ? [database] : []), ...(reported.length ? reported : await disksInUse())];
  const [scarcest] = all.sort((one, other) => one.free - other.free);
  if (!scarcest) return unknown('Free disk space is not known.');
  const text = `${wordsOf(scarcest)}.${asideWords()}`;
  if (scarcest.free < reserveBytes())
    return broken(
      `${text} The site is now read-only: nothing new is saved.`,
      `Free up space: at least ${sizeText(reserveBytes())} must be free. Delete old backups and copies named before-… and set-aside-… first.`,
    );
  if (scarcest.free < reserveBytes() * SCARCE)
    return broken(text, `Free up space soon: below ${sizeText(reserveBytes())}, nothing new is saved.`);
  return database ? good(text) : unknown(`${text} Free space on the database’s own disk is not known.`);
}

/** Which copies of all data an upgrade that broke off left here, and until when. */
function asideWords(): string {
  const words = allSetAside(env().DATA_DIR).map(({ path, goesOn }) =>
    goesOn > new Date()
      ? ` An unused copy of the data is stored until ${dayOf(goesOn, 'UTC')}: ${path}.`
      : ` An unused copy of the data could not be deleted. Delete it by hand: ${path}.`,
  );
  return words.join('');
}

const wordsOf = ({ folder, free, total }: Disk) => `${sizeText(free)} of ${sizeText(total)} is free (${folder})`;
