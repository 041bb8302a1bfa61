import type { Catalogue } from './columns/catalogue';
import type { Version } from './columns/version';
import { Demands, type ScorePart } from './demands';
import type { CourseCard, JudgedRows } from './types/query';
import { add, noRows, type Rows } from './types/rows';
import { Yielder } from './types/yielder';

/** How a part of what a course asks stands. */
export interface JudgedPart {
  /** 0 met, 1 likely, 2 unknown, more is worse. */
  rank: number;
  /** What makes it unknown, in a word or two. */
  why: string;
}

/** A verdict in parts (`PARTS`), each of which depends on what courses ask of it and on nothing else of them. */
export interface Judge {
  /** What makes the English of a student without any test unknown, in words; undefined where one was taken. */
  noTest: string | undefined;
  /** One English test: null where the course doesn't ask for it, 'untaken' where the student has no score in it. */
  english: (exam: EnglishPart, course: CourseCard) => number | 'untaken' | null;
  graduate: (course: CourseCard) => JudgedPart;
  studies: (course: CourseCard) => JudgedPart;
}
export type EnglishPart = Exclude<ScorePart, 'graduate'>;

const UNKNOWN = 2;
/** So many reasons are kept apart; only those that the fewest courses have are left out. */
const MOST_REASONS = 8;
/** Rows numbered without a break. */
const ROWS_AT_ONCE = 4_096;

/** Of each catalogue; its versions share it, as they share the rows. */
const demandsOf = new WeakMap<Catalogue, Demands>();

/** Students whose verdicts are kept: some 12 bytes of every 100 courses for each set. */
const MOST_KEPT = 32;

/** The courses of one version by the verdicts of those who asked last. */
export class JudgedByStudent {
  private readonly kept = new Map<string, Promise<JudgedRows>>();

  constructor(
    private readonly version: Version,
    /** Its rows; of reasons that are as frequent as others the first met with goes before. */
    private readonly rows: Uint32Array,
    private readonly yieldEvery: number,
  ) {}

  /**
   * Worked out once for `name`, which says whose verdict it is. `judge` is asked about each thing that courses ask, not
   * about each course.
   */
  of(name: string, judge: () => Judge): Promise<JudgedRows> {
    const known = this.kept.get(name);
    if (known) return known;
    const rows = judgeRows(this.version, this.rows, judge(), new Yielder(this.yieldEvery));
    rows.catch(() => this.kept.delete(name));
    this.kept.set(name, rows);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value as string);
    return rows;
  }
}

/** Numbers what the courses ask. */
async function demandsRead(version: Version, yielder: Yielder): Promise<Demands> {
  const { catalogue, rows } = version;
  const demands = demandsOf.get(catalogue) ?? new Demands();
  demandsOf.set(catalogue, demands);
  for (let row = 0; row < rows; row += ROWS_AT_ONCE) {
    demands.read(version, row, row + ROWS_AT_ONCE);
    await yielder.pause();
  }
  return demands;
}

async function judgedParts<T>(
  { catalogue }: Version,
  rows: readonly number[],
  judge: (course: CourseCard) => T,
  yielder: Yielder,
): Promise<T[]> {
  const judged: T[] = [];
  for (const row of rows) {
    judged.push(judge(catalogue.cardAt(row)));
    if (yielder.due(1)) await yielder.pause();
  }
  return judged;
}

/** All courses of the version by their verdict. */
async function judgeRows(version: Version, rows: Uint32Array, judge: Judge, yielder: Yielder): Promise<JudgedRows> {
  const demands = await demandsRead(version, yielder);
  const ranks: Uint8Array[] = [];
  for (const exam of ENGLISH) {
    const english = (course: CourseCard) => coded(judge.english(exam, course));
    ranks.push(Uint8Array.from(await judgedParts(version, demands.rows[exam], english, yielder)));
  }
  const graduate = await judgedParts(version, demands.rows.graduate, judge.graduate, yielder);
  const studies = await judgedParts(version, demands.rows.studies, judge.studies, yielder);
  const [ielts, pte, toefl, det] = ENGLISH.map((exam) => demands.numbers[exam]) as [Codes, Codes, Codes, Codes];
  const [ofIelts, ofPte, ofToefl, ofDet] = ranks as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  const sets = [0, 1, 2].map(() => noRows(version.rows));
  const reasons = new Map<string, { rows: Rows; count: number }>();
  const addReason = (why: string, row: number) => {
    const reason = reasons.get(why) ?? { rows: noRows(version.rows), count: 0 };
    reasons.set(why, reason);
    add(reason.rows, row);
    reason.count++;
  };
  for (const row of rows) {
    const best = Math.min(
      ofIelts[(ielts[row] as number) - 1] as number,
      ofPte[(pte[row] as number) - 1] as number,
      ofToefl[(toefl[row] as number) - 1] as number,
      ofDet[(det[row] as number) - 1] as number,
    );
    const english = best < UNTAKEN ? best : UNKNOWN;
    const test = graduate[(demands.numbers.graduate[row] as number) - 1] as JudgedPart;
    const before = studies[(demands.numbers.studies[row] as number) - 1] as JudgedPart;
    const rank = Math.max(english, test.rank, before.rank);
    const set = sets[rank];
    if (!set) continue;
    add(set, row);
    if (rank !== UNKNOWN) continue;
    if (english === UNKNOWN)
      addReason(best === UNASKED ? 'no English score published' : (judge.noTest ?? 'English test'), row);
    else addReason((test.rank === UNKNOWN ? test : before).why, row);
  }
  const [met, likely, unknown] = sets as [Rows, Rows, Rows];
  const frequent = [...reasons].sort(([, one], [, other]) => other.count - one.count).slice(0, MOST_REASONS);
  return { met, likely, unknown, reasons: frequent.map(([why, { rows }]) => ({ why, rows })) };
}

type Codes = number[];
const ENGLISH = ['ielts', 'pte', 'toefl', 'det'] as const satisfies readonly EnglishPart[];
/** Worse than each rank: of what is asked for the tests that were taken count, the best of them. */
const [UNTAKEN, UNASKED] = [100, 101];
const coded = (rank: number | 'untaken' | null): number =>
  rank === null ? UNASKED : rank === 'untaken' ? UNTAKEN : rank;
