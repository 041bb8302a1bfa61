import { Checkbox } from '@/components/ui/controls/checkbox';
import { ticked } from '@/components/ui/controls/wired';
import type { RatesComparison, RatesView } from '@/lib/contract/catalogue/rates';
import { dateText } from '@/lib/domain/days/day-words';

interface RatesComparedProps {
  comparison: RatesComparison;
  inUse: RatesView | null;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** What a chosen list says beside the rates in use, before it is saved; what is unusual about it is asked. */
export function RatesCompared({ comparison, inUse, confirmed, onConfirm }: RatesComparedProps) {
  const { base, day, pairs, asks } = comparison;
  return (
    <div className="space-y-3 sm:col-span-2" aria-live="polite">
      <table className="w-full text-sm">
        <caption className="pb-2 text-left text-muted">
          Rates of {dateText(day)}, per {base}. Nothing is saved yet.
        </caption>
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="py-1.5 font-medium">
              Currency
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              In use{inUse ? `, ${dateText(inUse.day)}` : ''}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              In the list
            </th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ from, to, before, after }) => (
            <tr key={`${from}/${to}`} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {from}
              </th>
              <td className="py-1.5 text-right tabular-nums">{amount(before, to)}</td>
              <td className="py-1.5 text-right tabular-nums">{amount(after, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {asks.length > 0 && (
        <div className="rounded-control bg-accent-soft px-4 py-3 text-sm text-accent-ink">
          <ul className="list-disc space-y-1 pl-5">
            {asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
          <div className="mt-3">
            <Checkbox label="I checked this; the list is correct" {...ticked(confirmed, onConfirm)} />
          </div>
        </div>
      )}
    </div>
  );
}

const amount = (rate: number | null, currency: string): string =>
  rate === null
    ? 'not known'
    : `${Number(rate.toPrecision(6)).toLocaleString('en-GB', { maximumFractionDigits: 6 })} ${currency}`;
