import { type Blocks, findBlocks, termsOf } from './also/blocks';
import { correctionsIn, slipsIn } from './also/corrections';
import { countSentence, type Found, findSentence } from './also/evidence/found';
import { knownOf, prepareKnown } from './also/known';
import { readSentence, type Sentence } from './also/reading/sentence';
import { isKnown } from './also/sets-of-words';
import { SpellingBound } from './also/spelling-bound';
import type { SearchDictionary } from './also/terms';
import { courseAt } from './catalogue/catalogue';
import { buildCatalogue } from './catalogue/catalogue-build';
import { patchCatalogue } from './catalogue/catalogue-patch';
import { blockOf, type CourseBlock, leftOut } from './catalogue/course-block';
import type { CourseSource } from './catalogue/course-reader';
import { countFacets } from './facets';
import type { FeeRates } from './fee-scale';
import { parseKeyword } from './fold';
import { type Judge, JudgedByStudent } from './judged/judged';
import { type StatedBy, statedBy } from './judged/stated-by';
import { type MatchedTexts, matchedByTerms } from './matched/matched';
import { answerOf } from './page';
import { select } from './selection';
import type { StatedMinimum } from './stated-minimums';
import { suggestCorrection } from './suggest/did-you-mean';
import { suggestChoices } from './suggest/suggest';
import type {
  CatalogueChanges,
  CourseCard,
  FacetCounts,
  Facets,
  JudgedRows,
  SearchAnswer,
  SearchCourse,
  SearchQuery,
  Suggestions,
} from './types';
import { bytesOf, coursesByCountry, makeVersion, rowsThere, type Version } from './version';
import { type Opened, type Qualification, type Rise, whatOpens } from './what-if';
import { Yielder } from './yielder';

export interface BuildOptions {
  /** How many courses to work through before yielding to the event loop. */
  yieldEvery?: number;
  /** How long each break lasts at least, in ms: looked up at each. */
  restMs?: () => number;
  /** By which fees in different currencies are compared; without them each currency stands by itself. */
  rates?: FeeRates | null;
}

const YIELD_EVERY = 1000;
/** Patching keeps others waiting while it puts the changed courses into the orders; more of them take a build, which yields. */
const MOST_PATCHED = 2_000;
/** In a build from an index's own courses. */
const REBUILT_AT_ONCE = 1_000;

/** `also.facets` is there when the exact block is empty: the counts behind the filters for the courses under other names. */
export type AnswerBeyond = SearchAnswer & { also: Blocks['also'] & { facets?: Facets }; close: Blocks['close'] };

/**
 * Builds the index. Throws RangeError for an id that isn't 24 hex digits; ids must be distinct. Yields to the
 * event loop all along, so a serving process goes on answering.
 */
export async function buildCourseIndex(courses: CourseSource, options: BuildOptions = {}): Promise<CourseIndex> {
  const { yieldEvery = YIELD_EVERY, restMs = () => 0, rates = null } = options;
  const yielder = new Yielder(yieldEvery, restMs);
  const { catalogue, orders, rows } = await buildCatalogue(courses, rates, yielder);
  await prepareKnown(catalogue, yielder);
  const existing = new Uint8Array(catalogue.sets.bytesPerSet);
  for (const row of rows) existing[row >>> 3] = (existing[row >>> 3] as number) | (1 << (row & 7));
  return new CourseIndex(makeVersion(catalogue, orders, existing), { yieldEvery, restMs, rates });
}

/**
 * The catalogue at one moment, ready to be searched: exactly what `naiveSearch` answers, in a thousandth of its time.
 * An index never changes; `withChanges` gives the next one. Calls are synchronous and don't depend on each other.
 */
export class CourseIndex {
  private readonly byStudent: JudgedByStudent;

  constructor(
    private readonly version: Version,
    private readonly options: Required<BuildOptions>,
  ) {
    this.byStudent = new JudgedByStudent(version, options.yieldEvery);
  }

  /** How many courses there are. */
  get size(): number {
    return this.version.size;
  }

  /** Whether some course, university or campus has these words, folded, in its name. */
  readonly hasName = (words: string): boolean => isKnown(this.version.catalogue, words);

  /** Courses per country, every country of the lists included. */
  get countries(): FacetCounts {
    return coursesByCountry(this.version);
  }

  /** Every minimum in earlier studies that a course has stated since the index was built. */
  get statedMinimums(): readonly StatedMinimum[] {
    return this.version.catalogue.vocabulary.marks.list;
  }

  /** How many courses of a search a student meets, and the first value of each rise that opens more. */
  whatOpens(query: SearchQuery, own: Qualification, wanted: Qualification, rises: readonly Rise[]): Opened {
    return whatOpens(this.version, query, own, wanted, rises);
  }

  /** All courses by a student's verdict on them, for `SearchQuery.judged`; `name` says whose it is. */
  judged(name: string, judge: () => Judge): Promise<JudgedRows> {
    return this.byStudent.of(name, judge);
  }

  /** How many courses state what of earlier studies. */
  statedBy(): StatedBy {
    return statedBy(this.version);
  }

  /** Bytes the index holds in buffers; dictionaries on the heap add a few per cent. Versions of one build share most. */
  get byteLength(): number {
    return bytesOf(this.version);
  }

