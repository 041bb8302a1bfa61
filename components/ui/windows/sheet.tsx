'use client';

import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/icon-button';
import { classNames } from '../layout/class-names';
import { Modal } from './modal';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in sight under the scrolling content: 'Show 214 results'. */
  footer?: ReactNode;
};

/** A modal panel that comes in from the lower edge. Its content exists only while it is open. */
export function Sheet({ open, onClose, title, children, footer }: SheetProps) {
  const id = useId();
  if (!open) return null;
  return (
    <Modal
      onClose={onClose}
      aria-labelledby={id}
      className={classNames(
        'fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none flex-col overflow-hidden p-0',
        'rounded-t-card border-t border-line bg-raised shadow-float',
        'backdrop:animate-fade backdrop:bg-backdrop open:flex open:animate-slide-up',
      )}
    >
      <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
      {footer && (
        <footer className="flex gap-2 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:flex-1">
          {footer}
        </footer>
      )}
    </Modal>
  );
}
