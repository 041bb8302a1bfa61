import type { Truth } from './columns';
import type { Dice } from './dice';
import type { Cell, TrueWorkbook, WrittenColumn } from './workbook';

/**
 * Keeps the names in the first sheet and moves whole groups of other columns to one or two sheets of their own, each with the
 * codes of its courses, in another order. Of a course that such a sheet lacks, nothing of it is known.
 */
export function keyedSheets(
  dice: Dice,
  workbook: Pick<TrueWorkbook, 'sheets' | 'columns' | 'rows'>,
  main: string,
  write: (head: string) => string,
): Record<string, Cell[][]> {
  const { columns, rows, sheets } = workbook;
  const cells = sheets[main] ?? [];
  const key = columns.find(({ isKey }) => isKey);
  const groups = [...new Set(columns.flatMap(({ group, isName }) => (isName ? [] : [group])))];
  const names = dice
    .one([
      ['Fees & Intakes', 'Entry Requirements'],
      ['Sheet2', 'Sheet3'],
      ['Details', 'More'],
    ])
    .slice(0, 1 + dice.below(2));
  if (!key || groups.length < 2) return sheets;
  const place = new Map(groups.map((group) => [group, dice.below(names.length + 1)]));
  const of = (sheet: number) => columns.filter(({ group, isName }) => !isName && place.get(group) === sheet + 1);
  const further: Record<string, Cell[][]> = {};
  for (const [at, name] of names.entries()) {
    const own = of(at);
    if (own.length === 0) continue;
    const head = dice.in(4) ? write(dice.one(['Course Code', 'Program Code', 'Course ID'])) : key.written;
    const courses = [...rows].filter(([, row]) => row !== 'none');
    const lacking = courses.length > 3 && dice.in(6) ? courses.splice(dice.below(courses.length), 1) : [];
    for (const [, row] of lacking) if (row !== 'none') forget(row.truth, own);
    // A code that is left blank, or '-', is no key.
    for (const [number, row] of courses)
      if (row !== 'none' && cells[number - 1]?.[key.index] !== row.course.code) forget(row.truth, own);
    const body = dice.shuffled(courses).map(([number]) => {
      const cell = ({ index }: WrittenColumn) => cells[number - 1]?.[index] ?? null;
      return [cell(key), ...own.map(cell)];
    });
    further[name] = [[head, ...own.map(({ written }) => written)], ...body];
    own.forEach((column, index) => {
      column.stands = { name, column: index + 1 };
    });
  }
  const kept = columns.filter(({ stands }) => !stands);
  const left = cells.map((row) => (row.length < columns.length ? row : kept.map(({ index }) => row[index] ?? null)));
  kept.forEach((column, index) => {
    column.index = index;
  });
  return { ...sheets, [main]: left, ...further };
}

function forget(truth: Truth, columns: readonly WrittenColumn[]): void {
  for (const { gives } of columns) for (const name of gives) if (name in truth) truth[name] = '';
}

/** A sheet as a text file: with a mark of its encoding or without, decimal commas where semicolons stand between cells. */
export function textFile(dice: Dice, rows: readonly Cell[][]): Buffer {
  const between = dice.one([',', ',', ';', '\t']);
  const decimal = between === ';' && dice.in(2) ? ',' : '.';
  const newline = dice.one(['\n', '\r\n']);
  const width = Math.max(...rows.map(({ length }) => length));
  const textOf = (cell: Cell | undefined) => {
    const text = typeof cell === 'number' ? String(cell).replace('.', decimal) : (cell ?? '');
    return /["\n\r,;\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((row) => Array.from({ length: width }, (_, at) => textOf(row[at])).join(between));
  const text = `${lines.join(newline)}${newline}`;
  return dice.one([
    () => Buffer.from(text),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(`\ufeff${text}`, 'utf16le'),
  ])();
}
