import { Types } from 'mongoose';
import type { MailRequest, MailTemplate } from '@/lib/domain/mail-requests';
import { enqueue, enqueueAll } from '@/lib/platform/jobs/queue';
import { takeLetterPlace } from './third-party';

/** What goes to many at a time has a queue of its own: a sign-in code must not wait behind a newsletter. */
const BULK: readonly MailTemplate[] = ['news', 'message-digest', 'new-courses'];

/**
 * Asks for an e-mail: stored at once, written and sent in the background, tried again while the mail server doesn't take
 * it. With a key the same e-mail is sent once, however often it is asked for. To an address that is no account's not more often than
 * third-party.ts allows.
 */
export async function sendMail(request: MailRequest, { key }: { key?: string } = {}): Promise<void> {
  if (!(await takeLetterPlace(request, key ?? String(new Types.ObjectId())))) return;
  await enqueue(queueOf(request), request, key ? { key: `${request.template}:${key}` } : {});
}

/** Asks for many e-mails that each have a key. */
export async function sendMails(mails: readonly { request: MailRequest; key: string }[]): Promise<void> {
  const jobs = new Map<'mail' | 'bulk-mail', { payload: MailRequest; key: string }[]>();
  for (const { request, key } of mails) {
    if (!(await takeLetterPlace(request, key))) continue;
    const kind = queueOf(request);
    jobs.set(kind, [...(jobs.get(kind) ?? []), { payload: request, key: `${request.template}:${key}` }]);
  }
  for (const [kind, some] of jobs) await enqueueAll(kind, some);
}

const queueOf = ({ template }: MailRequest) => (BULK.includes(template) ? 'bulk-mail' : 'mail');
