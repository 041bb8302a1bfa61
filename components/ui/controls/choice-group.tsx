'use client';

import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../layout/class-names';
import { FieldError } from './field-error';
import { useStandingError } from './standing-error';

export type ChoiceGroupProps = {
  legend: ReactNode;
  /** Hides the legend from the eye when a heading already says it. */
  legendHidden?: boolean;
  id?: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  className?: string;
  children: ReactNode;
};

/** The fieldset around ticks or radios: legend, hint and error, wired once. */
export function ChoiceGroup({
  legend,
  legendHidden = false,
  id,
  hint,
  error: given,
  optional = false,
  className,
  children,
}: ChoiceGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const error = useStandingError(given, group);
  const generatedId = useId();
  const groupId = id ?? generatedId;
  const hintId = hint ? `${groupId}-hint` : undefined;
  const errorId = error ? `${groupId}-error` : undefined;
  return (
    <fieldset
      ref={group}
      id={groupId}
      tabIndex={-1}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className={legendHidden ? 'sr-only' : 'text-sm font-medium'}>
        {legend}
        {optional && <span className="ml-1.5 font-normal text-muted">(optional)</span>}
      </legend>
      {hint && (
        <p id={hintId} className="mt-0.5 text-xs text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1">{children}</div>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
