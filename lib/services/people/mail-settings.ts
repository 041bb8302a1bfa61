import type { MailServerDetails } from '@/lib/domain/accounts/mail-server';
import { invalid } from '@/lib/domain/errors';
import { seal } from '@/lib/platform/auth/sealed';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { connectDatabase } from '@/lib/platform/db';
import { SEALED_FOR } from '@/lib/platform/mail/mail-route';
import { MailSetting, type MailSettingRecord, SITE_MAIL } from '@/models/mail-setting';
import { saveSiteSettings } from './site-settings';

/** What admins see of it: never the password. */
export type MailSettingsView = MailServerDetails & { hasPassword: boolean; savedOn: string | null };

/** How the site sends its emails as admins entered it; empty where they didn't. */
export async function mailSettings(): Promise<MailSettingsView> {
  await connectDatabase();
  return viewOf(await MailSetting.findById(SITE_MAIL).lean());
}

/**
 * Saves how emails leave; logged, with a notice to every admin. 409 where it was saved since `savedOn`; 422 for a server elsewhere
 * without a private connection, and where another server or user would get the stored password.
 */
export async function saveMailSettings(
  viewer: Viewer,
  sent: MailServerDetails & { password: string; savedOn: string | null },
): Promise<MailSettingsView> {
  const { savedOn, password, ...server } = sent;
  if (server.security === 'none' && !['', 'localhost', '127.0.0.1'].includes(server.host))
    throw invalid({
      security: 'Only a server on this machine (localhost) can be used without encryption.',
    });
  const stored = await MailSetting.findById(SITE_MAIL).lean();
  const isSame = stored && (['host', 'port', 'user'] as const).every((name) => stored[name] === server[name]);
  if (!password && !isSame && stored?.password && server.user)
    throw invalid({ password: 'Please enter the password for this server and user.' });
  const kept = isSame && server.user ? stored.password : '';
  const sealed = password ? seal('mail server', password, SEALED_FOR) : kept;
  const changed = await saveSiteSettings(
    MailSetting,
    SITE_MAIL,
    viewer,
    { set: { ...server, password: sealed }, savedOn },
    { action: 'mail.edit', changed: 'how this site sends its emails', section: 'mail' },
  );
  return viewOf(changed);
}

const viewOf = (stored: MailSettingRecord | null): MailSettingsView => ({
  sender: stored?.sender ?? '',
  replyTo: stored?.replyTo ?? '',
  host: stored?.host ?? '',
  port: stored?.port ?? 587,
  security: stored?.security ?? 'starttls',
  user: stored?.user ?? '',
  hasPassword: Boolean(stored?.password),
  savedOn: stored?.savedOn.toISOString() ?? null,
});
