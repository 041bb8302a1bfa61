import { Types } from 'mongoose';
import { AppError } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { env } from '@/lib/platform/env';
import { compose } from '@/lib/platform/mail/compose';
import { deliver } from '@/lib/platform/mail/transport';
import { SiteWatch } from '@/models/site-watch';
import { watchOf } from './backup-job';

/**
 * Sends the admin a mail at once, by the mail server. Returns the address it went to.
 * @throws AppError of 409 where no mail server is set, of 503 with the server's own words where it doesn't take it
 */
export async function sendTestMail({ userId }: Viewer): Promise<string> {
  if (!env().SMTP_URL)
    throw new AppError('conflict', 'No mail server is set. Set SMTP_URL (see .env.example), then restart.');
  const id = String(new Types.ObjectId());
  const letter = await compose({ template: 'test-mail', userId }, id);
  if (!letter) throw new AppError('not_found', 'Your account no longer exists.');
  await watchOf();
  const note = (failure: string) =>
    SiteWatch.updateOne({ _id: 'site' }, { $set: { mailTest: { at: new Date(), failure } } });
  try {
    await deliver(letter, id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await note(reason);
    throw new AppError('unavailable', `The email could not be sent: ${reason}`, { cause: error });
  }
  await note('');
  return letter.to;
}
