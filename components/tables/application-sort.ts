import type { TableState } from '@/components/ui/table/table-state';
import type { ApplicationOrder } from '@/lib/contract/applications/staff-applications';

/** The order of applications that a table's state asks for; undefined for the list's own. */
export function applicationSort({ sort }: TableState): ApplicationOrder | undefined {
  return sort ? (`${sort.descending ? '-' : ''}${sort.column}` as ApplicationOrder) : undefined;
}
