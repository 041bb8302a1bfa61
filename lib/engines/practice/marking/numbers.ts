const ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
  .concat(' seventeen eighteen nineteen')
  .split(' ');
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: Readonly<Record<string, number>> = { thousand: 1_000, million: 1_000_000, billion: 1_000_000_000 };

const CARDINALS = new Map<string, number>([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.flatMap((word, ten) => (word ? [[word, ten * 10] as const] : [])),
]);
const IRREGULAR: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const ORDINALS = new Map(
  [...CARDINALS].map(([word, value]) => [IRREGULAR[word] ?? `${word.replace(/y$/, 'ie')}th`, value] as const),
);

const UNITS = 'mm|cm|m|km|mg|g|kg|ml|l|kw|kwh|mb|gb|hr|hrs|min|mins';
const DIGITS = /^\d+(?:\.\d+)?$/;

/**
 * A text in which each number is written one way: words and separated thousands as figures, `third` as `3rd`, decimals
 * without closing zeros, units set off by a blank. Takes lower-case text with single blanks; other words stay.
 */
export function withFigures(text: string): string {
  const spaced = text
    .replace(/\b(thousand|million|billion), /g, '$1 ')
    .replace(/\b(\d{1,3}(?:[, ]\d{3})+)\b(?!,\d)/g, (found) => found.replace(/[, ]/g, ''))
    .replace(/½/g, ' 1/2')
    .replace(new RegExp(`(\\d)(${UNITS})\\b`, 'g'), '$1 $2')
    .replace(/(\d)\s+%/g, '$1%')
    .replace(/(\d+\.\d*?)0+\b/g, '$1')
    .replace(/(\d)\.(?=\s|$)/g, '$1');
  const tokens = spaced.split(/\s+/).filter(Boolean);
  const read: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = numberAt(tokens, at);
    read.push(found ? found.text : (tokens[at] ?? ''));
    at = found ? found.next : at + 1;
  }
  return read.join(' ');
}

/** Whether a word of a text that `withFigures` has read is a number. */
export const isNumber = (token: string): boolean => /^[£$€]?\d/.test(token);

interface Found {
  text: string;
  next: number;
}

/** The number that begins at a word, as figures, and the place after it. */
function numberAt(tokens: readonly string[], start: number): Found | null {
  let total = 0;
  let group: number | null = null;
  let at = start;
  let ordinal = false;
  if (/^an?$/.test(tokens[at] ?? '') && /^(hundred|thousand|million|billion)$/.test(tokens[at + 1] ?? '')) at += 1;
  for (; at < tokens.length && !ordinal; at += 1) {
    const token = tokens[at] ?? '';
    const parts = partsOf(token);
    if (token === 'and' && group !== null && goesOn(tokens, at + 1)) continue;
    if (token === 'and' && group === null && total > 0 && goesOn(tokens, at + 1)) continue;
    if (token === 'hundred') group = (group ?? 1) * 100;
    else if (SCALES[token]) {
      total += (group ?? 1) * SCALES[token];
      group = null;
    } else if (parts && mayAdd(group, parts.value)) {
      group = (group ?? 0) + parts.value;
      ordinal = parts.ordinal;
    } else if (DIGITS.test(token) && !token.startsWith('0') && group === null && total === 0) group = Number(token);
    else if (/^0\.\d+$/.test(token) && group === null && total === 0) group = Number(token);
    else break;
  }
  if (group === null && total === 0) return null;
  if (at - start === 1 && DIGITS.test(tokens[start] ?? '') && !isFraction(tokens, at))
    return { text: tokens[start] ?? '', next: at };
  return withFraction(tokens, at, total + (group ?? 0), ordinal);
}

/** The value of `seven`, `forty-five` or `twenty-second`. */
function partsOf(token: string): { value: number; ordinal: boolean } | null {
  const [first = '', second] = token.split('-');
  if (second === undefined) {
    const value = CARDINALS.get(first) ?? ORDINALS.get(first);
    return value === undefined ? null : { value, ordinal: !CARDINALS.has(first) };
  }
  const tens = TENS.indexOf(first) * 10;
  const ones = CARDINALS.get(second) ?? ORDINALS.get(second);
  if (tens < 20 || ones === undefined || ones > 9 || ones === 0) return null;
  return { value: tens + ones, ordinal: !CARDINALS.has(second) };
}

/** `five` may follow `forty` and `two hundred`, not `seven`. */
function mayAdd(group: number | null, value: number): boolean {
  if (group === null) return true;
  if (group % 100 === 0 && group > 0) return value < 100;
  return group % 100 >= 20 && group % 10 === 0 && value > 0 && value < 10;
}

const goesOn = (tokens: readonly string[], at: number): boolean =>
  partsOf(tokens[at] ?? '') !== null || CARDINALS.has(tokens[at] ?? '');

const isFraction = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === '1/2' || (tokens[at] === 'and' && tokens[at + 1] === 'a' && tokens[at + 2] === 'half');

function withFraction(tokens: readonly string[], at: number, value: number, ordinal: boolean): Found {
  if (ordinal) return { text: ordinalOf(value), next: at };
  if (tokens[at] === '1/2') return { text: String(value + 0.5), next: at + 1 };
  if (isFraction(tokens, at)) return { text: String(value + 0.5), next: at + 3 };
  if (tokens[at] === 'point' && CARDINALS.has(tokens[at + 1] ?? '')) {
    let digits = '';
    let next = at + 1;
    for (; (CARDINALS.get(tokens[next] ?? '') ?? 10) < 10; next += 1) digits += CARDINALS.get(tokens[next] ?? '');
    if (digits) return { text: String(Number(`${value}.${digits}`)), next };
  }
  return { text: String(value), next: at };
}

function ordinalOf(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  return `${value}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`;
}
