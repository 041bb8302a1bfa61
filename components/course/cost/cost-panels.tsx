import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { CourseCost } from '@/lib/contract/catalogue/course-cost';
import { dateText } from '@/lib/domain/days/day-words';
import { BankDays, isByDay } from './bank-days';
import { CostForm } from './cost-form';
import { CostLines } from './cost-lines';
import { FigureRow, SourceLink } from './figure-row';

interface CostPanelsProps {
  cost: CourseCost;
  intakes: readonly { value: string; label: string }[];
  chosen: string;
  mostFamily: number;
  /** Those that amounts can be shown in besides. */
  currencies: readonly string[];
}

/** What the course costs, what the visa asks to see, and how long graduates may work; each figure with its source. */
export function CostPanels({ cost, intakes, chosen, mostFamily, currencies }: CostPanelsProps) {
  const { bank, work, on } = cost;
  return (
    <div id="cost" data-cost>
      <CostForm
        intakes={intakes}
        chosen={{ intake: chosen, family: cost.family, currency: cost.own?.currency ?? '' }}
        mostFamily={mostFamily}
        currencies={currencies}
      />
      {cost.own && (
        <p data-figure className="mb-4 text-sm text-muted">
          {cost.own.example && <strong>Example exchange rates, not real ones. </strong>}
          Amounts in {cost.own.currency} by <SourceLink source={cost.own.source} />.
        </p>
      )}
      <Section
        title="Total cost of the course"
        description="Tuition, official living costs, health cover and the visa for the whole course."
      >
        <Card padding="none" className="overflow-clip">
          <CostLines id="cost-lines" lines={cost.lines} sum={cost.sum} on={on} own={cost.own} />
        </Card>
        <p className="mt-2 text-sm text-muted">Not included: {cost.notIncluded.join('; ')}.</p>
      </Section>
      <Section
        id="bank"
        title={
          bank.window && cost.intake && isByDay(bank) ? (
            <span data-question>In the bank by {dateText(bank.window.from)}</span>
          ) : (
            'In the bank'
          )
        }
        description="The money you must show for the visa, for how long, and in whose account it may be. The visa office makes the final decision."
      >
        <BankDays cost={cost} />
        <Card padding="none" className="overflow-clip">
          <CostLines id="bank-lines" lines={bank.lines} sum={bank.sum} on={on} own={cost.own} />
          <ul className="divide-y divide-line border-t border-line">
            <FigureRow
              figure={{ ...bank.held, text: heldText(bank) }}
              amount={bank.window ? dateText(bank.window.from) : undefined}
            />
            <FigureRow figure={bank.holder} />
            {bank.rules.map((rule) => (
              <FigureRow key={rule.key} figure={rule} />
            ))}
          </ul>
        </Card>
      </Section>
      <Section
        id="work"
        title="Work while studying and after"
        description={
          <span data-question>
            For work after the course, we show the rule for people who apply on {dateText(work.applyOn)}
            {cost.intake ? ', when this intake finishes.' : '.'}
          </span>
        }
      >
        <Card padding="none" className="overflow-clip">
          <ul className="divide-y divide-line">
            {work.rows.map((row) => (
              <FigureRow key={row.key} figure={row} />
            ))}
          </ul>
        </Card>
      </Section>
    </div>
  );
}

/** 'Held for 28 days. …', with the days of an application on the last day that there is. */
function heldText({ held, window, applyBy }: CourseCost['bank']): string {
  if (!window) return held.text;
  const ends = window.endsFrom
    ? ` The last date on the bank statement may be ${dateText(window.endsFrom)} or later.`
    : '';
  return `${held.text}${ends} These dates assume that you apply on ${dateText(applyBy)}. If you apply earlier, the money must be there earlier.`;
}
