import { PEOPLE_ORDERS, peopleQuery } from '@/components/tables/people-query';
import { readTableState } from '@/components/ui/table/table-state';
import type { Viewer } from '@/lib/auth/viewer';
import { listStudents } from '@/lib/services/people/people';
import { loadTable } from './load-table';

export type PageSearch = Promise<Record<string, string | string[] | undefined>>;

/** The students that the viewer may list, as their page's address says, and how the export asks for the same. */
export async function loadStudents(viewer: Viewer, searchParams: PageSearch) {
  const state = readTableState(await searchParams, PEOPLE_ORDERS);
  const query = peopleQuery(state);
  const loaded = await loadTable(
    (reason) => `Some error occurred: ${reason}`,
    async () => {
      const { students, total } = await listStudents(viewer, query);
      return { rows: students, total };
    },
  );
  return { state, loaded, exported: { q: query.q, sort: query.sort } };
}
