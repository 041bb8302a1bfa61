import type { CourseImport, ImportOptions } from '@/lib/engines/import/drafts';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import { proposeMappingOffThread, readCourseDraftsOffThread } from '@/lib/platform/reading/off-thread';

/**
 * Opens a spreadsheet as courses. Where no row is a complete header by itself but a person's corrections complete the
 * closest one, the one their proposal showed, that row is the header. Throws ImportRefusal.
 */
export async function openDrafts(path: string, options: ImportOptions): Promise<CourseImport> {
  try {
    return await readCourseDraftsOffThread(path, options);
  } catch (error) {
    const isCorrected = Object.keys(options.mapping ?? {}).length > 0 && options.headerRow === undefined;
    if (!isCorrected || !(error instanceof ImportRefusal) || error.status !== 422) throw error;
    const { sheet, headerRow, guessed, missing } = await proposeMappingOffThread(path, {
      ...options,
      countRows: false,
    });
    if (guessed || missing.length) throw error;
    return readCourseDraftsOffThread(path, { ...options, sheet, headerRow });
  }
}
