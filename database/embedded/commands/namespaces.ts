import { typeName } from '../bson/type-names';
import type { Doc } from '../bson/types';
import { docOf } from '../bson/types';
import { CommandError, ErrorCode, typeMismatch } from '../errors';
import type { Collection } from '../storage/collection';
import type { Call } from './command';

/** The collection a command names as the value of its own name, e.g. `{ find: "users" }`. */
export function collectionName({ args, db }: Call): string {
  const [command, name] = [...args.body][0] as [string, unknown];
  if (typeof name !== 'string')
    throw new CommandError(
      ErrorCode.InvalidNamespace,
      `collection name has invalid type ${typeName(args.body.get(command))}`,
    );
  checkCollectionName(db, name);
  return name;
}

export function checkCollectionName(db: string, name: string): void {
  if (name === '' || name.startsWith('.') || name.includes('\0'))
    throw new CommandError(ErrorCode.InvalidNamespace, `Invalid namespace specified '${db}.${name}'`);
  if (Buffer.byteLength(`${db}.${name}`) > 255)
    throw new CommandError(
      ErrorCode.InvalidNamespace,
      `Fully qualified namespace is too long. Namespace: ${db}.${name} Max: 255`,
    );
}

export function checkDatabaseName(db: unknown): string {
  if (typeof db !== 'string') throw typeMismatch('$db must be a string');
  if (db === '' || db.length > 63 || /[/\\. "$*<>:|?\0]/.test(db))
    throw new CommandError(ErrorCode.InvalidNamespace, `Invalid database name: '${db}'`);
  return db;
}

/** The collection, made when there is none; to be called inside a transaction that is about to write. */
export function ensureCollection({ store, db }: Call, name: string): Collection {
  const existing = store.catalog.collection(db, name);
  if (existing) return existing;
  if (name.startsWith('system.')) throw new CommandError(ErrorCode.InvalidNamespace, `cannot write to '${db}.${name}'`);
  if (name.includes('$')) throw new CommandError(ErrorCode.InvalidNamespace, `Invalid collection name: ${name}`);
  return store.catalog.create(db, name, docOf({}));
}

/** @throws NamespaceNotFound */
export function existingCollection(
  { store, db }: Call,
  name: string,
  message = `ns does not exist: ${db}.${name}`,
): Collection {
  const collection = store.catalog.collection(db, name);
  if (!collection) throw new CommandError(ErrorCode.NamespaceNotFound, message);
  return collection;
}

export const emptyDocument: Doc = docOf({});
