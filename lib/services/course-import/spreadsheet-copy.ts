import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Types } from 'mongoose';
import { bytesOf } from '@/lib/files/store';

/** Copies a stored or received spreadsheet to a temporary file, which its readers need; `discard` removes it again. */
export async function copySpreadsheet(fileId: Types.ObjectId): Promise<{ path: string; discard: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  try {
    await pipeline(bytesOf(fileId), createWriteStream(path));
    return { path, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** The same for as long as `work` takes. */
export async function withSpreadsheet<T>(fileId: Types.ObjectId, work: (path: string) => Promise<T>): Promise<T> {
  const { path, discard } = await copySpreadsheet(fileId);
  try {
    return await work(path);
  } finally {
    await discard();
  }
}
