import { MARK_FIELDS, type MarkDemands, NO_MARKS } from '@/lib/domain/marks/marks';
import { type AlsoAsked, alsoAskedOf, alsoAskedText } from '@/lib/domain/requirements/also-asked';
import type { Exam } from '@/lib/domain/test-scores';
import { enlarged } from './catalogue/text-pool';
import { MinimumsByStatement, type Stating } from './minimums-by-statement';

/** What a course states of earlier studies, with its level, which says of which studies. */
export type StatedMinimum = MarkDemands & { level: string };

/** Of what a minimum consists; the first field of each says whether it is stated. The first are ways to say one mark: one that is met is enough. The others must be met besides. */
const WAYS = [['minPercentage'], ['minCgpa', 'cgpaScale'], ['minClass']] as const;
const STATEMENTS = [
  ...WAYS,
  ['subjectsNeeded'],
  ['maxBacklogs'],
  ['maxGapYears'],
  ['alsoAsked'],
] as const satisfies readonly (readonly (keyof MarkDemands)[])[];
/** How a statement has been judged; 0 where it hasn't been. */
const [MET, LACKING] = [1, 2];

/**
 * Distinct minimums, numbered; 0 is none. There are several times as many as distinct statements, so what a search asks of each
 * minimum it asks of the statements.
 */
export class StatedMinimums {
  readonly list: StatedMinimum[] = [];
  /** Distinct statements, each a minimum that states nothing else; 0 is none. */
  private readonly statements: StatedMinimum[] = [minimumOf({ ...NO_MARKS, level: '' })];
  /**
   * For each minimum the numbers of its statements, in the order of `STATEMENTS`. A way that it doesn't state is one that it does,
   * again, so that all minimums are gone through alike: what branches on each of thousands takes several times as long.
   */
  private statementsOf = new Uint32Array(STATEMENTS.length << 6);
  /** Made when it is first asked for, and again when there are more minimums. */
  private byStatement: MinimumsByStatement | null = null;
  /** Minimums of courses that are confirmed to take a diploma. */
  readonly takingDiploma: number[] = [];
  /** Those that are confirmed to take one part of a test below the others. */
  readonly takingOneLower: { id: number; exam: Exam; score: number }[] = [];
  private readonly ids = new Map<string, number>();
  private readonly statementIds = new Map<string, number>();

  constructor() {
    this.add({ ...NO_MARKS, level: '' });
  }

  idOf(course: StatedMinimum): number {
    if (statesNothing(course)) return 0;
    const key = keyOf(course);
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    this.ids.set(key, this.list.length);
    return this.add(course);
  }

  at(id: number): StatedMinimum {
    return this.list[id] as StatedMinimum;
  }

  /**
   * By number of the minimum the lowest value from which it is met: of the ways that it states the lowest, of all else the
   * highest. `from` says it of a statement: 0 where it is met anyway, Infinity where no value is enough.
   */
  metFrom(from: (statement: StatedMinimum) => number): Float64Array {
    const values = new Float64Array(this.statements.length);
    for (let id = 1; id < values.length; id++) values[id] = from(this.statements[id] as StatedMinimum);
    const value = (at: number) => values[this.statementsOf[at] as number] as number;
    const metFrom = new Float64Array(this.list.length);
    for (let id = 0, at = 0; id < metFrom.length; id++, at += STATEMENTS.length) {
      const way = Math.min(value(at), value(at + 1), value(at + 2));
      metFrom[id] = Math.max(way, value(at + 3), value(at + 4), value(at + 5), value(at + 6));
    }
    return metFrom;
  }

  /** Writes by number of the minimum 1 where it is unmet, else 0: where none of the ways that it states is met, or any of the rest isn't. */
  markUnmet(isMet: (statement: StatedMinimum) => boolean, unmet: Uint8Array): void {
    if (this.byStatement?.count !== this.list.length) {
      this.byStatement = new MinimumsByStatement(this.list.length, this.stating());
    }
    this.byStatement.markUnmet(isMet, unmet);
  }

  /** The same for one minimum at a time: each statement is judged when it is first met with. */
  judge(isMet: (statement: StatedMinimum) => boolean): (id: number) => boolean {
    const { statements, statementsOf } = this;
    const judged = new Int8Array(statements.length);
    judged[0] = MET;
    const lacks = (at: number): boolean => {
      const statement = statementsOf[at] as number;
      if (judged[statement] === 0) judged[statement] = isMet(statements[statement] as StatedMinimum) ? MET : LACKING;
      return judged[statement] === LACKING;
    };
    return (id) => {
      const at = id * STATEMENTS.length;
      const lacksAllWays = lacks(at) && lacks(at + 1) && lacks(at + 2);
      return lacksAllWays || lacks(at + 3) || lacks(at + 4) || lacks(at + 5) || lacks(at + 6);
    };
  }

