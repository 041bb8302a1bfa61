/** Where the courses are (specification, section 3). */
export const COUNTRIES = ['Canada', 'Australia', 'New Zealand', 'USA', 'UK', 'Singapore'] as const;
export type Country = (typeof COUNTRIES)[number];

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** 'the UK', 'Canada': a country's name as a sentence needs it. */
export const countryInSentence = (country: Country): string =>
  country === 'UK' || country === 'USA' ? `the ${country}` : country;

/** 'six countries', 'Canada': how many, or which one. */
export const countryCount = (countries: readonly Country[]): string =>
  countries.length === 1 && countries[0] ? countryInSentence(countries[0]) : `${NUMBERS[countries.length]} countries`;

/** 'Canada, the USA and the UK'. */
export const countryList = (countries: readonly Country[]): string =>
  new Intl.ListFormat('en-GB').format(countries.map(countryInSentence));

export const CURRENCY_OF: Record<Country, string> = {
  Canada: 'CAD',
  Australia: 'AUD',
  'New Zealand': 'NZD',
  USA: 'USD',
  UK: 'GBP',
  Singapore: 'SGD',
};

/**
 * Offered first as a passport's country, of birth and of nationality (specification, section 9); all others follow
 * (places/world-countries.ts).
 */
export const PASSPORT_COUNTRIES = ['India', 'Pakistan', 'Nepal', 'Bangladesh'] as const;
