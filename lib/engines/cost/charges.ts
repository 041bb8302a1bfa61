import type { Fact } from '@/lib/engines/facts/fact';
import type { FactId } from '@/lib/engines/facts/fact-ids';
import { lengthText } from './days';
import { lineOf, PREFIX } from './figures';
import type { CostedCourse, CostLine, Question } from './types';

/** The health cover of the student until the course is finished; in the UK the surcharge for as long as the visa lasts. */
export function healthLine({ country, durationInMonths: months }: CostedCourse, question: Question): CostLine {
  const label = 'Student’s health cover';
  if (country !== 'UK') return lineOf('health cover', `${PREFIX[country]}.health-cover`, label, question, months);
  const granted = grantedMonths(question.read('uk.stay'), months);
  const line = lineOf('health cover', 'uk.health-cover', label, question, granted && chargedMonths(granted));
  if (granted !== null) return { ...line, text: `${line.text} The visa lasts ${lengthText(granted)}.` };
  const isKnown = months !== null && line.currency !== '';
  return isKnown ? { ...line, text: 'We don’t know how long the visa lasts for such a short course.' } : line;
}

/** How long a visa lasts around a course of so many months; null where that isn't known. */
function grantedMonths(stay: Fact | null, months: number | null): number | null {
  if (typeof stay?.value !== 'object' || months === null || months < 6) return null;
  const after = stay.value[months < 12 ? 'after 6 months or more' : 'after 12 months or more'];
  const { before } = stay.value;
  return typeof before === 'number' && typeof after === 'number' ? before + months + after : null;
}

/** Whole years, and for the rest half a year up to six months, a whole year beyond. */
const chargedMonths = (months: number): number => Math.ceil(months / 6) * 6;

/**
 * Charges of which it isn't known whether, or how much, is due: lines once their fact is known, else named among what is
 * not included.
 */
export function openCharges(
  country: CostedCourse['country'],
  question: Question,
): { lines: CostLine[]; notIncluded: string[] } {
  const charge = OPEN[country];
  if (!charge) return { lines: [], notIncluded: [] };
  const { id, label, open } = charge;
  if (!question.read(id)) return { lines: [], notIncluded: [open] };
  return { lines: [lineOf('visa', id, label, question, null)], notIncluded: [] };
}

const OPEN: Partial<Record<CostedCourse['country'], { id: FactId; label: string; open: string }>> = {
  USA: {
    id: 'usa.visa-integrity-fee',
    label: 'Visa integrity fee',
    open: 'The visa integrity fee: it is set by law, but we don’t know when collection will start',
  },
  Singapore: {
    id: 'singapore.pass.processing',
    label: 'Processing of the Student’s Pass',
    open: 'The processing fee of the Student’s Pass (amount not known)',
  },
};
