import { MONTHS } from '@/lib/domain/course';
import { intakesOf } from '@/lib/domain/intakes';
import { type FeeRates, FeeScale } from '../fee-scale';
import { buildOrders } from '../orders/build';
import { RowSets } from '../row-sets';
import { buildNameIndex } from '../suggest/name-index';
import { rankNames, subjectStarts } from '../suggest/name-words';
import type { Yielder } from '../yielder';
import { type Catalogue, type Orders, SCRATCH } from './catalogue';
import { Columns, type Vocabulary } from './columns';
import { type CourseSource, readCourses } from './course-reader';
import { Postings } from './postings';
import { layOut } from './row-layout';
import { ENGLISH_SCORES, SCORES, type Score } from './score-codes';
import { ScoreColumn } from './score-column';

/** Topics, or stated minimums, that two bytes tell apart. */
const MOST_CODES = 1 << 16;
/** Counters kept for topics that come after the build. */
const FREE_COUNTERS = 1024;
/** Stated minimums that may come after it, at least. */
const FREE_MINIMUMS = 1 << 13;

export interface BuiltCatalogue {
  catalogue: Catalogue;
  orders: Orders;
  /** The rows in use, ascending. */
  rows: Uint32Array;
}

/** Reads the courses and lays them out; the ids must be distinct. Throws RangeError for an id that isn't 24 hex digits. */
export async function buildCatalogue(
  courses: CourseSource,
  rates: FeeRates | null,
  yielder: Yielder,
): Promise<BuiltCatalogue> {
  const read = await readCourses(courses, yielder);
  const { vocabulary, names } = read;
  const layout = await layOut(read, yielder);
  const sets = new RowSets(layout.capacity);
  const columns = new Columns(layout.capacity);
  const { rows, sources } = layout;
  await columns.copyRows(rows, read.columns, sources, yielder);
  const { university } = columns.codes;
  await yielder.inParts(rows.length, (from, to) => {
    for (const row of rows.subarray(from, to)) university[row] = layout.renumbered[university[row] as number] as number;
  });
  const scores = {} as Record<Score, ScoreColumn>;
  for (const score of SCORES) {
    const { numbers, values } = read.scores[score];
    const column = new ScoreColumn(sets, values.slice(1));
    scores[score] = column;
    const codes = column.codesOf(values);
    await yielder.inParts(rows.length, (from, to) => {
      for (let index = from; index < to; index++) {
        const code = codes[numbers[sources[index] as number] as number] as number;
        if (code > 0) column.putCode(rows[index] as number, code);
      }
    });
  }
  const nameRanks = await rankNames(names, names.starts, yielder);
  const subjects = subjectStarts(names);
  const subjectRanks = await rankNames(names, subjects, yielder);
  for (let name = 0; name < subjectRanks.length; name++) {
    subjectRanks[name] = (subjectRanks[name] as number) * 2 + Number(subjects[name] !== names.starts[name]);
  }
  const mostMinimums = Math.max(MOST_CODES, vocabulary.marks.list.length + FREE_MINIMUMS);
  const counterCount = Math.max(layout.universities.list.length, vocabulary.topics.list.length) + FREE_COUNTERS;
  const scratch = Object.fromEntries(SCRATCH.map((name) => [name, sets.create()])) as Catalogue['scratch'];
  const catalogue: Catalogue = {
    sets,
    vocabulary,
    columns,
    scores,
    universities: layout.universities,
    blocks: layout.blocks,
    names: await buildNameIndex(sets, names, subjects, columns.codes.course, rows, yielder),
    ...(await buildPostings(sets, vocabulary, columns, rows, yielder)),
    noEnglish: withoutScores(sets, scores, scratch.spare),
    topicCodes: counterCount > MOST_CODES ? 0 : storeHalves(sets, columns.codes.topic),
    minimumCodes: mostMinimums > MOST_CODES ? 0 : storeHalves(sets, columns.codes.marks),
    unmetFlags: sets.allocate(mostMinimums),
    mostMinimums,
    universityRanges: storeWords(
      sets,
      layout.universities.list.flatMap(({ from, to }) => [from, to]),
    ),
    counters: sets.allocate(counterCount * 4),
    counterCount,
    later: new Map(),
    scratch,
    fees: new FeeScale(rates),
  };
  return {
    catalogue,
    orders: await buildOrders(catalogue, rows, { names: nameRanks, subjects: subjectRanks }, yielder),
    rows,
  };
}

/** The indexes over months, levels, topics, campuses and awards, and the set of the rows that state a minimum. */
async function buildPostings(
  sets: RowSets,
  { intakes, levels, topics, campuses, awards }: Vocabulary,
  { codes }: Columns,
  rows: Uint32Array,
  yielder: Yielder,
): Promise<Pick<Catalogue, 'months' | 'levels' | 'topics' | 'campuses' | 'awards' | 'withMarks'>> {
  const topicRoom = new Uint32Array(topics.list.length);
  const campusRoom = new Uint32Array(campuses.values.length);
  const awardRoom = new Uint32Array(awards.values.length);
  await yielder.inParts(rows.length, (from, to) => {
    for (const row of rows.subarray(from, to)) {
      const topic = codes.topic[row] as number;
      topicRoom[topic] = (topicRoom[topic] as number) + 1;
      const campus = codes.campus[row] as number;
      campusRoom[campus] = (campusRoom[campus] as number) + 1;
      const award = codes.award[row] as number;
      awardRoom[award] = (awardRoom[award] as number) + 1;
    }
  });
  const built = {
    months: new Postings(sets, new Uint32Array(MONTHS.length), true),
    levels: new Postings(sets, new Uint32Array(levels.values.length), true),
    topics: new Postings(sets, topicRoom),
    campuses: new Postings(sets, campusRoom),
    awards: new Postings(sets, awardRoom),
    withMarks: sets.create(),
  };
  const monthsOf = intakes.values.map(monthNumbers);
  await yielder.inParts(rows.length, (from, to) => {
    for (const row of rows.subarray(from, to)) {
      for (const month of monthsOf[codes.intake[row] as number] ?? []) built.months.put(month, row);
      built.levels.put(codes.level[row] as number, row);
      built.topics.put(codes.topic[row] as number, row);
      built.campuses.put(codes.campus[row] as number, row);
      built.awards.put(codes.award[row] as number, row);
      if (codes.marks[row] !== 0) sets.add(built.withMarks, row);
    }
  });
  return built;
}

/** The places in `MONTHS` of the months in an `admissionIntake`. */
export function monthNumbers(admissionIntake: string): number[] {
  return intakesOf(admissionIntake).map((month) => MONTHS.indexOf(month));
}

/** A new set of the rows that publish no English score. Overwrites `step`. */
function withoutScores(sets: RowSets, scores: Catalogue['scores'], step: number): number {
  const without = sets.create();
  sets.fill(without);
  for (const score of ENGLISH_SCORES) {
    scores[score].unknown(step);
    sets.kernel.and(without, without, step, sets.bytesPerSet);
  }
  return without;
}

function storeHalves(sets: RowSets, halves: ArrayLike<number>): number {
  const address = sets.allocate(halves.length * 2);
  sets.halves.set(halves, address >>> 1);
  return address;
}

function storeWords(sets: RowSets, words: ArrayLike<number>): number {
  const address = sets.allocate(words.length * 4);
  sets.words.set(words, address >>> 2);
  return address;
}
