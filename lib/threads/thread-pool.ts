import type { Worker } from 'node:worker_threads';

/** Nobody's turn came in time: all threads are at work just now. Trying again later is all there is to it. */
export class ThreadsBusy extends Error {}

/** Work often comes several times within seconds; after that the thread and its memory are given back. */
const IDLE_SECONDS = 10;

/**
 * Threads of one kind, at most so many at work at a time; the others wait for their turn, first come first served. At most
 * one waits for the next piece of work.
 */
export class ThreadPool {
  private idle: { worker: Worker; megabytes: number; expiry: NodeJS.Timeout } | null = null;
  private busy = 0;
  private readonly turns: (() => void)[] = [];

  /** `start`: a new thread with a heap of at most so many megabytes. */
  constructor(
    private readonly start: (megabytes: number) => Worker,
    private readonly most: number,
  ) {}

  /**
   * A thread with a heap of at most so many megabytes: the one that has just finished, or a new one. Waits while as many as
   * there may be are at work; rejects with ThreadsBusy after so many seconds. Whoever gets one gives it back by `giveBack` or
   * `end`.
   */
  async take(megabytes: number, patienceSeconds: number): Promise<Worker> {
    await this.turn(patienceSeconds);
    try {
      return this.ready(megabytes);
    } catch (error) {
      this.passTurn();
      throw error;
    }
  }

  /** Takes back a thread that has finished its work and is of no more interest to anybody. */
  giveBack(worker: Worker, megabytes: number): void {
    removeListeners(worker);
    if (this.idle) {
      void this.end(worker);
      return;
    }
    const forget = () => {
      if (this.idle?.worker === worker) this.idle = null;
    };
    const expiry = setTimeout(() => {
      forget();
      void worker.terminate();
    }, IDLE_SECONDS * 1000);
    // Neither the thread nor the clock keeps a script or a test from ending.
    expiry.unref();
    worker.unref();
    worker.once('error', forget);
    worker.once('exit', forget);
    this.idle = { worker, megabytes, expiry };
    this.passTurn();
  }

  /** Ends a thread, whatever it is doing. */
  async end(worker: Worker): Promise<void> {
    try {
      await worker.terminate();
    } finally {
      this.passTurn();
    }
  }

  private turn(patienceSeconds: number): Promise<void> {
    if (this.busy < this.most) {
      this.busy += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        this.turns.splice(this.turns.indexOf(begin), 1);
        reject(new ThreadsBusy('All threads are at work.'));
      }, patienceSeconds * 1000);
      this.turns.push(begin);
    });
  }

  /** Whoever waits longest takes over the place, or it becomes free. */
  private passTurn(): void {
    const next = this.turns.shift();
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

/** By name: the worker keeps listeners of its own, which removing all would take away. */
function removeListeners(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
}
