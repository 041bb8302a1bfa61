import { Types } from 'mongoose';
import { plainMailTrouble } from '@/lib/domain/accounts/mail-server';
import { AppError } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { PermanentFailure } from '@/lib/platform/jobs/worker';
import { giveBack, spend } from '@/lib/platform/limits/rate-limits';
import { compose } from '@/lib/platform/mail/compose';
import { mailRoute } from '@/lib/platform/mail/mail-route';
import { deliver } from '@/lib/platform/mail/transport';
import { SiteWatch } from '@/models/site-watch';
import { watchOf } from './backup-job';

/**
 * Sends the admin a mail at once, by the mail server. Returns the address it went to.
 * @throws AppError of 409 where no mail server is set, of 429 within a minute, of 503 with why where the server doesn't take it
 */
export async function sendTestMail({ userId }: Viewer): Promise<string> {
  const { smtp } = await mailRoute().catch((error: Error) => {
    throw new AppError('conflict', error.message);
  });
  if (!smtp) throw new AppError('conflict', 'No mail server is set. Enter one under Setup, This site, Mail.');
  const id = String(new Types.ObjectId());
  const letter = await compose({ template: 'test-mail', userId }, id);
  if (!letter) throw new AppError('not_found', 'Your account no longer exists.');
  await spend('test-mail', userId, { message: 'You can send one test email a minute.' });
  await watchOf();
  const note = (failure: string) =>
    SiteWatch.updateOne({ _id: 'site' }, { $set: { mailTest: { at: new Date(), failure } } });
  try {
    await deliver(letter, id);
  } catch (error) {
    const reason = plainMailTrouble(error instanceof PermanentFailure ? error.cause : error);
    await note(reason);
    await giveBack('test-mail', userId);
    throw new AppError('unavailable', `The email could not be sent: ${reason}`, { cause: error });
  }
  await note('');
  return letter.to;
}
