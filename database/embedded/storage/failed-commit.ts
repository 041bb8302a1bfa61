import { CommandError, ErrorCode } from '../errors';

/**
 * Whether an unhandled rejection is only the echo of a commit that failed: lmdb rejects promises of its own beside the
 * one it gave out. The jobs of that commit get their error, and what was there before is kept.
 */
export function isFailedCommit(error: unknown): boolean {
  return error instanceof Error && (error.message.startsWith('Commit failed') || isDiskFailure(error));
}

/** A write that finds room for only some of its bytes is reported as an input/output error. */
function isDiskFailure(error: Error): boolean {
  return /No space left|MAP_FULL|ENOSPC|Input\/output error/.test(error.message);
}

/** The reason of a failed commit in MongoDB's terms; lmdb gives it as a promise that rejects with it. */
export async function readable(error: unknown): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const cause =
    'commitError' in error ? await Promise.resolve(error.commitError).catch((reason: unknown) => reason) : error;
  return cause instanceof Error && isDiskFailure(cause)
    ? new CommandError(ErrorCode.OutOfDiskSpace, `The disk is full or failing: ${cause.message}`)
    : error;
}
