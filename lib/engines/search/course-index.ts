import { COUNTRIES, CURRENCY_OF } from '@/lib/domain/countries';
import type { BuildOptions, CourseSource } from './build-options';
import { Catalogue } from './columns/catalogue';
import { isWorn, makeVersion, rowsOfIds, type Version } from './columns/version';
import { countFacets } from './counts/facets';
import { type StatedBy, statedBy } from './counts/stated-by';
import { whatOpens } from './counts/what-if';
import { addBlock, blockOf, CourseBlock, leftOut } from './course-block';
import { type Judge, JudgedByStudent } from './judged';
import { makeOrders, type Orders } from './order/orders';
import { pageOf } from './order/page';
import { marksMet } from './selection/eligible';
import { type Found, select } from './selection/select';
import { suggestChoices } from './suggest';
import { FeeScale } from './types/fee-scale';
import type {
  CatalogueChanges,
  CourseCard,
  FacetCounts,
  Facets,
  JudgedRows,
  SearchAnswer,
  SearchCourse,
  SearchQuery,
  StatedMinimum,
  Suggestions,
} from './types/query';
import { add, briefly, countOf, noRows, type Rows } from './types/rows';
import type { Opened, Qualification, Rise } from './types/what-if';
import { Yielder } from './types/yielder';

const YIELD_EVERY = 1000;
/** In a build from an index's own courses. */
const REBUILT_AT_ONCE = 1_000;

/**
 * Builds the index. Throws RangeError for an id that isn't 24 hex digits; ids must be distinct. Yields to the
 * event loop all along, so a serving process goes on answering.
 */
export async function buildCourseIndex(courses: CourseSource, options: BuildOptions = {}): Promise<CourseIndex> {
  const { yieldEvery = YIELD_EVERY, restMs = () => 0, rates = null } = options;
  const yielder = new Yielder(yieldEvery, restMs);
  const catalogue = new Catalogue(new FeeScale(rates));
  const take = async (given: SearchCourse | SearchCourse[] | CourseBlock) => {
    if (given instanceof CourseBlock) addBlock(catalogue, given);
    else for (const course of Array.isArray(given) ? given : [given]) catalogue.add(course);
    const size = given instanceof CourseBlock || !Array.isArray(given) ? 1 : given.length;
    if (given instanceof CourseBlock || yielder.due(size)) await yielder.pause();
  };
  // Waiting for each course of a list would take longer than reading it.
  if (Symbol.asyncIterator in courses) for await (const given of courses) await take(given);
  else
    for (const course of courses) {
      catalogue.add(course);
      if (yielder.due(1)) await yielder.pause();
    }
  const existing = noRows(catalogue.size);
  for (let row = 0; row < catalogue.size; row++) add(existing, row);
  return indexOf(catalogue, existing, catalogue.size, { yieldEvery, restMs, rates }, yielder);
}

async function indexOf(
  catalogue: Catalogue,
  existing: Rows,
  rows: number,
  options: Required<BuildOptions>,
  yielder: Yielder,
): Promise<CourseIndex> {
  const version = await makeVersion(catalogue, existing, rows, yielder);
  return new CourseIndex(version, await makeOrders(version, yielder), options);
}

/**
 * The catalogue at one moment, ready to be searched: exactly what `naiveSearch` answers, in a thousandth of its time.
 * An index never changes; `withChanges` gives the next one. Calls are synchronous and don't depend on each other.
 */
export class CourseIndex {
  private readonly byStudent: JudgedByStudent;

  constructor(
    readonly version: Version,
    readonly orders: Orders,
    private readonly options: Required<BuildOptions>,
  ) {
    this.byStudent = new JudgedByStudent(version, orders.university.rows, options.yieldEvery);
  }

  /** How many courses there are. */
  get size(): number {
    return this.version.list.length;
  }

  /** Courses per country, every country of the lists included. */
  get countries(): FacetCounts {
    const counts: FacetCounts = Object.fromEntries(COUNTRIES.map((name) => [name, 0]));
    for (const { country, courses } of this.version.universities) counts[country] = (counts[country] ?? 0) + courses;
    return counts;
  }

  /** Every minimum in earlier studies that a course has stated since the index was built. */
  get statedMinimums(): readonly StatedMinimum[] {
    return this.version.catalogue.minimums.list;
  }

  /** How many courses of a search a student meets, and the first value of each rise that opens more. */
  whatOpens(query: SearchQuery, own: Qualification, wanted: Qualification, rises: readonly Rise[]): Opened {
    const done = briefly();
    try {
      return whatOpens(this.version, query, own, wanted, rises);
    } finally {
      done();
    }
  }

  /** All courses by a student's verdict on them, for `SearchQuery.judged`; `name` says whose it is. */
  judged(name: string, judge: () => Judge): Promise<JudgedRows> {
    return this.byStudent.of(name, judge);
  }

  /** How many courses state what of earlier studies. */
  statedBy(): StatedBy {
    return statedBy(this.version);
  }

