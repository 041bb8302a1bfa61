'use client';

import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

type ModalProps = ComponentProps<'dialog'> & {
  /** The visitor wants it closed: Escape, the backdrop. */
  onClose: () => void;
};

/**
 * A native modal dialog, open as long as it is rendered. The browser keeps the focus inside, makes the rest inert and
 * gives the focus back at the end. It begins at the element marked `data-initial-focus`, else in the first field inside
 * `data-fields`, else at the first element.
 * It stands at the end of the body: a dialog whose element is moved, as with its row when a list gets another order,
 * leaves the top layer, and the page lies over it.
 */
export function Modal({ onClose, ...props }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    ref.current?.showModal();
    FIRST.map((selector) => ref.current?.querySelector<HTMLElement>(selector))
      .find(Boolean)
      ?.focus();
  }, []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // Closed while its element is still there, so the browser gives the focus back.
    return () => {
      dialog?.close();
      // Where the browser had closed it already, nothing gave the focus back.
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);
  return createPortal(
    <dialog
      {...props}
      ref={ref}
      // Cancelled, so that only the parent decides: it may want to keep it, and state never differs from sight.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Chromium closes without asking at a second Escape.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    />,
    document.body,
  );
}

/** Where a dialog begins, the first that is there. */
const FIRST = [
  '[data-initial-focus]',
  '[data-fields] :is(input, textarea, select, [contenteditable]):not(:disabled, [type=hidden])',
];
