import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Types } from 'mongoose';
import { bytesOf } from './store';

/** Copies a stored or received file to a temporary one, for readers that need a path; it is removed again when `work` is done. */
export async function withCopy<T>(fileId: Types.ObjectId, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'stored-'));
  try {
    const path = join(folder, 'file');
    await pipeline(bytesOf(fileId), createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
