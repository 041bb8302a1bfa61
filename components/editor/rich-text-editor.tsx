'use client';

import dynamic from 'next/dynamic';
import { useId, useRef } from 'react';
import { FieldError } from '@/components/ui/controls/field-error';
import { fieldId } from '@/components/ui/controls/field-id';
import { useStandingError } from '@/components/ui/controls/standing-error';
import { SkeletonText } from '@/components/ui/feedback/skeleton';
import { Toolbar } from './toolbar';

/** An eighth of a megabyte: it comes after the page, into a place of its size. */
const LiveEditor = dynamic(async () => (await import('./live-editor')).LiveEditor, {
  ssr: false,
  loading: () => (
    <div role="status" aria-label="Loading the editor">
      <Toolbar editor={null} />
      <div className="h-[500px] px-4 py-3 sm:px-5">
        <SkeletonText lines={4} />
      </div>
    </div>
  ),
});

interface RichTextEditorProps {
  label: string;
  /** Names the field: its id is `field-{name}`. */
  name: string;
  error?: string | undefined;
  /** The text to begin with, as the server sanitized it. */
  initial?: string | undefined;
  /** The text as HTML after each change; '' when nothing is written. */
  onHtml: (html: string) => void;
}

/** A text with headings, lists, quotes and links, 500 px high. It writes only markup that the server keeps. */
export function RichTextEditor({ label, name, error: given, initial = '', onHtml }: RichTextEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const error = useStandingError(given, box);
  const labelId = useId();
  const errorId = `${fieldId(name)}-error`;
  const attributes = {
    id: fieldId(name),
    class: 'prose h-[500px] overflow-y-auto px-4 py-3 outline-none sm:px-5',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    'aria-required': 'true',
    ...(error ? { 'aria-invalid': 'true', 'aria-describedby': errorId } : {}),
  };
  return (
    <div ref={box} className="min-w-0">
      <button
        type="button"
        id={labelId}
        tabIndex={-1}
        onClick={() => document.getElementById(attributes.id)?.focus()}
        className="text-sm font-medium"
      >
        {label}
      </button>
      <div
        className={`mt-1.5 overflow-hidden rounded-control border bg-raised focus-within:border-brand focus-within:outline-2 focus-within:outline-brand ${error ? 'border-danger' : 'border-control'}`}
      >
        <LiveEditor name={name} attributes={attributes} initial={initial} onHtml={onHtml} />
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
