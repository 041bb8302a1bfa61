import type { TableState } from '@/components/ui/table/table-state';
import type { ApplicationOrder, StaffApplicationOrder } from '@/lib/contract/applications/staff-applications';

/** The order of applications that a table's state asks for; undefined for the list's own. */
export function applicationSort({ sort }: TableState): ApplicationOrder | undefined {
  return sort ? (`${sort.descending ? '-' : ''}${sort.column}` as ApplicationOrder) : undefined;
}

/** The same of staff's tables, which have more columns. */
export function staffApplicationSort({ sort }: TableState): StaffApplicationOrder | undefined {
  return sort ? (`${sort.descending ? '-' : ''}${sort.column}` as StaffApplicationOrder) : undefined;
}
