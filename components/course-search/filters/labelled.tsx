import type { ReactNode } from 'react';
import { FieldError } from '@/components/ui/controls/field-error';

interface LabelledProps {
  /** The control's own id; the tip gets `{id}-tip`, the error `{id}-error`, for its aria-describedby. */
  id: string;
  label: ReactNode;
  /** Under the control, so that controls side by side stand on one line. */
  tip?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** A filter with its label. Not a form field: no filter is required, and saying 'optional' at each would be noise. */
export function Labelled({ id, label, tip, error, children }: LabelledProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
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
