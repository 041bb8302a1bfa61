import { hasMarks, MARK_FIELDS, type MarkDemands, NO_MARKS } from '@/lib/domain/marks/marks';

/** What a course states of earlier studies, with its level, which says of which studies. */
export type StatedMinimum = MarkDemands & { level: string };

/** Distinct minimums, numbered; 0 is none. */
export class StatedMinimums {
  readonly list: StatedMinimum[] = [minimumOf({ ...NO_MARKS, level: '' })];
  /** By number, whether it asks for anything: a scale by itself doesn't. */
  readonly isStated: boolean[] = [false];
  private readonly ids = new Map<string, number>();

  idOf(course: StatedMinimum): number {
    if (MARK_FIELDS.every((name) => course[name] === NO_MARKS[name])) return 0;
    // Without JSON, which takes several times as long for each course of an index that is built.
    let key: string = course.level;
    for (const name of MARK_FIELDS) {
      const value = course[name];
      key += `\0${Array.isArray(value) ? value.join('\u0001') : value}`;
    }
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const minimum = minimumOf(course);
    this.ids.set(key, this.list.length);
    this.isStated.push(hasMarks(minimum));
    return this.list.push(minimum) - 1;
  }

  at(id: number): StatedMinimum {
    return this.list[id] as StatedMinimum;
  }
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
