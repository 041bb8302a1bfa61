import { withFormulaGuard } from '@/lib/domain/texts/formula-guard';

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
  return `"${withFormulaGuard(value).replaceAll('"', '""')}"`;
}
