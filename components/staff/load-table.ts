import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';

export interface LoadedTable<Row> {
  rows: Row[];
  total: number;
  /** What the table says instead of rows. */
  error?: string;
}

/**
 * Loads a table's rows on the server. A failure becomes words for the table's error box, so that its search box and
 * 'Try again' stay.
 * @param failed how the specification begins the sentence: 'Some error occurred', 'Failed to load agents'.
 */
export async function loadTable<Row>(
  failed: string,
  load: () => Promise<{ rows: Row[]; total: number }>,
): Promise<LoadedTable<Row>> {
  try {
    return await load();
  } catch (error) {
    log().error({ err: error }, failed);
    const detail = error instanceof AppError ? error.message : 'the list could not be read.';
    return { rows: [], total: 0, error: `${failed}: ${detail}` };
  }
}
