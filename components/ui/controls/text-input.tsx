'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../layout/class-names';
import { CONTROL, CONTROL_SIZE } from './control-style';
import { useEarlyChange } from './early-change';
import { useFieldWiring } from './field-context';

type TextInputProps = ComponentProps<'input'> & {
  /** An `aria-hidden` icon inside the box at its start, `size-4`. */
  icon?: ReactNode;
};

/** One line of text. Takes a form library's register spread. Give `type`, `inputMode` and `autoComplete`. */
export function TextInput({ icon, className, type = 'text', ...rest }: TextInputProps) {
  const props = useFieldWiring(rest);
  const ref = useEarlyChange(props.ref);
  const input = (
    <input
      {...props}
      ref={ref}
      type={type}
      className={classNames(CONTROL, CONTROL_SIZE, icon ? 'pl-9' : null, className)}
    />
  );
  if (!icon) return input;
  return (
    <div className="relative">
      <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted">{icon}</span>
      {input}
    </div>
  );
}
