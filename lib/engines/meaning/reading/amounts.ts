import { type Country, CURRENCY_OF } from '@/lib/domain/countries';
import { countryOfCity } from '../tables/cities';
import { AWARD_LEVELS, LEVEL_WORDS } from '../tables/levels';
import { AT_LEAST, AT_MOST, CHEAP, FEE, LOW } from '../tables/small-words';
import { isAmount, isMoneyWord, readMoney } from './money';
import type { Reader } from './reader';

const TOO_MUCH = 'This amount can’t be used to search fees';
const BY_YEAR = 'Fees are searched per year';
const MONTHLY = /^(monthly|mahina|mahine)$/;
const NO_CURRENCY = 'Add a currency or a country';

/** 'cheap', 'low fees'; 'under 20000', 'budget 15k cad', 'max fee 20,000', '₹20 lakh', 'less than 12 lakhs per year'. */
export function readFee(reader: Reader): void {
  for (const place of reader.tokens.keys()) readCheap(reader, place);
  for (const place of reader.tokens.keys()) if (readRange(reader, place)) return;
  for (const place of reader.tokens.keys()) {
    const marker = reader.longest(place, AT_MOST);
    if (marker > 0 && readMost(reader, place, place + marker, true)) return;
  }
  for (const place of reader.tokens.keys()) {
    const marker = reader.longest(place, AT_LEAST);
    const least = marker > 0 ? readMoney(reader, place + marker, 'USD', true) : null;
    if (least) reader.leave(place, least.end - place, 'Only a maximum fee can be searched');
  }
  for (const place of reader.tokens.keys()) {
    const beside = FEE.has(reader.at(place)) ? place + 1 : place;
    if (readMost(reader, place, beside, beside > place)) return;
  }
}

/** 'Between 20000 and 30000 aud', '20k to 25k': the upper end is searched by. */
function readRange(reader: Reader, place: number): boolean {
  const isMarked = /^(between|from|range)$/.test(reader.at(place)) || FEE.has(reader.at(place));
  const from = isMarked ? place + 1 : place;
  if (!/^[^\p{L}]{0,2}\d[\d,.]*(k|l)?$/u.test(reader.at(from)) || !/^(and|to|-|–|upto)$/.test(reader.at(from + 1)))
    return false;
  // '2 to 3 years' is no money.
  if (!isMarked && !/(k|\d{4,})$/.test(reader.at(from))) return false;
  if (!readMost(reader, from + 2, from + 2, isMarked || /k$/.test(reader.at(from + 2)))) return false;
  reader.leave(from, 1, 'Only a maximum fee can be searched');
  reader.take(place, from + 2 - place);
  return true;
}

function readCheap(reader: Reader, place: number): void {
  const word = reader.at(place);
  // 'Cheaper than' an amount.
  if (reader.at(place + 1) === 'than') return;
  const isFee = FEE.has(reader.at(place + 1));
  const length = (isFee ? 2 : 1) + (reader.at(place + (isFee ? 2 : 1)) === 'first' ? 1 : 0);
  if (CHEAP.has(word) || (LOW.has(word) && isFee)) reader.set(place, length, { sort: 'fee' });
  else if (FEE.has(word) && LOW.has(reader.at(place + 1)) && !/^(than|of)$/.test(reader.at(place + 2)))
    reader.set(place, 2, { sort: 'fee' });
}

/** Reads the most of an amount that begins at `at`, its marker at `place`; a bare number counts only after a marker. */
function readMost(reader: Reader, place: number, at: number, isMarked: boolean): boolean {
  let from = at;
  while (isBetween(reader, from)) from += Math.max(1, reader.longest(from, AT_MOST));
  const country = reader.filters.country ?? countryOfPlaces(reader);
  const local = (country && CURRENCY_OF[country]) ?? reader.known.onlyCurrency;
  const money = readMoney(reader, from, local, isMarked);
  if (!money) return false;
  let { end } = money;
  const [isBefore, behind] = [MONTHLY.test(reader.at(place - 1)), monthlyLength(reader, end)];
  if (isBefore || behind > 0) {
    const from = isBefore ? place - 1 : place;
    reader.leave(from, end + behind - from, BY_YEAR);
    return true;
  }
  while (
    /^(per|a|year|yearly|annum|annually|pa|p\.a|inclusive|total|in|tuition|fees?|budget|tak|maximum|max)$/.test(
      reader.at(end),
    )
  ) {
    if (reader.at(end) === 'in' && reader.at(end + 1) !== 'total') break;
    end++;
  }
  if (isYearOfFee(reader, end)) end += 2;
  let start = place;
  while (start > 0 && (FEE.has(reader.at(start - 1)) || /^(my|is|with|of|yearly|annual)$/.test(reader.at(start - 1))))
    start--;
  if (reader.at(start - 1) === 'total') start--;
  if (reader.tokens.slice(start, end).includes('total')) reader.aside.push({ typed: 'total', why: BY_YEAR });
  if (money.problem) reader.leave(start, end - start, money.problem === 'much' ? TOO_MUCH : NO_CURRENCY);
  else reader.set(start, end - start, { maxFee: money.amount, currency: money.currency });
  return true;
}

/** 'Less than 25000 usd 1 year' says of which time the fee is; before an award it is a length: '15 lakh 1 year masters'. */
export const isYearOfFee = (reader: Reader, place: number): boolean =>
  /^(1|one|a)$/.test(reader.at(place)) &&
  /^(year|yr)$/.test(reader.at(place + 1)) &&
  (isAmount(reader.was(place - 1)) || (isMoneyWord(reader.was(place - 1)) && isAmount(reader.was(place - 2)))) &&
  !/^(long|duration|full|course|courses|program|programme|programs)$/.test(reader.was(place + 2)) &&
  !LEVEL_WORDS.has(reader.was(place + 2)) &&
  !AWARD_LEVELS.has(reader.was(place + 2)) &&
  reader.was(place + 2) !== 'mba';

/** The country of the cities and regions that are named, where it is one. */
function countryOfPlaces(reader: Reader): Country | undefined {
  const found = new Set<Country>();
  for (const place of reader.tokens.keys())
    for (let length = 1; length <= LONGEST_CITY; length++) {
      const country = countryOfCity(reader.tokens.slice(place, place + length).join(' '));
      if (country) found.add(country);
    }
  return found.size === 1 ? [...found][0] : undefined;
}
const LONGEST_CITY = 4;

/** 'monthly', 'per month' behind an amount, as its number of words. */
function monthlyLength(reader: Reader, at: number): number {
  if (MONTHLY.test(reader.at(at))) return 1;
  return /^(per|a)$/.test(reader.at(at)) && reader.at(at + 1) === 'month' ? 2 : 0;
}

const isBetween = (reader: Reader, place: number): boolean =>
  FEE.has(reader.at(place)) ||
  /^(of|is|the|my|only|fee|a)$/.test(reader.at(place)) ||
  reader.longest(place, AT_MOST) > 0;
