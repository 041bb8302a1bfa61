import type { CourseIndex } from '../search/course-index';
import type { Found } from '../search/selection/select';
import type { CourseCard, SearchQuery } from '../search/types/query';
import { countBoth } from '../search/types/rows';

/** So many times as many names have the better one of two wordings. */
const FAR_MORE = 10;

/** The first of the wordings that names have as whole words, or a later one that far more have; the last where none is had. */
function wordingOf(texts: readonly string[], count: (text: string) => number): string {
  let best = { text: texts.at(-1) ?? '', count: 0 };
  for (const text of texts) {
    // A part of the words is looked for where all together stand in no name.
    if (best.count > 0 && text.split(' ').length < best.text.split(' ').length) break;
    const own = count(text);
    if (own > best.count * (best.count === 0 ? 0 : FAR_MORE)) best = { text, count: own };
  }
  return best.text;
}

/**
 * A page of what was found; where relevance is the sort, by the one of the texts that most of its names have. No texts:
 * as without a keyword.
 */
export function wordedPage(
  index: CourseIndex,
  query: SearchQuery,
  { rows }: Pick<Found, 'rows'>,
  texts: readonly string[],
  skip: number,
  take: number,
): CourseCard[] {
  const has = (text: string) => countBoth(rows, index.version.names.matching(text).whole);
  const text = query.sort === 'relevance' ? wordingOf(texts, has) : '';
  return index.page(query, rows, text, skip, take);
}
