/** What a crest shows: up to four letters, a hue in degrees, and which of the charges. */
export interface CrestDesign {
  letters: string;
  hue: number;
  charge: string;
}

/** The hues a crest may have, in degrees of oklch; red is left out, for red means an error or something late. */
export const CREST_HUES = [55, 88, 118, 150, 178, 205, 235, 262, 295, 330] as const;

/** Base, chief, pale, bend, wave and chevron, over a field of 48 x 52. */
const CHARGES = [
  'M0 40h48v12H0z',
  'M0 0h48v13H0z',
  'M24 0h24v52H24z',
  'M48 0v52H0z',
  'M0 36q6-5 12 0t12 0 12 0 12 0v16H0z',
  'M0 52V40L24 20 48 40V52z',
] as const;

const SMALL_WORDS = new Set(['of', 'the', 'and', 'at', 'in', 'for', 'de', 'la', '&']);
const KINDS = new Set(['university', 'college', 'institute', 'polytechnic', 'school']);

/** Initials that would read as a country, or as what no institution wants on its shield. */
const UNWANTED = new Set(
  'USA UK US GB NZ UAE USSR ASS ARSE ANUS BUM COCK CRAP CUM CUNT DICK DIE DUMB FAG FAT FUC FUCK FUK GAY HIV ISIS KKK NAZI PIS PISS POO SAD SEX SHIT SLUT SOB SS STD TIT TITS TURD WANK'.split(
    ' ',
  ),
);

/** A university's crest, by its country and name alone: the same name always has the same one. */
export function crestDesign(university: string, country: string): CrestDesign {
  const hash = fnv1a(`${country}|${university}`.toLowerCase());
  return {
    letters: crestLetters(university),
    hue: CREST_HUES[hash % CREST_HUES.length] ?? 205,
    charge: CHARGES[(hash >>> 8) % CHARGES.length] ?? CHARGES[0],
  };
}

/** Ottawa is Ot, the National University of Singapore NUS, the University of St Andrews St. */
export function crestLetters(university: string): string {
  const words = university
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .replace(/\b(St|Saint)\s+/g, '$1_')
    .split(/\s+/)
    .filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()));
  const own = words.filter((word) => !KINDS.has(word.toLowerCase()));
  const first = own[0] ?? words[0] ?? '?';
  if (own.length <= 1) return firstTwo(first);
  const initials = words
    .map((word) => firstOf(word).toUpperCase())
    .join('')
    .slice(0, 4);
  return UNWANTED.has(initials) ? firstTwo(first) : initials;
}

function firstTwo(word: string): string {
  const [one = '', two = ''] = [...word];
  return one.toUpperCase() + two.toLowerCase();
}

function firstOf(word: string): string {
  return [...word][0] ?? '';
}

/** The 32 bits of FNV-1a over the text's UTF-8. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
