/** What a recording says; nothing where there is none. */
export function Transcript({ lines }: { lines: readonly { who: string; text: string }[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="mt-6">
      <summary className="cursor-pointer font-medium">What was said</summary>
      {lines.map(({ who, text }) => (
        <p key={text} className="mt-2">
          <strong>{who}:</strong> {text}
        </p>
      ))}
    </details>
  );
}
