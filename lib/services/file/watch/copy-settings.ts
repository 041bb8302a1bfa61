import { randomBytes } from 'node:crypto';
import type { CopySettingsView } from '@/lib/contract/site/copy-settings';
import { type CopySettings, CopyTrouble, isBucket, type ShownKey } from '@/lib/domain/desk/copies';
import { invalid } from '@/lib/domain/errors';
import { seal } from '@/lib/platform/auth/sealed';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { backupFolder } from '@/lib/platform/backup/backups';
import { tryPlace } from '@/lib/platform/backup/copies';
import { markFolder } from '@/lib/platform/backup/copy-store';
import { keyNumber, newRecoveryKey, shownKey } from '@/lib/platform/backup/recovery-key';
import { connectDatabase } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { saveSiteSettings } from '@/lib/services/people/site-settings';
import { CopySetting, type CopySettingRecord, SITE_COPIES } from '@/models/copy-setting';
import { SiteWatch } from '@/models/site-watch';
import { askForBackup } from './backup-job';
import { opened, SEALED_FOR, storeOf } from './copy-away';

/** Where backups are copied to as admins entered it; nowhere where they didn't. */
export async function copySettings(): Promise<CopySettingsView> {
  await connectDatabase();
  return viewOf(await CopySetting.findById(SITE_COPIES).lean());
}

/**
 * Saves where backups are copied to, and asks for a backup; logged, with a notice to every admin. The place is tried first: 422 with what
 * is wrong. 422 too where another address or account would get the stored secret; 409 where it was saved since `savedOn`.
 */
export async function saveCopySettings(
  viewer: Viewer,
  { secret, newKey, savedOn, ...sent }: CopySettings & { secret: string; newKey: boolean; savedOn: string | null },
): Promise<{ settings: CopySettingsView; key: ShownKey | null }> {
  const stored = await CopySetting.findById(SITE_COPIES).lean();
  const isSame = stored?.where === sent.where && stored.accessKey === sent.accessKey;
  const kept = secret || (isSame && opened(stored.secret)) || '';
  if (sent.where) await tried(sent, kept);
  const former = newKey || !stored?.key ? null : opened(stored.key);
  const key = sent.where && !former ? newRecoveryKey() : null;
  const set = {
    ...sent,
    secret: kept && seal('copies', kept, SEALED_FOR),
    key: key ? seal('copies', key.toString('base64'), SEALED_FOR) : (stored?.key ?? ''),
    site: stored?.site || randomBytes(4).toString('hex'),
    paused: false,
  };
  const after = { where: sent.where || 'nowhere', ...(key ? { key: keyNumber(key) } : {}) };
  const said = {
    action: 'copies.edit',
    changed: 'where backups of this site are copied to',
    section: 'copies',
  } as const;
  const changed = await saveSiteSettings(CopySetting, SITE_COPIES, viewer, { set, savedOn }, { ...said, after });
  await SiteWatch.updateOne({ _id: 'site' }, { $unset: { copyFailure: 1, copyTest: 1, copy: 1 } });
  if (sent.where) await askForBackup();
  return { settings: viewOf(changed), key: key && shownKey(key) };
}

async function tried(sent: CopySettings, secret: string): Promise<void> {
  if (isBucket(sent.where)) {
    const given = { region: sent.region, accessKey: sent.accessKey, secret };
    const empty = Object.entries(given).filter(([, value]) => !value);
    if (empty.length) throw invalid(Object.fromEntries(empty.map(([name]) => [name, 'Please fill this in.'])));
  }
  try {
    if (!isBucket(sent.where)) await markFolder(sent.where, [env().DATA_DIR, process.cwd(), backupFolder()]);
    await tryPlace(storeOf(sent, secret));
  } catch (error) {
    if (error instanceof CopyTrouble) throw invalid({ [error.field]: error.message });
    throw error;
  }
}

function viewOf(stored: CopySettingRecord | null): CopySettingsView {
  const key = stored?.key ? opened(stored.key) : '';
  const { where = '', region = '', accessKey = '', kept = 30, paused = false } = stored ?? {};
  return {
    ...{ where, region, accessKey, kept, paused, hasSecret: Boolean(stored?.secret) },
    keyNumber: key ? keyNumber(Buffer.from(key, 'base64')) : '',
    savedOn: stored?.savedOn.toISOString() ?? null,
  };
}
