/** What the `t` attribute of a cell says. Number and Shared come first: their values are digits. */
export const CellType = { Number: 0, Shared: 1, Text: 2, Inline: 3, Boolean: 4, Error: 5, IsoDate: 6 } as const;
export type CellType = (typeof CellType)[keyof typeof CellType];

/** The cell type an attribute value names; anything unknown is a number. */
export function cellType(bytes: Buffer, start: number, end: number): CellType {
  return TYPES.get(bytes.toString('latin1', start, end)) ?? CellType.Number;
}

const TYPES = new Map<string, CellType>([
  ['s', CellType.Shared],
  ['str', CellType.Text],
  ['inlineStr', CellType.Inline],
  ['b', CellType.Boolean],
  ['e', CellType.Error],
  ['d', CellType.IsoDate],
]);

/** The column of a cell reference ('C7' → 2), or `fallback` when it has no letters. */
export function columnOf(bytes: Buffer, start: number, end: number, fallback: number): number {
  let column = 0;
  for (let at = start; at < end && at < start + 4; at++) {
    const letter = (bytes[at] ?? 0) & 0xdf;
    if (letter < 0x41 || letter > 0x5a) break;
    column = column * 26 + letter - 64;
  }
  return column === 0 ? fallback : column - 1;
}

/** A number; NaN when it isn't one. */
export function parseNumber(bytes: Buffer, start: number, end: number): number {
  const text = bytes.toString('latin1', start, end).trim();
  return text === '' ? Number.NaN : Number(text);
}

/** The address in a formula that begins with HYPERLINK("address", or null. */
export function literalLink(formula: string): string | null {
  return /^HYPERLINK\(\s*"([^"]{1,2048})"/i.exec(formula)?.[1] ?? null;
}
