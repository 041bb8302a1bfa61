import { type Country, CURRENCY_OF } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { LONGEST_NAME } from '@/lib/domain/courses/course-rules';
import type { RowParser } from '../parse-values';
import { parseCurrency } from '../values/currency';
import { parseFeePeriod } from '../values/fee-period';
import { feeOf } from '../values/memoized';
import { saysFree } from '../values/money';
import { isNothing, quoted } from '../values/parsed';
import { cellLine } from '../values/text';

/** The fee of a row, with its currency and period from the columns beside it; free only where the file says so, never for a 0. */
export function readFeeColumns(
  parser: RowParser,
  country: Country,
): Pick<CourseDraft, 'currency' | 'tuitionFeeMinor' | 'fee_period' | 'free'> {
  const countryCurrency = CURRENCY_OF[country];
  const named = parser.line('currency', LONGEST_NAME);
  const rowCurrency = named === '' ? null : parser.take('currency', parseCurrency(named, countryCurrency));
  const stated = parser.line('feePeriod', LONGEST_NAME);
  const rowPeriod = stated === '' ? null : parser.take('feePeriod', parseFeePeriod(stated));
  const free = parser.saysYes('free');
  const unknown = { currency: rowCurrency ?? countryCurrency, tuitionFeeMinor: null, fee_period: '', free } as const;
  const cell = parser.value('tuitionFee');
  if (cell === null || (typeof cell === 'string' && (cell.trim() === '' || isNothing(cell)))) return unknown;
  if (typeof cell === 'boolean' || cell instanceof Date) {
    parser.report('tuitionFee', `${quoted(cellLine(cell))} is not a fee.`);
    return unknown;
  }
  const column = parser.mapping('tuitionFee');
  const text = typeof cell === 'string' ? cellLine(cell) : cell;
  if (typeof text === 'string' && saysFree(text)) return { ...unknown, free: true };
  const parsed = feeOf(
    text,
    countryCurrency,
    rowCurrency ?? undefined,
    rowPeriod ?? undefined,
    column?.hints.currency,
    column?.hints.period,
    column ? parser.row.currencies.get(column.column) : undefined,
  );
  const fee = parser.take('tuitionFee', parsed);
  if (!fee) return unknown;
  return { currency: fee.currency, tuitionFeeMinor: fee.minor, fee_period: fee.period, free: false };
}

/** Where no fee is known, an estimated total beside it, kept as what it is; '' for none. */
export function estimatedTotal(parser: RowParser, draft: Pick<CourseDraft, 'tuitionFeeMinor' | 'free'>): string {
  if (draft.tuitionFeeMinor !== null || draft.free) return '';
  const column = parser.columns.find(({ label }) => /\bestimated total (?:course )?cost\b/i.test(label));
  const total = column ? Number(parser.cellAt(column)) : 0;
  return total > 0 ? `Estimated total course cost: ${total.toLocaleString('en-GB')}.` : '';
}
