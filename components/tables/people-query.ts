import type { TableState } from '@/components/ui/table/table-state';
import type { PeopleOrder } from '@/lib/contract/people/students';

/** What the server orders people by. */
export const PEOPLE_ORDERS = ['name', 'email', 'mobile', 'createdOn'] as const;

/** What a people service takes for a table's state; newest first where no order is chosen. */
export function peopleQuery({ search, sort, page, pageSize }: TableState) {
  const order = sort ? `${sort.descending ? '-' : ''}${sort.column}` : '-createdOn';
  return { q: search.trim().slice(0, 100), sort: order as PeopleOrder, page, limit: pageSize };
}
