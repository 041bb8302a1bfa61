import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectDatabase } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { UploadEntry } from '@/models/upload';
import { knownKeyIds } from './encryption';

/** A key that stored files are sealed with and this process was not given. */
export interface MissingKey {
  /** Its name; it reveals nothing of the key. */
  id: string;
  /** How many files can't be opened without it. */
  files: number;
}

/** The keys that stored files need and this process doesn't have, in the order of their ids. One look per key, not per file. */
export async function missingKeys(): Promise<MissingKey[]> {
  await connectDatabase();
  const known = knownKeyIds();
  const missing: MissingKey[] = [];
  for (let id = await keyIdAfter(''); id !== null; id = await keyIdAfter(id)) {
    if (known.includes(id)) continue;
    missing.push({ id, files: await UploadEntry.collection.countDocuments({ 'metadata.sealed.id': id }) });
  }
  return missing;
}

/** Whether any stored file is sealed, with whatever key. */
export async function hasSealedFiles(): Promise<boolean> {
  await connectDatabase();
  return (await keyIdAfter('')) !== null;
}

/** What is to be said of missing keys, and what to do: one advice, wherever it is given. */
interface KeysAdvice {
  text: string;
  todo: string;
}

/** The file of a local database's own key, beside its data. */
export const documentsKeyFile = (folder: string) => join(folder, 'documents-key');

/**
 * What to say of keys that stored files need and that are not there; null when none is missing.
 * @param folder of a local database; null for a deployment's own
 */
export async function keysAdvice(folder: string | null): Promise<KeysAdvice | null> {
  const missing = await missingKeys();
  const file = folder === null ? null : documentsKeyFile(folder);
  const own = file === null ? null : { file, isThere: existsSync(file) };
  return missingKeysAdvice(missing, own?.isThere || !env().DOCUMENTS_KEY ? own : null);
}

/**
 * The same for these keys.
 * @param own the file of a local database's own key, and whether it is there; null for a deployment, whose key is a setting
 */
export function missingKeysAdvice(
  missing: readonly MissingKey[],
  own: { file: string; isThere: boolean } | null,
): KeysAdvice | null {
  if (missing.length === 0) return null;
  const lines = missing.map(({ id, files }) =>
    files === 1
      ? `1 file is encrypted with the key ${id}, which is missing.`
      : `${files.toLocaleString('en-GB')} files are encrypted with the key ${id}, which is missing.`,
  );
  return { text: lines.join(' '), todo: adviceOn(own) };
}

function adviceOn(own: { file: string; isThere: boolean } | null): string {
  const rest = 'Until then these files can’t be opened.';
  if (!own)
    return `Restore the key: set it as DOCUMENTS_KEY, or add it to DOCUMENTS_KEYS_BEFORE if another key has replaced it, and restart. ${rest}`;
  if (own.isThere)
    return `${own.file} contains another key: keep it, set the missing one as DOCUMENTS_KEYS_BEFORE, restart and run npm run documents:rekey. ${rest}`;
  return `Restore ${own.file}: it was next to the data that were copied or backed up. Then restart. No new key was created. Until then these files can’t be opened and new ones are not accepted.`;
}

async function keyIdAfter(id: string): Promise<string | null> {
  const [next] = await UploadEntry.collection
    .find<UploadEntry>({ 'metadata.sealed.id': { $gt: id } }, { projection: { 'metadata.sealed.id': 1 } })
    .sort({ 'metadata.sealed.id': 1 })
    .limit(1)
    .toArray();
  return next?.metadata.sealed?.id ?? null;
}
