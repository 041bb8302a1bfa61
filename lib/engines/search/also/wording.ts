/** So many times as many names have the better one of two wordings. */
const FAR_MORE = 10;

/** The first of the wordings that names have as whole words, or a later one that far more have; the last where none is had. */
export function wordingOf(texts: readonly string[], count: (text: string) => number): string {
  let best = { text: texts.at(-1) ?? '', count: 0 };
  for (const text of texts) {
    // A part of the words is looked for where all together stand in no name.
    if (best.count > 0 && text.split(' ').length < best.text.split(' ').length) break;
    const own = count(text);
    if (own > best.count * (best.count === 0 ? 0 : FAR_MORE)) best = { text, count: own };
  }
  return best.text;
}
