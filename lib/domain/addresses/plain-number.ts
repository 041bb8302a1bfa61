/**
 * A typed number as its digits with an optional leading '+': without the spaces, brackets and dashes people put between them,
 * the invisible signs that come along when one is copied from a phone's contacts, a 'tel:' before it, or a comma after it. Digits of
 * other scripts become those of ours. All else stays, for the rule to refuse.
 */
export function plainNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/^\s*tel:/i, '')
    .replace(/[\s\p{Cf}\p{Pd}().]/gu, '')
    .replace(/[,;]+$/, '');
}

/** The digits of a script follow each other, from 0 on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
