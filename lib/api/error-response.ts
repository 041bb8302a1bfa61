import mongoose, { type mongo } from 'mongoose';
import { AppError, isOutOfSpace, noRoom } from '@/lib/domain/errors';
import { log } from '@/lib/platform/log';
import { answerOf, jsonResponse } from './answer-cache';

/**
 * Returns any failure as `{ message, fields? }` with its status, its hints (`confirm`, `linkSent`, `signInLink`), and
 * what was kept all the same;
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
  if (known.location) headers.set('location', known.location);
  if (known.status === 401) headers.set('www-authenticate', 'Bearer');
  const { message, fields, hints, kept } = known;
  const body = { ...kept, message, ...(alias ? { [alias]: message } : {}), ...(fields ? { fields } : {}), ...hints };
  return jsonResponse(answerOf(body).body, known.status, headers);
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOutOfReach(error)) {
    return new AppError('unavailable', 'The database isn’t responding. Please try again in a moment.', {
      retryAfter: 5,
    });
  }
  if (isOutOfSpace(error)) return noRoom();
  return new AppError('internal', 'Something went wrong on our side. Please try again.');
}

/** The database is away, or so busy that no connection became free. */
export function isOutOfReach(error: unknown): boolean {
  const { MongoBulkWriteError, MongoNetworkError, MongoNotConnectedError, MongoServerClosedError } = mongoose.mongo;
  // The driver wraps what ended a bulk write on its way, too.
  if (error instanceof MongoBulkWriteError && error.errorResponse instanceof Error) {
    return isOutOfReach(error.errorResponse);
  }
  if (error instanceof MongoNetworkError || error instanceof mongoose.mongo.MongoServerSelectionError) return true;
  // While the driver gives a server up.
  if (error instanceof MongoServerClosedError || error instanceof MongoNotConnectedError) return true;
  // The first connection of a process.
  if (error instanceof mongoose.Error.MongooseServerSelectionError) return true;
  // Node's own error, which the driver passes on as it is: the server's end of a connection was closed just before a command went out.
  if ((error as { code?: unknown } | null)?.code === 'EPIPE') return true;
  if (error instanceof mongoose.mongo.MongoServerError && isWithoutPrimary(error)) return true;
  // The driver doesn't export these classes.
  return error instanceof Error && /^Mongo(WaitQueueTimeout|PoolClosed|TopologyClosed)Error$/.test(error.name);
}

/**
 * What a replica set answers while it elects a primary or a member stops (the codes of the driver specification's
 * 'state change errors'), when
 * a majority doesn't confirm a write in time, and when an operation's own time is up.
 */
const WITHOUT_PRIMARY: readonly unknown[] = [
  10_107, 13_435, 13_436, 10_058, 189, 91, 11_600, 11_602, 6, 7, 89, 9_001, 262, 64, 50,
];

function isWithoutPrimary(error: mongo.MongoServerError): boolean {
  return WITHOUT_PRIMARY.includes(error.code) || error instanceof mongoose.mongo.MongoWriteConcernError;
}
