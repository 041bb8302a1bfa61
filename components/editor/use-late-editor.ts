import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '@/components/ui/feedback/toast';
import { EarlyWriting } from './early-writing';
import { isTooLongToPaste, sayTooLong } from './limits';

interface LateEditorProps {
  initial: string;
  /** Of the element that holds the text. */
  attributes: Record<string, string>;
  onHtml: (html: string) => void;
  onEarly: (state: EarlyState) => void;
}

/** Of what was done before the editor was there: it waits, it still does for the editor could not be loaded, it is in the text. */
export type EarlyState = 'waiting' | 'failed' | 'done';

interface LateEditor {
  /** Null until it was asked for and has come. */
  editor: Editor | null;
  /** It was asked for, and has not come. */
  isComing: boolean;
  /** Holds the editor, and the waiting text before it. */
  host: RefObject<HTMLDivElement | null>;
  waiting: RefObject<HTMLDivElement | null>;
  /** Begins to load the editor, once. */
  begin: () => void;
  /** Uses the editor: now, or in the order of all acts once it is there. */
  act: (use: (editor: Editor) => void) => void;
}

/** The editor, loaded at the first touch, and a text in its place until then that keeps what is done to it. */
export function useLateEditor(props: LateEditorProps): LateEditor {
  const latest = useRef(props);
  const host = useRef<HTMLDivElement>(null);
  const waiting = useRef<HTMLDivElement>(null);
  const early = useRef<EarlyWriting>(null);
  const coming = useRef(false);
  const [isComing, setComing] = useState(false);
  const [editor, setEditor] = useState<Editor | null>(null);
  const attributes = JSON.stringify(props.attributes);

  const load = async () => {
    if (coming.current) return;
    coming.current = true;
    setComing(true);
    try {
      const { liveEditor } = await import('./live-editor');
      if (waiting.current) await composed(waiting.current);
      if (!host.current || !waiting.current || !early.current) return;
      const hasFocus = document.activeElement === waiting.current;
      const { acts, changed: written } = early.current.end();
      // Pasted before these scripts could refuse it.
      const isTooLong = written !== null && isTooLongToPaste(written, '');
      if (isTooLong) sayTooLong();
      const changed = isTooLong ? null : written;
      const { initial, onHtml, onEarly } = latest.current;
      const made = liveEditor({
        host: host.current,
        content: changed ?? initial,
        acts,
        hasFocus,
        attributes: latest.current.attributes,
        onUpdate: (live) => latest.current.onHtml(htmlOf(live)),
      });
      // Before the next key: the waiting text goes as the editor comes.
      flushSync(() => {
        setEditor(made);
        setComing(false);
        if (changed !== null) onHtml(htmlOf(made));
        onEarly('done');
      });
    } catch {
      coming.current = false;
      setComing(false);
      toast.error('The editor could not be loaded. Please try again.');
      if (early.current?.acts.length || early.current?.isChanged()) latest.current.onEarly('failed');
    }
  };
  const begin = () => void load();

  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: JSON.parse(attributes) } });
  }, [editor, attributes]);
  useEffect(() => () => editor?.destroy(), [editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens from the start.
  useEffect(() => {
    const area = waiting.current;
    if (!area) return;
    const writing = new EarlyWriting(area, latest.current.initial, () => {
      begin();
      if (writing.acts.length > 0) latest.current.onEarly('waiting');
    });
    early.current = writing;
    const saving = new AbortController();
    area
      .closest('form')
      ?.addEventListener('submit', () => (writing.acts.length > 0 || writing.isChanged()) && begin(), {
        signal: saving.signal,
      });
    // Touched before these scripts were there.
    if (writing.isChanged()) latest.current.onEarly('waiting');
    if (writing.isChanged() || document.activeElement === area) begin();
    return () => {
      writing.stop();
      saving.abort();
    };
  }, []);

  const act = (use: (live: Editor) => void) => {
    if (editor) return use(editor);
    waiting.current?.focus({ preventScroll: true });
    early.current?.add({ kind: 'tool', use });
  };
  return { editor, isComing, host, waiting, begin, act };
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

/** Waits until an input method has finished a word: the browser would lose its beginning. */
async function composed(area: HTMLElement): Promise<void> {
  if (!area.matches('[data-composing]')) return;
  await new Promise((done) => area.addEventListener('compositionend', done, { once: true }));
}
