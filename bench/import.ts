import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchReading, writeImportFiles } from './import-reading';
import { benchUpload } from './import-upload';

/** The bulk upload of 100,000 rows × 24 columns: reading alone, with the candidate libraries, then the whole upload. */
export async function benchImport(): Promise<void> {
  await withImportFiles(async (files) => {
    await benchReading(files);
    await benchUpload(files.xlsx);
  });
}

/** The first half alone. */
export async function benchImportReading(): Promise<void> {
  await withImportFiles(benchReading);
}

/** The second half alone. */
export async function benchImportUpload(): Promise<void> {
  await withImportFiles(({ xlsx }) => benchUpload(xlsx));
}

async function withImportFiles(measure: (files: { xlsx: string; csv: string }) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  try {
    await measure(await writeImportFiles(folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}
