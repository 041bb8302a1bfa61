import { AppError } from '@/lib/domain/errors';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import { PoolExhausted, PoolFull } from '@/lib/platform/threads/thread-pool';

/**
 * What a call answers when a spreadsheet in this field can't be used (413, 415 or 422), or not yet: 429 where too many wait to be read, 503
 * where none was read in time. Any other error stays what it is.
 * @param before what the message begins with
 */
export function refusedFile(error: unknown, field: string, before = ''): unknown {
  const later = (code: 'too_many_requests' | 'unavailable', why: string) =>
    new AppError(code, `${before}${why} Please try again in a minute.`, { retryAfter: 30 });
  if (error instanceof PoolFull) return later('too_many_requests', 'Many files are waiting to be read.');
  if (error instanceof PoolExhausted) return later('unavailable', 'Other files are being read.');
  if (!(error instanceof ImportRefusal)) return error;
  const code = error.status === 413 ? 'too_large' : error.status === 415 ? 'unsupported_type' : 'invalid';
  return new AppError(code, `${before}${error.message}`, { fields: { [field]: error.message } });
}
