import { type NameWords, NameWordsCollector } from '../suggest/name-words';
import type { SearchCourse } from '../types';
import { UniversityTable } from '../universities';
import type { Yielder } from '../yielder';
import { Columns, LARGEST_NARROW, Vocabulary } from './columns';
import { CourseBlock, readBlock } from './course-block';
import { codedScore, SCORES, type Score } from './score-codes';
import { spread } from './spread';
import { enlarged } from './text-pool';

/** No more than the build may deal with between two breaks (course-search.ts). */
const BATCH = 24;
const FIRST_ROOM = 1024;

/** Courses as columns, in the order they came in; universities are numbered in that order, too. */
interface CourseColumns {
  count: number;
  vocabulary: Vocabulary;
  columns: Columns;
  universities: UniversityTable;
  scores: Record<Score, ScoreReader>;
}

/** While courses are read: `nameOf` gives the number of a course's name, a new one where it is new. */
export interface ReadSoFar extends CourseColumns {
  nameOf: (course: string) => number;
}

/** Once all are read. */
export interface ReadCourses extends CourseColumns {
  names: NameWords;
}

/** Courses, one by one, a few at a time, or many in a block. */
export type CourseSource = Iterable<SearchCourse> | AsyncIterable<SearchCourse | SearchCourse[] | CourseBlock>;

/** Reads every course once. Throws RangeError for a malformed id. */
export async function readCourses(courses: CourseSource, yielder: Yielder): Promise<ReadCourses> {
  const vocabulary = new Vocabulary();
  const collector = new NameWordsCollector();
  const nameIds = new Map<string, number>();
  const nameOf = (course: string): number => {
    const known = nameIds.get(course);
    if (known !== undefined) return known;
    const name = vocabulary.names.add(course);
    nameIds.set(course, name);
    collector.add(course);
    return name;
  };
  const read: ReadSoFar = {
    count: 0,
    vocabulary,
    columns: new Columns(FIRST_ROOM),
    universities: new UniversityTable(),
    scores: Object.fromEntries(SCORES.map((score) => [score, new ScoreReader(score)])) as CourseColumns['scores'],
    nameOf,
  };
  for await (const batch of inBatches(courses)) {
    if (batch instanceof CourseBlock) {
      await readBlock(batch, read, yielder);
      continue;
    }
    readBatch(batch, read);
    if (yielder.due(batch.length)) await yielder.pause();
  }
  vocabulary.names.trim();
  return { ...read, names: collector.finish() };
}

function readBatch(batch: SearchCourse[], read: ReadSoFar): void {
  const { count, columns, universities, vocabulary, scores, nameOf } = read;
  columns.reserve(count + batch.length);
  for (const [place, course] of batch.entries()) {
    const university = universities.idOf(vocabulary.countries.idOf(course.country), course.university);
    columns.put(count + place, course, nameOf(course.course), university, vocabulary);
  }
  for (const score of SCORES) scores[score].read(batch, count);
  read.count += batch.length;
}

/** One score of every course, by number of the value. */
class ScoreReader {
  /** 0 where unknown. */
  numbers: Uint16Array | Uint32Array = new Uint16Array(FIRST_ROOM);
  /** The distinct values by number; the first stands for none. */
  readonly values: number[] = [Number.NaN];
  private readonly known = new Map<number, number>();
  /** Values met lately, and their numbers: most are met again, and looking here is far quicker than asking the map. */
  private readonly recent = new Float64Array(256).fill(Number.NaN);
  private readonly recentNumbers = new Uint32Array(256);

  constructor(readonly score: Score) {}

  read(courses: SearchCourse[], first: number): void {
    const end = first + courses.length;
    if (this.numbers.length < end) this.numbers = enlarged(this.numbers, end, 2);
    for (let place = 0; place < courses.length; place++) {
      const value = codedScore(courses[place] as SearchCourse, this.score);
      if (value === null) continue;
      const slot = (value * 2) & 0xff;
      if (this.recent[slot] !== value) {
        this.recent[slot] = value;
        this.recentNumbers[slot] = this.numberOf(value);
      }
      this.numbers[first + place] = this.recentNumbers[slot] as number;
    }
  }

  /** Reads the scores of the rows from `first` on: for each the value at its place; without places the first. */
  readAll(values: readonly (number | null)[], places: Uint16Array | null, first: number, rows: number): void {
    const end = first + rows;
    if (this.numbers.length < end) this.numbers = enlarged(this.numbers, end, 2);
    const numbers = values.map((value) => (value === null ? 0 : this.numberOf(value)));
    spread(this.numbers, first, numbers, places, rows);
  }

  private numberOf(value: number): number {
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.known.set(value, number);
    if (number > LARGEST_NARROW && this.numbers instanceof Uint16Array) this.numbers = Uint32Array.from(this.numbers);
    return number;
  }
}

/** The courses a few at a time: waiting for each one would take longer than reading it. */
async function* inBatches(courses: CourseSource): AsyncGenerator<SearchCourse[] | CourseBlock> {
  let batch: SearchCourse[] = [];
  if (Symbol.asyncIterator in courses) {
    for await (const given of courses) {
      if (given instanceof CourseBlock) {
        yield given;
        continue;
      }
      if (Array.isArray(given)) batch.push(...given);
      else batch.push(given);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } else {
    for (const course of courses) {
      if (batch.push(course) < BATCH) continue;
      yield batch;
      batch = [];
    }
  }
  yield batch;
}
