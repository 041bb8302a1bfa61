import type { RefusedRow } from './upload';

/** The refused rows as CSV text with a byte order mark, so that spreadsheet programs read it as UTF-8. */
export function refusedCsv(rows: readonly RefusedRow[]): string {
  const lines = [['Row', 'Column', 'Reason'], ...rows.map(({ row, column, message }) => [row, column ?? '', message])];
  return `\uFEFF${lines.map((cells) => cells.map(csvField).join(',')).join('\r\n')}\r\n`;
}

/** Reasons quote what stood in the file: text that a spreadsheet would run as a formula is kept a text. */
function csvField(value: string | number): string {
  const text = String(value);
  const inert = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
