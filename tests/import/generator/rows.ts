import type { TrueColumn, Truth } from './columns';
import type { TrueCourse } from './courses';
import type { Dice } from './dice';
import type { Cell, TrueWorkbook } from './workbook';

const BLANKS = ['', 'N/A', '-', 'TBC', null];

/** The rows of the one table, its heads among them. @param heads the row of heads, or both */
export function rowsOf(
  dice: Dice,
  columns: TrueWorkbook['columns'],
  courses: readonly TrueCourse[],
  heads: readonly (string | null)[][],
) {
  const cells: Cell[][] = [];
  const rows: TrueWorkbook['rows'] = new Map();
  const secrets: string[] = [];
  const width = columns.length;
  if (dice.in(4))
    cells.push([dice.one(['Course list 2026-27', 'UPDATED PRICE LIST', 'Partner institutions: courses'])]);
  if (cells.length && dice.in(2)) cells.push([]);
  cells.push(...heads.map((row) => [...row]));
  const isNoisy = dice.in(3);
  for (const course of courses) {
    if (dice.in(30)) cells.push([]);
    if (heads.length === 1 && dice.in(40)) {
      cells.push([...(heads[0] ?? [])]);
      rows.set(cells.length, 'none');
    }
    let truth: Truth = {};
    const row = columns.map((column) => {
      const isName = column.gives.some((name) => name === 'course' || name === 'university');
      const isBlank = isNoisy && !isName && !column.isSecret && column.gives.length === 1 && dice.in(8);
      const own = column.truth(course);
      if (isBlank && Object.keys(own).length === 1 && !isPart(columns, column)) {
        truth = {
          ...truth,
          ...Object.fromEntries(Object.keys(own).map((name) => [name, name === 'country' ? undefined : ''])),
        };
        return column.gives[0] === 'country' ? column.cell(course) : dice.one(BLANKS);
      }
      truth = { ...truth, ...own };
      const cell = column.cell(course);
      if (column.isSecret) secrets.push(/\d+\.\d+%/.exec(String(cell))?.[0] ?? String(cell));
      return cell;
    });
    for (const [name, value] of Object.entries(truth))
      if (value === undefined) Object.assign(truth, { [name]: course.country });
    cells.push(row);
    rows.set(cells.length, { course, truth });
  }
  if (dice.in(8) && width > 2) {
    cells.push([dice.one(['Total', 'TOTAL']), ...Array<null>(width - 2).fill(null), String(courses.length)]);
    rows.set(cells.length, 'none');
  }
  return { cells, rows, secrets };
}

/** Several columns that say one field together are never blank by themselves. */
const isPart = (columns: readonly TrueColumn[], { gives }: TrueColumn) =>
  columns.filter((other) => other.gives.some((name) => gives.includes(name))).length > 1;
