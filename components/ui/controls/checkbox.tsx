'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../layout/class-names';
import { useEarlyChange } from './early-change';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown at the end of the line, such as a number of hits. */
  count?: number;
  /** 'radio' for the choices of a RadioGroup. */
  type?: 'checkbox' | 'radio';
};

/** A native tick box (or radio) whose whole line is the label. Takes a form library's register spread. */
export function Checkbox({ label, hint, count, type = 'checkbox', className, ref, ...rest }: CheckboxProps) {
  const early = useEarlyChange(ref);
  return (
    <label
      className={classNames(
        'flex min-h-8 items-start gap-2.5 rounded-control py-1 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted',
        className,
      )}
    >
      <input {...rest} ref={early} type={type} className={type === 'checkbox' ? TICK_BOX : RADIO} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {label}
        {hint && <span className="block text-xs text-muted">{hint}</span>}
      </span>
      {count !== undefined && (
        <span className="pt-px text-xs text-muted tabular-nums">{count.toLocaleString('en-GB')}</span>
      )}
    </label>
  );
}

const BOX =
  'mt-0.5 size-4.5 shrink-0 appearance-none border border-control bg-raised bg-center bg-no-repeat transition-colors duration-150 ' +
  'hover:border-brand disabled:border-line disabled:bg-sunken aria-invalid:border-danger';

const TICK_BOX = `${BOX} tick rounded-[5px] checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand`;
const RADIO = `${BOX} rounded-full checked:border-[5.5px] checked:border-brand`;
