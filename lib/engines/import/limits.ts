/** What a file may cost before it is refused. Sizes in bytes, after inflating where that applies. */
export interface ImportLimits {
  /** The file itself. */
  file: number;
  /** An .xls file: that format is read whole, so it gets less. */
  xlsFile: number;
  zipEntries: number;
  /** One worksheet's XML, which is in memory as a whole: 20,000 rows of 24 columns take 17 MB. */
  sheetXml: number;
  sharedStringsXml: number;
  sharedStrings: number;
  /** Any other part of the package: styles, relationships, the list of sheets. */
  partXml: number;
  /** Inflated over packed size; applies once a part exceeds `ratioFrom`. Real sheets stay under 60. */
  ratio: number;
  ratioFrom: number;
  /** One record of a .csv file. */
  token: number;
  /** Of a .csv or .ods file, the empty ones apart. */
  textRows: number;
  /** Of one row of a .csv file: the parser makes all of them before one is looked at. */
  textCells: number;
  /** Of a .csv file, the empty ones too: what a spreadsheet program can show. */
  textLines: number;
  sheets: number;
  /** Cells right of this column are not read. */
  columns: number;
  merges: number;
  links: number;
}

const MiB = 1024 * 1024;

export const DEFAULT_LIMITS: ImportLimits = {
  file: 50 * MiB,
  xlsFile: 25 * MiB,
  zipEntries: 5_000,
  sheetXml: 192 * MiB,
  sharedStringsXml: 160 * MiB,
  sharedStrings: 2_000_000,
  partXml: 24 * MiB,
  ratio: 250,
  ratioFrom: 32 * MiB,
  token: 2 * MiB,
  textRows: 300_000,
  textCells: 50_000,
  textLines: 1_048_576,
  sheets: 200,
  columns: 1_000,
  merges: 200_000,
  links: 200_000,
};
