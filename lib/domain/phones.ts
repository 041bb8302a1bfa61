import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Telephone numbers. One is stored as the text that was typed, and beside it in E.164 ('+919876543210'), null while that is
 * not certain. Numbers are never unique: a family shares one. For the server alone: the library's tables weigh more than a page.
 */

export type { CountryCode };

/** Where nothing is known of a person, a number without a country's code is taken as one of India. */
const SITE_COUNTRY: CountryCode = 'IN';

/** A number as a record holds it; the second field is absent in one that an older version stored. */
export interface StoredPhone {
  mobile: string;
  mobileE164?: string | null | undefined;
}

/**
 * A typed number in E.164; null where that is not certain: a number that no country has, or one without a country's code that
 * is no mobile number of the country.
 * @param country of a number without a code; null where the person's country has a name that we don't know
 */
export function e164Of(typed: string | undefined, country: CountryCode | null = SITE_COUNTRY): string | null {
  const found = parsed(typed, country);
  if (!found?.isValid()) return null;
  return isInternational(typed) || MOBILE.includes(found.getType() ?? '') ? found.number : null;
}

const MOBILE: readonly string[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];
/** Whether a number was typed with its country's code. */
export const isInternational = (typed = ''): boolean => /^(\+|00)/.test(typed.trim());

function parsed(typed = '', country: CountryCode | null) {
  const code = country ? { defaultCountry: country } : {};
  // '00' stands for '+' where people write it, also in countries that dial another number.
  return parsePhoneNumberFromString(typed.replace(/^\s*00(?=[1-9])/, '+'), { ...code, extract: false });
}

/**
 * Where the numbers of a person are from: where they live, by its English name; their nationality where that is empty. Null for a name
 * that we don't know.
 * @param otherwise where both are empty
 */
export function phoneCountryOf(
  personal: { country?: string | null; nationality?: string | null } | null | undefined,
  otherwise: CountryCode | null = SITE_COUNTRY,
): CountryCode | null {
  const stated = (personal?.country?.trim() || personal?.nationality?.trim())?.toLowerCase();
  if (!stated) return otherwise;
  codes ??= countryCodes();
  return codes.get(stated) ?? null;
}

/** The English name of a country. */
export const countryName = (code: CountryCode): string =>
  new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;

/** The country that a clear number is of; the site's for one that isn't: a person's students and theirs mostly type as they do. */
export function countryOfPhone(phone: StoredPhone): CountryCode {
  const clear = storedE164(phone) ?? e164Of(phone.mobile);
  return parsed(clear ?? '', null)?.country ?? SITE_COUNTRY;
}

let codes: ReadonlyMap<string, CountryCode> | undefined;

function countryCodes(): ReadonlyMap<string, CountryCode> {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const byName = getCountries().map((code) => [String(names.of(code)).toLowerCase(), code] as const);
  return new Map([...byName, ...OTHER_NAMES]);
}

/** Names that people and `WORLD_COUNTRIES` use, and `Intl` doesn't. */
const OTHER_NAMES: readonly (readonly [string, CountryCode])[] = [
  ['usa', 'US'],
  ['uk', 'GB'],
  ['uae', 'AE'],
  ['antigua and barbuda', 'AG'],
  ['bosnia and herzegovina', 'BA'],
  ['cabo verde', 'CV'],
  ['congo', 'CG'],
  ['democratic republic of the congo', 'CD'],
  ['hong kong', 'HK'],
  ['macao', 'MO'],
  ['myanmar', 'MM'],
  ['palestine', 'PS'],
  ['saint kitts and nevis', 'KN'],
  ['saint lucia', 'LC'],
  ['saint vincent and the grenadines', 'VC'],
  ['são tomé and príncipe', 'ST'],
  ['trinidad and tobago', 'TT'],
];

/**
 * The stored E.164 form of a number, null while it is not certain. One that is not of the present text is none: a process of an
 * older version changes the text alone.
 */
export function storedE164({ mobile, mobileE164 }: StoredPhone): string | null {
  return mobile && mobileE164?.endsWith(lastDigits(mobile, FEWEST_DIGITS)) ? mobileE164 : null;
}

/**
 * A number as people read it: grouped as its country writes it, '+91 98140 20011'; as it was typed while it is not certain. Links and
 * exports have it in E.164. A number without a stored form is read as `e164Of` reads it.
 */
export function shownPhone(phone: StoredPhone): string {
  const clear = phone.mobileE164 === undefined ? e164Of(phone.mobile) : storedE164(phone);
  return (clear && parsed(clear, null)?.formatInternational()) || phone.mobile;
}

/** What a record's fields of its number are set to. */
export function phoneFields(mobile: string, country?: CountryCode | null) {
  return { mobile, mobileE164: e164Of(mobile, country), phoneEnd: phoneEndOf(mobile) };
}

/** The records with a number that is not clear, as a condition of a query; one of an older version counts until it is migrated. */
export const UNCLEAR_NUMBER = { mobile: { $ne: '' }, mobileE164: null } as const;

/** As much of a number as is the same however it is written, with or without the country's code. */
const END_DIGITS = 9;
const FEWEST_DIGITS = 7;

/** The last digits of a telephone number, by which two records of one person are found; '' for too short a number. */
export function phoneEndOf(mobile: string | undefined): string {
  const digits = digitsOf(mobile);
  return digits.length < FEWEST_DIGITS ? '' : lastDigits(digits, END_DIGITS);
}

/** The conditions of a query, any of which finds records that may have one of these numbers: `isSamePhone` decides. */
export function withPhones(mobiles: readonly (string | undefined)[]): Record<string, { $in: string[] }>[] {
  const numbers = mobiles.map((mobile) => e164Of(mobile)).filter((number) => number !== null);
  const ends = mobiles.map(phoneEndOf).filter((end) => end !== '');
  return [
    ...(numbers.length ? [{ mobileE164: { $in: numbers } }] : []),
    ...(ends.length ? [{ phoneEnd: { $in: ends } }] : []),
  ];
}

/**
 * Whether two numbers are one: the same in E.164, or with the same last nine digits. Numbers that were both typed with their
 * country's code differ by it.
 */
export function isSamePhone(one: StoredPhone, other: StoredPhone): boolean {
  const [own, others] = [one, other].map((phone) => storedE164(phone) ?? e164Of(phone.mobile));
  if (own && own === others) return true;
  const end = phoneEndOf(one.mobile);
  if (end === '' || end !== phoneEndOf(other.mobile)) return false;
  return !(own && others && isInternational(one.mobile) && isInternational(other.mobile));
}

/** What a typed number is searched by: its digits without the country's code; null for what is no whole number. */
export function searchedDigits(typed: string): string | null {
  const found = /^\+?[\d\s().-]+$/.test(typed) ? parsed(typed, SITE_COUNTRY) : undefined;
  return found && e164Of(typed) ? found.nationalNumber : null;
}

const digitsOf = (text = '') => text.replace(/\D/g, '');
const lastDigits = (text: string, count: number) => digitsOf(text).slice(-count);
