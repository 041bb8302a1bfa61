/** What a page hands its table: rows, or the words for the table's error box. */
export interface LoadedTable<Row> {
  rows: Row[];
  total: number;
  /** What the table says instead of rows. */
  error?: string;
}
