import { AppError } from '@/lib/domain/errors';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import { PoolExhausted, PoolFull } from '@/lib/platform/threads/thread-pool';

const RETRY = { retryAfter: 30 };

/**
 * What a call answers when a spreadsheet in this field can't be used (413, 415 or 422), or not yet: 429 where too many wait to be read, 503
 * where none was read in time. Any other error stays what it is.
 * @param before what the message begins with
 */
export function refusedFile(error: unknown, field: string, before = ''): unknown {
  if (error instanceof PoolFull)
    return new AppError(
      'too_many_requests',
      `${before}Many files are waiting to be read. Please try again in a minute.`,
      RETRY,
    );
  if (error instanceof PoolExhausted)
    return new AppError('unavailable', `${before}Other files are being read. Please try again in a minute.`, RETRY);
  if (!(error instanceof ImportRefusal)) return error;
  const code = error.status === 413 ? 'too_large' : error.status === 415 ? 'unsupported_type' : 'invalid';
  return new AppError(code, `${before}${error.message}`, { fields: { [field]: error.message } });
}
