import { createHash } from 'node:crypto';
import type { Viewer } from '@/lib/auth/viewer';
import { ImportMapping } from '@/models/import-mapping';
import type { ReadingChoice } from './reading-options';

type Remembered = Pick<ReadingChoice, 'sheet' | 'headerRow' | 'mapping'>;

/** How somebody corrected the reading of a file that looked the same, or null. */
export async function rememberedMapping(signature: string): Promise<Remembered | null> {
  const found = await ImportMapping.findById(keyOf(signature)).lean();
  if (!found) return null;
  const { sheet, headerRow, columns } = found;
  return { sheet, headerRow, mapping: columns.map(({ column, field }) => ({ column, field })) };
}

/** Keeps a correction for files that look the same; one without any forgets it. */
export async function rememberMapping(viewer: Viewer, signature: string, choice: Remembered): Promise<void> {
  const { sheet, headerRow, mapping } = choice;
  const _id = keyOf(signature);
  if (!mapping.length && sheet === null && headerRow === null) await ImportMapping.deleteOne({ _id });
  else {
    const change = { by: viewer.userId, sheet, headerRow, columns: mapping };
    await ImportMapping.updateOne({ _id }, { $set: change }, { upsert: true });
  }
}

const keyOf = (signature: string) => createHash('sha256').update(signature).digest('base64url');
