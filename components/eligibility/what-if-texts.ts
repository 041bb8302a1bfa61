import type { whatIf } from '@/lib/contract/catalogue/what-if';
import type { Result } from '@/lib/contract/operation';
import type { WhatIfField } from '@/lib/domain/what-if';

export type Answer = Result<typeof whatIf>;
export type Field = Answer['fields'][number];

export const LABELS: Record<WhatIfField, string> = {
  ielts: 'IELTS, every section',
  pte: 'PTE, every section',
  toefl: 'TOEFL',
  det: 'DET',
  gre: 'GRE',
  gmat: 'GMAT',
  school: 'Senior Secondary, final marks',
  degree: 'Bachelors, final marks',
};

/** '+41 courses with IELTS 7.0'. */
export function stepText({ next, ...field }: Field, toefl: Answer['toeflScale']): string {
  if (!next) return '';
  const name = LABELS[field.field].replace(/, (every section|final marks)$/, '');
  const scale = field.field === 'toefl' && toefl === '1-6' ? ' of 6' : '';
  return `${signed(next.courses)} course${next.courses === 1 ? '' : 's'} with ${name} ${valueText(field, next.value)}${scale}`;
}

/** The cheapest step of all, in words; '' where no score or mark would open a course. */
export function cheapestStep({ fields, cheapest, toeflScale }: Answer): string {
  const easiest = fields.find(({ field }) => field === cheapest);
  return easiest ? stepText(easiest, toeflScale) : '';
}

export function valueText({ field, step }: Pick<Field, 'field' | 'step'>, value: number): string {
  if (field === 'school' || field === 'degree') return `${value}%`;
  return step < 1 ? value.toFixed(1) : String(value);
}

export const signed = (count: number) => `+${count.toLocaleString('en-GB')}`;
