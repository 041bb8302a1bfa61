import { Catalog } from './catalog';
import { damaged } from './checksum';
import { Environment, type Transaction } from './environment';
import { idKey, keySpace, spaceRange } from './keys';
import { Records } from './records';

const sweptPerTransaction = 2000;
/** Collections of more documents are not counted when the file is opened. */
const countedAtStart = 50_000;

/** The open data folder: the file, the catalogue in it and the documents. */
export class Store {
  private sweeping: Promise<void> | undefined;
  private closed = false;

  private constructor(
    readonly env: Environment,
    readonly catalog: Catalog,
    readonly records: Records,
  ) {}

  /** Opens the folder, whose lock the caller holds, and finishes what a crash left over. */
  static async open(folder: string): Promise<Store> {
    const env = Environment.open(folder, {
      beforeCommit: (transaction) => catalog.save(transaction),
      afterAbort: () => catalog.load(),
    });
    const catalog = new Catalog(env);
    catalog.load();
    await env.writeFormat();
    const store = new Store(env, catalog, new Records(env, catalog));
    await store.dropUnfinishedIndexes();
    store.nameMissing();
    store.sweep();
    return store;
  }

  /** Says which of the collections that are quickly counted have lost documents to a damaged disk. */
  private nameMissing(): void {
    for (const { id, count, namespace } of this.catalog.collections()) {
      const found = count > countedAtStart ? count : this.env.count(spaceRange(id));
      if (found !== count)
        process.stderr.write(`${damaged(`${namespace} has ${found} of ${count} documents`).message}\n`);
    }
  }

  /** Waits for writes under way and closes the file. */
  async close(): Promise<void> {
    this.closed = true;
    await this.sweeping;
    await this.env.close();
  }

  /** Removes, a little at a time and in the background, what dropped collections and indexes left behind. */
  sweep(): void {
    this.sweeping ??= this.sweepAll()
      .catch((error: unknown) => {
        process.stderr.write(`removing dropped data failed: ${String(error)}\n`);
      })
      .finally(() => {
        this.sweeping = undefined;
      });
  }

  private async sweepAll(): Promise<void> {
    while (!this.closed) {
      const [entry] = this.env.keys(spaceRange(keySpace.dropped), 1);
      if (!entry) return;
      const id = entry.readUInt32BE(4);
      await this.env.write((transaction) => this.sweepSome(transaction, id), { frees: true });
      // Lets waiting commands go first.
      await new Promise(setImmediate);
    }
  }

  private sweepSome(transaction: Transaction, id: number): void {
    const keys = this.env.keys(spaceRange(id), sweptPerTransaction);
    for (const key of keys) transaction.remove(key);
    if (keys.length < sweptPerTransaction) transaction.remove(idKey(keySpace.dropped, id));
  }

  /** An index whose createIndexes was never answered does not exist. */
  private async dropUnfinishedIndexes(): Promise<void> {
    await this.env.write(
      (transaction) => {
        for (const collection of this.catalog.collections())
          for (const index of collection.indexes.filter((candidate) => !candidate.ready))
            this.catalog.dropIndex(transaction, collection, index);
      },
      { frees: true },
    );
  }
}
