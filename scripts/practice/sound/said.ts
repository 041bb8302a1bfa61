/** Digits of a telephone number or code in groups of three and more, which are said one by one. */
const GROUPS = /\b(?:\d{3,}(?: \d{3,})+|0\d{5,})\b/g;
/** A postcode, or another code of capitals and digits. */
const CODE = /\b[A-Z]{1,4}\d{1,4}[A-Z]?(?: \d[A-Z]{2})?\b/g;
/** Two digits after the hour: a time, unless a unit makes it a measure. */
const TIME =
  /(?<![£$€\d.,])\b([01]?\d|2[0-3])[.:]([0-5]\d)(?: ?([ap])(?:m\b|\.m\.))?(?!\d|[.,]\d| ?(?:%|per cent|percent|m\b|cm\b|km\b|kg\b|g\b|metres?|kilometres?|centimetres?|millimetres?|miles?|litres?|kilos?|grams?|degrees|times|million|billion|seconds))/g;
const HOUR = /\b(1?\d) ?([ap])m\b/g;
const POUNDS = /£(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d\d))?/g;
const THOUSANDS = /\b\d{1,3}(?:,\d{3})+\b/g;
const YEAR = /(?<![£$€\d.,])\b(1[1-9]|20)(\d\d)\b(?![.,]\d)/g;

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/**
 * A line of a script as the synthesizer reads it right: letters of a spelled name and of a code apart, telephone numbers
 * in digits, times, sums, thousands and years in words. A number of four digits without a comma is read as a year.
 */
export function said(text: string): string {
  return text
    .replace(/\b[A-Z](?:-[A-Z])+\b/g, (spelled) => spelled.split('-').join(', '))
    .replace(GROUPS, (number) => number.split(' ').map(digits).join(', '))
    .replace(CODE, (code) =>
      (code.match(/[A-Z]|\d+/g) ?? []).map((part) => (/\d/.test(part) ? digits(part) : part)).join(', '),
    )
    .replace(TIME, (_, hour, minutes, half) => `${clock(Number(hour), minutes)}${halfOfDay(half)}`)
    .replace(HOUR, (_, hour, half) => `${words(Number(hour))}${halfOfDay(half)}`)
    .replace(
      POUNDS,
      (_, pounds, pence) => `${sum(pounds)} ${pounds === '1' ? 'pound' : 'pounds'}${pence ? ` ${pence}` : ''}`,
    )
    .replace(THOUSANDS, sum)
    .replace(YEAR, (_, century, rest) => year(Number(century), Number(rest)))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[^\x20-\x7e]/g, ' ');
}

const digits = (group: string): string => [...group].map((digit) => SMALL[Number(digit)]).join(' ');

/** 'a m' would be read as an article. */
const halfOfDay = (half?: string): string => (half ? ` ${half === 'a' ? 'ay' : 'pee'} em` : '');

const clock = (hour: number, minutes: string): string =>
  minutes === '00' ? words(hour) : `${words(hour)} ${underTen(Number(minutes))}`;

/** A sum up to 999 stays in digits: every synthesizer reads it. */
const sum = (number: string): string => (number.includes(',') ? words(Number(number.replaceAll(',', ''))) : number);

function year(century: number, rest: number): string {
  if (century === 20 && rest < 10) return words(century * 100 + rest);
  return `${words(century)} ${rest === 0 ? 'hundred' : underTen(rest)}`;
}

const underTen = (number: number): string => (number < 10 ? `oh ${SMALL[number]}` : words(number));

/** A whole number from 0 to 999,999,999 in words. */
export function words(number: number): string {
  for (const [size, name] of [
    [1_000_000, 'million'],
    [1_000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (number < size) continue;
    const rest = number % size;
    const joined = rest === 0 ? '' : rest < 100 ? ` and ${words(rest)}` : ` ${words(rest)}`;
    return `${words(Math.floor(number / size))} ${name}${joined}`;
  }
  const ten = TENS[Math.floor(number / 10) - 2];
  if (!ten) return SMALL[number] ?? '';
  return number % 10 ? `${ten}-${SMALL[number % 10]}` : ten;
}
