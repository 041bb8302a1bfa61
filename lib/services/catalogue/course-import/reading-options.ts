import type { ImportField } from '@/lib/domain/imports/import-fields';
import type { RepeatRule } from '@/lib/domain/imports/repeat-rules';
import type { ImportOptions } from '@/lib/engines/import/drafts';
import type { ImportBatchRecord } from '@/models/import-batch';

/** What a person said about a file, where that differs from what it seems to be. */
export type ReadingChoice = Pick<
  ImportBatchRecord,
  'sheet' | 'headerRow' | 'university' | 'includeHidden' | 'mapping'
> & {
  /** What becomes of rows that claim to be the same course and differ; absent: as was said before. */
  repeatRule?: RepeatRule | undefined;
};

/** How a batch's file is to be read: as its uploader or an earlier correction said, else as it looks. */
export function readingOptions(
  batch: ReadingChoice & Pick<ImportBatchRecord, 'country' | 'fileName' | 'sourceId'>,
): ImportOptions {
  const { mapping, sheet, headerRow, university, includeHidden } = batch;
  return {
    country: batch.country,
    originalName: batch.fileName,
    mapping: Object.fromEntries(mapping.map(({ column, field }) => [column, field as ImportField | null])),
    sheet: sheet ?? undefined,
    headerRow: headerRow ?? undefined,
    university: university || undefined,
    includeHidden,
    ofSource: Boolean(batch.sourceId),
  };
}
