import type { TableState } from '@/components/ui/table/table-state';
import type { PeopleOrder } from '@/lib/contract/people/students';

/** What a people service takes for a table's state and the address's `verified` and `number`; newest first where no order is chosen. */
export function peopleQuery<Order extends string = PeopleOrder>(
  { search, sort, page, pageSize }: TableState,
  { verified, number }: { verified?: string | string[]; number?: string | string[] } = {},
) {
  const order = sort ? `${sort.descending ? '-' : ''}${sort.column}` : '-createdOn';
  return {
    q: search.trim().slice(0, 100),
    sort: order as Order,
    page,
    limit: pageSize,
    verified: (['yes', 'no'] as const).find((one) => one === verified),
    number: number === 'unclear' ? ('unclear' as const) : undefined,
  };
}
