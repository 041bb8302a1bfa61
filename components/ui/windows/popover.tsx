'use client';

import { type ComponentProps, type ReactNode, useEffect, useId } from 'react';
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
  /** Called each time the panel has opened, is in its place and can take the focus. Keep it outside the component. */
  onPlaced?: (panel: HTMLElement) => void;
  /** What the panel is, where it is no dialog. */
  panelProps?: Pick<ComponentProps<'div'>, 'role' | 'aria-label' | 'onKeyDown'> & { role: 'dialog' | 'menu' };
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
  onPlaced,
  panelProps = { role: 'dialog', 'aria-label': label },
}: PopoverProps) {
  const id = useId();
  const { anchor, panel, open } = useFloating<HTMLButtonElement>(align);
  const close = () => panel.current?.hidePopover();

  useEffect(() => {
    if (open && panel.current) onPlaced?.(panel.current);
  }, [open, panel, onPlaced]);
  // What had the focus may be gone with new contents, such as a move that another's move ruled out.
  useEffect(() => {
    if (open && panel.current && document.activeElement === document.body) onPlaced?.(panel.current);
  });

  return (
    <>
      <button
        {...triggerProps}
        ref={anchor}
        type="button"
        popoverTarget={id}
        aria-haspopup={panelProps.role}
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
        {...panelProps}
        onToggle={(event) => onOpenChange?.(event.newState === 'open')}
        className={classNames(FLOATING, className)}
      >
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  );
}
