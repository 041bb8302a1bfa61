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
