import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { ImportedRow } from '../drafts';
import { ImportRefusal } from '../refusal';
import { MORE, type ReadingAnswer, type ReadingTask } from './messages';

/** What a file may cost to read before it is given up. */
export interface ThreadLimits {
  /** How long one answer may take: the proposal, the header, the next batch of rows. Waiting for the taker doesn't count. */
  seconds: number;
  /** Memory for values and texts; bytes being unpacked are bounded by ImportLimits. */
  megabytes: number;
}

export const THREAD_LIMITS: ThreadLimits = { seconds: 90, megabytes: 512 };

/** From the project's root: in a production build this module lies elsewhere than its source. */
const ENTRY = join('lib', 'import', 'worker', 'entry.mjs');

/** Not imported: the bundler would follow `new Worker(…)` into the entry and try to bundle the loader it starts with. */
const threads = process.getBuiltinModule('node:worker_threads');

/** A thread that reads one file: its answers are taken one after the other. */
export class ReadingThread {
  private readonly worker: Worker;
  private readonly arrived: ReadingAnswer[] = [];
  private failure: unknown = null;
  private ended = false;
  private wake: () => void = () => {};

  constructor(
    task: ReadingTask,
    private readonly limits: ThreadLimits = THREAD_LIMITS,
  ) {
    this.worker = new threads.Worker(join(process.cwd(), ENTRY), {
      workerData: task,
      // What the web process itself was started with, its preloads above all, is not meant for this thread.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    this.worker.on('message', (answer: ReadingAnswer) => {
      this.arrived.push(answer);
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
  }

  /** Answers that have arrived and nobody has taken. */
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
  async nextRows(): Promise<ImportedRow[] | undefined> {
    const answer = await this.next();
    if (answer?.kind === 'end') return undefined;
    if (answer?.kind !== 'rows') throw new Error('The reader ended in the middle of the rows.');
    this.worker.postMessage(MORE);
    return answer.rows;
  }

  /** Ends the thread, whatever it is doing. */
  async stop(): Promise<void> {
    await this.worker.terminate();
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
  'The file takes far longer to read than a spreadsheet of courses should. Save only the sheet with the courses and upload that.';

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooMuchMemory(): ImportRefusal {
  return new ImportRefusal(
    413,
    'The file needs more memory to read than a spreadsheet of courses should. Save only the sheet with the courses, as .xlsx or .csv, and upload that.',
  );
}
