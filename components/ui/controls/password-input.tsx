'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../layout/class-names';
import { CONTROL, CONTROL_SIZE } from './control-style';
import { useEarlyChange } from './early-change';
import { useFieldWiring } from './field-context';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  /** Tells password managers whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password with a button that shows it. */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const props = useFieldWiring(rest);
  const ref = useEarlyChange(props.ref);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        ref={ref}
        type={shown ? 'text' : 'password'}
        className={classNames(CONTROL, CONTROL_SIZE, 'pr-11', className)}
      />
      <button
        type="button"
        aria-label="Show password"
        aria-pressed={shown}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-10 items-center justify-center rounded-control text-muted hover:text-ink"
      >
        <Icon aria-hidden className="size-4.5" />
      </button>
    </div>
  );
}
