import type { FigureSource } from './types';

/** Reference rates of one day. */
export interface Rates {
  /** Whose one unit the rates are for: 'EUR'. */
  base: string;
  /** How much of a currency one unit of the base is. */
  perBase: Readonly<Record<string, number>>;
  source: FigureSource;
  /** Made up for a demonstration. */
  example: boolean;
}

/** What one unit of a currency is in another; null when the rates name one of them not. */
export function rateOf(from: string, to: string, { base, perBase }: Pick<Rates, 'base' | 'perBase'>): number | null {
  const [one, other] = [from, to].map((currency) => (currency === base ? 1 : perBase[currency]));
  return one && other ? other / one : null;
}

/** The currencies that amounts can be shown in. */
export function currenciesOf({ base, perBase }: Pick<Rates, 'base' | 'perBase'>): string[] {
  return [base, ...Object.keys(perBase)].sort();
}

const MOST_CURRENCIES = 200;

/**
 * Reads a list of reference rates as the European Central Bank publishes them: a head 'Date, USD, JPY, …' and rows of a day
 * and rates per euro. The newest row counts. A text says why it can't be read.
 */
export function parseRates(csv: string): { day: string; perBase: Record<string, number> } | string {
  const [head = [], ...rows] = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.split(/[,;]/).map((cell) => cell.trim().replace(/^"|"$/g, '')));
  if (!/^date$/i.test(head[0] ?? '')) return 'The first column must be headed Date.';
  if (head.length > MOST_CURRENCIES) return 'There are too many columns.';
  const dated = rows.flatMap((cells) => {
    const day = dayOf(cells[0] ?? '');
    return day ? [{ day, cells }] : [];
  });
  const newest = dated.sort((one, other) => other.day.localeCompare(one.day))[0];
  if (!newest) return 'No row begins with a day like 2026-11-20 or 20 November 2026.';
  const perBase: Record<string, number> = {};
  for (const [index, code] of head.entries()) {
    const rate = Number(newest.cells[index]);
    if (/^[A-Z]{3}$/.test(code) && rate > 0 && Number.isFinite(rate)) perBase[code] = rate;
  }
  return Object.keys(perBase).length > 0
    ? { day: newest.day, perBase }
    : 'No column is headed with a currency like USD.';
}

/** '20 November 2026' or '2026-11-20' as '2026-11-20'; null for what is no day. */
function dayOf(text: string): string | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) || /^\d{1,2} [A-Za-z]{3,9} \d{4}$/.test(text);
  const at = isDay ? Date.parse(text.includes('-') ? text : `${text} UTC`) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}
