import type { Doc } from '../bson/types';
import type { Cursors } from '../cursors';
import type { Pacer } from '../query/pacer';
import type { Store } from '../storage/store';
import type { Arguments } from './arguments';

/** What all commands share. */
export interface Server {
  readonly store: Store;
  readonly cursors: Cursors;
}

/** One call of a command. */
export interface Call {
  readonly server: Server;
  readonly store: Store;
  /** The database the command is for. */
  readonly db: string;
  readonly args: Arguments;
  readonly pacer: Pacer;
  /** A number for the connection, unique while the server runs. */
  readonly connectionId: number;
}

/** A command by its name: the options it accepts, and what it does. Its reply gets `ok: 1` added. */
export interface Command {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** Accepted options beside the name itself and the ones every command takes. */
  readonly options: readonly string[];
  /** Options MongoDB has and this database refuses by name. */
  readonly unsupported?: readonly string[];
  run(call: Call): Doc | Promise<Doc>;
}
