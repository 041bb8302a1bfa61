import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import type { Highlight } from '@/lib/domain/practice/work';
import { counted } from '@/lib/domain/texts/counted';
import { piecesOf, placeOf, withHighlight } from './highlights';

interface PassageProps {
  passage: {
    n: number;
    title: string;
    lettered: boolean;
    paragraphs: Readonly<Record<string, string>>;
    glossary?: Readonly<Record<string, string>> | undefined;
  };
  /** Words to light: they stand literally in a paragraph. */
  proof: readonly string[];
  /** What the learner has highlighted here. */
  highlights: readonly Highlight[];
  onHighlights: (highlights: Highlight[]) => void;
}

/** A text to read, in which words can be highlighted. */
export function Passage({ passage, proof, highlights, onHighlights }: PassageProps) {
  const { title, lettered, paragraphs, glossary } = passage;
  const root = useRef<HTMLDivElement>(null);
  const add = (place: Highlight | null): boolean => {
    if (place) onHighlights(withHighlight(highlights, place));
    return place !== null;
  };
  return (
    <>
      <h2 className="text-title">{title}</h2>
      <HighlightBar
        count={highlights.length}
        onSelected={() => add(selectedIn(root.current))}
        onWords={(words) => add(placeOf(words, paragraphs))}
        onClear={() => onHighlights([])}
      />
      <div ref={root}>
        {Object.entries(paragraphs).map(([letter, text]) => (
          <p key={letter} className="mt-3 leading-relaxed">
            {lettered && <strong className="me-2">{letter}</strong>}
            <span data-paragraph={letter}>
              <Text text={text} proof={proof} highlights={highlights.filter(({ paragraph }) => paragraph === letter)} />
            </span>
          </p>
        ))}
      </div>
      {glossary && (
        <dl className="mt-4 border-t border-line pt-3 text-sm">
          {Object.entries(glossary).map(([word, meaning]) => (
            <div key={word}>
              <dt className="inline font-medium">{word}</dt>: <dd className="inline">{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** A text in which what proves an answer is lit, and what the learner chose is highlighted. */
function Text({
  text,
  proof,
  highlights,
}: {
  text: string;
  proof: readonly string[];
  highlights: readonly Highlight[];
}) {
  return piecesOf(text, proof, highlights).map(({ from, words, isLit, isHighlighted }) => {
    const shown = isHighlighted ? (
      // biome-ignore lint/a11y/useSemanticElements: `mark` is what proves an answer, which is another thing.
      <span role="mark" className="border-b-2 border-brand bg-brand-soft">
        {words}
      </span>
    ) : (
      words
    );
    if (!isLit) return <span key={from}>{shown}</span>;
    return (
      <mark key={from} className="rounded-sm bg-accent-soft text-accent-ink">
        {shown}
      </mark>
    );
  });
}

/** Where the selection of the page stands in a paragraph of the passage; null for none, or one that crosses paragraphs. */
function selectedIn(root: HTMLElement | null): Highlight | null {
  const selection = getSelection();
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const [start, end] = [range.startContainer, range.endContainer].map((node) =>
    (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-paragraph]'),
  );
  if (!start || start !== end || !root.contains(start)) return null;
  const before = document.createRange();
  before.selectNodeContents(start);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  const to = from + range.toString().length;
  selection.removeAllRanges();
  return to > from ? { paragraph: start.dataset.paragraph ?? '', from, to } : null;
}

interface HighlightBarProps {
  count: number;
  /** Highlights what is selected; false where nothing of one paragraph is. */
  onSelected: () => boolean;
  /** Highlights these words; false where they do not stand in the text. */
  onWords: (words: string) => boolean;
  onClear: () => void;
}

/** Highlights the words that are selected, or that are typed: by mouse, by touch and by keyboard. */
function HighlightBar({ count, onSelected, onWords, onClear }: HighlightBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const isThere = onWords(words);
    setMissing(!isThere);
    if (isThere) setWords('');
  };
  return (
    <div className="mt-2 print:hidden">
      <div className="flex flex-wrap items-center gap-1">
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3"
          // The button must not take the selection away.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => !onSelected() && setOpen(true)}
        >
          Highlight
        </Button>
        {count > 0 && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear highlights
          </Button>
        )}
        <span role="status" className="sr-only">
          {count === 0 ? '' : counted(count, 'highlight')}
        </span>
      </div>
      {isOpen && (
        <form onSubmit={add} className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          <label className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
            Select words first, or type them here
            <input
              value={words}
              onChange={(event) => setWords(event.target.value)}
              className="min-h-10 min-w-40 flex-1 rounded-control border border-control bg-raised px-3"
            />
          </label>
          <Button type="submit" size="sm" variant="secondary">
            Highlight
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
            Close
          </Button>
          {isMissing && (
            <p role="alert" className="basis-full text-danger-ink">
              These words are not in the text.
            </p>
          )}
        </form>
      )}
    </div>
  );
}
