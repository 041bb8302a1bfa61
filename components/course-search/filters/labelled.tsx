import type { ReactNode } from 'react';
import { FieldError } from '@/components/ui/controls/field-error';
import { classNames } from '@/components/ui/layout/class-names';

interface LabelledProps {
  /** The control's own id; the tip gets `{id}-tip`, the error `{id}-error`, for its aria-describedby. */
  id: string;
  label: ReactNode;
  /** Under the control, so that controls side by side stand on one line. */
  tip?: ReactNode;
  error?: string | undefined;
  /** Hides the label from the eye where the container is narrow. */
  quietLabel?: boolean;
  children: ReactNode;
}

/** A filter with its label. Not a form field: no filter is required, and saying 'optional' at each would be noise. */
export function Labelled({ id, label, tip, error, quietLabel, children }: LabelledProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={classNames('mb-1.5 block text-sm font-medium', quietLabel && '@max-xl:sr-only')}>
        {label}
      </label>
      {children}
      {tip && (
        <p id={`${id}-tip`} className="mt-1.5 text-xs text-muted">
          {tip}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
