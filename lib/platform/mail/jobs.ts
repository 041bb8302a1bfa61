import { Types } from 'mongoose';
import type { MailRequest } from '@/lib/domain/mail-requests';
import { defineJob, PermanentFailure, type RunningJob } from '@/lib/platform/jobs/worker';
import { compose } from './compose';
import { noteRefused } from './group-letter';
import { CONNECTIONS, deliver, isNoAddress } from './transport';

/** A mail is tried for three days: 15 s after the first failure, then doubling up to ten minutes. */
const RETRIES = { maxTries: 440, backoffMs: (tries: number) => Math.min(15_000 * 2 ** (tries - 1), 600_000) };

/** A sign-in code older than this is not sent: it would only frighten. */
const CODE_STALE_MS = 1_800_000;

/** Sends what one person is waiting for. */
export const mail = defineJob({ kind: 'mail', concurrency: CONNECTIONS, ...RETRIES, run: send });

/** Sends what goes to many. */
export const bulkMail = defineJob({ kind: 'bulk-mail', concurrency: CONNECTIONS - 1, ...RETRIES, run: send });

async function send(request: MailRequest, { id }: RunningJob): Promise<void> {
  const age = Date.now() - new Types.ObjectId(id).getTimestamp().getTime();
  if (request.template === 'second-factor' && age > CODE_STALE_MS) return;
  const letter = await compose(request, id);
  if (!letter) return;
  try {
    await deliver(letter, id);
  } catch (error) {
    if (request.template === 'group-message' && error instanceof PermanentFailure)
      await noteRefused(request, letter.to, isNoAddress(error));
    throw error;
  }
}
