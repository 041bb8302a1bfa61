import type { Editor } from '@tiptap/core';
import { TOOLS } from './tools';

/** How far a key goes, in the words of `Selection.modify`. */
type Reach = 'character' | 'word' | 'line' | 'lineboundary' | 'documentboundary';

/** One thing that was done to the text before the editor was there. */
export type EarlyAct =
  | { kind: 'type'; text: string }
  | { kind: 'paste'; html: string; text: string }
  | { kind: 'break'; isLine: boolean }
  | { kind: 'erase'; way: 'forward' | 'backward'; reach: Reach }
  | { kind: 'move'; way: 'forward' | 'backward'; reach: Reach; extends: boolean }
  | { kind: 'all' }
  /** The cursor, or what is selected, in the text as it was: its markup with a mark on either side. */
  | { kind: 'place'; marked: string }
  | { kind: 'tool'; use: (editor: Editor) => void };

/** Characters that no text has: they mark where a selection begins and ends. */
export const MARKS = ['\u{E000}', '\u{E001}'] as const;

/** An empty line of an editable text has a height by this alone. */
const HOLDS_LINE_OPEN = '<br class="ProseMirror-trailingBreak">';

const WHITE_SPACE = /[ \t\r\n\f]+/g;
const AROUND_BLOCKS = / ?(<\/?(?:p|h[1-6]|ul|ol|li|blockquote|hr|div)\b[^>]*>) ?/gi;

/**
 * The markup of a text as the waiting area shows it, which is as the editor will show it: an editable area would show all white
 * space, the editor one space within text and none around blocks.
 */
export function shownMarkup(html: string): string {
  // In preformatted text white space counts.
  const plain = /<pre\b/i.test(html) ? html : html.replace(WHITE_SPACE, ' ').replace(AROUND_BLOCKS, '$1').trim();
  return (plain || '<p></p>').replaceAll('<p></p>', `<p>${HOLDS_LINE_OPEN}</p>`);
}

/**
 * Keeps what is typed, pressed and pasted in an editable element until the editor takes its place. The text itself stays
 * as it is, so that the editor does it all in its own way and in the order it was done.
 */
export class EarlyWriting {
  readonly acts: EarlyAct[] = [];
  private readonly first: string;
  private readonly listening = new AbortController();

  /**
   * @param html the text as it was sent, before anything was typed into it.
   * @param onAct called after each act, and when the element gets the focus.
   */
  constructor(
    private readonly area: HTMLElement,
    html: string,
    private readonly onAct: () => void,
  ) {
    const sent = document.createElement('div');
    sent.innerHTML = shownMarkup(html);
    this.first = sent.innerHTML;
    const { signal } = this.listening;
    area.addEventListener('focus', onAct, { signal });
    area.addEventListener('beforeinput', this.onInput, { signal });
    area.addEventListener('keydown', this.onKey, { signal });
    area.addEventListener('mouseup', this.onPlaced, { signal });
  }

  /** Adds one act at the end; the first one remembers the cursor's place. */
  add(act: EarlyAct): void {
    if (this.acts.length === 0) this.addPlace();
    this.acts.push(act);
    this.onAct();
  }

  /** Ends the listening. `changed` is the markup when the browser itself changed the text. */
  end(): { acts: readonly EarlyAct[]; changed: string | null } {
    this.listening.abort();
    if (this.acts.length === 0 && document.activeElement === this.area) this.addPlace();
    return { acts: this.acts, changed: this.isChanged() ? unheld(this.area.innerHTML) : null };
  }

  /** Whether the browser itself changed the text: before these scripts were there, or by an input method. */
  isChanged(): boolean {
    return this.area.innerHTML !== this.first;
  }

  stop(): void {
    this.listening.abort();
  }

  private addPlace(): void {
    const marked = markedAt(this.area);
    if (marked !== null) this.acts.push({ kind: 'place', marked });
  }

  private readonly onPlaced = () => {
    if (this.acts.length > 0) this.addPlace();
  };

