import { renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { flushed } from './flushed';
import { refuseNewerFormat } from './format';
import { keyEncoder } from './key-encoder';

/** Entries written in one transaction. */
const BATCH = 2_000;
const FILE = 'data.mdb';
/** Without a start lmdb leaves out keys that begin with a low byte. No key is longer than 1,978 bytes. */
const ALL = { start: Buffer.of(0), end: Buffer.alloc(1_978, 0xff) };

/**
 * Writes the file anew from the entries it holds, so that nothing of what was removed is left in it: lmdb's own compacting
 * copy takes pages over as they are, with the rests of removed entries. The copy is compared with the original, and then
 * takes its place by one renaming: a process that dies before leaves the original, after it the copy.
 * @param folder the lmdb folder; the caller holds the lock of the folder around it, and nothing has the file open
 * @returns bytes of the file before and after
 * @throws when the copy is not what the original holds, and for a file of a newer format; the original then stays
 */
export async function compactFile(folder: string): Promise<{ before: number; after: number }> {
  const fresh = `${folder}-compacting`;
  rmSync(fresh, { recursive: true, force: true });
  const before = statSync(join(folder, FILE)).size;
  const original = opened(folder);
  try {
    refuseNewerFormat(original, folder);
    const copy = opened(fresh);
    try {
      await copyEntries(original, copy);
      compare(original, copy);
    } finally {
      await copy.close();
    }
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  } finally {
    await original.close();
  }
  flushed(join(fresh, FILE));
  renameSync(join(fresh, FILE), join(folder, FILE));
  flushed(folder);
  rmSync(fresh, { recursive: true, force: true });
  return { before, after: statSync(join(folder, FILE)).size };
}

type File = RootDatabase<Buffer, Buffer>;

const opened = (path: string): File => open<Buffer, Buffer>({ path, keyEncoder, encoding: 'binary', maxReaders: 16 });

async function copyEntries(original: File, copy: File): Promise<void> {
  let batch: { key: Buffer; value: Buffer }[] = [];
  const write = async () => {
    const entries = batch;
    batch = [];
    await copy.transaction(() => {
      for (const { key, value } of entries) copy.put(key, value);
    });
  };
  for (const { key, value } of original.getRange(ALL)) {
    // The value is the reader's own buffer, and used again for the next.
    batch.push({ key: Buffer.from(key), value: Buffer.from(value) });
    if (batch.length >= BATCH) await write();
  }
  await write();
  await copy.flushed;
}

function compare(original: File, copy: File): void {
  const fail = (how: string) => {
    throw new Error(`the compacted file ${how} the original; nothing was changed`);
  };
  const copied = copy.getRange(ALL)[Symbol.iterator]();
  let entries = 0;
  for (const { key, value } of original.getRange(ALL)) {
    const held = Buffer.from(value);
    const next = copied.next();
    if (next.done || !key.equals(next.value.key) || !held.equals(next.value.value)) fail('is not as');
    entries++;
  }
  if (!copied.next().done) fail('holds more than');
  // What the file itself says of its entries: a range that leaves some out would find both sides equal.
  for (const file of [original, copy]) {
    if ((file.getStats() as { entryCount: number }).entryCount !== entries) fail('has other entries than');
  }
}
