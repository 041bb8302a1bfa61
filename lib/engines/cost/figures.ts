import type { Country } from '@/lib/domain/countries';
import type { Fact, FactKind } from '@/lib/engines/facts/fact';
import { type FactId, SHIPPED_FACTS } from '@/lib/engines/facts/fact-ids';
import { isOverdue } from '@/lib/engines/facts/read';
import { lengthText } from './days';
import { NOT_KNOWN } from './sum-words';
import type { Certainty, CostLine, CostPart, Figure, FigureSource, Question, Sum } from './types';

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
  if (isOverdue(fact, on)) return 'last known';
  return fact.source.kind === 'official' ? 'known' : 'likely';
}

/** The fact as a figure in words: `text` of its value. */
export function figureOf(
  id: FactId,
  label: string,
  question: Pick<Question, 'on' | 'read'>,
  text: (fact: Fact) => string,
): Figure {
  const fact = question.read(id);
  const { look, note }: FactKind = SHIPPED_FACTS[id];
  return {
    key: id,
    label,
    certainty: certaintyOf(fact, question.on),
    text: fact ? text(fact) : look ? `${NOT_KNOWN} ${note}`.trim() : NOT_KNOWN,
    source: sourceOf(fact),
    ...(!fact && look && { look }),
  };
}

/**
 * A line of a fact that is money: its value times how often it falls due within so many months.
 * @param value the number to take where the fact is a table
 * @param months null: the length isn't known; it only matters to what falls due by month or year
 */
export function lineOf(
  part: CostPart,
  id: FactId,
  label: string,
  question: Question,
  months: number | null,
  value: (fact: Fact) => number | null = ({ value }) => (typeof value === 'number' ? value : null),
): CostLine {
  const fact = question.read(id);
  const one = fact ? value(fact) : null;
  if (!fact || one === null) return { ...figureOf(id, label, question, () => NOT_KNOWN), part, ...UNKNOWN_AMOUNT };
  const [currency = '', per] = fact.unit.split(' per ');
  const times = per === 'year' ? months && months / 12 : per === 'month' ? months : 1;
  const period = per ? ` per ${per}` : '';
  const note = fact.appliesTo.note && ` ${fact.appliesTo.note}`;
  const length = per && months !== null ? ` for ${lengthText(months)}` : '';
  return {
    ...figureOf(id, label, question, () => `${currency} ${number(one)}${period}${length}.${note}`),
    part,
    currency,
    most: null,
    amount: times === null ? null : cents(one * times),
    ...(times === null
      ? {
          certainty: 'not known',
          text: `${currency} ${number(one)}${period}; we don't know how long the course takes.${note}`,
        }
      : {}),
  };
}

/**
 * One of two lines, when which is due isn't clear: both amounts, the smaller first, as certain as the less certain of them.
 * Not known when one of them isn't.
 */
export function eitherLine(one: CostLine, other: CostLine, label: string): CostLine {
  const [less, more] = (one.amount ?? 0) <= (other.amount ?? 0) ? [one, other] : [other, one];
  const isKnown = less.amount !== null && more.amount !== null && less.currency === more.currency;
  const text = `${one.label}: ${one.text} ${other.label}: ${other.text}`;
  if (!isKnown) return { ...less, ...UNKNOWN_AMOUNT, label, text, source: less.source ?? more.source };
  const certainty = ORDER.find((each) => each === less.certainty || each === more.certainty) ?? 'not known';
  return { ...less, label, text, certainty, most: more.amount };
}
/** The least certain first. */
const ORDER = ['not known', 'last known', 'likely', 'known'] as const satisfies Certainty[];

/** What these lines come to, by currency, with what is and isn't in it. */
export function sumOf(lines: readonly CostLine[]): Sum {
  const counted = lines.filter(({ amount }) => amount !== null);
  const currencies = [...new Set(counted.map(({ currency }) => currency))];
  const partsOf = (some: readonly CostLine[]) => [...new Set(some.map(({ part }) => part))];
  return {
    amounts: currencies.map((currency) => {
      const due = counted.filter((line) => line.currency === currency);
      const amount = due.reduce((sum, line) => sum + (line.amount ?? 0), 0);
      const most = due.reduce((sum, line) => sum + (line.most ?? line.amount ?? 0), 0);
      return { currency, amount: cents(amount), most: most > amount ? cents(most) : null };
    }),
    about: counted.some(({ certainty }) => certainty === 'last known'),
    likely: counted.some(({ certainty }) => certainty === 'likely'),
    parts: partsOf(counted),
    missing: partsOf(lines.filter(({ amount }) => amount === null)),
  };
}

export function sourceOf(fact: Fact | null): FigureSource | null {
  return fact && { ...fact.source, day: fact.readOn };
}

const UNKNOWN_AMOUNT = { amount: null, most: null, currency: '', certainty: 'not known', source: null } as const;
export const cents = (amount: number) => Math.round(amount * 100) / 100;
/** '22,895', '1,023.50'. */
export const number = (amount: number) =>
  amount.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 });
