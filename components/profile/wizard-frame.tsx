import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Card } from '@/components/ui/layout/card';
import { StageLine } from '@/components/ui/layout/stage-line';
import { type StepNumber, WIZARD_STEPS } from './wizard-steps';

interface WizardFrameProps {
  step: StepNumber;
  /** Whether each step was saved. */
  saved: readonly boolean[];
  /** The last step that may be gone to. */
  furthest: StepNumber;
  hrefOf: (step: StepNumber) => string;
  children: ReactNode;
}

/** The step counter, the five steps to choose from, and the step in sight. */
export function WizardFrame({ step, saved, furthest, hrefOf, children }: WizardFrameProps) {
  const steps = WIZARD_STEPS.map(({ title }, index) => {
    const number = (index + 1) as StepNumber;
    const state = number === step ? ('now' as const) : saved[index] ? ('done' as const) : ('next' as const);
    return { label: title, state, ...(number <= furthest && number !== step ? { href: hrefOf(number) } : {}) };
  });
  return (
    <>
      <p data-arrival className="mb-3 w-fit text-sm text-muted tabular-nums">
        Step {step} of {WIZARD_STEPS.length}
        <span className="sr-only">: {WIZARD_STEPS[step - 1]?.title}</span>
      </p>
      <nav aria-label="Profile steps" className="mb-7">
        <StageLine label="Steps" stages={steps} />
      </nav>
      <Card as="section" className="min-w-0">
        {children}
      </Card>
    </>
  );
}

/** What the wizard asks for, before its first step. */
export function WizardWelcome({ startHref }: { startHref: string }) {
  return (
    <Card className="max-w-3xl">
      <h2 className="text-lg">Five short sections, used for all applications</h2>
      <p className="mt-1 text-sm text-muted">
        Each section is saved separately. Until you save a section, your changes are stored in this browser. You can
        stop at any time.
      </p>
      <ol className="mt-6 space-y-4">
        {WIZARD_STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-soft text-xs font-semibold text-brand-ink tabular-nums"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-medium">{title}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-6">
        <ButtonLink href={startHref} size="lg" className="max-sm:w-full">
          Get Started
        </ButtonLink>
      </div>
    </Card>
  );
}
