import type { CourseDraft } from '@/lib/domain/course';
import { codeKey } from '@/lib/services/catalogue/course-identity';
import { Course, type CourseRecord } from '@/models/course';
import type { PlannedRow } from './repeats';

/**
 * Courses that the file renames: an official code that one row of the file has and one stored course of the same country
 * and university, though name, campus or level differ. Known only when the whole file was read, since a code that several
 * rows have names none of them.
 */
export class ByCode {
  /** Codes of the file → how many rows have it. */
  private readonly rows = new Map<string, number>();
  private readonly waiting: { row: PlannedRow; stored: CourseRecord }[] = [];

  count(draft: CourseDraft): void {
    const key = codeKey(draft);
    if (key) this.rows.set(key, (this.rows.get(key) ?? 0) + 1);
  }

  /** Of rows whose identity isn't stored, those that may rename a course wait; returns the others. */
  async holdBack(rows: PlannedRow[]): Promise<PlannedRow[]> {
    const codes = rows.flatMap(({ draft }) => (draft.code ? [draft.code] : []));
    if (!codes.length) return rows;
    const stored = await Course.collection.find<CourseRecord>({ code: { $in: codes } }).toArray();
    const byKey = new Map<string, CourseRecord[]>();
    for (const course of stored) byKey.set(codeKey(course), [...(byKey.get(codeKey(course)) ?? []), course]);
    return rows.filter((row) => {
      const [only, another] = (row.draft.code && byKey.get(codeKey(row.draft))) || [];
      if (!only || another) return true;
      this.waiting.push({ row, stored: only });
      return false;
    });
  }

  /** What became of those that waited: renamed courses, and new ones. `isNamed`: whether the file names a stored identity. */
  settle(isNamed: (identity: string) => boolean): {
    renamed: { row: PlannedRow; stored: CourseRecord }[];
    added: PlannedRow[];
  } {
    const isRenamed = ({ row, stored }: { row: PlannedRow; stored: CourseRecord }) =>
      this.rows.get(codeKey(row.draft)) === 1 && !isNamed(stored.identity);
    return {
      renamed: this.waiting.filter(isRenamed),
      added: this.waiting.flatMap((one) => (isRenamed(one) ? [] : [one.row])),
    };
  }
}
