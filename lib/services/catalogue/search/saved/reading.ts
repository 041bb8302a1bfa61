import { filterChips } from '@/lib/domain/search/filter-chips';
import { readBeyond, searchBeyond } from '@/lib/engines/meaning/meaning';
import { SpellingBound } from '@/lib/engines/meaning/spelling-bound';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { courseIndex } from '../current-index';
import { dictionaryInUse } from '../dictionary/in-use';
import { ownRupee } from '../own-rupee';
import { queryOf, type SearchInput } from '../query';
import { addressOf } from './addresses';

/**
 * What the keyword of a search is read as, as an address: the words that are left and the filters that it names, beside those that were
 * chosen. '' where courses have the words themselves, or nothing is read.
 */
export async function readingOf(input: SearchInput, viewer: Viewer): Promise<string> {
  const [index, { dictionary }, rupee] = await Promise.all([
    courseIndex(),
    dictionaryInUse(),
    ownRupee(input.q, viewer),
  ]);
  const [query, bound] = [queryOf(input), new SpellingBound()];
  const answer = searchBeyond(index, query, dictionary, null, bound);
  if (answer.total > 0) return '';
  const { read } = readBeyond(index, dictionary, query, answer, bound, input.q, rupee, input.held);
  return read && read.courses.length > 0 ? addressOf({ ...input, ...read.filters, q: read.q }) : '';
}

/** A reading in words: 'nursing · Canada · Up to CAD 30,000 a year'. */
export const readingWords = (read: SearchInput): string =>
  [...(read.q ? [read.q] : []), ...filterChips(read).map(({ label }) => label)].join(' · ');
