'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens and closes a native modal dialog with `open`. The browser then keeps the focus inside, makes the rest inert
 * and gives the focus back at the end. It begins at the element marked `data-initial-focus`, else in the first field
 * inside `data-fields`, else at the first element.
 * @param onClose called when the visitor closes it: Escape, the backdrop, the close button.
 * @returns props for the `<dialog>`.
 */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    FIRST.map((selector) => dialog.querySelector<HTMLElement>(selector))
      .find(Boolean)
      ?.focus();
    return () => {
      dialog.close();
      // A dialog that was taken out of the page gives nothing back by itself.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  return {
    ref,
    // Cancelled, so that only `open` decides: the parent may want to keep it, and state never differs from sight.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Chromium closes without asking at a second Escape.
    onClose: (event) => {
      if (event.target === event.currentTarget && open) onClose();
    },
    onMouseDown: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}

/** Where a dialog begins, the first that is there. */
const FIRST = [
  '[data-initial-focus]',
  '[data-fields] :is(input, textarea, select, [contenteditable]):not(:disabled, [type=hidden])',
];

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: React.SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: React.SyntheticEvent<HTMLDialogElement>) => void;
  onMouseDown: (event: React.MouseEvent<HTMLDialogElement>) => void;
};
