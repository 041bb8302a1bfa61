import type { SheetRowView } from '@/lib/contract/imports/student-sheets';
import { factWords } from '@/lib/domain/agency/lead-facts';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/platform/export/csv';
import { OUTCOME_WORDS, shownOutcome } from './outcomes';

type ReportRow = Omit<SheetRowView, 'otherMobiles' | 'otherEmails' | 'cells'>;

/** The report's text: the rows in the file's order, each with its result and the reason. */
export function reportCsv(rows: readonly ReportRow[]): string {
  const lines = rows.map((row) =>
    csvLine(
      [row.row, row.name, row.email, row.mobile, OUTCOME_WORDS[shownOutcome(row)], row.keptFor || row.message].concat([
        row.counsellor_name,
        [
          ...Object.values(row.work),
          ...Object.values(row.profile),
          ...row.facts.map(factWords),
          ...row.more.split('\n'),
        ]
          .filter(Boolean)
          .join('; '),
      ]),
    ),
  );
  return (
    BYTE_ORDER_MARK +
    csvLine(['Row', 'Name', 'Email', 'Mobile', 'Result', 'Reason', 'Counsellor', 'Other columns']) +
    lines.join('')
  );
}
