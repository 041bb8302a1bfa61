import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { Textarea } from '@/components/ui/controls/textarea';
import { EDITOR_EXTENSIONS } from './extensions';
import { isTooLongToPaste, sayTooLong } from './limits';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import { hasPictures, insertPictures, picturesOf, withUploads } from './pictures';
import { Toolbar } from './toolbar';
import { cleanedPaste, pageOf } from './word';
import './editor.css';

interface LiveEditorProps {
  name: string;
  /** Of the element that holds the text, its id among them. */
  attributes: Record<string, string>;
  /** The text to begin with, as the server sanitized it. */
  initial: string;
  /** The text as HTML after each change; '' when nothing is written. */
  onHtml: (html: string) => void;
}

/** The toolbar and the text. */
export function LiveEditor({ name, attributes, initial, onHtml }: LiveEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const written = useRef<HTMLTextAreaElement>(null);
  const latest = useRef({ initial, onHtml });
  const [editor, setEditor] = useState<Editor | null>(null);
  const [linking, setLinking] = useState(false);
  /** The addresses of pictures that wait for their words, the next one first. */
  const [toDescribe, setToDescribe] = useState<readonly string[]>([]);
  useEffect(() => {
    latest.current = { initial, onHtml };
  });
  useEffect(() => {
    const made = new Editor({
      element: host.current,
      extensions: EDITOR_EXTENSIONS,
      content: latest.current.initial,
      injectCSS: false,
      onUpdate: ({ editor: changed }) => {
        const html = htmlOf(changed);
        latest.current.onHtml(html);
        // As the server wrote it where nothing differs, so that it counts as taken back.
        if (written.current) type(written.current, html === first ? written.current.defaultValue : html);
      },
    });
    const first = htmlOf(made);
    setEditor(made);
    return () => made.destroy();
  }, []);
  const named = JSON.stringify(attributes);
  useEffect(() => {
    if (!editor) return;
    const pasting = pastesInto(editor, (inserted) => setToDescribe((before) => [...before, ...inserted]));
    editor.setOptions({ editorProps: { attributes: JSON.parse(named), handleDOMEvents: REFUSING, ...pasting } });
  }, [editor, named]);

  return (
    <>
      <Toolbar
        editor={editor}
        controls={attributes.id}
        onLink={() => setLinking(true)}
        onPictures={(files) => editor && insertPictures(editor, files).then(setToDescribe)}
        onDescribe={(src) => setToDescribe([src])}
      />
      <div ref={host} className="min-h-[500px]" />
      <Textarea
        ref={written}
        hidden
        aria-labelledby={attributes['aria-labelledby']}
        name={name}
        defaultValue={initial}
        onChange={({ target }) => editor && bringBack(editor, target.value)}
      />
      {editor && toDescribe[0] && (
        <PictureDialog
          key={toDescribe[0]}
          editor={editor}
          src={toDescribe[0]}
          onClose={() => setToDescribe((before) => before.slice(1))}
        />
      )}
      {linking && editor && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/** A space at the end of a line stays, too. */
function bringBack(editor: Editor, html: string): void {
  if (html !== htmlOf(editor)) editor.commands.setContent(html, { parseOptions: { preserveWhitespace: true } });
}

/**
 * Writes the text into the hidden field that stands for it, as a person types: what keeps the words of forms until they are saved
 * (components/shell/typing) finds it as it finds every field, and brings it back by filling that.
 */
function type(field: HTMLTextAreaElement, html: string): void {
  if (field.value === html) return;
  field.dispatchEvent(new Event('beforeinput', { bubbles: true }));
  field.value = html;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is pasted and dropped: pictures go through the upload, and are asked about; Word's pages are made plain. */
const pastesInto = (editor: Editor, onInserted: (addresses: string[]) => void) => ({
  transformPastedHTML: cleanedPaste,
  handlePaste(_view: unknown, event: ClipboardEvent) {
    const html = event.clipboardData?.getData('text/html') ?? '';
    const pictures = picturesOf(event.clipboardData);
    // A copied picture comes as a file, and as markup that names where it was.
    if (pictures.length && !pageOf(html).body.textContent?.trim()) {
      void insertPictures(editor, pictures).then(onInserted);
      return true;
    }
    if (!hasPictures(html)) return false;
    void withUploads(cleanedPaste(html)).then((own) => editor.isDestroyed || editor.commands.insertContent(own));
    return true;
  },
  handleDrop(view: { posAtCoords: (at: { left: number; top: number }) => { pos: number } | null }, event: DragEvent) {
    const pictures = picturesOf(event.dataTransfer);
    if (!pictures.length) return false;
    event.preventDefault();
    void insertPictures(editor, pictures, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos).then(
      onInserted,
    );
    return true;
  },
});

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
