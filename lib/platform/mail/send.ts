import { Types } from 'mongoose';
import type { MailRequest, MailTemplate } from '@/lib/domain/mail-requests';
import { enqueue, enqueueAll } from '@/lib/platform/jobs/queue';
import { takeLetterPlace } from './third-party';

/** What goes to many at a time has a queue of its own: a sign-in code must not wait behind a newsletter. */
const BULK: readonly MailTemplate[] = ['news', 'message-digest', 'new-courses', 'group-message'];

/**
 * Asks for an e-mail: stored at once, written and sent in the background, tried again while the mail server doesn't take
 * it. With a key the same e-mail is sent once, however often it is asked for. To an address that is no account's not more often than
 * third-party.ts allows.
 */
export async function sendMail(request: MailRequest, { key }: { key?: string } = {}): Promise<void> {
  if (!(await takeLetterPlace(request, key ?? String(new Types.ObjectId())))) return;
  const kind = BULK.includes(request.template) ? 'bulk-mail' : 'mail';
  await enqueue(kind, request, key ? { key: `${request.template}:${key}` } : {});
}

/** Asks for e-mails to many, each with a key, whatever they say: in the queue of what goes to many. */
export async function sendMails(mails: readonly { request: MailRequest; key: string }[]): Promise<void> {
  const jobs = [];
  for (const { request, key } of mails)
    if (await takeLetterPlace(request, key)) jobs.push({ payload: request, key: `${request.template}:${key}` });
  if (jobs.length) await enqueueAll('bulk-mail', jobs);
}
