import { Decimal } from '../../bson/decimal';
import type { Numeric } from '../../bson/numbers';
import { Double } from '../../bson/types';

/** A number as MongoDB converts it to a string: 1 for 1.0, 1.5, NaN, Infinity, decimals in their own notation. */
export function formatNumber(value: Numeric): string {
  if (value instanceof Decimal) return value.toString();
  return String(value instanceof Double ? value.value : value);
}
