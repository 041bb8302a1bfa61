import { closingDaysOf } from '@/lib/domain/closing-days';
import { majorUnits } from '@/lib/domain/money/money';
import { subjectOf } from '../award';
import type { FeeScale } from '../fee-scale';
import type { Order } from '../orders/order';
import type { RowSets } from '../row-sets';
import type { NameIndex } from '../suggest/name-index';
import type { NameWords } from '../suggest/name-words';
import type { CourseCard, SearchCourse } from '../types';
import type { UniversityTable } from '../universities';
import type { Columns, Vocabulary } from './columns';
import type { Postings } from './postings';
import { fromTextOf, gmatOf, type Score, scoreOf, toeflOf } from './score-codes';
import type { ScoreColumn } from './score-column';

/** The rows of one country: those of the build by university, then room for later ones. */
export interface CountryBlock {
  /** A multiple of `ROW_ALIGNMENT`, like `to`. */
  from: number;
  to: number;
  /** The first row not yet used. */
  free: number;
  /** Its universities at the time of the build are numbered from `firstUniversity` to before `endUniversity`. */
  firstUniversity: number;
  endUniversity: number;
}

/** Sets a query works with; their content means nothing between queries. */
export const SCRATCH = [
  'existing',
  'wholeWords',
  'wordStart',
  'inside',
  'keyword',
  'university',
  'test',
  'eligible',
  'intake',
  'level',
  'topic',
  'base',
  'result',
  'other',
  'spare',
  'spare2',
  'mark',
  'run',
  'list',
  'fee',
  'duration',
  'isOpen',
  'open',
  'also',
  'alsoResult',
  'close',
  'closeResult',
  'nearly',
  'nearlyResult',
  'term',
  'words',
  'levelsMet',
  'marksMet',
  'lacksScores',
  'lacksEnglish',
  'lacksTests',
  'lacksMarks',
  'asked',
  'unwanted',
] as const;

/**
 * The courses, column by column, and the indexes over them. Shared by all versions of a `CourseIndex` that descend from
 * one build: rows are only ever added, never changed, and each version knows which of them exist for it.
 */
export interface Catalogue {
  sets: RowSets;
  vocabulary: Vocabulary;
  columns: Columns;
  scores: Record<Score, ScoreColumn>;
  universities: UniversityTable;
  /** By number of the country. */
  blocks: CountryBlock[];
  names: NameIndex;
  /** Rows by place in `MONTHS`. */
  months: Postings;
  /** Rows by number of the level. */
  levels: Postings;
  /** Rows by topic, but for the rows added later. */
  topics: Postings;
  /** Rows by number of the campus, but for the rows added later. */
  campuses: Postings;
  /** The same by number of the award. */
  awards: Postings;
  /** Address of the set of the rows that state a minimum in earlier studies. */
  withMarks: number;
  /** Address of the number of each row's minimum (u16); 0 where there may be more minimums than that tells apart. */
  minimumCodes: number;
  /** Room for a byte for each of `mostMinimums`, for the kernel to read. */
  unmetFlags: number;
  mostMinimums: number;
  /** Address of the set of the rows that publish no English score, those not in use among them. */
  noEnglish: number;
  /** Address of the topic of each row (u16), for counting; 0 where there may be more topics than that tells apart. */
  topicCodes: number;
  /** Address of the [from, to) of each university's rows. */
  universityRanges: number;
  /** Room for `counterCount` counts (u32), for the kernel to write. */
  counters: number;
  counterCount: number;
  /** Rows added after the build, with their folded names. */
  later: Map<number, string>;
  scratch: Record<(typeof SCRATCH)[number], number>;
  fees: FeeScale;
}

export interface Orders {
  name: Order;
  fee: Order;
  duration: Order;
  /** By what names are about: the subject, then the name without an award before the others, then as by name. */
  subject: Order;
  /** Mixed: by country and level, then by a hash of name and university, which stays the same from build to build. */
  mixed: Order;
}

export const universityOf = ({ universities, columns }: Catalogue, row: number) =>
  universities.at(columns.codes.university[row] as number);

/** The course that stands in a row, as it was given. */
export function courseAt(catalogue: Catalogue, row: number): SearchCourse {
  const { tuitionFee: _fee, closingDays: _days, ...fields } = cardAt(catalogue, row);
  const { vocabulary, columns } = catalogue;
  const closingDays = vocabulary.closings.textOf(columns.codes.closing[row] as number);
  return { ...fields, closingDays, tuitionFeeMinor: columns.feeAt(row) };
}

