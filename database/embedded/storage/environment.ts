import { open, type RootDatabase } from 'lmdb';
import { CommandError, ErrorCode } from '../errors';
import { readable } from './failed-commit';
import { FORMAT, formatEntry, formatOf, refuseNewerFormat } from './format';
import { keyEncoder, withRecords, withTexts } from './key-encoder';
import { bounds } from './range-options';
import { OutOfRoom, Room, systemsFreeBytes } from './room';
import { Writer } from './writer';

/** Keys [start, end) in byte order. */
export interface KeyRange {
  readonly start: Buffer;
  readonly end: Buffer;
}

export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

/**
 * An entry whose key is a text of one character per byte (latin1): long scans make such texts five times faster than
 * buffers, and their order is that of the bytes.
 */
export interface TextEntry {
  readonly key: string;
  readonly value: Buffer;
}

/** What a write job may do; only valid while the job runs. */
export interface Transaction {
  put(key: Buffer, value: Buffer): void;
  remove(key: Buffer): void;
}

interface Job {
  /** It makes room, so it may use the space kept free for that. */
  readonly frees: boolean;
  run(transaction: Transaction): unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

type Outcome = { result: unknown } | { error: unknown };

/** How long one transaction may keep the process from answering others, in milliseconds. */
const longestTurn = 15;
/**
 * How long nothing is added after a failed commit, in milliseconds. lmdb's report of a failed write may damage the
 * process's own memory (it is longer than its buffer), so it must not fail again and again.
 */
const restAfterFailure = 1000;
/** How long closing the file may take, in milliseconds. */
const closeWithin = 2000;

/**
 * The lmdb file. Reads see the last commit, or inside a write job its own writes. Writes of all connections that
 * wait at the same time share one transaction and one flush to disk ("group commit").
 */
export class Environment {
  private queue: Job[] = [];
  private pumping: Promise<void> | undefined;
  private lastFailure: { readonly reason: CommandError; readonly until: number } | undefined;

  private constructor(
    private readonly db: RootDatabase<Buffer, Buffer>,
    private readonly hooks: { beforeCommit(transaction: Transaction): void; afterAbort(): void },
    private readonly room: Room,
  ) {}

  /**
   * Opens or creates the file in `folder`. The caller holds the folder's lock.
   * @param hooks.beforeCommit may add writes at the end of each transaction
   * @param hooks.afterAbort whatever was cached from the file since the last commit must be read again
   * @param freeOnDisk how many bytes the folder's disk has left
   * @throws Error with one sentence when the file is of a newer format
   */
  static open(
    folder: string,
    hooks: { beforeCommit(transaction: Transaction): void; afterAbort(): void },
    freeOnDisk = systemsFreeBytes,
  ): Environment {
    const db = open<Buffer, Buffer>({ path: folder, keyEncoder, encoding: 'binary', maxReaders: 16 });
    refuseNewerFormat(db, folder);
    return new Environment(db, hooks, new Room(folder, db, freeOnDisk));
  }

  get(key: Buffer): Buffer | undefined {
    return this.db.get(key);
  }

