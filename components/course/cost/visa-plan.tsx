import { Circle, CircleCheck } from 'lucide-react';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { VisaPlanView } from '@/lib/contract/catalogue/course-cost';
import { dateText, dueWords } from '@/lib/domain/days/day-words';
import { FigureRow, SourceLink } from './figure-row';

interface VisaPlanProps {
  plan: VisaPlanView;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** The course's first day, in words: 'Sep 2027', '6 Sep 2027'. */
  starts: string;
  /** Which of the steps are done, by their place; left out where there is no application. */
  isDone?: (place: number) => boolean;
}

/** When to apply for the visa, by published times alone, and what to have in hand in which order. */
export function VisaPlan({ plan, today, starts, isDone }: VisaPlanProps) {
  const { applyBy, times, steps, stepsSource } = plan;
  return (
    <Section
      id="visa-plan"
      title={
        <span data-question>{applyBy ? `Apply for the visa by ${dateText(applyBy)}` : 'Visa: when to apply'}</span>
      }
      description="We count back from the course start with published processing times. This is not guaranteed: the visa office decides."
    >
      <Card padding="none" className="overflow-clip">
        <dl data-question className="grid gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-3 sm:px-5">
          {rowsOf(plan, today, starts).map(({ name, text, note }) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="font-medium tabular-nums">
                {text}
                {note && <span className="block text-sm font-normal text-muted">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <ul className="divide-y divide-line border-t border-line">
          {times.map((time) => (
            <FigureRow key={time.key} figure={time} />
          ))}
        </ul>
        {steps.length > 0 && (
          <div data-figure className="border-t border-line px-4 py-3.5 sm:px-5">
            <h3 className="font-sans text-base font-medium">What you need, in this order</h3>
            <ol className="mt-2 space-y-2.5">
              {steps.map(({ name, text }, place) => (
                <li key={name} className="flex gap-3">
                  <StepMark place={place} done={isDone?.(place)} />
                  <p className="min-w-0 text-sm">
                    <strong className="font-semibold">{name}</strong>
                    {isDone?.(place) && ' (done)'} <span className="text-muted">{text}</span>
                  </p>
                </li>
              ))}
            </ol>
            {stepsSource && (
              <p className="mt-3 text-xs text-muted">
                <SourceLink source={stepsSource} />
              </p>
            )}
          </div>
        )}
      </Card>
    </Section>
  );
}

function StepMark({ place, done }: { place: number; done: boolean | undefined }) {
  if (done === undefined) return <span className="w-4 shrink-0 text-sm text-muted tabular-nums">{place + 1}.</span>;
  const Mark = done ? CircleCheck : Circle;
  return <Mark aria-hidden className={`mt-0.5 size-4 shrink-0 ${done ? 'text-success-ink' : 'text-muted'}`} />;
}

/** A day that isn't known is named as such only where the plan can't do without it. */
function rowsOf({ opens, startBy, applyBy, latest }: VisaPlanView, today: string, starts: string) {
  const of = (name: string, day: string | null) =>
    day === null ? [] : [{ name, text: dateText(day), note: day < today ? 'already past' : dueWords(day, today) }];
  return [
    ...of('Earliest application', opens),
    ...of('Start by (money in the bank)', startBy),
    ...(applyBy ? of('Apply by', applyBy) : [{ name: 'Apply by', text: 'Not known', note: 'No time published' }]),
    ...of('Latest possible date', latest),
    { name: 'Course starts', text: starts, note: '' },
  ];
}
