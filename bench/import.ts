import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchReading, writeImportFiles } from './import-reading';
import { benchUpload } from './import-upload';

/** The bulk upload of 100,000 rows × 24 columns: reading alone, with the candidate libraries, then the whole upload. */
export async function benchImport(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  try {
    const files = await writeImportFiles(folder);
    await benchReading(files);
    await benchUpload(files.xlsx);
  } finally {
    await rm(folder, { recursive: true });
  }
}
