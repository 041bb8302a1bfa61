import mongoose from 'mongoose';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';

/**
 * Returns any failure as `{ message, fields? }` with its status, its hints (`confirm`, `link`), and what was kept all the same;
 * `alias` names the message a second time. Failures of 500
 * and above are logged.
 */
export function errorResponse(error: unknown, request: Request, alias?: string): Response {
  const known = asAppError(error);
  if (known.status >= 500) {
    log().error({ err: error, request: request.headers.get('x-request-id') }, 'request failed');
  }
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (known.retryAfter) headers.set('retry-after', String(known.retryAfter));
  if (known.status === 401) headers.set('www-authenticate', 'Bearer');
  const { message, fields, hints, kept } = known;
  const body = { ...kept, message, ...(alias ? { [alias]: message } : {}), ...(fields ? { fields } : {}), ...hints };
  return Response.json(body, { status: known.status, headers });
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOutOfReach(error)) {
    return new AppError('unavailable', 'The database does not answer. Please try again in a moment.', {
      retryAfter: 5,
    });
  }
  if (isFull(error)) {
    const message = 'The server has no room for this at the moment. Please try again later.';
    return new AppError('unavailable', message, { retryAfter: 60 });
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.');
}

/** The database is away, or so busy that no connection became free. */
function isOutOfReach(error: unknown): boolean {
  const { MongoNetworkError, MongoServerSelectionError } = mongoose.mongo;
  if (error instanceof MongoNetworkError || error instanceof MongoServerSelectionError) return true;
  // The first connection of a process.
  if (error instanceof mongoose.Error.MongooseServerSelectionError) return true;
  // The driver doesn't export this class.
  return error instanceof Error && error.name === 'MongoWaitQueueTimeoutError';
}

/** MongoDB's OutOfDiskSpace. */
const DATABASE_FULL = 14_031;

/** The disk of the temporary files or of the database takes no more. */
function isFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || code === DATABASE_FULL;
}
