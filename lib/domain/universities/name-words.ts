/** Words of a university's name, and what they are for those who shorten it. */

const PRINTABLE_ASCII = /^[ -~]*$/;
const FEDERATION = ' university of london';
const BRACKETS = /\([^)]*\)/g;
const LEGAL =
  /( as trustee (for|of) .*| (atf|t a|trading as) .*|( (pty|pte|ltd|limited|inc|incorporated|llc|plc|llp))+)$/;
const SMALL = new Set('of the and at in for a an de du des la le les a et on'.split(' '));
const KINDS = new Set(
  'university universite universidad uni univ college institute polytechnic school academy institution'.split(' '),
);

/**
 * A text in lower case without accents, apostrophes and dots, '&' as 'and', every other sign as a blank:
 * "King's College, London" → 'kings college london'.
 */
export function plainWords(text: string): string {
  return (PRINTABLE_ASCII.test(text) ? text : text.normalize('NFKD'))
    .replace(/[\p{M}'’‘´`.]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A university's name without what stands in brackets, 'The' before it, and its legal form or the federation behind it. */
export function plainUniversity(name: string): string {
  const plain = plainWords(name.replace(BRACKETS, ' ')).replace(/^the /, '').replace(LEGAL, '').replace(LEGAL, '');
  return plain.endsWith(FEDERATION) ? plain.slice(0, -FEDERATION.length) : plain;
}

/** What two spellings of one university's name have in common: its words in order without the small ones. */
export const sameName = (name: string): string => plainUniversity(name).split(' ').filter(isTelling).join(' ');

export const isTelling = (word: string): boolean => !SMALL.has(word);
export const isKind = (word: string): boolean => KINDS.has(word);

/**
 * The short names that stand in brackets: 'QUT' of 'Queensland University of Technology (QUT)', not the 'WA' of 'College
 * of English (WA)'.
 */
export function bracketed(name: string): string[] {
  const inside = [...name.matchAll(/\(([^)]*)\)/g)].map(([, text]) => text?.trim() ?? '');
  const plain = plainWords(name.replace(BRACKETS, ' '));
  return inside
    .filter((text) => /^[\p{L}\p{N}&-]{2,12}$/u.test(text) && /\p{Lu}.*\p{Lu}/u.test(text))
    .map(plainWords)
    .filter((short) => isShortOf(short, plain));
}

/** Whether a short name begins like a word of the name, and the name has its other letters behind that in their order. */
function isShortOf(short: string, plain: string): boolean {
  const letters = short.replaceAll(' ', '').split('');
  return new RegExp(`\\b${letters.join('.*')}`).test(plain);
}
