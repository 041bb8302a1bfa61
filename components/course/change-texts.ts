import type { PlanRow } from '@/lib/contract/imports/course-import-views';
import { COURSE_FIELD_LABELS } from '@/lib/domain/course-fields';
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
  return Object.keys(COURSE_FIELD_LABELS).flatMap((field) => {
    if (!(field in after)) return [];
    return [
      {
        label: COURSE_FIELD_LABELS[field] ?? field,
        from: valueText(field, { currency, ...before }),
        to: valueText(field, { currency, ...after }),
      },
    ];
  });
}

/** What an added course states, in one line: fee, duration, intakes, scores. */
export function factsText(values: Values): string {
  const months = values.durationInMonths;
  return [
    typeof values.tuitionFeeMinor === 'number'
      ? feeText({
          currency: String(values.currency ?? ''),
          tuitionFee: values.tuitionFeeMinor / 100,
          fee_period: String(values.fee_period ?? ''),
        })
      : '',
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
  if (field === 'tuitionFeeMinor' && typeof value === 'number') {
    const currency = String(values.currency ?? '');
    return feeText({ currency, tuitionFee: value / 100, fee_period: '' }).trim();
  }
  if (field === 'durationInMonths' && typeof value === 'number') return durationText(value);
  return String(value);
}
