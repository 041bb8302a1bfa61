import type { CourseIndex } from '../search/course-index';
import { type MatchedTexts, matchedExactly } from '../search/matched';
import { parseKeyword } from '../search/types/fold';
import type { CourseCard, Facets, SearchAnswer, SearchQuery } from '../search/types/query';
import { briefly } from '../search/types/rows';
import { type Blocks, findBlocks, termsOf } from './blocks';
import { correctionsIn, slipsIn } from './corrections';
import { suggestCorrection } from './did-you-mean';
import { countSentence, type Found, findSentence } from './evidence/found';
import { knownOf } from './known';
import { matchedByTerms } from './matched';
import { type Note, notesOf } from './notes';
import { type Question, questionOf } from './question';
import { NOT_READ } from './reading/languages';
import type { Aside, Held } from './reading/reader';
import { readSentence as readBy, type Sentence } from './reading/sentence';
import { isInPieces, isOtherMeaning } from './same-meaning';
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
  const done = briefly();
  try {
    const found = index.select(query);
    const exact = index.answer(block ? { ...query, page: 1 } : query, found);
    const first = { skip: 0, take: query.limit };
    const asked = { skip: (query.page - 1) * query.limit, take: query.limit };
    const pages = { also: block === 'also' ? asked : first, close: block === 'close' ? asked : first };
    const { alsoFound, also, close } = findBlocks(index, query, found, dictionary, pages, bound);
    const facets = exact.total === 0 && alsoFound ? index.facets(query, alsoFound) : undefined;
    return { ...exact, also: { ...also, ...(facets && { facets }) }, close };
  } finally {
    done();
  }
}

export type Reading = Pick<Found, 'q' | 'filters' | 'total' | 'courses'>;
const NOTHING_READ = { read: null, aside: [], notes: [], question: null };

/** What a keyword is read as; what is said of that, and what is asked back. */
export interface ReadAnswer {
  read: Reading | null;
  aside: Aside[];
  notes: Note[];
  question: Question | null;
}

/**
 * The keyword as a sentence, and what that finds under the filters that are chosen already: how many, and where no course has the keyword
 * itself the first courses, and what is left aside. null where it says nothing that the blocks don't find. `rupee`: the currency of
 * 'lakh' and 'rs'; `held`: what was answered to the question about an award.
 */
export function readBeyond(
  index: CourseIndex,
  dictionary: SearchDictionary,
  query: SearchQuery,
  answer: Pick<AnswerBeyond, 'total' | 'also' | 'close'> & { courses?: AnswerBeyond['courses'] },
  bound: SpellingBound,
  q: string,
  rupee?: string,
  held: Held = '',
): ReadAnswer {
  const sentence = readSentence(index, q, dictionary, rupee, held);
  if (!sentence) return NOTHING_READ;
  const { total, also, close, courses = [] } = answer;
  const saysMore = Object.keys(sentence.filters).length > 0 || sentence.next !== undefined;
  // 'Business dip' is no 'Business Diploma', 'NTU' no 'Adventure', and 'business diploma' no bachelor.
  const { filters } = sentence;
  if (total > 0 && !(saysMore && (isInPieces(courses[0], q) || isOtherMeaning(courses, sentence)))) {
    if (!saysMore) return NOTHING_READ;
    const read = { q: sentence.q, filters, total: countSentence(index, sentence, query), courses: [] };
    return { ...NOTHING_READ, read };
  }
  if (!sentence.saysMore && also.total + close.total > 0) return NOTHING_READ;
  // A language that isn't read says nothing, and is no search for everything.
  const isUnread = !saysMore && sentence.q === '' && sentence.aside.some(({ why }) => why.startsWith(NOT_READ));
  if (isUnread) return { ...NOTHING_READ, aside: sentence.aside };
  const one = { ...query, page: 1 };
  const found = findSentence(index, sentence, one, dictionary, bound);
  const { aside, ofSubject: _, field: __, ...read } = found;
  const notes = notesOf(index, sentence, found);
  const isNothing = !saysMore && read.courses.length === 0;
  if (isNothing) return { ...NOTHING_READ, aside, notes };
  const answered = (as: Held) => {
    const other = readSentence(index, q, dictionary, rupee, as);
    return other ? findSentence(index, other, one, dictionary, bound).courses : [];
  };
  const question = questionOf(sentence, held, read.courses, read.filters.city, answered);
  return { read, aside, notes, question };
}

/** A keyword read as a sentence; null where it says itself what it wants (`course@university`). */
export function readSentence(
  index: CourseIndex,
  q: string,
  dictionary: SearchDictionary,
  rupee = 'INR',
  held: Held = '',
): Sentence | null {
  const done = briefly();
  try {
    return readBy(q, knownOf(index, dictionary, rupee), held);
  } finally {
    done();
  }
}

/** What to highlight in the courses shown, by id. */
export function matchedIn(
  index: CourseIndex,
  dictionary: SearchDictionary,
  { courses, also, close }: Pick<AnswerBeyond, 'courses' | 'also' | 'close'>,
  q: string,
  read: Pick<Reading, 'q' | 'courses'> | null,
  bound: SpellingBound,
): Record<string, MatchedTexts> {
  const keyword = parseKeyword(q);
  const all: [string, MatchedTexts][] = [
    // First: what is left of a sentence says less of a course than the block that it may stand in, too.
    ...Object.entries(matchedBeyond(index, read?.q ?? '', dictionary, read?.courses ?? [], bound)),
    ...courses.map((course): [string, MatchedTexts] => [course.id, matchedExactly(course, keyword)]),
    ...Object.entries(matchedBeyond(index, q, dictionary, [...also.courses, ...close.courses], bound)),
  ];
  return Object.fromEntries(all.filter(([, texts]) => Object.keys(texts).length > 0));
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
  const done = briefly();
  try {
    const terms = termsOf(index, anywhere, dictionary);
    const corrections = (word: string) => correctionsIn(index, word, bound);
    const slips = (word: string) => slipsIn(index, word, bound);
    return Object.fromEntries(courses.map((course) => [course.id, matchedByTerms(course, terms, corrections, slips)]));
  } finally {
    done();
  }
}

/** For a keyword that finds nothing: the nearest spelling that does, folded; null when there is none or no need. */
export function didYouMean(index: CourseIndex, q: string, bound = new SpellingBound()): string | null {
  const done = briefly();
  try {
    return suggestCorrection(index, q, bound);
  } finally {
    done();
  }
}
