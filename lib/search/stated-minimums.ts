import { MARK_FIELDS, type MarkDemands, NO_MARKS } from '@/lib/domain/marks/marks';

/** What a course states of earlier studies, with its level, which says of which studies. */
export type StatedMinimum = MarkDemands & { level: string };

/** Distinct minimums, numbered; 0 is none. */
export class StatedMinimums {
  readonly list: StatedMinimum[] = [minimumOf({ ...NO_MARKS, level: '' })];
  private readonly ids = new Map<string, number>();

  idOf(course: StatedMinimum): number {
    if (MARK_FIELDS.every((name) => course[name] === NO_MARKS[name])) return 0;
    const minimum = minimumOf(course);
    const key = JSON.stringify(minimum);
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    this.ids.set(key, this.list.length);
    return this.list.push(minimum) - 1;
  }

  at(id: number): StatedMinimum {
    return this.list[id] as StatedMinimum;
  }
}

/** One literal, so that all have one shape: judging thousands of them takes several times as long when they don't. */
const minimumOf = (course: StatedMinimum): StatedMinimum => ({
  minPercentage: course.minPercentage,
  minCgpa: course.minCgpa,
  cgpaScale: course.cgpaScale,
  minClass: course.minClass,
  subjectsNeeded: course.subjectsNeeded,
  maxBacklogs: course.maxBacklogs,
  maxGapYears: course.maxGapYears,
  marksFrom: course.marksFrom,
  level: course.level,
});
