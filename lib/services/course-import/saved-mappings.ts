import { createHash } from 'node:crypto';
import type { Viewer } from '@/lib/auth/viewer';
import { ImportMapping } from '@/models/import-mapping';
import type { ReadingChoice } from './reading-options';

type SavedMapping = Pick<ReadingChoice, 'sheet' | 'headerRow' | 'mapping'>;

/** Returns the mapping saved for files with this signature, or null. */
export async function savedMapping(signature: string): Promise<SavedMapping | null> {
  const found = await ImportMapping.findById(keyOf(signature)).lean();
  if (!found) return null;
  const { sheet, headerRow, columns } = found;
  return { sheet, headerRow, mapping: columns.map(({ column, field }) => ({ column, field })) };
}

/** Saves a mapping for files with this signature; an empty one deletes what was saved. */
export async function saveMapping(viewer: Viewer, signature: string, choice: SavedMapping): Promise<void> {
  const { sheet, headerRow, mapping } = choice;
  const _id = keyOf(signature);
  if (!mapping.length && sheet === null && headerRow === null) await ImportMapping.deleteOne({ _id });
  else {
    const change = { by: viewer.userId, sheet, headerRow, columns: mapping };
    await ImportMapping.updateOne({ _id }, { $set: change }, { upsert: true });
  }
}

const keyOf = (signature: string) => createHash('sha256').update(signature).digest('base64url');
