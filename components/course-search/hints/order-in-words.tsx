import { dateText } from '@/lib/domain/days/day-words';
import type { SearchAnswer } from '../answers';
import type { CourseQuery } from '../search-address';

const BY_WORDS =
  'Names that are your words come first, awards such as “Bachelor of” aside; then names with them as whole words, then as parts of words.';
const EVENLY = 'Without words to match, courses of each country and level alternate.';
const BY_FEE = 'By the fee of a year; courses without a published fee come last.';
const BY_CLOSING =
  'By the closing day that comes next; courses without one published, or with none still to come, stand last.';

/** Why the courses stand as they do; null where the sort says it all. */
export function orderInWords(query: CourseQuery, own: SearchAnswer['own']): string | null {
  const isFee = query.sort === 'fee' || query.sort === '-fee';
  if (query.sort === 'closing') return BY_CLOSING;
  if (query.sort !== 'relevance' && !isFee) return null;
  const rate = own && ` Other currencies by the ${own.example ? 'example rates' : 'rates'} of ${dateText(own.day)}.`;
  return isFee ? `${BY_FEE}${rate ?? ''}` : query.q.trim() ? BY_WORDS : EVENLY;
}

/** The same as a line. */
export function OrderInWords({ query, own }: { query: CourseQuery; own: SearchAnswer['own'] }) {
  const order = orderInWords(query, own);
  return order && <p className="mt-1 text-sm text-muted @max-xl:hidden">{order}</p>;
}