/** One literal, field by field: a page is made of it, and put together from parts it would take as long as the search. */
export function cardAt(catalogue: Catalogue, row: number): CourseCard {
  const { columns, vocabulary, scores } = catalogue;
  const { codes } = columns;
  const university = universityOf(catalogue, row);
  const topic = vocabulary.topics.list[codes.topic[row] as number];
  const toefl = toeflOf(scoreOf(scores.toefl.get(row)));
  const section = toeflOf(scoreOf(scores.toeflLessThan.get(row)));
  const marks = vocabulary.marks.at(codes.marks[row] as number);
  const fee = columns.feeAt(row);
  const currency = vocabulary.currencies.textOf(codes.currency[row] as number);
  return {
    id: columns.idOf(row),
    course: vocabulary.names.get(codes.course[row] as number),
    university: university.name,
    country: vocabulary.countries.textOf(university.country) as SearchCourse['country'],
    campus: vocabulary.campuses.textOf(codes.campus[row] as number),
    award: vocabulary.awards.textOf(codes.award[row] as number),
    level: vocabulary.levels.textOf(codes.level[row] as number) as SearchCourse['level'],
    category: topic?.category ?? '',
    subcategory: topic?.subcategory ?? '',
    admissionIntake: vocabulary.intakes.textOf(codes.intake[row] as number),
    closingDays: closingDaysOf(vocabulary.closings.textOf(codes.closing[row] as number)),
    currency,
    tuitionFee: fee === null ? null : majorUnits(fee, currency),
    fee_period: vocabulary.periods.textOf(codes.period[row] as number) as SearchCourse['fee_period'],
    durationInMonths: columns.durationAt(row),
    ieltsOverall: scoreOf(scores.ieltsOverall.get(row)),
    ieltsLessThan: scoreOf(scores.ieltsLessThan.get(row)),
    pteOverall: scoreOf(scores.pteOverall.get(row)),
    pteLessThan: scoreOf(scores.pteLessThan.get(row)),
    toefl: toefl.toefl,
    toeflLessThan: section.toefl,
    toeflScale: toefl.toefl === null ? section.toeflScale : toefl.toeflScale,
    det: scoreOf(scores.det.get(row)),
    detLessThan: scoreOf(scores.detLessThan.get(row)),
    gre: scoreOf(scores.gre.get(row)),
    gmat: gmatOf(scoreOf(scores.gmat.get(row))),
    scoresFromText: fromTextOf((score) => scores[score].get(row)),
    minPercentage: marks.minPercentage,
    minCgpa: marks.minCgpa,
    cgpaScale: marks.cgpaScale,
    minClass: marks.minClass,
    subjectsNeeded: marks.subjectsNeeded,
    maxBacklogs: marks.maxBacklogs,
    maxGapYears: marks.maxGapYears,
    marksFrom: marks.marksFrom,
    alsoAsked: marks.alsoAsked,
    forSample: columns.samples[row] === 1,
  };
}

export function foldedNameAt({ names, later, columns }: Catalogue, row: number): string {
  const added = later.get(row);
  if (added !== undefined) return added;
  const name = columns.codes.course[row] as number;
  return wordsFrom(names.names, name, names.names.starts[name] as number);
}

/** What the name in a row is about (see award.ts), folded. */
export function subjectAt({ names, later, columns }: Catalogue, row: number): string {
  const added = later.get(row);
  if (added !== undefined) return subjectOf(added);
  const name = columns.codes.course[row] as number;
  return wordsFrom(names.names, name, names.subjects[name] as number);
}

/** The words of a name from one of its tokens on. */
function wordsFrom({ words, tokens, starts }: NameWords, name: number, first: number): string {
  let text = '';
  for (let token = first; token < (starts[name + 1] as number); token++) {
    text += text === '' ? words[tokens[token] as number] : ` ${words[tokens[token] as number]}`;
  }
  return text;
}

/** Name, then university, then id: the order all others fall back to. */
export function compareRows(catalogue: Catalogue, a: number, b: number): number {
  return (
    compare(foldedNameAt(catalogue, a), foldedNameAt(catalogue, b)) ||
    compare(universityOf(catalogue, a).folded, universityOf(catalogue, b).folded) ||
    compare(catalogue.columns.idOf(a), catalogue.columns.idOf(b))
  );
}

/** The subject of the name, a name without an award first, then as `compareRows`. */
export function compareSubjects(catalogue: Catalogue, a: number, b: number): number {
  const [one, other] = [a, b].map((row) => {
    const subject = subjectAt(catalogue, row);
    return { subject, hasAward: Number(subject !== foldedNameAt(catalogue, row)) };
  }) as [SubjectKey, SubjectKey];
  return compare(one.subject, other.subject) || compare(one.hasAward, other.hasAward) || compareRows(catalogue, a, b);
}

interface SubjectKey {
  subject: string;
  hasAward: number;
}

export function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
