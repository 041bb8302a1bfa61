import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchReading, writeImportFiles } from './import-reading';

/** The bulk upload of 100,000 rows × 24 columns: reading alone, with the candidate libraries. */
export async function benchImport(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  try {
    await benchReading(await writeImportFiles(folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}