  /** Bytes the index holds in buffers; texts on the heap add to them. Versions of one build share most. */
  get byteLength(): number {
    const { catalogue, existing, list, names } = this.version;
    const orders = Object.values(this.orders).reduce((sum, { rows }) => sum + rows.byteLength, 0);
    return catalogue.byteLength + existing.byteLength + list.byteLength + names.byteLength + orders;
  }

  /** Every course, as it was given. */
  *courses(): Generator<SearchCourse> {
    for (const row of this.version.list) yield this.version.catalogue.courseAt(row);
  }

  /** Every course, so many to a block. */
  async *blocks(coursesPerBlock: number, yielder: Yielder): AsyncGenerator<CourseBlock> {
    const { catalogue, list } = this.version;
    for (let from = 0; from < list.length; from += coursesPerBlock)
      yield await blockOf(catalogue, list.subarray(from, from + coursesPerBlock), yielder);
  }

  /** What a query selects. */
  select(query: SearchQuery): Found {
    return select(this.version, query);
  }

  /** The counts behind every choice, of what was found. */
  facets(query: SearchQuery, found: Found): Facets {
    return countFacets(this.version, found, query);
  }

  /** A page of some rows in the query's order; that of relevance is by how well names match the text, or mixed without one. */
  page(query: SearchQuery, rows: Rows, text: string, skip: number, take: number): CourseCard[] {
    const { version, orders } = this;
    const wording = text ? { text, names: version.names.matching(text) } : null;
    const page = pageOf(version, orders, { rows, total: countOf(rows) }, query, wording, undefined, skip, take);
    return page.map((row) => version.catalogue.cardAt(row));
  }

  /** Of some rows those whose stated minimum in earlier studies the query's student meets; all of them where it asks nothing of that. */
  withMarks({ eligible, marksMet: isMet }: SearchQuery, rows: Rows): Rows {
    return eligible && isMet ? marksMet(this.version, isMet, rows) : rows;
  }

  /** The page of a query: its courses, how many there are in all, and the counts behind the filters. */
  search(query: SearchQuery): SearchAnswer {
    const done = briefly();
    try {
      return this.answer(query, this.select(query));
    } finally {
      done();
    }
  }

  /** The same of what the query selects (`select`). */
  answer(query: SearchQuery, found: Found): SearchAnswer {
    const { version, orders } = this;
    const { keyword, names, total } = found;
    const wording = names && { text: keyword.anywhere, names };
    const chosen = COUNTRIES.find((country) => country === query.country);
    const [skip, currency] = [(query.page - 1) * query.limit, chosen && CURRENCY_OF[chosen]];
    const rows = skip < total ? pageOf(version, orders, found, query, wording, currency, skip, query.limit) : [];
    return {
      total,
      page: query.page,
      pages: Math.ceil(total / query.limit),
      courses: rows.map((row): CourseCard => version.catalogue.cardAt(row)),
      facets: countFacets(version, found, query),
      ...(found.judged && { judged: found.judged }),
    };
  }

  /** Suggestions for a typed `text`: at most `limit` of each kind, best first; nothing for a blank text. */
  suggest(text: string, limit: number): Suggestions {
    const done = briefly();
    try {
      return suggestChoices(this.version, this.orders, text, limit);
    } finally {
      done();
    }
  }

  /**
   * The index after these changes; this one goes on answering as before. Upserts come before removals. New rows are added to the
   * catalogue that both share; where many of its rows are of no use any more, a fresh index is built of this one's courses.
   */
  async withChanges({ upserts, removedIds }: CatalogueChanges): Promise<CourseIndex> {
    const { yieldEvery, restMs } = this.options;
    const yielder = new Yielder(yieldEvery, restMs);
    const { version } = this;
    const { catalogue } = version;
    const removed = new Set(removedIds);
    const added = [...new Map(upserts.map((course) => [course.id, course])).values()].filter(
      ({ id }) => !removed.has(id),
    );
    const gone = await rowsOfIds(version, [...removed, ...added.map(({ id }) => id)], yielder);
    if (isWorn(catalogue, version.list.length - gone.length)) {
      return buildCourseIndex(this.coursesAfter(gone, added, yielder), this.options);
    }
    // In one piece: another version may branch off at the same time.
    const first = catalogue.size;
    for (const course of added) catalogue.add(course);
    const existing = noRows(catalogue.size);
    existing.set(version.existing);
    for (const row of gone) existing[row >>> 5] = (existing[row >>> 5] as number) & ~(1 << (row & 31));
    for (let row = first; row < catalogue.size; row++) add(existing, row);
    return indexOf(catalogue, existing, catalogue.size, this.options, yielder);
  }

  private async *coursesAfter(
    gone: readonly number[],
    added: SearchCourse[],
    yielder: Yielder,
  ): AsyncGenerator<CourseBlock | SearchCourse[]> {
    const ids = leftOut(gone.map((row) => this.version.catalogue.idOf(row)));
    for await (const block of this.blocks(REBUILT_AT_ONCE, yielder)) yield block.without(ids);
    yield added;
  }
}
