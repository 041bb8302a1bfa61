import { createDocument, type Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { Mapping } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { type EarlyAct, MARKS } from './early-writing';

/** Does in the editor, in their order, what was done to the text before the editor was there. It has the focus already. */
export function replay(editor: Editor, acts: readonly EarlyAct[]): void {
  // Places are those of the text as it was at first.
  const since = new Mapping();
  const note = ({ transaction }: { transaction: { mapping: Mapping } }) => since.appendMapping(transaction.mapping);
  editor.on('transaction', note);
  for (const act of acts) {
    if (act.kind === 'place') goTo(editor, act.marked, since);
    else if (act.kind === 'tool') act.use(editor);
    else if (act.kind === 'all') editor.commands.selectAll();
    else if (act.kind === 'type') type(editor.view, act.text);
    else if (act.kind === 'paste') paste(editor.view, act);
    else if (act.kind === 'break') press(editor.view, { key: 'Enter', shiftKey: act.isLine });
    else if (act.kind === 'erase') erase(editor.view, act);
    else move(editor.view, act.extends ? 'extend' : 'move', act);
  }
  editor.off('transaction', note);
}

/** As a key does: what stands at the beginning of a line, such as `## `, may become more than text. */
function type(view: EditorView, text: string): void {
  const { from, to } = view.state.selection;
  const plain = () => view.state.tr.insertText(text, from, to).scrollIntoView();
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, plain))) view.dispatch(plain());
}

function paste(view: EditorView, { html, text }: { html: string; text: string }): void {
  if (!html || !view.pasteHTML(html)) view.pasteText(text);
}

type Step = Extract<EarlyAct, { kind: 'erase' | 'move' }>;

function erase(view: EditorView, { way, reach }: Pick<Step, 'way' | 'reach'>): void {
  const key = way === 'forward' ? 'Delete' : 'Backspace';
  if (press(view, { key, ctrlKey: reach === 'word' })) return;
  if (view.state.selection.empty) move(view, 'extend', { way, reach });
  view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
}

/** Moves the cursor as the browser does, and lets the editor know at once. */
function move(view: EditorView, how: 'move' | 'extend', { way, reach }: Pick<Step, 'way' | 'reach'>): void {
  const selection = view.dom.ownerDocument.getSelection();
  selection?.modify(how, way, reach);
  if (!selection?.anchorNode || !selection.focusNode) return;
  select(
    view,
    view.posAtDOM(selection.anchorNode, selection.anchorOffset),
    view.posAtDOM(selection.focusNode, selection.focusOffset),
  );
}

/** Presses a key; whether something in the editor answers to it. */
function press(view: EditorView, key: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', key);
  return view.someProp('handleKeyDown', (handle) => handle(view, event)) ?? false;
}

/** Sets the cursor where the marks stand in the markup of the text as it was. */
function goTo(editor: Editor, marked: string, since: Mapping): void {
  const [start, end] = marksIn(createDocument(marked, editor.schema));
  if (start === undefined || end === undefined) return;
  // The first mark takes a place of its own.
  select(editor.view, since.map(start), since.map(end - 1));
}

function marksIn(marked: { descendants: EditorView['state']['doc']['descendants'] }): (number | undefined)[] {
  const found: (number | undefined)[] = [undefined, undefined];
  marked.descendants((node, at) => {
    for (const [which, mark] of MARKS.entries()) {
      const place = node.text?.indexOf(mark) ?? -1;
      if (place >= 0) found[which] = at + place;
    }
  });
  return found;
}

function select(view: EditorView, anchor: number, head: number): void {
  const { doc, tr } = view.state;
  const inside = (place: number) => doc.resolve(Math.max(0, Math.min(place, doc.content.size)));
  view.dispatch(tr.setSelection(TextSelection.between(inside(anchor), inside(head))));
}
