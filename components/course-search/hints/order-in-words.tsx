import { dateText } from '@/lib/domain/days/day-words';
import type { SearchAnswer } from '../answers';
import type { CourseQuery } from '../search-address';

const BY_WORDS = 'Courses whose name is closest to your words come first.';
const BY_FEE = 'Sorted by the fee for one year. Courses without a published fee come last.';
const BY_CLOSING = 'Courses that close soonest come first. Courses without a closing date come last.';

/** Why the courses stand as they do; null where the sort says it all. */
export function orderInWords(query: CourseQuery, own: SearchAnswer['own']): string | null {
  const isFee = query.sort === 'fee' || query.sort === '-fee';
  if (query.sort === 'closing') return BY_CLOSING;
  if (query.sort !== 'relevance' && !isFee) return null;
  const rate =
    own && ` Other currencies are converted at ${own.example ? 'example rates' : 'the rates'} of ${dateText(own.day)}.`;
  return isFee ? `${BY_FEE}${rate ?? ''}` : query.q.trim() ? BY_WORDS : null;
}

/** The same as a line. */
export function OrderInWords({ query, own }: { query: CourseQuery; own: SearchAnswer['own'] }) {
  const order = orderInWords(query, own);
  return order && <p className="mt-1 text-sm text-muted @max-xl:hidden">{order}</p>;
}
