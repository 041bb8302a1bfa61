import { hasMarks, MARK_FIELDS, type MarkDemands, NO_MARKS } from '@/lib/domain/marks/marks';

/** What a course states of earlier studies, with its level, which says of which studies. */
export type StatedMinimum = MarkDemands & { level: string };

/** Of what a minimum consists. The first are ways to say one mark: one that is met is enough. The others must be met besides. */
const WAYS = [['minPercentage'], ['minCgpa', 'cgpaScale'], ['minClass']] as const;
const STATEMENTS = [
  ...WAYS,
  ['subjectsNeeded'],
  ['maxBacklogs'],
  ['maxGapYears'],
] as const satisfies readonly (readonly (keyof MarkDemands)[])[];

/**
 * Distinct minimums, numbered; 0 is none. There are several times as many as distinct statements, so what a search asks of each
 * minimum it asks of the statements.
 */
export class StatedMinimums {
  readonly list: StatedMinimum[] = [];
  /** Distinct statements, each a minimum that states nothing else; 0 is none. */
  private readonly statements: StatedMinimum[] = [minimumOf({ ...NO_MARKS, level: '' })];
  /** For each minimum the numbers of its statements, in the order of `STATEMENTS`. */
  private readonly statementsOf: number[] = [];
  private readonly ids = new Map<string, number>();
  private readonly statementIds = new Map<string, number>();

  constructor() {
    this.add({ ...NO_MARKS, level: '' });
  }

  idOf(course: StatedMinimum): number {
    if (MARK_FIELDS.every((name) => course[name] === NO_MARKS[name])) return 0;
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
    const values = Float64Array.from(this.statements, (statement, id) => (id === 0 ? 0 : from(statement)));
    const { statementsOf } = this;
    const metFrom = new Float64Array(this.list.length);
    for (let id = 0, at = 0; id < metFrom.length; id++) {
      let way = Number.POSITIVE_INFINITY;
      let isWayStated = false;
      let highest = 0;
      for (let place = 0; place < STATEMENTS.length; place++, at++) {
        const statement = statementsOf[at] as number;
        if (statement === 0) continue;
        const value = values[statement] as number;
        if (place >= WAYS.length) highest = Math.max(highest, value);
        else way = Math.min(way, value);
        isWayStated ||= place < WAYS.length;
      }
      metFrom[id] = isWayStated ? Math.max(way, highest) : highest;
    }
    return metFrom;
  }

  private add(course: StatedMinimum): number {
    const minimum = minimumOf(course);
    for (const fields of STATEMENTS) this.statementsOf.push(this.statementOf(minimum, fields));
    return this.list.push(minimum) - 1;
  }

  private statementOf(minimum: StatedMinimum, fields: readonly (keyof MarkDemands)[]): number {
    const { level, marksFrom } = minimum;
    const stated = Object.fromEntries(fields.map((name) => [name, minimum[name]]));
    const statement = minimumOf({ ...NO_MARKS, ...stated, marksFrom, level });
    if (!hasMarks(statement)) return 0;
    const key = keyOf(statement);
    const known = this.statementIds.get(key);
    if (known !== undefined) return known;
    this.statementIds.set(key, this.statements.length);
    return this.statements.push(statement) - 1;
  }
}

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
    level: course.level,
  };
}
