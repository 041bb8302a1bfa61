/** What people put before or behind a name when they speak of a colleague. */
const TITLES = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'sir',
  'mam',
  'maam',
  'madam',
  'ji',
  'jee',
  'bhai',
  'didi',
  'di',
  'sahib',
]);

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !TITLES.has(word));

/**
 * The one of these people whom a typed name means: all its words, titles apart, are words of their name. Null where that is no one, or
 * more than one.
 */
export function personMeant<P extends { name: string }>(typed: string, people: readonly P[]): P | null {
  const words = wordsOf(typed);
  if (!words.length) return null;
  const meant = people.filter(({ name }) => {
    const known = wordsOf(name);
    return words.every((word) => known.includes(word));
  });
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
