'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { toasts } from './toast';
import type { ToastKind, ToastNote } from './toast-store';

const NONE: readonly ToastNote[] = [];

/** Shows the notes of `toast` at the top right. Once per document, in the layouts of the pages that use it. Escape takes the newest away. */
export function Toaster() {
  const notes = useSyncExternalStore(toasts.subscribe, toasts.read, () => NONE);
  const region = useRef<HTMLElement>(null);
  const newest = notes.at(-1)?.id;

  // Open from the start, though empty: screen readers announce only what comes into a live region they know.
  useEffect(() => {
    region.current?.showPopover();
  }, []);

  useEffect(() => {
    if (newest === undefined || !document.querySelector('dialog:modal')) return;
    // Showing it anew lifts it above the dialog.
    region.current?.hidePopover();
    region.current?.showPopover();
  }, [newest]);

  useEffect(() => {
    if (newest === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // With a dialog open, Escape belongs to the dialog.
      if (event.key === 'Escape' && !document.querySelector('dialog:modal')) toasts.dismiss(newest);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [newest]);

  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Notifications"
      aria-live="polite"
      onMouseEnter={toasts.pause}
      onMouseLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
      className="pointer-events-none fixed inset-auto top-4 right-4 m-0 w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 overflow-visible border-0 bg-transparent p-0 open:flex"
    >
      {notes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </section>
  );
}

function Note({ note }: { note: ToastNote }) {
  const { icon, word } = KINDS[note.kind];
  return (
    <div className="pointer-events-auto flex animate-rise items-start gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 text-sm shadow-float">
      <span className="mt-1.5 shrink-0">{icon}</span>
      <p className="min-w-0 flex-1 py-1.5 wrap-anywhere">
        <span className="sr-only">{word}: </span>
        {note.message}
      </p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => toasts.dismiss(note.id)}
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}

const KINDS: Record<ToastKind, { icon: ReactNode; word: string }> = {
  success: { icon: <CircleCheck aria-hidden className="size-5 text-success-ink" />, word: 'Success' },
  error: { icon: <CircleAlert aria-hidden className="size-5 text-danger-ink" />, word: 'Error' },
  info: { icon: <Info aria-hidden className="size-5 text-brand-ink" />, word: 'Note' },
};
