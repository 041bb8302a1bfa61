import { MONTHS } from '@/lib/domain/courses/course';
import { IMPORT_COLUMNS } from '@/lib/domain/imports/import-fields';
import type { ColumnMapping } from '../columns/column-mapping';
import type { Cell, SheetRow } from '../spreadsheet';
import { cellLine, cellText } from '../values/text';

/** What several rows of a joined sheet say of one course, as one cell; or that they contradict each other. */
export function oneOfSeveral(
  column: ColumnMapping,
  columns: readonly ColumnMapping[],
  row: SheetRow,
): { cell: Cell; problem?: string } {
  const all = row.several?.get(column.column) ?? [];
  if (column.field === 'closingDays') return closingDays(column, columns, row, all);
  const texts = [...new Set(all.map(column.field === 'admissionIntake' ? monthText : cellText))].filter(Boolean);
  const one = row.cells[column.column] ?? null;
  if (texts.length < 2) return { cell: one };
  if (column.field === 'admissionIntake') return { cell: texts.join(', ') };
  if (column.field && IMPORT_COLUMNS[column.field].shared) {
    const isLine = column.field === 'english';
    if (isLine || /^(?:remarks|admissionRequirement|staffNotes)$/.test(column.field))
      return { cell: texts.join(isLine ? '; ' : '\n') };
  }
  if (one !== null) return { cell: one };
  return { cell: null, problem: contradiction(column, texts) };
}

/** Each day behind the intakes of its own row. */
function closingDays(
  column: ColumnMapping,
  columns: readonly ColumnMapping[],
  { cells, several }: SheetRow,
  all: readonly Cell[],
): { cell: Cell; problem?: string } {
  const isBeside = ({ field, sheet }: ColumnMapping) =>
    field === 'admissionIntake' && sheet?.name === column.sheet?.name;
  const intakes = columns.filter(isBeside).map((one) => several?.get(one.column) ?? []);
  if (!intakes.length) return { cell: cells[column.column] ?? null };
  const dayOf = new Map<string, string>();
  for (const [place, cell] of all.entries()) {
    const day = cellLine(cell);
    if (day === '') continue;
    const [month, another] = monthsIn(intakes.map((one) => monthText(one[place] ?? null)).join(' '));
    // Of a row of several intakes it isn't known which one closes then.
    const name = another ? '' : (month ?? '');
    const known = dayOf.get(name);
    if (known !== undefined && known !== day) return { cell: null, problem: contradiction(column, [known, day]) };
    dayOf.set(name, day);
  }
  return { cell: [...dayOf].map(([month, day]) => `${month} ${day}`.trim()).join('; ') || null };
}

/** The month of a day, else the text. */
function monthText(cell: Cell): string {
  if (cell instanceof Date) return MONTHS[cell.getUTCMonth()] ?? '';
  const text = cellLine(cell);
  const month = /^\d{4}-(\d{2})-\d{2}$/.exec(text)?.[1];
  return month ? (MONTHS[Number(month) - 1] ?? text) : text;
}

/** The months that a text names. */
const monthsIn = (text: string) => MONTHS.filter((month) => new RegExp(`\\b${month}`, 'i').test(text));

const MOST_SHOWN = 4;

const contradiction = ({ sheet }: ColumnMapping, texts: readonly string[]): string => {
  const more = texts.length > MOST_SHOWN ? ` and ${texts.length - MOST_SHOWN} more` : '';
  return `The sheet “${sheet?.name}” has different values for this course: ${texts
    .slice(0, MOST_SHOWN)
    .map((text) => `“${text}”`)
    .join(' and ')}${more}. None was used.`;
};