  /** Lets the file carry its format's number. One on a nearly full disk gets it at a later start. */
  async writeFormat(): Promise<void> {
    if (formatOf(this.db) === FORMAT) return;
    const { key, value } = formatEntry();
    await this.write((transaction) => transaction.put(key, value)).catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
    });
  }

  /** Up to `limit` entries of the range in ascending order. Nothing stays open afterwards. */
  entries(range: KeyRange, limit: number): Entry[] {
    return Array.from(this.db.getRange({ ...bounds(range, false), limit }));
  }

  /** Up to `limit` entries, in descending order when `reverse`; keys as texts. */
  textEntries(range: KeyRange, limit: number, reverse = false): TextEntry[] {
    return withTexts(() => this.db.getRange({ ...bounds(range, reverse), limit })) as never;
  }

  /** As `textEntries`, keys only: twice as fast. */
  keyTexts(range: KeyRange, limit: number, reverse = false): string[] {
    return withTexts(() => this.db.getKeys({ ...bounds(range, reverse), limit })) as never;
  }

  /** The documents that the keys of the range end with, where these are no unique index's. */
  recordsIn(range: KeyRange): number[] {
    return withRecords(() => this.db.getKeys(bounds(range, false))) as never;
  }

  /** As `entries`, keys only; in descending order when `reverse`. */
  keys(range: KeyRange, limit: number, reverse = false): Buffer[] {
    return Array.from(this.db.getKeys({ ...bounds(range, reverse), limit }));
  }

  /** How many keys the range holds; `most` for more. */
  count(range: KeyRange, most = Number.POSITIVE_INFINITY): number {
    if (Number.isFinite(most) && this.keyAt(range, most, false)) return most;
    return this.db.getKeysCount(bounds(range, false));
  }

  /** The key before which the range has so many others; behind which, when `reverse`. */
  keyAt(range: KeyRange, place: number, reverse: boolean): Buffer | undefined {
    const [key] = withTexts(() => this.db.getKeys({ ...bounds(range, reverse), limit: 1, offset: place }));
    return key === undefined ? undefined : Buffer.from(key as never, 'latin1');
  }

  /**
   * Runs the job in a transaction, alone at its time. The promise settles when its writes are on disk. A job that
   * throws leaves nothing behind.
   * @param options.frees the job only removes: it is let through when the disk is nearly full
   * @throws OutOfDiskSpace
   */
  write<T>(run: (transaction: Transaction) => T, { frees = false } = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.queue.push({ frees, run, resolve: resolve as (result: unknown) => void, reject });
      this.pumping ??= this.pump();
    });
  }

  /** Waits for the writes under way, then closes the file. */
  async close(): Promise<void> {
    await this.pumping;
    // After a failed commit lmdb waits for a flush that never comes; what was answered is on disk already.
    await Promise.race([this.db.close(), new Promise((resolve) => setTimeout(resolve, closeWithin).unref())]);
    this.room.close();
  }

  private async pump(): Promise<void> {
    while (this.queue.length > 0) {
      const refusal = this.growthRefusal();
      if (refusal) this.refuseGrowth(refusal);
      await this.commit(this.queue);
    }
    this.pumping = undefined;
  }

  /** Why nothing may be added just now. */
  private growthRefusal(): CommandError | undefined {
    if (this.lastFailure && performance.now() < this.lastFailure.until) return this.lastFailure.reason;
    if (!this.room.isNearlyFull()) return undefined;
    return new CommandError(
      ErrorCode.OutOfDiskSpace,
      `The disk is nearly full: ${this.room.freeText()}. Until there is more space, nothing new can be saved; you can still delete data, and back up to another disk`,
    );
  }

  private refuseGrowth(reason: CommandError): void {
    for (const job of this.queue.filter(({ frees }) => !frees)) job.reject(reason);
    this.queue = this.queue.filter(({ frees }) => frees);
  }

  /** Runs jobs from the front of `waiting`; when one of several fails half way, each is done again by itself. */
  private async commit(waiting: Job[]): Promise<void> {
    const done: Job[] = [];
    try {
      const outcomes = await this.db.childTransaction(() => this.runBatch(waiting, done));
      await this.db.flushed;
      this.db.resetReadTxn();
      for (const [i, job] of done.entries()) settle(job, outcomes[i] as Outcome);
    } catch (error) {
      this.hooks.afterAbort();
      // None was begun where the transaction itself could not begin.
      const failed = done.length > 0 ? done : waiting.splice(0, 1);
      if (failed.length === 1) await this.rejectFailed(failed[0] as Job, error);
      else await this.commitOneByOne(failed);
    }
  }

  /** Runs waiting jobs until the turn is used up; throws, to abort all, when one failed half way. */
  private runBatch(waiting: Job[], done: Job[]): Outcome[] {
    const deadline = performance.now() + longestTurn;
    const outcomes: Outcome[] = [];
    const writer = new Writer(this.db, this.room);
    while (waiting.length > 0 && (outcomes.length === 0 || performance.now() < deadline)) {
      const job = waiting.shift() as Job;
      done.push(job);
      const before = writer.writes;
      writer.frees = job.frees;
      try {
        outcomes.push({ result: job.run(writer) });
      } catch (error) {
        if (writer.writes !== before || error instanceof OutOfRoom) throw error;
        outcomes.push({ error });
      }
    }
    writer.frees = true;
    this.hooks.beforeCommit(writer);
    return outcomes;
  }

  private async commitOneByOne(jobs: Job[]): Promise<void> {
    for (const job of jobs) {
      const refusal = job.frees ? undefined : this.growthRefusal();
      if (refusal) job.reject(refusal);
      else await this.commit([job]);
    }
  }

  private async rejectFailed(job: Job, error: unknown): Promise<void> {
    if (error instanceof OutOfRoom) {
      job.reject(new CommandError(ErrorCode.OutOfDiskSpace, error.message));
      return;
    }
    const reason = await readable(error);
    if (reason !== error && reason instanceof CommandError)
      this.lastFailure = { reason, until: performance.now() + restAfterFailure };
    job.reject(reason);
  }
}

function settle(job: Job, outcome: Outcome): void {
  if ('error' in outcome) job.reject(outcome.error);
  else job.resolve(outcome.result);
}
