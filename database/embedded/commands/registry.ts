import { aggregate } from './aggregate';
import { create, drop, listCollections, renameCollection } from './collections';
import type { Command } from './command';
import { count } from './count';
import { createIndexes } from './create-indexes';
import { dropDatabase, listDatabases } from './databases';
import { deleteCommand } from './delete';
import { distinct } from './distinct';
import { dropIndexes } from './drop-indexes';
import { explain } from './explain';
import { find } from './find';
import { findAndModify } from './find-and-modify';
import { getMore } from './get-more';
import { insert } from './insert';
import { killCursors } from './kill-cursors';
import { listIndexes } from './list-indexes';
import {
  buildInfo,
  endSessions,
  hello,
  isMaster,
  killSessions,
  ping,
  refreshSessions,
  startSession,
} from './server-commands';
import { update } from './update';

const commands: readonly Command[] = [
  aggregate,
  buildInfo,
  count,
  create,
  createIndexes,
  deleteCommand,
  distinct,
  drop,
  dropDatabase,
  dropIndexes,
  endSessions,
  explain,
  find,
  findAndModify,
  getMore,
  hello,
  insert,
  isMaster,
  killCursors,
  killSessions,
  listCollections,
  listDatabases,
  listIndexes,
  ping,
  refreshSessions,
  renameCollection,
  startSession,
  update,
];

/** Every command by its name and its aliases. */
export const commandsByName: ReadonlyMap<string, Command> = new Map(
  commands.flatMap((command) => [command.name, ...(command.aliases ?? [])].map((name) => [name, command] as const)),
);

/** Commands that MongoDB's tools send and this database does not have. */
export const unsupportedCommands: ReadonlySet<string> = new Set([
  'collMod',
  'collStats',
  'compact',
  'connectionStatus',
  'currentOp',
  'dbStats',
  'getParameter',
  'hostInfo',
  'mapReduce',
  'serverStatus',
  'setParameter',
  'validate',
]);
