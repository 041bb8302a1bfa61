import { buttonStyle } from '@/components/ui/buttons/button-style';
import { CONTROL, CONTROL_SIZE } from '@/components/ui/controls/control-style';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { CourseCost } from '@/lib/contract/catalogue/course-cost';
import { dateText, dueWords } from '@/lib/domain/days/day-words';
import { CostLines } from './cost-lines';
import { FigureRow, SourceLink } from './figure-row';
import { VisaPlan } from './visa-plan';

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
          <CostLines id="cost-lines" lines={cost.lines} sum={cost.sum} on={on} own={cost.own} couldBe={cost.couldBe} />
        </Card>
        <p className="mt-2 text-sm text-muted">Not included: {cost.notIncluded.join('; ')}.</p>
      </Section>
      {bank.plan && cost.intake && (
        <VisaPlan plan={bank.plan} today={on} starts={`${cost.intake.month} ${cost.intake.year}`} />
      )}
      <Section
        id="bank"
        title={
          bank.window && cost.intake && isByDay(bank) ? (
            <span data-question>In the bank by {dateText(bank.window.from)}</span>
          ) : (
            'In the bank'
          )
        }
        description="How much money you must show, for how long, and in whose account it may be. The visa office makes the final decision."
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
        title="Work during and after your studies"
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
  if (!window || !applyBy) return held.text;
  const ends = window.endsFrom
    ? ` The last date on the bank statement may be ${dateText(window.endsFrom)} or later.`
    : '';
  return `${held.text}${ends} These dates assume that you apply on ${dateText(applyBy)}. If you apply earlier, the money must be in the account earlier.`;
}

/**
 * From when the money must be there, for how long, and when to apply, as a line of days. Null where the country has no rule
 * of days, or no intake is chosen.
 */
function BankDays({ cost }: { cost: CourseCost }) {
  const { bank, intake, on } = cost;
  const { window, applyBy } = bank;
  if (!window || !applyBy || !intake) return null;
  const { from } = window;
  const points = [
    { name: 'Today', day: on, text: dateText(on), note: '' },
    {
      name: isByDay(bank) ? 'Full amount in the bank' : 'Bank statements start',
      day: from,
      text: dateText(from),
      note: from > on ? dueWords(from, on) : 'it must already be in the account',
    },
    { name: 'Apply for the visa', day: applyBy, text: `by ${dateText(applyBy)}`, note: '' },
    { name: 'Course starts', day: '9999', text: `${intake.month} ${intake.year}`, note: '' },
  ].sort((one, other) => one.day.localeCompare(other.day));
  return (
    <ol data-question className="mb-4 grid gap-y-3 sm:grid-cols-4" aria-label="Key dates">
      {points.map(({ name, text, note }) => (
        <li key={name} className="relative ps-6 sm:ps-0 sm:pt-6">
          <span aria-hidden="true" className={`absolute ${BAND[name] ?? 'hidden'}`} />
          <span
            aria-hidden="true"
            className={`absolute start-0 top-1 size-3.5 rounded-full border-2 sm:top-0 ${name === 'Today' ? 'border-accent bg-accent' : 'border-ink bg-surface'}`}
          />
          <strong className="block text-sm font-semibold">{name}</strong>
          <span className="block text-sm text-muted tabular-nums">
            {text}
            {note && `, ${note}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Whether the money must be there by a day; other countries ask for statements of the months before. */
const isByDay = ({ held }: CourseCost['bank']) => held.label === 'In the bank by';

/** Between this point and the next: the days of holding solid, those of applying outlined. On a phone the line stands. */
const LINE = 'start-1.5 top-4 h-full w-px sm:start-3.5 sm:top-1.5 sm:h-px sm:w-full bg-line';
const WIDE = 'start-0.5 top-4 h-full w-2.5 sm:start-3.5 sm:top-0.5 sm:h-2.5 sm:w-full';
const BAND: Record<string, string> = {
  Today: LINE,
  'Full amount in the bank': `${WIDE} bg-brand`,
  'Bank statements start': `${WIDE} bg-brand`,
  'Apply for the visa': `${WIDE} border border-brand bg-brand-soft`,
};

interface CostFormProps {
  /** 'Sep 2027' and the value that stands for it in the address. */
  intakes: readonly { value: string; label: string }[];
  chosen: { intake: string; family: number; currency: string };
  mostFamily: number;
  currencies: readonly string[];
}

/** For which intake and how many people: a form that works without a script. */
function CostForm({ intakes, chosen, mostFamily, currencies }: CostFormProps) {
  return (
    <form
      data-keeps-own
      method="get"
      action="#cost"
      data-question
      className="mb-4 flex flex-wrap items-end gap-3"
      aria-label="Cost options"
    >
      {intakes.length > 0 && (
        <label className="text-sm font-medium">
          Intake
          <select
            name="intake"
            key={chosen.intake}
            defaultValue={chosen.intake}
            className={`${CONTROL} ${CONTROL_SIZE} mt-1.5 block w-40`}
          >
            {intakes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="text-sm font-medium">
        People
        <select
          name="family"
          key={chosen.family}
          defaultValue={chosen.family}
          className={`${CONTROL} ${CONTROL_SIZE} mt-1.5 block w-40`}
        >
          {Array.from({ length: mostFamily }, (_none, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sizes are the index
            <option key={index} value={index + 1}>
              {index === 0 ? 'The student' : `Family of ${index + 1}`}
            </option>
          ))}
        </select>
      </label>
      {currencies.length > 0 && (
        <label className="text-sm font-medium">
          Also show in
          <select
            name="currency"
            key={chosen.currency}
            defaultValue={chosen.currency}
            className={`${CONTROL} ${CONTROL_SIZE} mt-1.5 block w-40`}
          >
            <option value="">Course currency only</option>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className={buttonStyle('secondary', 'md')}>
        Show
      </button>
    </form>
  );
}
