import { type NameWords, NameWordsCollector } from '../suggest/name-words';
import type { SearchCourse } from '../types';
import { UniversityTable } from '../universities';
import type { Yielder } from '../yielder';
import { Columns, codedScore, LARGEST_NARROW, SCORES, type Score, Vocabulary } from './columns';
import { enlarged } from './text-pool';

/** No more than the build may deal with between two breaks (course-search.ts). */
const BATCH = 24;
const FIRST_ROOM = 1024;

/** The courses as columns, in the order they came in; universities are numbered in that order, too. */
export interface ReadCourses {
  count: number;
  vocabulary: Vocabulary;
  columns: Columns;
  universities: UniversityTable;
  names: NameWords;
  scores: Record<Score, ScoreReader>;
}

/** Courses, one by one or a few at a time. */
export type CourseSource = Iterable<SearchCourse> | AsyncIterable<SearchCourse | SearchCourse[]>;

/** Reads every course once. Throws RangeError for a malformed id. */
export async function readCourses(courses: CourseSource, yielder: Yielder): Promise<ReadCourses> {
  const vocabulary = new Vocabulary();
  const columns = new Columns(FIRST_ROOM);
  const universities = new UniversityTable();
  const collector = new NameWordsCollector();
  const nameIds = new Map<string, number>();
  const scores = SCORES.map((score) => new ScoreReader(score));
  let count = 0;
  for await (const batch of inBatches(courses)) {
    columns.reserve(count + batch.length);
    for (const [place, course] of batch.entries()) {
      let name = nameIds.get(course.course);
      if (name === undefined) {
        name = vocabulary.names.add(course.course);
        nameIds.set(course.course, name);
        collector.add(course.course);
      }
      const university = universities.idOf(vocabulary.countries.idOf(course.country), course.university);
      columns.put(count + place, course, name, university, vocabulary);
    }
    for (const score of scores) score.read(batch, count);
    count += batch.length;
    if (yielder.due(batch.length)) await yielder.pause();
  }
  vocabulary.names.trim();
  const byName = Object.fromEntries(scores.map((reader) => [reader.score, reader])) as ReadCourses['scores'];
  return { count, vocabulary, columns, universities, names: collector.finish(), scores: byName };
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
async function* inBatches(courses: CourseSource): AsyncGenerator<SearchCourse[]> {
  let batch: SearchCourse[] = [];
  if (Symbol.asyncIterator in courses) {
    for await (const given of courses) {
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
