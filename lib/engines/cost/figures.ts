import type { Country } from '@/lib/domain/countries';
import type { Fact } from '@/lib/engines/facts/fact';
import type { FactId } from '@/lib/engines/facts/fact-ids';
import { isOverdue } from '@/lib/engines/facts/read';
import { lengthText } from './days';
import type { Certainty, CostLine, Figure, FigureSource, Question, Sum } from './types';

/** How the facts of a country begin. */
export const PREFIX = {
  Canada: 'canada',
  Australia: 'australia',
  'New Zealand': 'new-zealand',
  USA: 'usa',
  UK: 'uk',
  Singapore: 'singapore',
} as const satisfies Record<Country, string>;

/** What one fact lets a sum or a verdict say on the day of asking. */
export function certaintyOf(fact: Fact | null, on: string): Certainty {
  if (!fact) return 'not known';
  if (isOverdue(fact, on)) return 'out of date';
  return fact.source.kind === 'official' ? 'known' : 'likely';
}

/** The fact as a figure in words: `text` of its value. */
export function figureOf(id: FactId, label: string, question: Question, text: (fact: Fact) => string): Figure {
  const fact = question.read(id);
  return {
    key: id,
    label,
    certainty: certaintyOf(fact, question.on),
    text: fact ? text(fact) : NOT_KNOWN,
    source: sourceOf(fact),
  };
}

/**
 * A line of a fact that is money: its value times how often it falls due within so many months.
 * @param value the number to take where the fact is a table
 * @param months null: the length isn't known; it only matters to what falls due by month or year
 */
export function lineOf(
  id: FactId,
  label: string,
  question: Question,
  months: number | null,
  value: (fact: Fact) => number | null = ({ value }) => (typeof value === 'number' ? value : null),
): CostLine {
  const fact = question.read(id);
  const one = fact ? value(fact) : null;
  if (!fact || one === null) return { ...figureOf(id, label, question, () => NOT_KNOWN), ...UNKNOWN_AMOUNT };
  const [currency = '', per] = fact.unit.split(' per ');
  const times = per === 'year' ? months && months / 12 : per === 'month' ? months : 1;
  const period = per ? ` per ${per}` : '';
  const note = fact.appliesTo.note && ` ${fact.appliesTo.note}`;
  const length = per && months !== null ? ` for ${lengthText(months)}` : '';
  return {
    ...figureOf(id, label, question, () => `${currency} ${number(one)}${period}${length}.${note}`),
    currency,
    amount: times === null ? null : cents(one * times),
    ...(times === null
      ? {
          certainty: 'not known',
          text: `${currency} ${number(one)}${period}; how long the course takes isn't known.${note}`,
        }
      : {}),
  };
}

/** What may be added of these lines, by currency. */
export function sumOf(lines: readonly CostLine[]): Sum {
  const counted = lines.filter(counts);
  const currencies = [...new Set(counted.map(({ currency }) => currency))];
  return {
    amounts: currencies.map((currency) => ({
      currency,
      amount: cents(
        counted.filter((line) => line.currency === currency).reduce((sum, line) => sum + (line.amount ?? 0), 0),
      ),
    })),
    atLeast: counted.length < lines.length,
    likely: counted.some(({ certainty }) => certainty === 'likely'),
  };
}

/** Whether a line is part of a sum. */
function counts({ amount, certainty }: CostLine): boolean {
  return amount !== null && (certainty === 'known' || certainty === 'likely');
}

export function sourceOf(fact: Fact | null): FigureSource | null {
  return fact && { ...fact.source, day: fact.readOn };
}

export const NOT_KNOWN = 'Not known.';
const UNKNOWN_AMOUNT = { amount: null, currency: '', certainty: 'not known', source: null } as const;
export const cents = (amount: number) => Math.round(amount * 100) / 100;
/** '22,895', '1,023.50'. */
export const number = (amount: number) =>
  amount.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 });
