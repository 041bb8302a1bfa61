import type { ComponentProps } from 'react';
import { classNames } from '../layout/class-names';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The button's accessible name, also its native tooltip. */
  label: string;
};

/** A square button with an icon only. The icon is the child, `aria-hidden`, `size-5`. */
export function IconButton({ label, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={classNames(ICON_BUTTON, className)} />
  );
}

/** Classes of an icon button, for links that look like one. */
export const ICON_BUTTON =
  'inline-flex size-10 shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-150 ' +
  'hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-55';
