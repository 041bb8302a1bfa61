import { IMPORT_COLUMNS, IMPORT_FIELDS, type ImportField } from '@/lib/domain/imports/import-fields';
import type { Cell } from './spreadsheet';

export interface TemplateColumn {
  header: string;
  field: ImportField;
  explanation: string;
  example: string | number;
}

/** The columns of our own template, in order. Only the first two are required. */
export const TEMPLATE_COLUMNS: readonly TemplateColumn[] = IMPORT_FIELDS.flatMap((field) => {
  const { template } = IMPORT_COLUMNS[field];
  if (!template) return [];
  const [header, explanation, example] = template;
  return [{ header, field, explanation, example }];
});

const headers = () => TEMPLATE_COLUMNS.map((column) => column.header);
const examples = () => TEMPLATE_COLUMNS.map((column) => column.example);

/** The template as .csv text: UTF-8 with a byte order mark, so that spreadsheet programs read it right. */
export function templateCsv(): string {
  const lines = [headers(), examples()].map((cells) => cells.map(csvField).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** The template as .xlsx: the sheet to fill in, with an example row, and a sheet that explains each column. */
export async function templateWorkbook(): Promise<Buffer> {
  const { utils, write } = await import('xlsx');
  const courses = utils.aoa_to_sheet([headers(), examples()]);
  courses['!cols'] = TEMPLATE_COLUMNS.map(({ header, example }) => ({
    wch: Math.max(header.length, String(example).length) + 2,
  }));
  const explained = TEMPLATE_COLUMNS.map(({ header, explanation, example }) => [header, explanation, example]);
  const columns = utils.aoa_to_sheet([['Column', 'Contents', 'Example'], ...explained]);
  columns['!cols'] = [{ wch: 26 }, { wch: 90 }, { wch: 40 }];
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, courses, 'Courses');
  utils.book_append_sheet(workbook, columns, 'Columns');
  return write(workbook, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

/** Whether a row is the template's example, left in by mistake. */
export function isTemplateExample(cells: readonly Cell[]): boolean {
  const [course, university] = TEMPLATE_COLUMNS;
  return cells.includes(course?.example ?? null) && cells.includes(university?.example ?? null);
}

function csvField(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
