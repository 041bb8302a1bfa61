import type { RowParser } from './parse-values';
import { cellLine } from './values/text';

/** Whether one text stands across a row, or alone in it: a title between rows of courses, or a note below them. */
export function isLoneText({ row, columns, problems }: RowParser, course: string, university: string): boolean {
  if (problems.some(({ fatal }) => fatal)) return false;
  if (course.toLowerCase() === university.toLowerCase()) return true;
  let [read, filled] = [0, 0];
  for (const { field, column } of columns) {
    if (field === null) continue;
    read++;
    if (cellLine(row.cells[column] ?? null) !== '') filled++;
    // Most rows end here.
    if (filled > 1) return false;
  }
  const name = columns.find(({ field }) => field === 'course');
  return read >= 3 && filled === 1 && !row.links.has(name?.column ?? -1);
}
