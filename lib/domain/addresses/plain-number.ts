/**
 * A typed number as its digits with an optional leading '+': without the spaces, brackets and dashes people put between them,
 * the invisible signs that come along when one is copied from a phone's contacts, a 'tel:' before it, a '(0)' behind the country's
 * code, or a comma after it. Digits of other scripts become those of ours. All else stays, for the rule to refuse.
 */
export function plainNumber(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      .replace(/\p{Nd}/gu, asciiDigit)
      .replace(/^[\s\p{Cf}]*(?:tel|mob(?:ile)?|ph(?:one)?|whats ?app|wa)\b\s*[.:]*/iu, '')
      // Dialled at home alone: '+44 (0)20', '+91 (0) 98'.
      .replace(/^([\s\p{Cf}]*(?:\+|00)[\s\p{Cf}\p{Pd}.\d]*)\(0\)/u, '$1')
      .replace(/[\s\p{Cf}\p{Pd}().]/gu, '')
      .replace(/[,;]+$/, '')
  );
}

/** The digits of a script follow each other, from 0 on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

const FEWEST_DIGITS = 6;
const BETWEEN_NUMBERS = /\s*(?:[/,;|&\n]|\b(?:or|and)\b)\s*/i;

/**
 * The numbers of a cell in which people wrote several ('98140 00148 / 98140 00149'), each as it stands; the text itself
 * where it is one.
 */
export function numbersOf(typed: string): string[] {
  const parts = typed.split(BETWEEN_NUMBERS).filter((part) => part.trim() !== '');
  const areAll = parts.every((part) => part.replace(/\P{Nd}/gu, '').length >= FEWEST_DIGITS);
  return parts.length > 1 && areAll ? parts.map((part) => part.trim()) : [typed];
}

/** Whether a spreadsheet has shortened a number to its first digits: '9.81405E+11'. The others are lost. */
export const isShortened = (typed: string): boolean => /^\s*\d(?:[.,]\d+)?e\+?\d{1,2}\s*$/i.test(typed);
