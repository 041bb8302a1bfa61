import type { Worker } from 'node:worker_threads';

/** All threads of a pool are busy and none became free in time; trying again later may work. */
export class PoolExhausted extends Error {}
/** So many wait for a thread already that no further one may. */
export class PoolFull extends PoolExhausted {}

/** How long an idle thread and its memory are kept for the next piece of work. */
const IDLE_SECONDS = 10;
/** How many may wait for a thread. */
const MOST_WAITING = 16;

/**
 * A pool of threads of one kind: at most `size` are busy at a time, further callers queue first in, first out, as
 * many as MOST_WAITING. At most one thread is kept.
 */
export class ThreadPool {
  private idle: { worker: Worker; megabytes: number; expiry: NodeJS.Timeout } | null = null;
  private busy = 0;
  private readonly queue: (() => void)[] = [];

  /** `start` makes a new thread with a heap of at most so many megabytes. */
  constructor(
    private readonly start: (megabytes: number) => Worker,
    private readonly size: number,
  ) {}

  /**
   * Does `work` on the idle thread, or a new one, with a heap of at most so many megabytes. Waits while all are busy; rejects with
   * PoolExhausted after `waitSeconds`, at once with PoolFull, and with what `work` throws, which ends the thread.
   */
  async run<Result>(
    megabytes: number,
    waitSeconds: number,
    work: (worker: Worker) => Promise<Result>,
  ): Promise<Result> {
    await this.acquireSlot(waitSeconds);
    let worker: Worker | undefined;
    try {
      worker = this.ready(megabytes);
      const result = await work(worker);
      this.keep(worker, megabytes);
      return result;
    } catch (error) {
      await worker?.terminate();
      throw error;
    } finally {
      this.releaseSlot();
    }
  }

  /** Keeps a thread that has finished its work for the next one, where none is kept yet. */
  private keep(worker: Worker, megabytes: number): void {
    removeListeners(worker);
    if (this.idle) {
      void worker.terminate();
      return;
    }
    const drop = () => {
      if (this.idle?.worker === worker) this.idle = null;
    };
    const expiry = setTimeout(() => {
      drop();
      void worker.terminate();
    }, IDLE_SECONDS * 1000);
    // Neither the thread nor the timer keeps a script or a test from ending.
    expiry.unref();
    worker.unref();
    worker.once('error', drop);
    worker.once('exit', drop);
    this.idle = { worker, megabytes, expiry };
  }

  private acquireSlot(waitSeconds: number): Promise<void> {
    if (this.busy < this.size) {
      this.busy += 1;
      return Promise.resolve();
    }
    if (this.queue.length >= MOST_WAITING) return Promise.reject(new PoolFull('Too many tasks are waiting.'));
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timeout);
        resolve();
      };
      const timeout = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(begin), 1);
        reject(new PoolExhausted('All threads are busy.'));
      }, waitSeconds * 1000);
      this.queue.push(begin);
    });
  }

  /** Hands the slot to the caller that has waited longest, if there is one. */
  private releaseSlot(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.busy -= 1;
  }

  private ready(megabytes: number): Worker {
    if (this.idle?.megabytes !== megabytes) return this.start(megabytes);
    const { worker, expiry } = this.idle;
    clearTimeout(expiry);
    this.idle = null;
    removeListeners(worker);
    worker.ref();
    return worker;
  }
}

/** By name: removing all listeners would also remove the worker's internal ones. */
function removeListeners(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
}
