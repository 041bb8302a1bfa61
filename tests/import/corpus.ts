import { utils, type WorkBook } from 'xlsx';
import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import type { ImportOptions } from '@/lib/engines/import/drafts';
import { sheetOf, sheetParts, workbookBytes, workbookOf, zipOf } from './spreadsheet-files';

/** One nasty file and what must become of it. */
export interface NastyFile {
  /** The trap, as a sentence's end: 'a file …'. */
  trap: string;
  name: string;
  bytes: () => Buffer;
  country?: Country;
  options?: Partial<ImportOptions>;
  expected: Outcome;
}

type Outcome =
  /** Every row the file must give, by its number: fields of its course, or the reason why it is none. */
  | { rows: Record<number, Partial<CourseDraft> | RegExp>; problems?: Record<number, RegExp> }
  | { refused: 413 | 415 | 422; because: RegExp };

type Rows = readonly (readonly unknown[])[];

export const HEADS = ['Course', 'University', 'Fee'] as const;
export const LAW = ['Law', 'UBC', 100] as const;
/** What LAW becomes. */
export const LAW_DRAFT = { course: 'Law', university: 'UBC', tuitionFeeMinor: 10_000 } as const;

/** An .xlsx of one sheet of rows, changed by hand before it is written. */
export function workbook(rows: Rows, change: (book: WorkBook) => void = () => {}): () => Buffer {
  return book({ Courses: rows }, change);
}

/** An .xlsx of several sheets. */
export function book(sheets: Record<string, Rows>, change: (book: WorkBook) => void = () => {}): () => Buffer {
  return () => {
    const made = workbookOf(sheets);
    change(made);
    return workbookBytes(made);
  };
}

/** An .xlsx whose only sheet is the given XML. */
export function xml(rows: string, tail = '', more: Record<string, string> = {}): () => Buffer {
  return () => zipOf(sheetParts(sheetOf(rows, tail), more));
}

/** A row of XML: texts and numbers as cells without references. */
export function xmlRow(cells: readonly (string | number)[], attributes = ''): string {
  const written = cells.map((cell) =>
    typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="str"><v>${cell.replaceAll('&', '&amp;')}</v></c>`,
  );
  return `<row ${attributes}>${written.join('')}</row>`;
}

/** Text in an encoding. */
export function text(content: string, encoding: BufferEncoding = 'utf8'): () => Buffer {
  return () => Buffer.from(content, encoding);
}

export function merge(range: string): (book: WorkBook) => void {
  return ({ Sheets }) => {
    const sheet = Object.values(Sheets)[0];
    if (sheet) sheet['!merges'] = range.split(' ').map((one) => utils.decode_range(one));
  };
}

/** Gives a cell of the first sheet properties the library writes: a format, a link, a formula. */
export function cell(address: string, properties: Record<string, unknown>): (book: WorkBook) => void {
  return ({ Sheets }) => {
    const sheet = Object.values(Sheets)[0];
    if (sheet) sheet[address] = { ...sheet[address], ...properties };
  };
}
