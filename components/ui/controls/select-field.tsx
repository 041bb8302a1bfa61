'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../layout/class-names';
import { CONTROL, CONTROL_SIZE } from './control-style';
import { useEarlyChange } from './early-change';
import { useFieldWiring } from './field-context';

type SelectOption = string | { value: string; label: string; disabled?: boolean };

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'className'> & {
  /** A text stands for a value that is its own label. */
  options: readonly SelectOption[];
  /** First entry with the empty value, such as 'Choose a country'. */
  placeholder?: string;
  /** Of the box around it: width and place. */
  className?: string;
};

/** The browser's own select, dressed like the other controls: the best one on a phone. */
export function SelectField({ options, placeholder, className, ...rest }: SelectFieldProps) {
  const props = useFieldWiring(rest);
  const ref = useEarlyChange(props.ref);
  return (
    <div className={classNames('relative', className)}>
      <select {...props} ref={ref} className={classNames(CONTROL, CONTROL_SIZE, 'appearance-none truncate pr-9')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => {
          const { value, label, disabled } = asOption(option);
          return (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          );
        })}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}

function asOption(option: SelectOption): { value: string; label: string; disabled?: boolean } {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
