import type { RootDatabase } from 'lmdb';
import { keySpace, prefixed } from './keys';

/**
 * How the file lays out keys, records and definitions. Raise it with a change that code from before would misread: that code
 * then refuses the file with one sentence. Files from before there was a number are of format 1.
 */
export const FORMAT = 1;

const key = prefixed(keySpace.format);

type File = RootDatabase<Buffer, Buffer>;

/** The number that the file carries; null for one without. */
export function formatOf(file: File): number | null {
  return file.get(key)?.readUInt32BE(0) ?? null;
}

/** @throws Error with one sentence when the file was written in a format that this code doesn't know */
export function refuseNewerFormat(file: File, folder: string): void {
  const found = formatOf(file);
  if (found !== null && found > FORMAT)
    throw new Error(
      `the files in ${folder} have format ${found}, and this version reads formats up to ${FORMAT}: start a version that reads format ${found}`,
    );
}

/** The entry that says which format the file is of. */
export function formatEntry(): { key: Buffer; value: Buffer } {
  const value = Buffer.allocUnsafe(4);
  value.writeUInt32BE(FORMAT);
  return { key, value };
}
