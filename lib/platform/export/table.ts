import { BYTE_ORDER_MARK, csvLine } from './csv';

/** A table to be had as a file. */
export interface ExportTable {
  /** Without its ending: 'students'. */
  name: string;
  heads: readonly string[];
  /** The heads of columns of days, 'YYYY-MM-DD': a spreadsheet gets them as dates. */
  days?: readonly string[];
  /** In batches, so that neither the table nor a round trip for each row is in memory. A cell is a text or a number. */
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
}
export type Cell = string | number;

/** The table as the text of a CSV file (RFC 4180) in pieces, with the mark that makes spreadsheets read it as UTF-8. */
export async function* csvPieces({ heads, batches }: ExportTable): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + csvLine(heads);
  for await (const rows of batches) if (rows.length) yield rows.map(csvLine).join('');
}

/** The rows of a long list, so many at a time. */
export async function* inBatches<T>(rows: AsyncIterable<T>, size: number): AsyncGenerator<T[], void, undefined> {
  let batch: T[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}
