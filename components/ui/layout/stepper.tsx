import { Check } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

type StepState = 'done' | 'now' | 'next';
export type Step = {
  label: string;
  state: StepState;
  /** One quiet line, such as a date. */
  detail?: ReactNode;
  /** Where the step can be gone to. */
  href?: string;
};

/** The stages of something: done, now, next. A row on wide screens, a column on phones. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol aria-label={label} className="flex flex-col sm:flex-row">
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="relative flex min-w-0 flex-1 gap-3 pb-5 last:pb-0 sm:flex-col sm:items-center sm:gap-2 sm:px-1 sm:pb-0 sm:text-center"
        >
          {index < steps.length - 1 && (
            <span aria-hidden className={classNames(LINE, step.state === 'done' ? 'bg-brand' : 'bg-line')} />
          )}
          <span aria-hidden className={classNames(DOT, DOT_STATE[step.state])}>
            {step.state === 'done' ? <Check className="size-4" strokeWidth={2.5} /> : index + 1}
          </span>
          <span className="min-w-0 pt-0.5 sm:pt-0">
            <StepLabel step={step} />
            <span className="sr-only"> ({SPOKEN[step.state]})</span>
            {step.detail && <span className="block text-xs text-muted">{step.detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function StepLabel({ step }: { step: Step }) {
  const className = classNames(
    'text-sm',
    step.state === 'now' && 'font-semibold',
    step.state === 'next' && 'text-muted',
  );
  if (step.href === undefined) return <span className={className}>{step.label}</span>;
  return (
    <Link href={step.href} className={classNames(className, 'rounded-control underline-offset-4 hover:underline')}>
      {step.label}
    </Link>
  );
}

const LINE =
  'absolute top-8 bottom-1 left-[13px] w-0.5 sm:top-[13px] sm:bottom-auto sm:left-[calc(50%+1.25rem)] sm:h-0.5 sm:w-[calc(100%-2.5rem)]';
const DOT = 'flex size-7 shrink-0 items-center justify-center rounded-full border-2 text-xs font-semibold tabular-nums';
const DOT_STATE: Record<StepState, string> = {
  done: 'border-brand bg-brand text-on-brand',
  now: 'border-brand bg-brand-soft text-brand-ink',
  next: 'border-control/50 bg-raised text-muted',
};
const SPOKEN: Record<StepState, string> = { done: 'done', now: 'now', next: 'to come' };
