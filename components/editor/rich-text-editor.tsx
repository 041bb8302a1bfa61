'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import { useId, useRef } from 'react';
import { FieldError } from '@/components/ui/controls/field-error';
import { fieldId } from '@/components/ui/controls/field-id';
import { useStandingError } from '@/components/ui/controls/standing-error';
import { toast } from '@/components/ui/feedback/toast';
import { EDITOR_EXTENSIONS } from './extensions';
import { isTooLongToPaste, LONGEST_ARTICLE } from './limits';
import { Toolbar } from './toolbar';
import './editor.css';

type RichTextEditorProps = {
  label: string;
  /** Names the field: its id is `field-{name}`. */
  name: string;
  error?: string | undefined;
  /** The text to begin with. */
  initial?: string | undefined;
  /** The text as HTML after each change; '' when nothing is written. */
  onHtml: (html: string) => void;
};

/** A text with headings, lists, quotes and links, 500 px high. It writes only markup that the server keeps. */
export default function RichTextEditor({ label, name, error: given, initial = '', onHtml }: RichTextEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const error = useStandingError(given, box);
  const labelId = useId();
  const errorId = `${fieldId(name)}-error`;
  const editor = useEditor({
    extensions: EDITOR_EXTENSIONS,
    content: initial,
    // The server renders no editor, so there is nothing to agree with.
    immediatelyRender: false,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => onHtml(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: {
        id: fieldId(name),
        class: 'prose h-[500px] overflow-y-auto px-4 py-3 outline-none sm:px-5',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-required': 'true',
        ...(error ? { 'aria-invalid': 'true', 'aria-describedby': errorId } : {}),
      },
      // Before the editor reads what is pasted: parsing megabytes would stop the browser for minutes.
      handleDOMEvents: {
        paste: (_view, event) => refusedAsTooLong(event, event.clipboardData),
        drop: (_view, event) => refusedAsTooLong(event, event.dataTransfer),
      },
    },
  });

  return (
    <div ref={box} className="min-w-0">
      <button
        type="button"
        id={labelId}
        tabIndex={-1}
        onClick={() => editor?.commands.focus()}
        className="text-sm font-medium"
      >
        {label}
      </button>
      <div
        className={`mt-1.5 overflow-hidden rounded-control border bg-raised focus-within:border-brand focus-within:outline-2 focus-within:outline-brand ${error ? 'border-danger' : 'border-control'}`}
      >
        {editor && <Toolbar editor={editor} controls={fieldId(name)} />}
        <EditorContent editor={editor} className="min-h-[500px]" />
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

function refusedAsTooLong(event: Event, given: DataTransfer | null): boolean {
  if (!given || !isTooLongToPaste(given.getData('text/html'), given.getData('text/plain'))) return false;
  event.preventDefault();
  toast.error(`This is too long to paste: an article holds ${LONGEST_ARTICLE.toLocaleString('en-GB')} characters.`);
  return true;
}
