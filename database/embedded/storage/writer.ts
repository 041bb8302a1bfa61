import type { RootDatabase } from 'lmdb';
import type { Transaction } from './environment';

/** The writes of one lmdb transaction, counted. */
export class Writer implements Transaction {
  writes = 0;

  constructor(private readonly db: RootDatabase<Buffer, Buffer>) {}

  put(key: Buffer, value: Buffer): void {
    this.writes++;
    this.db.putSync(key, value);
  }

  remove(key: Buffer): void {
    this.writes++;
    this.db.removeSync(key);
  }
}