  /** The statements, each with the minimums that state it. */
  private stating(): Stating[] {
    const found = this.statements.map((statement) => ({ statement, isWay: false, minimums: [] as number[] }));
    for (let minimum = 0; minimum < this.list.length; minimum++) {
      for (let place = 0; place < STATEMENTS.length; place++) {
        const one = found[this.statementsOf[minimum * STATEMENTS.length + place] as number];
        one?.minimums.push(minimum);
        if (one && place < WAYS.length) one.isWay = true;
      }
    }
    return found.slice(1);
  }

  private add(course: StatedMinimum): number {
    const minimum = minimumOf(course);
    const numbers = STATEMENTS.map((fields, place) => this.statementOf(minimum, fields, place));
    const ways = numbers.slice(0, WAYS.length);
    const stated = ways.find((way) => way !== 0) ?? 0;
    const at = this.list.length * STATEMENTS.length;
    if (this.statementsOf.length < at + STATEMENTS.length)
      this.statementsOf = enlarged(this.statementsOf, at + STATEMENTS.length);
    this.statementsOf.set([...ways.map((way) => way || stated), ...numbers.slice(WAYS.length)], at);
    for (const one of course.alsoAsked.includes('confirmed') ? alsoAskedOf(course.alsoAsked) : []) {
      if (one.confirmed && one.is === 'diploma') this.takingDiploma.push(this.list.length);
      if (one.confirmed && one.is === 'one lower')
        this.takingOneLower.push({ id: this.list.length, exam: one.exam, score: one.score });
    }
    return this.list.push(minimum) - 1;
  }

  /** `place`: which of `STATEMENTS` it is. A statement is looked for before it is made: most have been made already. */
  private statementOf(minimum: StatedMinimum, fields: readonly (keyof MarkDemands)[], place: number): number {
    const [says] = fields as readonly [keyof MarkDemands];
    if (minimum[says] === NO_MARKS[says]) return 0;
    const { level, marksFrom } = minimum;
    const alsoAsked = says === 'alsoAsked' ? minimum.alsoAsked : says === 'minPercentage' ? ofPercentage(minimum) : '';
    let key = `${place}\0${level}\0${marksFrom}`;
    for (const name of fields) key += `\0${minimum[name]}`;
    key += `\0${alsoAsked}`;
    const known = this.statementIds.get(key);
    if (known !== undefined) return known;
    const stated = Object.fromEntries(fields.map((name) => [name, minimum[name]]));
    const statement = minimumOf({ ...NO_MARKS, ...stated, marksFrom, level, alsoAsked });
    this.statementIds.set(key, this.statements.length);
    return this.statements.push(statement) - 1;
  }
}

const OF_PERCENTAGE: readonly AlsoAsked['is'][] = ['certain from', 'or with work'];
/** What the text says of the percentage itself: it is judged with it. */
const ofPercentage = ({ alsoAsked }: StatedMinimum): string =>
  alsoAsked.includes('%') ? alsoAskedText(alsoAskedOf(alsoAsked).filter(({ is }) => OF_PERCENTAGE.includes(is))) : '';

/** Field by field: most courses of an index that is built state nothing. */
const statesNothing = (course: StatedMinimum): boolean =>
  course.minPercentage === NO_MARKS.minPercentage &&
  course.minCgpa === NO_MARKS.minCgpa &&
  course.cgpaScale === NO_MARKS.cgpaScale &&
  course.minClass === NO_MARKS.minClass &&
  course.subjectsNeeded === NO_MARKS.subjectsNeeded &&
  course.maxBacklogs === NO_MARKS.maxBacklogs &&
  course.maxGapYears === NO_MARKS.maxGapYears &&
  course.marksFrom === NO_MARKS.marksFrom &&
  course.alsoAsked === NO_MARKS.alsoAsked;

/** Without JSON, which takes several times as long for each course of an index that is built. */
function keyOf(course: StatedMinimum): string {
  let key: string = course.level;
  for (const name of MARK_FIELDS) {
    const value = course[name];
    key += `\0${Array.isArray(value) ? value.join('\u0001') : value}`;
  }
  return key;
}

/** One literal: thousands are gone through in a search, which takes several times as long for objects made field by field. */
function minimumOf(course: StatedMinimum): StatedMinimum {
  return {
    minPercentage: course.minPercentage,
    minCgpa: course.minCgpa,
    cgpaScale: course.cgpaScale,
    minClass: course.minClass,
    subjectsNeeded: course.subjectsNeeded,
    maxBacklogs: course.maxBacklogs,
    maxGapYears: course.maxGapYears,
    marksFrom: course.marksFrom,
    alsoAsked: course.alsoAsked,
    level: course.level,
  };
}
