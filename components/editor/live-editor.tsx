import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { EDITOR_EXTENSIONS } from './extensions';
import { isTooLongToPaste, sayTooLong } from './limits';
import { LinkDialog } from './link-dialog';
import { Toolbar } from './toolbar';
import './editor.css';

interface LiveEditorProps {
  /** Of the element that holds the text, its id among them. */
  attributes: Record<string, string>;
  /** The text to begin with, as the server sanitized it. */
  initial: string;
  /** The text as HTML after each change; '' when nothing is written. */
  onHtml: (html: string) => void;
}

/** The toolbar and the text. */
export function LiveEditor({ attributes, initial, onHtml }: LiveEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef({ initial, onHtml });
  const [editor, setEditor] = useState<Editor | null>(null);
  const [linking, setLinking] = useState(false);
  useEffect(() => {
    latest.current = { initial, onHtml };
  });
  useEffect(() => {
    const made = new Editor({
      element: host.current,
      extensions: EDITOR_EXTENSIONS,
      content: latest.current.initial,
      injectCSS: false,
      onUpdate: ({ editor: changed }) => latest.current.onHtml(changed.isEmpty ? '' : changed.getHTML()),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);
  const named = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: JSON.parse(named), handleDOMEvents: REFUSING } });
  }, [editor, named]);

  return (
    <>
      <Toolbar editor={editor} controls={attributes.id} onLink={() => setLinking(true)} />
      <div ref={host} className="min-h-[500px]" />
      {linking && editor && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

/** Before the editor reads what is pasted: parsing megabytes would stop the browser for minutes. */
const REFUSING = {
  paste: (_view: unknown, event: ClipboardEvent) => isRefused(event, event.clipboardData),
  drop: (_view: unknown, event: DragEvent) => isRefused(event, event.dataTransfer),
};

function isRefused(event: Event, given: DataTransfer | null): boolean {
  if (!given || !isTooLongToPaste(given.getData('text/html'), given.getData('text/plain'))) return false;
  event.preventDefault();
  sayTooLong();
  return true;
}
