'use client';

import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { classNames } from '../layout/class-names';
import { CONTROL, CONTROL_SIZE } from './control-style';
import { useEarlyChange } from './early-change';
import { useFieldWiring } from './field-context';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onChange'> & {
  /** The text after each key, and '' when it is cleared. */
  onText?: (text: string) => void;
};

/** A search box with its icon and a button that clears it. Name it with `aria-label` or a `Field`. */
export function SearchInput({ onText, className, ...rest }: SearchInputProps) {
  const props = useFieldWiring(rest);
  const input = useRef<HTMLInputElement>(null);
  const early = useEarlyChange(input);
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    onText?.('');
    input.current.focus();
  };
  return (
    <div className={classNames('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <input
        autoComplete="off"
        enterKeyHint="search"
        placeholder=" "
        {...props}
        ref={early}
        type="search"
        onChange={(event) => onText?.(event.target.value)}
        className={classNames(CONTROL, CONTROL_SIZE, 'peer appearance-none pr-10 pl-9')}
      />
      <button
        type="button"
        aria-label="Clear search"
        onClick={clear}
        className="absolute inset-y-0 right-0 flex w-10 items-center justify-center rounded-control text-muted peer-placeholder-shown:hidden hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
