'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens and closes a native modal dialog with `open`. The browser then keeps the focus inside, makes the rest inert
 * and gives the focus back at the end. It begins at the element marked `data-initial-focus`, or the first one.
 * @param onClose called when the visitor closes it: Escape, the backdrop, the close button.
 * @returns props for the `<dialog>`.
 */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
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

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: React.SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: React.SyntheticEvent<HTMLDialogElement>) => void;
  onMouseDown: (event: React.MouseEvent<HTMLDialogElement>) => void;
};
