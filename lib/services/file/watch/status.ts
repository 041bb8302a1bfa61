import { type Finding, SITE_CHECKS, type SiteCheck, type SiteCheckId, unknown } from '@/lib/domain/desk/site-status';
import { log } from '@/lib/platform/log';
import { backupCheck, copiesCheck } from './checks/backup';
import { factsCheck, practiceCheck, ratesCheck, searchCheck } from './checks/catalogue';
import { certificateCheck } from './checks/certificate';
import { databaseCheck, filesCheck, indexesCheck, versionCheck } from './checks/data';
import { directoryCheck } from './checks/directory';
import { diskCheck } from './checks/disk';
import { settingsCheck } from './checks/settings';
import { jobsCheck, mailCheck, processesCheck } from './checks/work';

/** Every check of the site, for the status page, `npm run doctor`, /readyz and the notices to admins. */
const CHECKS: Record<SiteCheckId, () => Promise<Finding>> = {
  version: versionCheck,
  database: databaseCheck,
  indexes: indexesCheck,
  search: searchCheck,
  files: filesCheck,
  disk: diskCheck,
  backup: backupCheck,
  copies: copiesCheck,
  mail: mailCheck,
  directory: directoryCheck,
  jobs: jobsCheck,
  processes: processesCheck,
  certificate: certificateCheck,
  rates: ratesCheck,
  facts: factsCheck,
  practice: practiceCheck,
  settings: settingsCheck,
};

/** What can be looked at while no database answers. */
const WITHOUT_DATABASE: readonly SiteCheckId[] = ['database', 'certificate'];

/** Looks at every part of the site now. What can't be looked at is not known; nothing is thrown. */
export async function siteStatus(): Promise<SiteCheck[]> {
  const database = await look('database');
  const ids = Object.keys(CHECKS) as SiteCheckId[];
  return Promise.all(
    ids.map((id) => {
      if (id === 'database') return database;
      if (database.state !== 'good' && !WITHOUT_DATABASE.includes(id))
        return named(id, unknown('Not checked: the database isn’t responding.'));
      return look(id);
    }),
  );
}

async function look(id: SiteCheckId): Promise<SiteCheck> {
  try {
    return named(id, await CHECKS[id]());
  } catch (error) {
    log().warn({ err: error, check: id }, 'a part of the site could not be checked');
    return named(id, unknown('It could not be checked. The reason is in the log.'));
  }
}

const named = (id: SiteCheckId, finding: Finding): SiteCheck => ({ id, label: SITE_CHECKS[id], ...finding });
