import { BYTE_ORDER_MARK, csvLine } from '@/lib/platform/export/csv';
import type { RefusedRow } from './upload';

/** The refused rows as CSV text. Reasons quote what stood in the file, so formulas are kept texts. */
export function refusedCsv(rows: readonly RefusedRow[]): string {
  const lines = rows.map(({ row, column, message }) => csvLine([row, column ?? '', message]));
  return BYTE_ORDER_MARK + csvLine(['Row', 'Column', 'Reason']) + lines.join('');
}
