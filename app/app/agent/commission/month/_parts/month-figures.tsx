import { Link } from '@/components/ui/buttons/link';
import { FactRows } from '@/components/ui/layout/fact-rows';
import { Section } from '@/components/ui/layout/section';
import type { MonthEnd } from '@/lib/contract/commission/month';
import type { MonthFigure } from '@/lib/domain/commission/month';
import { dateText } from '@/lib/domain/days/day-words';
import { minorMoney } from '@/lib/domain/money/money-words';

/** What the month brought, in the agency's own currency where it can be said, and by currency. */
export function MonthFigures({ figures, unknown, own }: Pick<MonthEnd, 'figures' | 'unknown' | 'own'>) {
  return (
    <Section title={own.currency ? `The month in ${own.currency}` : 'The month'} description={ratesWords(own)}>
      <FactRows
        className="max-w-2xl"
        rows={figures.map(({ figure, of, own: sum }) => {
          const each = of.map(({ currency, minor }) => minorMoney(minor, currency)).join(' + ') || 'Nothing';
          const isOne = sum !== null && of.every(({ currency }) => currency === own.currency);
          const more = figure === 'expected' && unknown > 0 ? `plus ${unknown} with unknown amount` : '';
          return {
            term: LABELS[figure],
            value: (
              <>
                <span className={sum === null ? '' : 'font-semibold'}>
                  {sum === null ? each : `${isOne ? '' : '≈ '}${minorMoney(sum, own.currency)}`}
                </span>
                <span className="block text-xs text-muted">
                  {[sum !== null && !isOne && each, more].filter(Boolean).join(', ')}
                </span>
              </>
            ),
          };
        })}
      />
      {!own.currency && (
        <Link href="/app/agent/commission/billing" className="mt-3 inline-block text-sm underline underline-offset-2">
          Set your currency to see a single total
        </Link>
      )}
    </Section>
  );
}

const LABELS: Readonly<Record<MonthFigure, string>> = {
  expected: 'Expected, not claimed by the end of the month',
  claimed: 'Claimed',
  received: 'Received by bank',
  paidOut: 'Paid to sub-agents and branches, including tax withheld',
  kept: 'Net commission',
};

/** By which rates, and what the bank's own rates changed, in one line. */
function ratesWords({ currency, rates, byBank }: MonthEnd['own']): string {
  if (!currency) return '';
  if (!rates) return `There are no exchange rates, so amounts in other currencies are not included in ${currency}.`;
  const listed = rates.of.map((one) => `1 ${one.currency} = ${Number(one.rate.toPrecision(6))} ${currency}`);
  const by = listed.length ? `${listed.join(', ')} (${rates.source}, ${dateText(rates.day)}).` : '';
  if (byBank === null) return by;
  const difference = minorMoney(Math.abs(byBank), currency);
  return `${by} At the bank’s own rates, you received ${byBank === 0 ? 'the same' : `${difference} ${byBank < 0 ? 'less' : 'more'}`}.`;
}
