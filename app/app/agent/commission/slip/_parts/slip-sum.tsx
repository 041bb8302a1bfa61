import { slipDifference, throughBank } from '@/lib/domain/commission/slip';
import { isCurrency, majorUnits } from '@/lib/domain/money/money';
import { minorMoney } from '@/lib/domain/money/money-words';

interface SlipSumProps {
  lines: readonly { minor: number; withheld: number; net: number }[];
  slip: { currency: string; minor: number; charges: number };
  currency: string;
}

/**
 * Whether what was typed adds up: the same currency must agree, of another one the rate is said that follows. Nothing
 * while amounts are missing.
 */
export function SlipSum({ lines, slip, currency }: SlipSumProps) {
  const amounts = [...lines.flatMap(({ minor, withheld, net }) => [minor, withheld, net]), slip.minor, slip.charges];
  if (lines.length === 0 || slip.minor === 0 || !amounts.every(Number.isSafeInteger)) return null;
  const paid = lines.reduce((sum, line) => sum + throughBank(line), 0);
  const off = slipDifference(lines, slip, currency);
  return (
    <p role="status" className={off ? 'text-sm text-danger-ink' : 'text-sm'}>
      {`Total for these students: ${minorMoney(paid, currency)} after tax and offsets. `}
      {off === null ? rateWords(paid, slip, currency) : differenceWords(off, currency)}
    </p>
  );
}

function differenceWords(off: number, currency: string): string {
  if (off === 0) return 'The remittance matches.';
  const amount = minorMoney(Math.abs(off), currency);
  return off > 0
    ? `The remittance is ${amount} more than this total. Please find out why before you record it.`
    : `The remittance is ${amount} less than this total. Enter the bank’s charges, or find out why before you record it.`;
}

/** Both amounts are as typed; the rate is what follows. */
function rateWords(paid: number, { currency: of, minor, charges }: SlipSumProps['slip'], currency: string): string {
  if (paid === 0 || !isCurrency(of)) return '';
  const rate = majorUnits(minor + charges, of) / majorUnits(paid, currency);
  return `Exchange rate of this remittance: 1 ${currency} is ${rate.toPrecision(6)} ${of}.`;
}
