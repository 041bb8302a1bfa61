import { Fragment } from 'react';

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
}

/** A text to read. */
export function Passage({ passage: { title, lettered, paragraphs, glossary }, proof }: PassageProps) {
  return (
    <>
      <h2 className="text-title">{title}</h2>
      {Object.entries(paragraphs).map(([letter, text]) => (
        <p key={letter} className="mt-3 leading-relaxed">
          {lettered && <strong className="me-2">{letter}</strong>}
          <Lit text={text} proof={proof} />
        </p>
      ))}
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

/** A text in which some of its words are lit. */
function Lit({ text, proof }: { text: string; proof: readonly string[] }) {
  const places = proof
    .map((words) => ({ from: text.indexOf(words), to: text.indexOf(words) + words.length }))
    .filter(({ from }) => from >= 0)
    .sort((one, other) => one.from - other.from);
  if (places.length === 0) return text;
  let done = 0;
  return (
    <>
      {places.map(({ from, to }) => {
        const start = Math.max(from, done);
        const before = text.slice(done, start);
        done = Math.max(done, to);
        return (
          <Fragment key={from}>
            {before}
            <mark className="rounded-sm bg-accent-soft text-accent-ink">{text.slice(start, done)}</mark>
          </Fragment>
        );
      })}
      {text.slice(done)}
    </>
  );
}
