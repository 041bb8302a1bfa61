import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Types } from 'mongoose';
import { bytesOf } from './store';

/** Copies a stored or received file to a temporary one, for readers that need a path; `discard` removes it again. */
export async function copyStored(fileId: Types.ObjectId): Promise<{ path: string; discard: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'stored-'));
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
export async function withCopy<T>(fileId: Types.ObjectId, work: (path: string) => Promise<T>): Promise<T> {
  const { path, discard } = await copyStored(fileId);
  try {
    return await work(path);
  } finally {
    await discard();
  }
}
