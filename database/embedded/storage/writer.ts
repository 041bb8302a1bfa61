import type { RootDatabase } from 'lmdb';
import type { Transaction } from './environment';
import type { Room } from './room';

/** The writes of one lmdb transaction, counted; each finds its space claimed first. */
export class Writer implements Transaction {
  writes = 0;
  /** What is being written makes room: it is not refused on a full disk. */
  frees = false;

  constructor(
    private readonly db: RootDatabase<Buffer, Buffer>,
    private readonly room: Room,
  ) {
    room.beginTransaction();
  }

  put(key: Buffer, value: Buffer): void {
    this.room.claim(value.length, { frees: this.frees });
    this.writes++;
    this.db.putSync(key, value);
  }

  remove(key: Buffer): void {
    this.room.claim(0, { frees: true });
    this.writes++;
    this.db.removeSync(key);
  }
}
