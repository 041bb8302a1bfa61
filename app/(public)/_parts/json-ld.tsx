/** A statement in schema.org's words; safe in the page whatever its texts are. It is no script: nothing runs. */
export function JsonLd({ statement }: { statement: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...statement }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{text}</script>;
}
