import { CommandError, ErrorCode } from '../errors';

/** How long to wait for the reason of a failed commit, in milliseconds; lmdb does not always give one. */
const reasonWithin = 1000;

/** Whether the error comes from writing the file: lmdb's errors carry the system's or its own number. */
export function isFailedCommit(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return 'commitError' in error || ('code' in error && typeof error.code === 'number');
}

/**
 * What a client is told when its write could not be stored, whatever the reason: no space, a quota, a limit on the
 * file's size, a disk turned read-only. Other errors are given back as they are.
 */
export async function readable(error: unknown): Promise<unknown> {
  if (error instanceof CommandError || !isFailedCommit(error)) return error;
  const reason = 'commitError' in error ? await reasonOf(error.commitError) : error;
  const text = reason instanceof Error ? reason.message : error.message;
  return new CommandError(ErrorCode.OutOfDiskSpace, `The disk is full or failing: ${text}`);
}

/** lmdb gives the reason as a promise that rejects with it. */
function reasonOf(commitError: unknown): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, reasonWithin).unref());
  return Promise.race([commitError, late]).catch((reason: unknown) => reason);
}
