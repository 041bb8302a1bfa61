import { closeSync, fstatSync, ftruncateSync, openSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { RootDatabase } from 'lmdb';

/** Bytes of the disk that are left for removals and small values, so that people can still sign in to remove something. */
const keptFree = 16 * 1024 * 1024;
/** Bytes of these that only removals may use: taking something away needs new pages first. */
const keptForRemovals = 4 * 1024 * 1024;
/** The longest small value, in bytes. */
const smallValue = 8 * 1024;
/** Bytes at the end of the file that only removals may use, for the same reason. */
const keptAtEnd = 1024 * 1024;
/** By how much the file is made longer at once, in bytes, when the system lets it. */
const step = 4 * 1024 * 1024;

/** There is no space for a write. Not a command's own error, so that the whole job is undone with it. */
export class OutOfRoom extends Error {}

/**
 * The space for what a transaction writes, looked at before lmdb needs it. lmdb must not meet a full disk itself: it
 * reports a failed write with a text that may be longer than its buffer (`mdb_page_flush` in lmdb 3.5.6), which damages
 * the process's memory and sometimes ends it. So the file is made longer here first, where a refusal is an error like
 * any other. The added part holds no blocks of the disk until something is written there.
 */
export class Room {
  private readonly file: number | undefined;
  /** Bytes of a page. */
  private readonly page: number;
  /** Bytes between the last page in use and the end of the file that nothing has claimed. */
  private left = 0;
  /** Bytes claimed by the transaction under way. */
  private claimed = 0;

  /** @param freeOnDisk how many bytes the folder's disk has left */
  constructor(
    private readonly folder: string,
    private readonly db: RootDatabase<Buffer, Buffer>,
    private readonly freeOnDisk: (folder: string) => number,
  ) {
    this.page = this.stats().pageSize;
    // Windows does not let a mapped file be made longer from outside.
    if (process.platform !== 'win32') this.file = openSync(join(folder, 'data.mdb'), 'r+');
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
  }

  /** Whether only removals should be accepted now. */
  isNearlyFull(): boolean {
    const onDisk = this.freeOnDisk(this.folder);
    return onDisk < keptForRemovals && onDisk + this.freeInFile() < keptForRemovals;
  }

  /** How much is free, and where. */
  freeText(): string {
    return `${(this.freeOnDisk(this.folder) / 1_000_000).toFixed(1)} MB are free at ${this.folder}`;
  }

  /** To be called before each transaction, when no other is being written. */
  beginTransaction(): void {
    this.claimed = 0;
    if (this.file === undefined || this.left >= step / 2) return;
    const { lastPageNumber, pageSize } = this.stats();
    this.left = fstatSync(this.file).size - (lastPageNumber + 1) * pageSize;
  }

  /**
   * Claims space for one write of the transaction under way.
   * @param valueBytes length of the value, 0 for a removal
   * @param options.frees the write makes room: it is never refused
   * @throws OutOfRoom
   */
  claim(valueBytes: number, { frees }: { frees: boolean }): void {
    if (this.file === undefined) return;
    // A leaf is copied, and may be split; a long value has pages of its own.
    const bytes = 2 * this.page + (valueBytes > this.page / 4 ? valueBytes + this.page : 0);
    this.claimed += bytes;
    this.left -= bytes;
    if (frees || this.left >= keptAtEnd) return;
    const reason = this.refusalToGrow(this.file, valueBytes > smallValue ? keptFree : keptForRemovals);
    // Pages that removals have left inside the file are used first; half of them, as they may lie apart.
    if (reason !== undefined && this.claimed > this.freeInFile() / 2)
      throw new OutOfRoom(`The disk is full or failing: ${reason}`);
  }

  /** Makes the file longer where so many bytes of the disk stay free; returns why it could not be. */
  private refusalToGrow(file: number, kept: number): string | undefined {
    if (this.freeOnDisk(this.folder) - this.claimed < kept) return 'no space left except for removals';
    const { size } = fstatSync(file);
    const missing = keptAtEnd - this.left;
    let reason = '';
    for (const bytes of [missing + step, missing]) {
      try {
        ftruncateSync(file, size + bytes);
        this.left += bytes;
        return undefined;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
    return reason;
  }

  /** Bytes of the file that removals have left: it never becomes smaller, but they are used again. */
  private freeInFile(): number {
    const { root, free, lastPageNumber, pageSize } = this.stats();
    const used = [root, free].reduce(
      (sum, tree) => sum + tree.treeBranchPageCount + tree.treeLeafPageCount + tree.overflowPages,
      0,
    );
    return (lastPageNumber + 1 - used) * pageSize;
  }

  private stats(): FileStats {
    return this.db.getStats() as FileStats;
  }
}

interface TreeStats {
  readonly treeBranchPageCount: number;
  readonly treeLeafPageCount: number;
  readonly overflowPages: number;
}
/** What lmdb says of its file, in pages. */
interface FileStats {
  readonly root: TreeStats;
  readonly free: TreeStats;
  readonly lastPageNumber: number;
  readonly pageSize: number;
}

/** Bytes the folder's disk has left. */
export function systemsFreeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // Where the system does not tell, a failed commit will.
    return Number.POSITIVE_INFINITY;
  }
}
