import { BSON } from 'mongodb';
import { decodeDocument } from '@/database/embedded/bson/decode';
import { encodeDocument } from '@/database/embedded/bson/encode';
import { Arguments } from '@/database/embedded/commands/arguments';
import { commandsByName } from '@/database/embedded/commands/registry';
import { Cursors } from '@/database/embedded/cursors';
import { Pacer } from '@/database/embedded/query/pacer';
import { Store } from '@/database/embedded/storage/store';
import { temporaryFolder } from './database';

/** The database without its process, so that a test can act at an exact moment of a command. */
export class InProcess {
  private readonly cursors = new Cursors();

  private constructor(
    readonly store: Store,
    private readonly folder: ReturnType<typeof temporaryFolder>,
  ) {}

  static async open(): Promise<InProcess> {
    const folder = temporaryFolder();
    return new InProcess(await Store.open(folder.path), folder);
  }

  /** Runs a command on the database `d`. @throws CommandError as the command refuses */
  async run(command: BSON.Document, pacer = new Pacer()): Promise<BSON.Document> {
    const body = decodeDocument(Buffer.from(BSON.serialize(command)));
    const name = Object.keys(command)[0] as string;
    const found = commandsByName.get(name);
    if (!found) throw new Error(`there is no command ${name}`);
    const { store, cursors } = this;
    const server = { store, cursors };
    const db = command.$db ?? 'd';
    const reply = await found.run({ server, store, db, args: new Arguments(body, name), pacer, connectionId: 1 });
    return BSON.deserialize(encodeDocument(reply));
  }

  /** The documents a find command gives in its first batch. */
  async find(command: BSON.Document): Promise<BSON.Document[]> {
    return (await this.run({ ...command, batchSize: 10_000 })).cursor.firstBatch;
  }

  /** Closes the file and opens it again, as after a restart. */
  async reopened(): Promise<InProcess> {
    await this.store.close();
    return new InProcess(await Store.open(this.folder.path), this.folder);
  }

  async close(): Promise<void> {
    await this.store.close();
    this.folder.remove();
  }
}

/** A pacer whose command is interrupted once, after its first slice of work, by `act`. */
export class Interrupted extends Pacer {
  private acted = false;

  constructor(private readonly act: () => Promise<unknown>) {
    super();
  }

  override async pause(): Promise<void> {
    if (this.acted) return;
    this.acted = true;
    await this.act();
  }
}
