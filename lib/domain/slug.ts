/** Words of an article's title for its address. */

/** An address has so many signs of a title at most, and ends at the end of a word. */
const LONGEST = 80;

/** 'What's new: 2026?' → 'what-s-new-2026', 'ਕੈਨੇਡਾ ਵਿੱਚ ਪੜ੍ਹਾਈ' → 'kainedaa-vichch-parhaai'; 'article' where no letter is known. */
export function slugOf(title: string): string {
  const latin = [...title.normalize('NFC')].map((sign, at, signs) => romanOf(sign, signs[at + 1] ?? '')).join('');
  const words = latin
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return shortened(words ?? []) || 'article';
}

function shortened([first = '', ...others]: readonly string[]): string {
  let slug = first.slice(0, LONGEST);
  for (const word of others) {
    if (slug.length + word.length >= LONGEST) break;
    slug += `-${word}`;
  }
  return slug;
}

/**
 * The scripts of India stand in Unicode one after the other, each with its letters in the same order (that of ISCII): one table of
 * places serves all nine.
 */
const FIRST_OF_INDIA = 0x0900;
const LAST_OF_INDIA = 0x0d7f;
const SCRIPT = 0x80;
const FIRST_CONSONANT = 0x15;
const CONSONANTS = 'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(
  ' ',
);
/** By place; of vowels both the letter and its sign behind a consonant. */
const OTHERS: Readonly<Record<number, string>> = {
  ...{
    1: 'n',
    2: 'n',
    3: 'h',
    5: 'a',
    6: 'aa',
    7: 'i',
    8: 'ee',
    9: 'u',
    10: 'oo',
    11: 'ri',
    14: 'e',
    15: 'e',
    16: 'ai',
  },
  ...{ 18: 'o', 19: 'o', 20: 'au', 62: 'aa', 63: 'i', 64: 'ee', 65: 'u', 66: 'oo', 67: 'ri', 70: 'e', 71: 'e' },
  ...{ 72: 'ai', 74: 'o', 75: 'o', 76: 'au', 88: 'q', 89: 'kh', 90: 'gh', 91: 'z', 92: 'r', 93: 'rh', 94: 'f' },
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [0x66 + digit, String(digit)])),
  ...{ 112: 'n' },
};
const VIRAMA = 0x4d;
/** Marks that change a consonant: the vowel comes behind them. */
const NUKTA = 0x3c;

const ARABIC: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ا a|آ aa|أ a|إ i|ب b|پ p|ت t|ٹ t|ث s|ج j|چ ch|ح h|خ kh|د d|ڈ d|ذ z|ر r|ڑ r|ز z|ژ zh|س s|ش sh|ص s|ض z|ط t|ظ z|ع a|غ gh|ف f|ق q',
    'ک k|ك k|گ g|ل l|م m|ن n|ں n|و o|ؤ o|ہ h|ه h|ھ h|ة a|ء |ی i|ي i|ى a|ئ y|ے e|۰ 0|۱ 1|۲ 2|۳ 3|۴ 4|۵ 5|۶ 6|۷ 7|۸ 8|۹ 9',
  ]
    .join('|')
    .split('|')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

function romanOf(sign: string, next: string): string {
  const place = placeOf(sign);
  if (place === null) return ARABIC[sign] ?? sign;
  const consonant = CONSONANTS[place - FIRST_CONSONANT];
  if (consonant) return consonant + (takesVowel(next) ? 'a' : '');
  if (place === NUKTA) return takesVowel(next) ? 'a' : '';
  // A gemination sign of Gurmukhi, and one that joins two consonants, are no letters.
  return OTHERS[place] ?? '';
}

/** A consonant has an 'a' of its own before another letter of its script, as long as no sign takes that away. */
function takesVowel(next: string): boolean {
  const place = placeOf(next);
  if (place === null) return false;
  const isSign = (place >= 0x3e && place <= VIRAMA) || place === NUKTA;
  return !isSign;
}

/** The place of a letter in its script; null for one that is of none of India's. */
function placeOf(sign: string): number | null {
  const code = sign.codePointAt(0) ?? 0;
  return code >= FIRST_OF_INDIA && code <= LAST_OF_INDIA ? (code - FIRST_OF_INDIA) % SCRIPT : null;
}
