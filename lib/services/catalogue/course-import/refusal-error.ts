import { AppError } from '@/lib/domain/errors';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import { PoolExhausted } from '@/lib/platform/threads/thread-pool';

const RETRY_SECONDS = 30;

/** A file that can't be used, or not yet, as the API words it; any other error stays what it is. */
export function worded(error: unknown): unknown {
  if (error instanceof PoolExhausted) {
    const message = 'Failed to add courses: other files are just being read. Please try again in a minute.';
    return new AppError('unavailable', message, { retryAfter: RETRY_SECONDS });
  }
  return error instanceof ImportRefusal ? refusalError(error.status, error.message) : error;
}

export function refusalError(status: ImportRefusal['status'], message: string): AppError {
  const code = status === 413 ? 'too_large' : status === 415 ? 'unsupported_type' : 'invalid';
  return new AppError(code, `Failed to add courses: ${message}`, { fields: { courses_file: message } });
}
