import type { PlanRow } from '@/lib/contract/imports/course-import-views';
import { type ClosingDays, closingText } from '@/lib/domain/courses/closing-days';
import { COURSE_FIELD_LABELS, knownCourseField } from '@/lib/domain/courses/course-fields';
import { typedOverOf } from '@/lib/domain/imports/typed-over';
import { majorUnits } from '@/lib/domain/money/money';
import { money } from '@/lib/domain/money/money-words';
import { counted } from '@/lib/domain/texts/counted';
import { durationText, feeText } from './format';

export interface ChangeText {
  label: string;
  /** '' for nothing. */
  from: string;
  to: string;
}

type Values = NonNullable<PlanRow['after']>;

/** Each changed field in words, before and after, in the order of a course's page. */
export function changeTexts(row: Pick<PlanRow, 'before' | 'after' | 'currency'>): ChangeText[] {
  const { before = {}, after = {}, currency = '' } = row;
  const isReturning = 'retiredOn' in after && !after.retiredOn;
  const offered = isReturning ? [{ label: 'Offered', from: `retired on ${before.retiredOn}`, to: 'again' }] : [];
  const changes = Object.keys(COURSE_FIELD_LABELS).flatMap((field) => {
    if (!(field in after)) return [];
    return [
      {
        label: COURSE_FIELD_LABELS[field] ?? field,
        from: valueText(field, { currency, ...before }),
        to: valueText(field, { currency, ...after }),
      },
    ];
  });
  const beside = 'typedOver' in after ? typedOverTexts(before.typedOver, after.typedOver, currency) : [];
  return [...offered, ...changes, ...beside];
}

/** What a register says now of fields whose values staff typed: those stay. */
function typedOverTexts(before: unknown, after: unknown, currency: string): ChangeText[] {
  const [was, is] = [typedOverOf(before as string | null), typedOverOf(after as string | null)];
  const changed = Object.keys(is).filter((field) => was[field as keyof typeof was] !== is[field as keyof typeof is]);
  return changed.map((field) => ({
    label: `${COURSE_FIELD_LABELS[field] ?? field} (your value is kept; the register says)`,
    from: valueText(field, { currency, ...was }),
    to: valueText(field, { currency, ...is }),
  }));
}

/** What an added course states, in one line: award, fee, duration, intakes, scores. */
export function factsText(values: Values): string {
  const { tuitionFeeMinor: fee, durationInMonths: months } = values;
  const currency = String(values.currency ?? '');
  const tuitionFee = typeof fee === 'number' && fee > 0 ? majorUnits(fee, currency) : null;
  return [
    values.award ?? '',
    feeText({ currency, tuitionFee, fee_period: String(values.fee_period ?? '') }),
    typeof months === 'number' ? durationText(months) : '',
    values.admissionIntake ?? '',
    values.ieltsOverall ? `IELTS ${values.ieltsOverall}` : '',
    values.pteOverall ? `PTE ${values.pteOverall}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A course's field in words; '' where nothing is stated. Other values as they are, yes or no for truth. */
export function valueText(field: string, values: Readonly<Record<string, unknown>>): string {
  const value = values[field];
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const known = knownCourseField(field);
  const kind = known?.kind;
  if (known?.kind === 'number') return markText(Number(value), known.unit);
  if (kind === 'closing') return typeof value === 'string' ? value : closingText(value as ClosingDays);
  if (kind === 'money' && typeof value === 'number') {
    if (value === 0) return '';
    const currency = String(values.currency ?? '');
    return money(majorUnits(value, currency), currency);
  }
  if (kind === 'duration' && typeof value === 'number') return durationText(value);
  return String(value);
}

function markText(value: number, unit: '%' | 'years' | undefined): string {
  if (unit === 'years') return counted(value, 'year');
  return `${value}${unit ?? ''}`;
}
