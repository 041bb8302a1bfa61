import { MARK_FIELDS, type MarkDemands, marksOf, NO_MARKS } from '@/lib/domain/marks/marks';

/** What a course states of earlier studies, with its level, which says of which studies. */
export type StatedMinimum = MarkDemands & { level: string };

/** Distinct minimums, numbered; 0 is none. */
export class StatedMinimums {
  readonly list: StatedMinimum[] = [{ ...NO_MARKS, level: '' }];
  private readonly ids = new Map<string, number>();

  idOf(course: StatedMinimum): number {
    if (MARK_FIELDS.every((name) => course[name] === NO_MARKS[name])) return 0;
    let key: string = course.level;
    for (const name of MARK_FIELDS) key += `\0${course[name]}`;
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    this.ids.set(key, this.list.length);
    return this.list.push({ ...marksOf(course), level: course.level }) - 1;
  }

  at(id: number): StatedMinimum {
    return this.list[id] as StatedMinimum;
  }
}
