import { durationText, feeText } from '@/components/course/format';
import type { PlanRow } from '@/lib/contract/course-imports';

export interface ChangeText {
  label: string;
  /** '' for nothing. */
  from: string;
  to: string;
}

type Values = NonNullable<PlanRow['after']>;

const LABELS: Record<string, string> = {
  course: 'Course name',
  university: 'University',
  country: 'Country',
  campus: 'Campus',
  level: 'Level',
  code: 'Course code',
  category: 'Category',
  subcategory: 'Subcategory',
  admissionIntake: 'Intakes',
  tuitionFeeMinor: 'Fee',
  currency: 'Currency',
  fee_period: 'Fee period',
  durationInMonths: 'Duration',
  courseLink: 'Link',
  admissionRequirement: 'Entry requirements',
  remarks: 'Remarks',
  ieltsOverall: 'IELTS overall',
  ieltsLessThan: 'IELTS lowest band',
  pteOverall: 'PTE overall',
  pteLessThan: 'PTE lowest score',
  det: 'Duolingo',
  toefl: 'TOEFL',
  gre: 'GRE',
  gmat: 'GMAT',
  forSample: 'Sample only',
};

/** Each changed field in words, before and after, in the order of a course's page. */
export function changeTexts(row: Pick<PlanRow, 'before' | 'after' | 'currency'>): ChangeText[] {
  const { before = {}, after = {}, currency = '' } = row;
  return Object.keys(LABELS).flatMap((field) => {
    if (!(field in after)) return [];
    return [
      {
        label: LABELS[field] ?? field,
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

function valueText(field: string, values: Values): string {
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
