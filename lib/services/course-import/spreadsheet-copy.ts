import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Types } from 'mongoose';
import { readFile } from '@/lib/files/store';

/** Copies a stored spreadsheet to a temporary file for as long as `work` takes. */
export async function withSpreadsheet<T>(fileId: Types.ObjectId, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'));
  try {
    const path = join(folder, 'file');
    await pipeline(Readable.fromWeb((await readFile(fileId)) as never), createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
