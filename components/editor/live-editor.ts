import { Editor } from '@tiptap/core';
import type { EarlyAct } from './early-writing';
import { EDITOR_EXTENSIONS } from './extensions';
import { replay } from './replay';

interface LiveEditorOptions {
  /** Where the text is to stand; it is put behind what is there. */
  host: HTMLElement;
  content: string;
  /** What was done before, in its order. */
  acts: readonly EarlyAct[];
  /** Whether the keys go into the text from now on. */
  hasFocus: boolean;
  /** Of the element that holds the text. */
  attributes: Record<string, string>;
  onUpdate: (editor: Editor) => void;
}

/** Makes the editor, does in it what was done before it was there, and gives it the focus. All at once: no key falls between. */
export function liveEditor({ host, content, acts, hasFocus, attributes, onUpdate }: LiveEditorOptions): Editor {
  const editor = new Editor({
    element: host,
    extensions: EDITOR_EXTENSIONS,
    content,
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor: changed }) => onUpdate(changed),
  });
  // By the view: the editor's own command waits for a frame, and keys in between would be lost.
  if (hasFocus || acts.some(({ kind }) => kind !== 'place')) editor.view.focus();
  replay(editor, acts);
  return editor;
}
