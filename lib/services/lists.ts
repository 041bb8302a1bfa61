/** How a list is cut, searched and ordered: the same everywhere. */

/** How many rows an unpaged list gives. */
const WHOLE_LIST = 1_000;

export interface ListQuery {
  /** From 1. */
  page?: number | undefined;
  limit?: number | undefined;
  /** Text that a row must contain; '' takes all. */
  q: string;
}

/** What to skip and how many to take. */
export function pageOf({ page = 1, limit = WHOLE_LIST }: Omit<ListQuery, 'q'>): { skip: number; limit: number } {
  return { skip: (page - 1) * limit, limit };
}

/**
 * How many rows there are on all pages. A page that isn't full tells it by itself: where words are searched, counting
 * costs as much as the search.
 */
export async function totalOf(
  found: readonly unknown[],
  { skip, limit }: { skip: number; limit: number },
  count: () => PromiseLike<number>,
): Promise<number> {
  const isLastPage = found.length < limit && (found.length > 0 || skip === 0);
  return isLastPage ? skip + found.length : count();
}

/** '-createdOn' → newest first; the id settles ties, so that no row stands on two pages. */
export function orderOf(sort: string): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  return { [sort.replace('-', '')]: direction, _id: direction };
}

/** The rows in which any of these fields contains the text, in any letter case; its signs stand for themselves. */
export function containing(text: string, fields: readonly string[]): Record<string, unknown> {
  if (!text) return {};
  const pattern = { $regex: text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'), $options: 'i' };
  return { $or: fields.map((field) => ({ [field]: pattern })) };
}