  /** Every course, as it was given. */
  *courses(): Generator<SearchCourse> {
    for (const row of rowsThere(this.version)) yield courseAt(this.version.catalogue, row);
  }

  /** Every course, so many to a block. */
  async *blocks(coursesPerBlock: number, yielder: Yielder): AsyncGenerator<CourseBlock> {
    const { catalogue } = this.version;
    let rows: number[] = [];
    for (const row of rowsThere(this.version)) {
      if (rows.push(row) < coursesPerBlock) continue;
      yield await blockOf(catalogue, rows, yielder);
      rows = [];
    }
    if (rows.length > 0) yield await blockOf(catalogue, rows, yielder);
  }

  search(query: SearchQuery): SearchAnswer {
    return answerOf(this.version, query, select(this.version, query));
  }

  /**
   * The same answer, and what the keyword finds under other names and in other spellings: the first courses of both
   * blocks, or the query's page of the one that `block` names. `bound`: what all calls for one request spend on spelling.
   */
  searchBeyond(
    query: SearchQuery,
    dictionary: SearchDictionary,
    block: 'also' | 'close' | null,
    bound = new SpellingBound(),
  ): AnswerBeyond {
    const selection = select(this.version, query);
    const exact = answerOf(this.version, block ? { ...query, page: 1 } : query, selection);
    const first = { skip: 0, take: query.limit };
    const asked = { skip: (query.page - 1) * query.limit, take: query.limit };
    const pages = { also: block === 'also' ? asked : first, close: block === 'close' ? asked : first };
    const { alsoSelection, also, close } = findBlocks(
      this.version,
      query,
      selection,
      exact.total,
      dictionary,
      pages,
      bound,
    );
    const facets = exact.total === 0 && alsoSelection ? countFacets(this.version, alsoSelection, query) : undefined;
    return { ...exact, also: { ...also, ...(facets && { facets }) }, close };
  }

  /** What of these courses, found beside the keyword itself, was found by which of its words; by id, with nothing for none. */
  matchedBeyond(
    q: string,
    dictionary: SearchDictionary,
    courses: readonly CourseCard[],
    bound = new SpellingBound(),
  ): Record<string, MatchedTexts> {
    const { catalogue } = this.version;
    const { anywhere } = parseKeyword(q);
    if (!anywhere || courses.length === 0) return {};
    const terms = termsOf(catalogue, anywhere, dictionary);
    const corrections = (word: string) => correctionsIn(catalogue, word, bound);
    const slips = (word: string) => slipsIn(catalogue, word, bound);
    return Object.fromEntries(courses.map((course) => [course.id, matchedByTerms(course, terms, corrections, slips)]));
  }

  /**
   * A keyword read as a sentence; null where it says itself what it wants (`course@university`). `rupee`: the currency of 'lakh' and 'rs'.
   */
  readonly readSentence = (q: string, dictionary: SearchDictionary, rupee = 'INR'): Sentence | null =>
    readSentence(q, knownOf(this.version.catalogue, dictionary, rupee));

  /** What a sentence finds, the best evidence first, under the query's filters. */
  findSentence(
    sentence: Sentence,
    query: SearchQuery,
    dictionary: SearchDictionary,
    bound = new SpellingBound(),
  ): Found {
    return findSentence(this.version, sentence, query, dictionary, bound);
  }

  /** How many courses have a sentence's words as they stand, and all its filters. */
  readonly countSentence = (sentence: Sentence, query: SearchQuery): number =>
    countSentence(this.version, sentence, query);

  /** Suggestions for a typed `text`: at most `limit` of each kind, best first; nothing for a blank text. */
  readonly suggest = (text: string, limit: number): Suggestions => suggestChoices(this.version, text, limit);

  /** For a keyword that finds nothing: the nearest spelling that does, folded; null when there is none or no need. */
  didYouMean(q: string, bound = new SpellingBound()): string | null {
    return suggestCorrection(this.version, q, bound);
  }

  /**
   * The index after these changes; this one goes on answering as before. Upserts come before removals. A few hundred changes cost
   * milliseconds; for thousands, and when the rows kept free for new ones run out, a fresh index is built of this one's courses.
   */
  async withChanges(changes: CatalogueChanges): Promise<CourseIndex> {
    const yielder = new Yielder(this.options.yieldEvery, this.options.restMs);
    const isSmall = changes.upserts.length + changes.removedIds.length <= MOST_PATCHED;
    const patched = isSmall ? await patchCatalogue(this.version, changes, yielder) : null;
    if (patched) {
      await prepareKnown(patched.catalogue, yielder);
      return new CourseIndex(patched, this.options);
    }
    return buildCourseIndex(this.coursesAfter(changes, yielder), this.options);
  }

  private async *coursesAfter(changes: CatalogueChanges, yielder: Yielder): AsyncGenerator<CourseBlock | SearchCourse> {
    const gone = leftOut([...changes.removedIds, ...changes.upserts.map(({ id }) => id)]);
    for await (const block of this.blocks(REBUILT_AT_ONCE, yielder)) yield block.without(gone);
    const removed = new Set(changes.removedIds);
    yield* changes.upserts.filter(({ id }) => !removed.has(id));
  }
}
