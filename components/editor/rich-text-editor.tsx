'use client';

import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { FieldError } from '@/components/ui/controls/field-error';
import { fieldId } from '@/components/ui/controls/field-id';
import { useStandingError } from '@/components/ui/controls/standing-error';
import { late } from '@/components/ui/windows/late';
import { isTooLongToPaste, sayTooLong } from './limits';
import { Toolbar } from './toolbar';
import { type EarlyState, useLateEditor } from './use-late-editor';
import { WaitingText } from './waiting-text';
import './editor.css';

const LinkDialog = late(async () => (await import('./link-dialog')).LinkDialog);

type RichTextEditorProps = {
  label: string;
  /** Names the field: its id is `field-{name}`. */
  name: string;
  error?: string | undefined;
  /** The text to begin with, as the server sanitized it. */
  initial?: string | undefined;
  /** The text as HTML after each change; '' when nothing is written. */
  onHtml: (html: string) => void;
  /** Called where something is written before the editor is there, and when it has taken that. */
  onEarly: (state: EarlyState) => void;
};

/**
 * A text with headings, lists, quotes and links, 500 px high. It writes only markup that the server keeps. The editor, an
 * eighth of a megabyte, is loaded when the pointer or the focus reaches the field; what is done until it is there is kept.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, name, error: given, initial = '', onHtml, onEarly } = props;
  const box = useRef<HTMLDivElement>(null);
  const error = useStandingError(given, box);
  const labelId = useId();
  const errorId = `${fieldId(name)}-error`;
  const [linking, setLinking] = useState(false);
  const attributes = {
    id: fieldId(name),
    class: 'prose h-[500px] overflow-y-auto px-4 py-3 outline-none sm:px-5',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    'aria-required': 'true',
    ...(error ? { 'aria-invalid': 'true', 'aria-describedby': errorId } : {}),
  };
  const { editor, isComing, host, waiting, begin, act } = useLateEditor({ initial, attributes, onHtml, onEarly });
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens from the start; it begins but once.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    box.current?.addEventListener('pointerenter', begin, { signal });
    box.current?.addEventListener('focusin', begin, { signal });
    // Before the editor reads what is pasted: parsing megabytes would stop the browser for minutes.
    box.current?.addEventListener('paste', (event) => refuseTooLong(event, event.clipboardData), {
      signal,
      capture: true,
    });
    box.current?.addEventListener('drop', (event) => refuseTooLong(event, event.dataTransfer), {
      signal,
      capture: true,
    });
    return () => listening.abort();
  }, []);

  return (
    <div ref={box} className="min-w-0">
      <button
        type="button"
        id={labelId}
        tabIndex={-1}
        onClick={() => (editor ? editor.view.focus() : waiting.current?.focus())}
        className="text-sm font-medium"
      >
        {label}
      </button>
      <div
        aria-busy={isComing || undefined}
        className={`mt-1.5 overflow-hidden rounded-control border bg-raised focus-within:border-brand focus-within:outline-2 focus-within:outline-brand ${error ? 'border-danger' : 'border-control'}`}
      >
        <Toolbar
          editor={editor}
          controls={fieldId(name)}
          onUse={act}
          onLink={() => {
            LinkDialog.load();
            act(() => setLinking(true));
          }}
        />
        <div ref={host} className="min-h-[500px]">
          {!editor && <WaitingText area={waiting} attributes={attributes} html={initial} />}
        </div>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Suspense>{linking && editor && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}</Suspense>
    </div>
  );
}

function refuseTooLong(event: Event, given: DataTransfer | null): void {
  if (!given || !isTooLongToPaste(given.getData('text/html'), given.getData('text/plain'))) return;
  event.preventDefault();
  event.stopPropagation();
  sayTooLong();
}
