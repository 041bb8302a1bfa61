import { Fragment } from 'react';

interface QuotedTextProps {
  text: string;
  /** What each comment is about, in their order; '' for all of the text. */
  quotes: readonly string[];
  /** Words were chosen with the mouse or by touch. */
  onChosen?: ((words: string) => void) | undefined;
}

/** A student's text in which the words that comments are about are lit, with the number of the comment. */
export function QuotedText({ text, quotes, onChosen }: QuotedTextProps) {
  const marks = quotes
    .map((words, place) => ({ from: words ? text.indexOf(words) : -1, to: text.indexOf(words) + words.length, place }))
    .filter(({ from }) => from >= 0)
    .sort((one, other) => one.from - other.from);
  let done = 0;
  const choose = () => {
    const words = getSelection()?.toString().trim() ?? '';
    if (words && text.includes(words)) onChosen?.(words);
  };
  return (
    <div onPointerUp={choose} className="max-w-reading leading-relaxed whitespace-pre-wrap wrap-anywhere">
      {marks.map(({ from, to, place }) => {
        const start = Math.max(from, done);
        const before = text.slice(done, start);
        const lit = text.slice(start, Math.max(to, start));
        done = Math.max(done, to);
        return (
          <Fragment key={place}>
            {before}
            <mark className="rounded-sm bg-brand-soft text-brand-ink">{lit}</mark>
            <sup className="ms-0.5">[{place + 1}]</sup>
          </Fragment>
        );
      })}
      {text.slice(done)}
    </div>
  );
}
