import type { LabelledLine } from '@/lib/domain/agency/billing';
import type { TaxLine } from '@/lib/domain/commission/invoices';
import { percentWords } from '@/lib/domain/commission/words';
import { typedParts } from './typed-minor';

/** Lines of a text field as a call takes them, and back. What can't be read goes as it is, for the server to refuse. */

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** 'GSTIN: 03ABC…', one a line. */
export const typedLabels = (text: string): LabelledLine[] =>
  linesOf(text).map((line) => {
    const [label = '', ...value] = line.split(':');
    return { label: label.trim(), value: value.join(':').trim() };
  });

export const labelsText = (lines: readonly LabelledLine[]): string =>
  lines.map(({ label, value }) => `${label}: ${value}`).join('\n');

/** 'IGST 18%', one a line. */
export const typedTaxes = (text: string): { label: string; parts: number | string }[] =>
  linesOf(text).map((line) => {
    const [, label = line, rate = ''] = /^(.*?)\s*:?\s*([\d.,]+)\s*%?$/u.exec(line) ?? [];
    return { label, parts: typedParts(rate) };
  });

export const taxWords = ({ label, parts }: TaxLine): string => `${label} ${percentWords(parts)}`;

export const taxesText = (lines: readonly TaxLine[]): string => lines.map(taxWords).join('\n');
