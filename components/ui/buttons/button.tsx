import type { ComponentProps } from 'react';
import { Spinner } from '../feedback/spinner';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: shows a spinner and ignores presses, yet keeps focus and its place in the tab order. */
  busy?: boolean;
};

/** A button that does something here; for going somewhere see `ButtonLink`. `type` is 'button' unless given. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  // Only a busy button gets an onClick of its own: server components may render the others.
  const guard = busy ? { 'aria-disabled': true, onClick: undefined, type: 'button' as const } : { type };
  return (
    <button {...rest} {...guard} aria-busy={busy || undefined} className={buttonStyle(variant, size, className)}>
      {busy && <Spinner className="size-4" />}
      {children}
    </button>
  );
}
