import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';

interface HighlightBarProps {
  count: number;
  /** Highlights what is selected; false where nothing of one paragraph is. */
  onSelected: () => boolean;
  /** Highlights these words; false where they do not stand in the text. */
  onWords: (words: string) => boolean;
  onClear: () => void;
}

/** Highlights the words that are selected, or that are typed: by mouse, by touch and by keyboard. */
export function HighlightBar({ count, onSelected, onWords, onClear }: HighlightBarProps) {
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
          {count === 0 ? '' : `${count} ${count === 1 ? 'highlight' : 'highlights'}`}
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
