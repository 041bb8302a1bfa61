import { minorMoney } from '../money/money-words';

/** What an agency declares to earn at a university, in the open for its own students. Search, order and shortlists never read it. */

export const DECLARED_KINDS = ['percent', 'amount', 'nothing'] as const;
export type DeclaredKind = (typeof DECLARED_KINDS)[number];

export interface Declared {
  kind: DeclaredKind;
  /** Parts per million of a percentage: 125000 is 12.5 %; of an amount its minor units; 0 for nothing. */
  value: number;
  /** Of an amount; '' else. */
  currency: string;
  /** Of what, such as 'the first year’s fee'; '' where that is not said. */
  of: string;
}

const PER_PERCENT = 10_000;

/** Parts per million of a percentage, to four decimals. */
export const partsPerMillion = (percent: number): number => Math.round(percent * PER_PERCENT);

/** '12.5% of the first year’s fee', '₹50,000', 'nothing'. */
export function declaredWords({ kind, value, currency, of }: Declared): string {
  if (kind === 'nothing') return 'nothing';
  const amount = kind === 'percent' ? `${value / PER_PERCENT}%` : minorMoney(value, currency);
  return of ? `${amount} of ${of}` : amount;
}

export const NOT_DECLARED = 'not declared';
