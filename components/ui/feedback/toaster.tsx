'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { clearOfFields } from './clear-of-fields';
import { toasts } from './toast';
import type { ToastKind, ToastNote } from './toast-store';

const NONE: readonly ToastNote[] = [];

/**
 * Shows the note of `toast` at the top right, below the top bar and over no field. Once per document, in the layouts of
 * the pages that use it. Escape takes the note away.
 */
export function Toaster() {
  const notes = useSyncExternalStore(toasts.subscribe, toasts.read, () => NONE);
  const region = useRef<HTMLElement>(null);
  const note = notes.at(-1);
  const newest = note?.id;
  const action = note?.action;

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

  useLayoutEffect(() => {
    const element = region.current;
    if (newest === undefined || !element) return;
    element.style.top = '';
    element.style.top = `${clearOfFields(element.getBoundingClientRect())}px`;
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

  useEffect(() => {
    if (!action || newest === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || isTyping(event.target)) return;
      event.preventDefault();
      toasts.dismiss(newest);
      action.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [action, newest]);

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
      className="pointer-events-none fixed inset-auto end-4 top-17 m-0 w-[min(22rem,calc(100vw-2rem))] overflow-visible border-0 bg-transparent p-0 open:block"
    >
      {note && <Note key={note.id} note={note} />}
    </section>
  );
}

/** In a text box these keys undo what was typed. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));

function Note({ note }: { note: ToastNote }) {
  const { icon, word } = KINDS[note.kind];
  const { action } = note;
  return (
    <div className="pointer-events-auto flex animate-rise items-start gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 text-sm shadow-float">
      <span className="mt-1.5 shrink-0">{icon}</span>
      <p className="min-w-0 flex-1 py-1.5 wrap-anywhere">
        <span className="sr-only">{word}: </span>
        {note.message}
      </p>
      {action && (
        <button
          type="button"
          aria-keyshortcuts="Control+Z"
          title="Ctrl+Z"
          onClick={() => {
            toasts.dismiss(note.id);
            action.run();
          }}
          className="min-h-8 shrink-0 rounded-control px-2 font-semibold text-brand-ink hover:bg-sunken pointer-coarse:min-h-11"
        >
          {action.label}
        </button>
      )}
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
