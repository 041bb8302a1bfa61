import type { LoadedTable } from '@/components/tables/loaded-table';
import { AppError } from '@/lib/domain/errors';
import { log } from '@/lib/platform/log';

/**
 * Loads a table's rows on the server. A failure becomes words for the table's error box, so that its search box and
 * 'Try again' stay.
 * @param failed the specification's sentence with the reason in it: 'Failed to load agents: {reason}'.
 */
export async function loadTable<Row>(
  failed: (reason: string) => string,
  load: () => Promise<{ rows: Row[]; total: number }>,
): Promise<LoadedTable<Row>> {
  try {
    return await load();
  } catch (error) {
    const sentence = failed(error instanceof AppError ? error.message : 'the list could not be read.');
    log().error({ err: error }, sentence);
    return { rows: [], total: 0, error: sentence };
  }
}

/** The same of a service's page of records, which stand there under `name`. */
export const loadRows = <Name extends string, Found extends { total: number } & Record<Name, unknown[]>>(
  failed: (reason: string) => string,
  asked: Promise<Found>,
  name: Name,
): Promise<LoadedTable<Found[Name][number]>> =>
  loadTable(failed, async () => {
    const found = await asked;
    return { rows: found[name], total: found.total };
  });
