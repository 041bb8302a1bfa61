import { readFile } from 'node:fs/promises';
import type { Info } from 'csv-parse';
import { CsvError, parse } from 'csv-parse/sync';
import { withoutFormulaGuard } from '@/lib/domain/texts/formula-guard';
import type { ImportLimits } from '../limits';
import { ImportRefusal } from '../refusal';
import { type Cell, keptRows, NO_MARKS, rowsUpTo, type SheetRow, type Spreadsheet } from '../spreadsheet';
import { delimiterLine, detectDelimiter } from './delimiter';
import { decoded } from './text-encoding';

const SAMPLE_LENGTH = 64 * 1024;
const DELIMITER_NAMES: Record<string, string> = { '\t': 'tab', ';': 'semicolon', ',': 'comma', '|': 'bar' };

/** Opens comma-, semicolon-, tab- or bar-separated text as a workbook of one sheet called `name`. */
export async function openTextTable(path: string, name: string, limits: ImportLimits): Promise<Spreadsheet> {
  const { text, encoding } = decoded(await readFile(path));
  const sample = text.slice(0, SAMPLE_LENGTH);
  const delimiter = detectDelimiter(sample);
  refuseBeyondBounds(text, delimiter, limits);
  // Excel hides the line 'sep=;' and counts from the line after it.
  const hidden = delimiterLine(sample) === null ? 0 : 1;
  const rowsTo = (most: number, sheetIndex: number) => {
    if (sheetIndex !== 0) throw new RangeError(`A text file has no sheet ${sheetIndex}`);
    return rowsIn(text, delimiter, hidden, most, limits);
  };
  return {
    format: 'text',
    encoding: `${encoding}, separated by ${DELIMITER_NAMES[delimiter] ?? delimiter}`,
    sheets: [{ name, hidden: false }],
    rows: keptRows((index) => rowsTo(limits.textRows + 1, index)),
    head: (index, lastRow) => rowsUpTo(rowsTo(Math.min(lastRow + hidden, limits.textRows + 1), index), lastRow),
  };
}

/** The rows of a comma-separated text. Throws ImportRefusal as opening a file of it does. */
export function commaRows(text: string, limits: ImportLimits): SheetRow[] {
  refuseBeyondBounds(text, ',', limits);
  return rowsIn(text, ',', 0, limits.textRows + 1, limits);
}

/** The rows of the first `most` records. */
function rowsIn(text: string, delimiter: string, hidden: number, most: number, limits: ImportLimits): SheetRow[] {
  return recordsIn(text, delimiter, most, limits).flatMap(({ record, info }) => {
    const number = info.records + info.empty_lines - hidden;
    if (info.records > limits.textRows) throw tooManyRows(limits.textRows);
    const cells = record.slice(0, limits.columns).map(cellOf);
    if (number === 0 || cells.every((cell) => cell === null)) return [];
    return { number, cells, hidden: false, links: NO_MARKS, currencies: NO_MARKS };
  });
}

function recordsIn(text: string, delimiter: string, most: number, limits: ImportLimits) {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Of each row that is shorter than the first the parser makes an error, which costs more than the row.
      skip_empty_lines: true,
      info: true,
      relax_quotes: true,
      max_record_size: limits.token,
      to: most,
    }) as unknown as { record: string[]; info: Info }[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { records = 0, empty_lines = 0 } = error as Partial<Info>;
    const row = records + empty_lines + 1;
    throw new ImportRefusal(
      422,
      `The quotation mark in row ${row} is never closed, so the rows after it can’t be read.`,
    );
  }
}

/**
 * Refuses a text that has a line with more cells than any list, or more lines: the parser makes an array of a whole row, and goes
 * through all empty ones before it gives the next.
 */
function refuseBeyondBounds(text: string, delimiter: string, { textCells, textLines }: ImportLimits): void {
  const sign = delimiter.charCodeAt(0);
  let cells = 0;
  const ends = { '\n': 0, '\r': 0 };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) {
      cells = 0;
      if (++ends[code === 10 ? '\n' : '\r'] > textLines) throw tooManyRows(textLines);
    } else if (code === sign && ++cells > textCells) {
      const words = textCells.toLocaleString('en-GB');
      throw new ImportRefusal(422, `A row has more than ${words} columns. Please check how the file was saved.`);
    }
  }
}

/**
 * Excel users write ="00123" so that a code keeps its zeros: the text inside is what is meant. Our own CSV files keep a
 * text from being a formula.
 */
function cellOf(text: string): Cell {
  const kept = text.startsWith('="') ? /^="([^"]*)"$/.exec(text)?.[1] : undefined;
  return (kept ?? withoutFormulaGuard(text)) || null;
}

/** The refusal of a file with more rows than this. */
export const tooManyRows = (most: number): ImportRefusal =>
  new ImportRefusal(413, `The file has more than ${most.toLocaleString('en-GB')} rows. Upload it in parts.`);
