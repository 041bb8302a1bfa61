/** Starts a CSV file, so that spreadsheet programs read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180) with its end. A text that a spreadsheet would run as a formula is kept a text by a
 * leading apostrophe; a phone number such as +919876543210 is none and stays as it is.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvField).join(',')}\r\n`;
}

function csvField(value: string | number): string {
  const text = String(value);
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) && !/^\+\d+$/.test(text);
  const inert = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