  private readonly onKey = (event: KeyboardEvent) => {
    // Until something is kept the browser moves the cursor by itself.
    if (this.acts.length === 0 || event.isComposing) return;
    const act = heldKeyOf(event);
    if (!act) return;
    event.preventDefault();
    this.add(act);
  };

  private readonly onInput = (event: InputEvent) => {
    if (!event.cancelable || event.isComposing) return;
    event.preventDefault();
    const act = actOf(event);
    if (act) this.add(act);
  };
}

function actOf({ inputType, data, dataTransfer }: InputEvent): EarlyAct | null {
  const tool = TOOLS.find(({ asked }) => asked === inputType);
  if (tool) return { kind: 'tool', use: tool.use };
  if (inputType === 'insertParagraph') return { kind: 'break', isLine: false };
  if (inputType === 'insertLineBreak') return { kind: 'break', isLine: true };
  if (inputType.startsWith('insert') && dataTransfer) {
    return { kind: 'paste', html: dataTransfer.getData('text/html'), text: dataTransfer.getData('text/plain') };
  }
  if (inputType.startsWith('insert') && data) return { kind: 'type', text: data };
  if (!inputType.startsWith('delete')) return null;
  const reach = inputType.includes('Word') ? 'word' : inputType.includes('Line') ? 'lineboundary' : 'character';
  return { kind: 'erase', way: inputType.endsWith('Forward') ? 'forward' : 'backward', reach };
}

/** What a key asks for that the browser would do without a word, or not at all. */
function heldKeyOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): EarlyAct | null {
  const held = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (held && letter === 'a') return { kind: 'all' };
  // The browser has nothing of its own to take back, so it doesn't ask.
  const asked =
    held && letter === 'z' ? (shiftKey ? 'historyRedo' : 'historyUndo') : held && letter === 'y' && 'historyRedo';
  const tool = asked && TOOLS.find((one) => one.asked === asked);
  if (tool) return { kind: 'tool', use: tool.use };
  const found = MOVES[key];
  if (!found) return null;
  const [way, near, far] = found;
  return { kind: 'move', way, reach: held || altKey ? far : near, extends: shiftKey };
}

const MOVES: Record<string, ['forward' | 'backward', Reach, Reach]> = {
  ArrowLeft: ['backward', 'character', 'word'],
  ArrowRight: ['forward', 'character', 'word'],
  ArrowUp: ['backward', 'line', 'line'],
  ArrowDown: ['forward', 'line', 'line'],
  Home: ['backward', 'lineboundary', 'documentboundary'],
  End: ['forward', 'lineboundary', 'documentboundary'],
};

/** The markup of the area with a mark on either side of what is selected in it; null when that is elsewhere. */
function markedAt(area: HTMLElement): string | null {
  const selection = getSelection();
  if (!selection?.rangeCount) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!area.contains(startContainer) || !area.contains(endContainer)) return null;
  const copy = area.cloneNode(true);
  // The later one first: the earlier one would shift it.
  mark(nodeAt(copy, pathTo(endContainer, area)), endOffset, MARKS[1]);
  mark(nodeAt(copy, pathTo(startContainer, area)), startOffset, MARKS[0]);
  return unheld((copy as HTMLElement).innerHTML);
}

function mark(node: Node, offset: number, character: string): void {
  const range = document.createRange();
  range.setStart(node, offset);
  range.insertNode(document.createTextNode(character));
}

function pathTo(node: Node, root: Node): number[] {
  const path: number[] = [];
  for (let at = node; at !== root && at.parentNode; at = at.parentNode) {
    path.unshift([...at.parentNode.childNodes].indexOf(at as ChildNode));
  }
  return path;
}

const nodeAt = (root: Node, path: number[]) => path.reduce<Node>((at, step) => at.childNodes[step] ?? at, root);

const unheld = (html: string) => html.replaceAll(HOLDS_LINE_OPEN, '');
