/** Letters that Unicode does not decompose, as people type them on a plain keyboard. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
};
const PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');
const COMBINING_ACCENTS = /[\u0300-\u036f]/g;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const BLANKS = /[\s\p{Cc}]+/gu;
const PRINTABLE_ASCII = /^[ -~]*$/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * The form in which texts are compared: case, accents, ligatures and width no longer matter ('É' = 'e', 'İ' = 'i',
 * 'ß' = 'ss', 'ﬁ' = 'fi'), typographic quotes and dashes are the plain ones, blanks are single and trimmed.
 * Guarantee the name order rests on: no character of the result sorts before the blank.
 */
export function fold(text: string): string {
  if (PRINTABLE_ASCII.test(text)) {
    const lower = text.trim().toLowerCase();
    return lower.includes('  ') ? lower.replace(BLANKS, ' ') : lower;
  }
  return text
    .normalize('NFKD')
    .replace(COMBINING_ACCENTS, '')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(COMBINING_ACCENTS, '')
    .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(BLANKS, ' ')
    .trim();
}

/** A keyword, folded. '' matches everything. */
export interface Keyword {
  /** Must occur in the course or the university name. */
  anywhere: string;
  /** Must occur in the university name. */
  university: string;
}

/** Reads `text` or `text@university`; the first '@' (a full-width one included) splits. */
export function parseKeyword(q: string): Keyword {
  const folded = fold(q);
  const at = folded.indexOf('@');
  if (at < 0) return { anywhere: folded, university: '' };
  return { anywhere: folded.slice(0, at).trim(), university: folded.slice(at + 1).trim() };
}

/** Whether a word starts at `index` of a folded text: nothing, or no letter or digit, stands before it. */
export function startsWord(folded: string, index: number): boolean {
  if (index === 0) return true;
  const before = folded.charCodeAt(index - 1);
  if (before < 0x80) return !((before >= 0x61 && before <= 0x7a) || (before >= 0x30 && before <= 0x39));
  const isSurrogate = before >= 0xd800 && before <= 0xdfff;
  return !isSurrogate && !LETTER_OR_DIGIT.test(String.fromCharCode(before));
}

/**
 * What may follow whole words: the end, or a sign. Letters beyond ASCII count as letters, so that the texts that go on
 * with a sign stand together in code unit order (`wholeWordRuns` in name-rank.ts).
 */
export function endsWord(text: string, end: number): boolean {
  const after = text.charCodeAt(end);
  return Number.isNaN(after) || after < 0x30 || (after > 0x39 && after < 0x61);
}

/** How well a text matches, best first; the order of relevance. */
export const MATCH = { start: 0, wordStart: 1, inside: 2, none: 3 } as const;
export type Match = (typeof MATCH)[keyof typeof MATCH];

/** Where `part` (folded, not empty) occurs in `folded`, at its best. */
export function matchOf(folded: string, part: string): Match {
  let at = folded.indexOf(part);
  if (at < 0) return MATCH.none;
  if (at === 0) return MATCH.start;
  while (at >= 0) {
    if (startsWord(folded, at)) return MATCH.wordStart;
    at = folded.indexOf(part, at + 1);
  }
  return MATCH.inside;
}
