import type { Worker } from 'node:worker_threads';
import type { ImportedRow } from '@/lib/engines/import/drafts';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import { MORE, type ReadingAnswer, type ReadingTask } from './messages';
import { readingThreads } from './reading-threads';

/** What a file may cost to read before it is given up. */
export interface ThreadLimits {
  /** How long one answer may take: the proposal, the header, the next batch of rows. Waiting for the taker doesn't count. */
  seconds: number;
  /** Memory for values and texts; bytes being unpacked are bounded by ImportLimits. */
  megabytes: number;
  /** How long to wait for a thread while other files are being read. */
  waitSeconds: number;
}

export const THREAD_LIMITS: ThreadLimits = { seconds: 90, megabytes: 512, waitSeconds: 30 };

const LAST_ANSWERS: ReadonlySet<ReadingAnswer['kind']> = new Set(['proposal', 'students', 'claims', 'end', 'refusal']);

/** A thread that reads one file: its answers are taken one after the other. The caller of `open` must stop it. */
export class ReadingThread {
  private readonly arrived: ReadingAnswer[] = [];
  private failure: unknown = null;
  /** The thread has died. */
  private ended = false;
  /** The thread has said all it has to say about this file. */
  private finished = false;
  private stopped = false;
  private wake: () => void = () => {};

  /** Begins to read once there is a thread for it. Rejects with PoolExhausted when there is none in time. */
  static async open(task: ReadingTask, limits: ThreadLimits = THREAD_LIMITS): Promise<ReadingThread> {
    return new ReadingThread(task, await readingThreads().take(limits.megabytes, limits.waitSeconds), limits);
  }

  private constructor(
    task: ReadingTask,
    private readonly worker: Worker,
    private readonly limits: ThreadLimits,
  ) {
    this.worker.on('message', (answer: ReadingAnswer) => {
      this.arrived.push(answer);
      if (LAST_ANSWERS.has(answer.kind)) this.finished = true;
      this.wake();
    });
    this.worker.on('error', (error) => {
      this.failure = isOutOfMemory(error) ? tooMuchMemory() : error;
      this.wake();
    });
    this.worker.on('exit', () => {
      this.ended = true;
      this.wake();
    });
    this.worker.postMessage(task);
  }

  /** Answers that have arrived and were not taken yet. */
  get waiting(): number {
    return this.arrived.length;
  }

  /** The next answer; undefined when the thread ended without another. Throws what it failed with, or its refusal. */
  async next(): Promise<ReadingAnswer | undefined> {
    if (this.arrived.length === 0 && !this.ended && this.failure === null) await this.news();
    const answer = this.arrived.shift();
    if (answer?.kind === 'refusal') throw new ImportRefusal(answer.status, answer.message);
    if (!answer && this.failure !== null) throw this.failure;
    return answer;
  }

  /** The next batch of rows; undefined after the last. */
  async nextRows(): Promise<readonly ImportedRow[] | undefined> {
    const answer = await this.next();
    if (answer?.kind === 'end') return undefined;
    if (answer?.kind !== 'rows') throw new Error('The reader ended in the middle of the rows.');
    if (!this.finished) this.worker.postMessage(MORE);
    return answer.rows;
  }

  /** Ends the reading, whatever the thread is doing. A second call changes nothing. */
  async stop(): Promise<void> {
    if (this.stopped) return;
    this.stopped = true;
    if (this.finished && !this.ended) readingThreads().release(this.worker, this.limits.megabytes);
    else await readingThreads().end(this.worker);
  }

  private news(): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        void this.stop();
        reject(new ImportRefusal(422, TOO_SLOW));
      }, this.limits.seconds * 1000);
      this.wake = () => {
        clearTimeout(late);
        resolve();
      };
    });
  }
}

const TOO_SLOW =
  'The file takes far longer to read than a spreadsheet should. Save only the sheet that is needed and upload that.';

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooMuchMemory(): ImportRefusal {
  return new ImportRefusal(
    413,
    'The file needs more memory to read than a spreadsheet should. Save only the sheet that is needed, as .xlsx or .csv, and upload that.',
  );
}
