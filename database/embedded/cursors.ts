import { randomInt } from 'node:crypto';
import { type Doc, docOf, RawDocument } from './bson/types';
import { CommandError, ErrorCode } from './errors';

/** A cursor nobody asks for this long is closed, in milliseconds; MongoDB's default. */
const idleTimeout = 10 * 60 * 1000;
/** Documents of the first batch when the client names no size. */
const defaultFirstBatch = 101;
/** Bytes of documents in one answer. */
const maxBatchBytes = 16 * 1024 * 1024;

/** The encoded documents of a result, in slices. */
export type Results = AsyncIterator<Buffer[]>;

/** A result that is already at hand. */
export async function* resultsOf(documents: Buffer[]): AsyncGenerator<Buffer[]> {
  yield documents;
}

/** An open result: what is read and not yet sent, and where the rest comes from. */
export class Cursor {
  private waiting: Buffer[] = [];
  private finished = false;
  lastUsed = Date.now();
  busy = false;

  constructor(
    readonly namespace: string,
    private readonly source: Results,
    readonly noTimeout = false,
  ) {}

  /** The next documents: at most `size`, and no more than fit one answer; at least one when there is any. */
  async batch(size: number): Promise<Buffer[]> {
    const batch: Buffer[] = [];
    let bytes = 0;
    while (batch.length < size) {
      if (this.waiting.length === 0 && !(await this.fill())) break;
      let taken = 0;
      for (const document of this.waiting) {
        if (batch.length === size || (batch.length > 0 && bytes + document.length > maxBatchBytes)) break;
        batch.push(document);
        bytes += document.length;
        taken++;
      }
      this.waiting = this.waiting.slice(taken);
      if (this.waiting.length > 0) break;
    }
    this.lastUsed = Date.now();
    return batch;
  }

  /** True when nothing is left; looks ahead, so that a result that just ended is not kept open. */
  async isExhausted(): Promise<boolean> {
    return this.waiting.length === 0 && !(await this.fill());
  }

  async close(): Promise<void> {
    this.finished = true;
    this.waiting = [];
    await this.source.return?.();
  }

  private async fill(): Promise<boolean> {
    while (!this.finished) {
      const next = await this.source.next();
      if (next.done) this.finished = true;
      else if (next.value.length > 0) {
        this.waiting = next.value;
        return true;
      }
    }
    return false;
  }
}

/** The open cursors of all connections. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>();
  private readonly sweep = setInterval(() => this.closeIdle(), 30_000).unref();

  get count(): number {
    return this.open.size;
  }

  /** The `cursor` part of a reply: a first batch, and an id other than 0 when more follows. */
  async start(cursor: Cursor, batchSize: number | undefined, singleBatch = false): Promise<Doc> {
    const batch = await cursor.batch(batchSize ?? defaultFirstBatch);
    const keep = !singleBatch && (batchSize === 0 || !(await cursor.isExhausted()));
    if (!keep) await cursor.close();
    const id = keep ? this.newId() : 0n;
    if (keep) this.open.set(id, cursor);
    return docOf({ firstBatch: batch.map((bytes) => new RawDocument(bytes)), id, ns: cursor.namespace });
  }

  /** The next batch of an open cursor. @throws CursorNotFound */
  async next(id: bigint, namespace: string, batchSize: number | undefined): Promise<Doc> {
    const cursor = this.open.get(id);
    if (!cursor) throw new CommandError(ErrorCode.CursorNotFound, `cursor id ${id} not found`);
    if (cursor.namespace !== namespace)
      throw new CommandError(
        ErrorCode.Unauthorized,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    if (cursor.busy) throw new CommandError(12051, `cursor id ${id} is already in use`);
    cursor.busy = true;
    try {
      const batch = await cursor.batch(batchSize || Number.POSITIVE_INFINITY);
      const exhausted = await cursor.isExhausted();
      if (exhausted) this.open.delete(id);
      return docOf({
        nextBatch: batch.map((bytes) => new RawDocument(bytes)),
        id: exhausted ? 0n : id,
        ns: namespace,
      });
    } catch (error) {
      this.open.delete(id);
      throw error;
    } finally {
      cursor.busy = false;
    }
  }

  /** Closes a cursor; false when there is none of this id in this namespace. */
  kill(id: bigint, namespace: string): boolean {
    const cursor = this.open.get(id);
    if (cursor?.namespace !== namespace) return false;
    this.discard(id, cursor);
    return true;
  }

  closeAll(): void {
    clearInterval(this.sweep);
    for (const [id, cursor] of this.open) this.discard(id, cursor);
  }

  private closeIdle(): void {
    const oldest = Date.now() - idleTimeout;
    for (const [id, cursor] of this.open)
      if (!cursor.noTimeout && !cursor.busy && cursor.lastUsed < oldest) this.discard(id, cursor);
  }

  private discard(id: bigint, cursor: Cursor): void {
    this.open.delete(id);
    // A failing source only means there is nothing to release.
    cursor.close().catch(() => undefined);
  }

  private newId(): bigint {
    let id: bigint;
    do id = (BigInt(randomInt(1, 0x7fffffff)) << 32n) | BigInt(randomInt(0, 0xffffffff));
    while (this.open.has(id));
    return id;
  }
}
