import { minorUnits } from '@/lib/domain/money/money';

/** Reference rates: how much of each currency one unit of `base` is. */
export interface FeeRates {
  base: string;
  perBase: Readonly<Record<string, number>>;
}

/** The group of all fees that the rates name. */
const CONVERTED = '*';

/**
 * How yearly fees are compared: those in currencies that the rates name with each other, in units of the base; those in any
 * other currency, and all without rates, only within their own, in minor units.
 */
export class FeeScale {
  constructor(private readonly rates: FeeRates | null) {}

  /** Fees of one group can be compared; groups are ordered by this text. */
  groupOf(currency: string): string {
    return this.perBase(currency) === null ? currency : CONVERTED;
  }

  /** A yearly fee in minor units of its currency as it is compared within its group. */
  valueOf(minor: number, currency: string): number {
    const perBase = this.perBase(currency);
    return perBase === null ? minor : minor / minorUnits(currency) / perBase;
  }

  private perBase(currency: string): number | null {
    if (!this.rates || !currency) return null;
    return currency === this.rates.base ? 1 : (this.rates.perBase[currency] ?? null);
  }
}
