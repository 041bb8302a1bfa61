'use client';

import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/icon-button';
import { classNames } from '../layout/class-names';
import { Modal } from './modal';

type DialogProps = {
  open: boolean;
  /** The visitor wants it closed; set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the lower right; the one that goes on comes last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
};

/** A modal window in the middle. Its content exists only while it is open. */
export function Dialog({ open, onClose, title, description, children, footer, size = 'md' }: DialogProps) {
  const id = useId();
  if (!open) return null;
  return (
    <Modal
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-card border border-line bg-raised p-0 shadow-float',
        'backdrop:animate-fade backdrop:bg-backdrop open:flex open:animate-rise',
        WIDTHS[size],
      )}
    >
      <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6">
        <div className="min-w-0 flex-1">
          <h2 id={`${id}-title`} className="text-lg">
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className="mt-1 text-sm text-muted">
              {description}
            </p>
          )}
        </div>
        <IconButton label="Close" onClick={onClose} className="-mt-2 -mr-3">
          <X aria-hidden className="size-5" />
        </IconButton>
      </header>
      {children && (
        <div data-fields className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-2 sm:px-6">
          {children}
        </div>
      )}
      {footer && (
        <footer className="flex flex-wrap justify-end gap-2 px-5 pt-4 pb-5 max-sm:*:flex-1 sm:px-6">{footer}</footer>
      )}
    </Modal>
  );
}

const WIDTHS = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl' };
