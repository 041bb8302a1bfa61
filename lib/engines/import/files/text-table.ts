import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type Info, parse } from 'csv-parse';
import { withoutFormulaGuard } from '@/lib/domain/texts/formula-guard';
import type { ImportLimits } from '../limits';
import { ImportRefusal } from '../refusal';
import { type Cell, NO_MARKS, rowsUpTo, type SheetRow, type Spreadsheet } from '../spreadsheet';
import { delimiterLine, detectDelimiter } from './delimiter';
import { decodeStart, detectEncoding, readText, type TextEncoding } from './text-encoding';

const SAMPLE_BYTES = 64 * 1024;
const DELIMITER_NAMES: Record<string, string> = { '\t': 'tab', ';': 'semicolon', ',': 'comma', '|': 'bar' };

/** Opens comma-, semicolon-, tab- or bar-separated text as a workbook of one sheet called `name`. */
export async function openTextTable(path: string, name: string, limits: ImportLimits): Promise<Spreadsheet> {
  const start = await readStart(path);
  const encoding = await detectEncoding(path, start);
  const sample = decodeStart(start, encoding);
  return new TextTable(path, name, encoding, detectDelimiter(sample), delimiterLine(sample) !== null, limits);
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

class TextTable implements Spreadsheet {
  readonly format = 'text';
  readonly encoding: string;
  readonly sheets: { name: string; hidden: boolean }[];

  constructor(
    private readonly path: string,
    name: string,
    private readonly charset: TextEncoding,
    private readonly delimiter: string,
    private readonly hasDelimiterLine: boolean,
    private readonly limits: ImportLimits,
  ) {
    this.encoding = `${charset}, separated by ${DELIMITER_NAMES[delimiter] ?? delimiter}`;
    this.sheets = [{ name, hidden: false }];
  }

  async *rows(sheetIndex: number): AsyncGenerator<SheetRow> {
    if (sheetIndex !== 0) throw new RangeError(`A text file has no sheet ${sheetIndex}`);
    const pieces = withinBounds(readText(this.path, this.charset), this.delimiter, this.limits);
    const source = Readable.from(pieces, { highWaterMark: 1 });
    const parser = parse({
      delimiter: this.delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Of each row that is shorter than the first the parser makes an error, which costs more than the row.
      skip_empty_lines: true,
      info: true,
      relax_quotes: true,
      max_record_size: this.limits.token,
    });
    source.on('error', (error) => parser.destroy(error));
    source.pipe(parser);
    // Excel hides the line 'sep=;' and counts from the line after it.
    const hidden = this.hasDelimiterLine ? 1 : 0;
    let number = 0;
    try {
      for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
        number = info.records + info.empty_lines - hidden;
        if (info.records > this.limits.textRows) throw tooManyRows(this.limits.textRows);
        if (number === 0) continue;
        const cells = record.slice(0, this.limits.columns).map(cellOf);
        if (cells.some((cell) => cell !== null)) {
          yield { number, cells, hidden: false, links: NO_MARKS, currencies: NO_MARKS };
        }
      }
    } catch (error) {
      throw refusalFor(error, number + 1);
    } finally {
      source.destroy();
      parser.destroy();
    }
  }

  async head(sheetIndex: number, lastRow: number): Promise<SheetRow[]> {
    return rowsUpTo(this.rows(sheetIndex), lastRow);
  }

  async close(): Promise<void> {}
}

/**
 * The pieces of a text as they are, until a line has more cells than any list, or the text more lines: the parser makes an array of a
 * whole row, and goes through all empty ones before it gives the next.
 */
async function* withinBounds(
  pieces: AsyncIterable<string>,
  delimiter: string,
  { textCells, textLines }: ImportLimits,
): AsyncGenerator<string> {
  const sign = delimiter.charCodeAt(0);
  let cells = 0;
  const ends = { '\n': 0, '\r': 0 };
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at++) {
      const code = piece.charCodeAt(at);
      if (code === 10 || code === 13) {
        cells = 0;
        if (++ends[code === 10 ? '\n' : '\r'] > textLines) throw tooManyRows(textLines);
      } else if (code === sign && ++cells > textCells) {
        const words = textCells.toLocaleString('en-GB');
        throw new ImportRefusal(422, `A row has more than ${words} columns. Please check how the file was saved.`);
      }
    }
    yield piece;
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

const tooManyRows = (most: number) =>
  new ImportRefusal(413, `The file has more than ${most.toLocaleString('en-GB')} rows. Upload it in parts.`);

function refusalFor(error: unknown, row: number): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code.startsWith('CSV_')) return error;
  return new ImportRefusal(
    422,
    `The quotation mark in row ${row} is never closed, so the rows after it can’t be read.`,
  );
}
