'use client';

import { type ReactNode, use, useId, useMemo, useRef } from 'react';
import { classNames } from '../layout/class-names';
import { FieldContext, FieldErrors, type FieldWiring } from './field-context';
import { FieldError } from './field-error';
import { fieldId } from './field-id';
import { useStandingError } from './standing-error';

type FieldProps = {
  label: ReactNode;
  /** The control inside: its name, and its id `field-{name}`, where `FormErrorSummary` leads. */
  name?: string;
  /** Only when two forms on one page share a name. */
  id?: string;
  hint?: ReactNode;
  /** In words that say how to mend it. Shown until the control is changed. In a form with `FieldErrors` it is that of its name. */
  error?: string;
  /** Required is the rule; this marks the exception. */
  optional?: boolean;
  /** One TextInput, PasswordInput, NumberInput, Textarea, SelectField or FileInput. */
  children: ReactNode;
  className?: string;
};

/** Label above, hint under it, then the control, then the error; wired to the control for screen readers. */
export function Field({ label, name, id, hint, error: given, optional = false, children, className }: FieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const refused = use(FieldErrors);
  const error = useStandingError(given ?? (name === undefined ? undefined : refused[name]), box);
  const generatedId = useId();
  const controlId = id ?? (name === undefined ? generatedId : fieldId(name));
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  const invalid = error !== undefined && error !== '';
  const wiring = useMemo<FieldWiring>(
    () => ({
      id: controlId,
      name,
      'aria-describedby': describedBy,
      'aria-invalid': invalid || undefined,
      'aria-required': !optional || undefined,
    }),
    [controlId, name, describedBy, invalid, optional],
  );
  return (
    <div ref={box} className={classNames('flex min-w-0 flex-col', className)}>
      <label htmlFor={controlId} className="text-sm font-medium">
        {label}
        {optional && <span className="ml-1.5 font-normal text-muted">(optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="mt-0.5 text-xs text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1.5">
        <FieldContext value={wiring}>{children}</FieldContext>
      </div>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
