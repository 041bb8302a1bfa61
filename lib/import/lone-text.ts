import type { RowParser } from './parse-values';
import { cellLine } from './values/text';

/** Whether one text stands across a row, or alone in it: a title between rows of courses, or a note below them. */
export function isLoneText({ row, columns, problems }: RowParser, course: string, university: string): boolean {
  if (problems.some(({ fatal }) => fatal)) return false;
  if (course.toLowerCase() === university.toLowerCase()) return true;
  const read = columns.filter(({ field }) => field !== null);
  const filled = read.filter(({ column }) => cellLine(row.cells[column] ?? null) !== '');
  const name = columns.find(({ field }) => field === 'course');
  return read.length >= 3 && filled.length === 1 && !row.links.has(name?.column ?? -1);
}
