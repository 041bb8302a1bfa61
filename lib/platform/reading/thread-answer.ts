import type { Worker } from 'node:worker_threads';
import { ImportRefusal } from '@/lib/engines/import/refusal';

/** What a thread says while it works on a task that takes its time. */
export const AT_WORK = 'at work';

/** What a thread answers at last. */
type ThreadAnswer<Result> = { result: Result } | { refusal: Pick<ImportRefusal, 'status' | 'message'> };

/** On the thread: what came of the work. What isn't a refusal is thrown, and ends the thread with it. */
export async function answerWith<Result>(work: Promise<Result>): Promise<ThreadAnswer<Result>> {
  try {
    return { result: await work };
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    return { refusal: { status: error.status, message: error.message } };
  }
}

/** Beside it: the result. Throws the refusal as ImportRefusal. */
export function resultOf<Result>(answer: ThreadAnswer<Result>): Result {
  if ('refusal' in answer) throw new ImportRefusal(answer.refusal.status, answer.refusal.message);
  return answer.result;
}

/**
 * The answer of a thread that reads a spreadsheet. Throws ImportRefusal when it says nothing for so many seconds or runs out of memory,
 * and what it died of otherwise: it has to be ended then.
 */
export function answerOf<Result>(worker: Worker, seconds: number): Promise<ThreadAnswer<Result>> {
  let late: NodeJS.Timeout | undefined;
  return new Promise<ThreadAnswer<Result>>((resolve, reject) => {
    const watch = () => {
      clearTimeout(late);
      late = setTimeout(() => reject(new ImportRefusal(422, TOO_SLOW)), seconds * 1000);
    };
    watch();
    worker.on('message', (message: ThreadAnswer<Result> | typeof AT_WORK) =>
      message === AT_WORK ? watch() : resolve(message),
    );
    worker.on('error', (error) => reject(isOutOfMemory(error) ? new ImportRefusal(413, TOO_MUCH_MEMORY) : error));
    worker.on('exit', () => reject(new Error('The thread ended in the middle of its work.')));
  }).finally(() => clearTimeout(late));
}

const TOO_SLOW = 'This file takes too long to read. Save only the sheet you need and upload that.';

const TOO_MUCH_MEMORY =
  'This file needs too much memory to read. Save only the sheet you need, as .xlsx or .csv, and upload that.';

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
