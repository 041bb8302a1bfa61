'use client';

import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../layout/class-names';
import { FLOATING, useFloating } from './use-floating';

type TooltipProps = {
  /** The word or icon that is explained. */
  children: ReactNode;
  /** One line that explains it. */
  text: string;
};

/** A word with its explanation: on hover, on focus, and on a tap, since phones have no hover. Escape hides it. */
export function Tooltip({ children, text }: TooltipProps) {
  const id = useId();
  const { anchor, panel, open } = useFloating<HTMLButtonElement>('center');
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(hiding.current);
    panel.current?.showPopover();
  };
  // The moment's delay lets the pointer travel onto the text.
  const hide = () => {
    hiding.current = setTimeout(() => panel.current?.hidePopover(), 120);
  };

  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-describedby={id}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          event.stopPropagation();
          panel.current?.hidePopover();
        }}
        className="cursor-help rounded-control underline decoration-control decoration-dotted underline-offset-4"
      >
        {children}
      </button>
      <div
        ref={panel}
        id={id}
        popover="manual"
        role="tooltip"
        onMouseEnter={show}
        onMouseLeave={hide}
        className={classNames(FLOATING, 'w-max max-w-72 px-3 py-2 text-xs')}
      >
        {text}
      </div>
    </>
  );
}
