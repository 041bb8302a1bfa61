'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../layout/class-names';
import { CONTROL, CONTROL_SIZE } from './control-style';
import { useEarlyChange } from './early-change';
import { useFieldWiring } from './field-context';

type NumberInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Fractions allowed; decides the phone's keyboard. */
  decimal?: boolean;
  /** Shown inside the box at its end, such as 'months' or '%'. */
  unit?: string;
};

/**
 * A number typed as text with the number keyboard: a native number box swallows bad input silently and changes when
 * scrolled over. The value is text; the form's schema makes it a number and explains what is wrong.
 */
export function NumberInput({ decimal = false, unit, className, ...rest }: NumberInputProps) {
  const props = useFieldWiring(rest);
  const ref = useEarlyChange(props.ref);
  const input = (
    <input
      autoComplete="off"
      {...props}
      ref={ref}
      type="text"
      inputMode={decimal ? 'decimal' : 'numeric'}
      className={classNames(CONTROL, CONTROL_SIZE, 'tabular-nums', unit ? 'pr-16' : null, className)}
    />
  );
  if (!unit) return input;
  return (
    <div className="relative">
      {input}
      <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-muted">
        {unit}
      </span>
    </div>
  );
}
