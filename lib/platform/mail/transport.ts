import { createTransport } from 'nodemailer';
import { plainMailTrouble } from '@/lib/domain/accounts/mail-server';
import { siteUrl } from '@/lib/platform/env';
import { PermanentFailure } from '@/lib/platform/jobs/worker';
import { once } from '@/lib/platform/once';
import type { AddressedLetter } from './letter';
import { keepMail } from './mail-folder';
import { type MailRoute, mailRoute } from './mail-route';
import { renderHtml, renderText } from './render';

/** A server that is slower than this is tried again later; SMTP_URL may say otherwise (?socketTimeout=60000). */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Who asks whether the server answers waits no longer than for a page. */
const ASKED = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 4_000, dnsTimeout: 4_000 };

/** How many connections a web process keeps to the mail server. */
export const CONNECTIONS = 4;

/**
 * Hands one e-mail to the mail server, or keeps it in the mail folder where none is set. `id` makes its Message-ID, so that a
 * copy that went out twice is shown once by mail programs. Throws PermanentFailure when the server will never take it.
 */
export async function deliver(letter: AddressedLetter, id: string): Promise<void> {
  const route = await mailRoute();
  const mail = {
    from: senderOf(letter.site, route),
    ...(route.replyTo && { replyTo: route.replyTo }),
    to: letter.to,
    ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
    subject: letter.subject.replace(/\s+/g, ' ').trim(),
    text: renderText(letter),
    html: renderHtml(letter),
    messageId: `<${id}@${new URL(siteUrl()).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(letter) },
  };
  if (!route.smtp) return keepMail(id, mail);
  try {
    await smtp(route.smtp).sendMail(mail);
  } catch (error) {
    if (willNeverGo(error))
      throw new PermanentFailure(`The mail server did not accept it: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Whether what `deliver` threw says that the address itself isn't one. */
export const isNoAddress = (error: unknown): boolean =>
  error instanceof PermanentFailure && (error.cause as { command?: string } | undefined)?.command === 'RCPT TO';

/** Connects to the mail server and signs in, without sending anything. Returns '' where that works, else the reason in its words. */
export async function mailServerTrouble(url: string): Promise<string> {
  const transport = createTransport({ url, ...ASKED });
  try {
    await transport.verify();
    return '';
  } catch (error) {
    return plainMailTrouble(error);
  } finally {
    transport.close();
  }
}

/** 'Himalaya Education <no-reply@study.example.org>' unless MAIL_FROM or the admins say otherwise. */
function senderOf(site: string, { from, sender }: MailRoute): string {
  if (from) return from;
  // A name with signs that an address has a use for stands in quotes.
  const name = /^[\p{L}\p{M}\p{N} ]+$/u.test(site) ? site : `"${site.replace(/["\\]/g, '')}"`;
  return `${name} <${sender || `no-reply@${new URL(siteUrl()).hostname}`}>`;
}

/** One click in the mail program, no page, no sign-in (RFC 8058). */
function unsubscribeHeaders({ unsubscribe }: AddressedLetter): Record<string, string> {
  if (!unsubscribe) return {};
  return { 'List-Unsubscribe': `<${unsubscribe.oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const smtp = (url: string) =>
  once(`smtp:${url}`, () => createTransport({ pool: true, url, maxConnections: CONNECTIONS, ...LIMITS }));

/**
 * Whether the server refused this recipient or this message for good (5xx). A refused sign-in or sender is the site's
 * own mistake: those mails are retried like any other.
 */
function willNeverGo(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command);
}
