interface NotJudgedProps {
  /** What a requirement text asks that could not be judged, word for word. */
  quotes: readonly string[];
  className?: string;
}

/** What a verdict leaves out: one thing is said, several are one line to open. */
export function NotJudged({ quotes, className = 'mt-4' }: NotJudgedProps) {
  if (quotes.length === 0) return null;
  return (
    <div className={`${className} text-sm`}>
      <Quotes quotes={quotes} lead="Also required, not checked here: " />
    </div>
  );
}

/** The same without its words where they stand before. */
export function Quotes({ quotes, lead = '' }: { quotes: readonly string[]; lead?: string }) {
  if (quotes.length === 1) return <p className="wrap-anywhere">{`${lead}‘${quotes[0]}’`}</p>;
  return (
    <details>
      <summary className="cursor-pointer pointer-coarse:py-1.5">{`${lead}${quotes.length} things`}</summary>
      <ul className="mt-1 list-disc space-y-1 ps-5 wrap-anywhere">
        {quotes.map((quote) => (
          <li key={quote}>{`‘${quote}’`}</li>
        ))}
      </ul>
    </details>
  );
}
