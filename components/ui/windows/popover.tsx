'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../layout/class-names';
import type { Align } from './place-beside';
import { FLOATING, useFloating } from './use-floating';

export type PopoverProps = {
  /** What the button shows. */
  trigger: ReactNode;
  /** The button's accessible name, when `trigger` has no words. */
  triggerLabel?: string;
  triggerClassName?: string;
  /** What the button does besides, such as load what the panel needs. */
  triggerProps?: Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'>;
  /** The panel's name for screen readers. */
  label?: string;
  align?: Align;
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string;
  /** Called after it opened or closed. */
  onOpenChange?: (open: boolean) => void;
};

/** A button and a panel that opens beside it. Not modal: a click elsewhere or Escape closes it. */
export function Popover({
  trigger,
  triggerLabel,
  triggerClassName,
  triggerProps,
  label,
  align = 'start',
  children,
  className,
  onOpenChange,
}: PopoverProps) {
  const id = useId();
  const { anchor, panel, open } = useFloating<HTMLButtonElement>(align);
  const close = () => panel.current?.hidePopover();

  return (
    <>
      <button
        {...triggerProps}
        ref={anchor}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={triggerLabel}
        title={triggerLabel}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={(event) => onOpenChange?.(event.newState === 'open')}
        className={classNames(FLOATING, className)}
      >
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  );
}
