import type { MailServerDetails } from '@/lib/domain/accounts/mail-server';
import { unseal } from '@/lib/platform/auth/sealed';
import { connectDatabase } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { MailSetting, type MailSettingRecord, SITE_MAIL } from '@/models/mail-setting';

/** Where emails go and whom they are from. */
export interface MailRoute {
  /** The address of the mail server; '' while none is set. */
  smtp: string;
  /** As MAIL_FROM says it, with its name; else the address alone that admins entered; '' for the usual one. */
  from: string;
  sender: string;
  replyTo: string;
}

/** What a mail's sealed password belongs to. */
export const SEALED_FOR = 'site';

/** How emails leave now: as the environment says, which wins, else as admins entered it. Throws where the stored password can't be read. */
export async function mailRoute(): Promise<MailRoute> {
  const { SMTP_URL, MAIL_FROM = '' } = env();
  await connectDatabase();
  const stored = await MailSetting.findById(SITE_MAIL).lean();
  const smtp = SMTP_URL ?? (stored?.host ? urlOf(stored) : '');
  return { smtp, from: MAIL_FROM, sender: stored?.sender ?? '', replyTo: stored?.replyTo ?? '' };
}

/** Which of it the environment says. */
export const mailOfEnvironment = () => ({ server: Boolean(env().SMTP_URL), from: env().MAIL_FROM ?? '' });

function urlOf(stored: MailSettingRecord): string {
  const password = stored.password && unseal('mail server', stored.password, SEALED_FOR);
  if (password === null)
    throw new Error('The stored password of the mail server can’t be read with this NEXTAUTH_SECRET. Enter it again.');
  return mailServerUrl({ ...stored, password });
}

/** The address by which the mail program connects. */
export function mailServerUrl({
  host,
  port,
  security,
  user,
  password,
}: Omit<MailServerDetails, 'sender' | 'replyTo'> & { password: string }): string {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : '';
  const rule = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' }[security];
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${login}${host}:${port}${rule}`;
}
