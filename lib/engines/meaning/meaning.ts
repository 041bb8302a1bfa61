import type { CourseIndex } from '../search/course-index';
import type { MatchedTexts } from '../search/matched';
import { parseKeyword } from '../search/types/fold';
import type { CourseCard, Facets, SearchAnswer, SearchQuery } from '../search/types/query';
import { briefly } from '../search/types/rows';
import { type Blocks, findBlocks, termsOf } from './blocks';
import { correctionsIn, slipsIn } from './corrections';
import { suggestCorrection } from './did-you-mean';
import { knownOf } from './known';
import { matchedByTerms } from './matched';
import { readSentence as readBy, type Sentence } from './reading/sentence';
import { SpellingBound } from './spelling-bound';
import type { SearchDictionary } from './terms';

/** `also.facets` is there when the exact block is empty: the counts behind the filters for the courses under other names. */
export type AnswerBeyond = SearchAnswer & { also: Blocks['also'] & { facets?: Facets }; close: Blocks['close'] };

/**
 * The search's answer, and what the keyword finds under other names and in other spellings: the first courses of both
 * blocks, or the query's page of the one that `block` names. `bound`: what all calls for one request spend on spelling.
 */
export function searchBeyond(
  index: CourseIndex,
  query: SearchQuery,
  dictionary: SearchDictionary,
  block: 'also' | 'close' | null,
  bound = new SpellingBound(),
): AnswerBeyond {
  return briefly(() => answerBeyond(index, query, dictionary, block, bound));
}

function answerBeyond(
  index: CourseIndex,
  query: SearchQuery,
  dictionary: SearchDictionary,
  block: 'also' | 'close' | null,
  bound: SpellingBound,
): AnswerBeyond {
  const found = index.select(query);
  const exact = index.answer(block ? { ...query, page: 1 } : query, found);
  const first = { skip: 0, take: query.limit };
  const asked = { skip: (query.page - 1) * query.limit, take: query.limit };
  const pages = { also: block === 'also' ? asked : first, close: block === 'close' ? asked : first };
  const { alsoFound, also, close } = findBlocks(index, query, found, dictionary, pages, bound);
  const facets = exact.total === 0 && alsoFound ? index.facets(query, alsoFound) : undefined;
  return { ...exact, also: { ...also, ...(facets && { facets }) }, close };
}

/** What of these courses, found beside the keyword itself, was found by which of its words; by id, with nothing for none. */
export function matchedBeyond(
  index: CourseIndex,
  q: string,
  dictionary: SearchDictionary,
  courses: readonly CourseCard[],
  bound = new SpellingBound(),
): Record<string, MatchedTexts> {
  const { anywhere } = parseKeyword(q);
  if (!anywhere || courses.length === 0) return {};
  const terms = termsOf(index, anywhere, dictionary);
  const corrections = (word: string) => correctionsIn(index, word, bound);
  const slips = (word: string) => slipsIn(index, word, bound);
  return briefly(() =>
    Object.fromEntries(courses.map((course) => [course.id, matchedByTerms(course, terms, corrections, slips)])),
  );
}

/**
 * A keyword read as a sentence; null where it says itself what it wants (`course@university`). `rupee`: the currency of 'lakh' and 'rs'.
 */
export const readSentence = (
  index: CourseIndex,
  q: string,
  dictionary: SearchDictionary,
  rupee = 'INR',
): Sentence | null => briefly(() => readBy(q, knownOf(index, dictionary, rupee)));

/** For a keyword that finds nothing: the nearest spelling that does, folded; null when there is none or no need. */
export const didYouMean = (index: CourseIndex, q: string, bound = new SpellingBound()): string | null =>
  briefly(() => suggestCorrection(index, q, bound));
