import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import { headerWords } from '@/lib/engines/import/columns/header-words';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { ImportMapping, type ImportMappingRecord } from '@/models/import-mapping';
import type { ReadingChoice } from './reading-options';

type Mapping = Pick<ReadingChoice, 'sheet' | 'headerRow' | 'mapping'>;
export type SavedMapping = Mapping & { rememberedOf: 'source' | 'heads' };

/** What a file looks like: its signature, and its columns by their heads. */
export interface FileLook {
  signature: string;
  columns: readonly { index: number; header: string }[];
}

/**
 * Returns the mapping saved for the file's source, else the one for files with this signature, or null. With other heads than
 * the source's last file, a column is read as the one of the same label was.
 */
export async function savedMapping(
  { signature, columns }: FileLook,
  sourceId: Types.ObjectId | null,
): Promise<SavedMapping | null> {
  const ofSource = sourceId && (await ImportMapping.findById(sourceKey(sourceId)).lean());
  if (ofSource) {
    const saved =
      ofSource.signature === signature && hasLabels(ofSource, columns)
        ? mappingOf(ofSource)
        : byLabels(ofSource, columns);
    if (saved) return { ...saved, rememberedOf: 'source' };
  }
  const found = await ImportMapping.findById(keyOf(signature)).lean();
  const saved = found && (hasLabels(found, columns) ? mappingOf(found) : byLabels(found, columns));
  return saved && { ...saved, rememberedOf: 'heads' };
}

/** Whether the columns have the heads that the mapping was made for: those of other sheets aren't in the signature. */
const hasLabels = (saved: ImportMappingRecord, columns: FileLook['columns']): boolean => {
  const headers = new Map(columns.map(({ index, header }) => [index, header]));
  return saved.columns.every(
    ({ column, label }) =>
      !label || !headers.has(column) || headerWords(label) === headerWords(headers.get(column) ?? ''),
  );
};

/** Saves a mapping for files with this signature and for the file's source; an empty one deletes what was saved. */
export async function saveMapping(
  viewer: Viewer,
  { signature, sourceId }: { signature: string; sourceId: Types.ObjectId | null },
  choice: Mapping,
  columns: FileLook['columns'],
): Promise<void> {
  const { sheet, headerRow, mapping } = choice;
  const keys = [keyOf(signature), ...(sourceId ? [sourceKey(sourceId)] : [])];
  if (!mapping.length && sheet === null && headerRow === null) {
    await ImportMapping.deleteMany({ _id: { $in: keys } });
    return;
  }
  const labels = new Map(columns.map(({ index, header }) => [index, header]));
  const saved = mapping.map(({ column, field }) => ({ column, field, label: labels.get(column) ?? '' }));
  const change = { by: viewer.userId, sheet, headerRow, signature, columns: saved };
  for (const _id of keys) await ImportMapping.updateOne({ _id }, { $set: change }, { upsert: true });
}

const mappingOf = ({ sheet, headerRow, columns }: ImportMappingRecord): Mapping => ({
  sheet,
  headerRow,
  mapping: columns.map(({ column, field }) => ({ column, field })),
});

function byLabels({ columns: saved }: ImportMappingRecord, columns: FileLook['columns']): Mapping | null {
  const indexOf = new Map(columns.map(({ index, header }) => [headerWords(header), index]));
  const mapping = saved.flatMap(({ label, field }) => {
    const column = label ? indexOf.get(headerWords(label)) : undefined;
    return column === undefined ? [] : [{ column, field }];
  });
  return mapping.length ? { sheet: null, headerRow: null, mapping } : null;
}

const sourceKey = (sourceId: Types.ObjectId) => `source:${sourceId}`;
const keyOf = (signature: string) => createHash('sha256').update(signature).digest('base64url');
