/** Starts a CSV file, so that spreadsheet programs read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180) with its end; every text is quoted. A text that a spreadsheet would run as a formula is
 * kept a text by a leading apostrophe; a phone number such as +919876543210 is none and stays as it is.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvField).join(',')}\r\n`;
}

function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const inert = PHONE.test(value) ? value : value.replace(FORMULA, (before) => `${before}'`);
  return `"${inert.replaceAll('"', '""')}"`;
}

const PHONE = /^\+\d+$/;
/**
 * The place before a sign that begins a formula: at the start of the text, and after every character at which some
 * spreadsheet splits a line into cells, whatever the list separator of its country is. Full-width signs count as the
 * plain ones: some spreadsheets convert them.
 */
const FORMULA = /(?:^|[;,|\t\r\n])[\s"\u200b\ufeff]*(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
