import type { ImportHeader } from './columns/import-header';
import { proposeMapping } from './columns/proposal';
import { type CourseImport, type ImportOptions, readCourseDrafts } from './drafts';
import { ImportRefusal } from './refusal';

/**
 * Opens a spreadsheet as courses. Where no row is a complete header by itself but a person's corrections complete the
 * closest one, the one their proposal showed, that row is the header. Throws ImportRefusal.
 */
export async function openDrafts(path: string, options: ImportOptions): Promise<CourseImport> {
  try {
    return await readCourseDrafts(path, options);
  } catch (error) {
    const isCorrected = Object.keys(options.mapping ?? {}).length > 0 && options.headerRow === undefined;
    if (!isCorrected || !(error instanceof ImportRefusal) || error.status !== 422) throw error;
    const { sheet, headerRow, guessed, missing } = await proposeMapping(path, { ...options, countRows: false });
    if (guessed || missing.length) throw error;
    return readCourseDrafts(path, { ...options, sheet, headerRow });
  }
}

/** How `openDrafts` would read the file; it is closed again. Throws ImportRefusal where it has no rows of courses. */
export async function readHeader(path: string, options: ImportOptions): Promise<ImportHeader> {
  const source = await openDrafts(path, options);
  await source.close();
  return source.header;
}
