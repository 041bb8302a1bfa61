/** Where the courses are (specification, section 3). */
export const COUNTRIES = ['Canada', 'Australia', 'New Zealand', 'USA', 'UK', 'Singapore'] as const;
export type Country = (typeof COUNTRIES)[number];

export const CURRENCY_OF: Record<Country, string> = {
  Canada: 'CAD',
  Australia: 'AUD',
  'New Zealand': 'NZD',
  USA: 'USD',
  UK: 'GBP',
  Singapore: 'SGD',
};

/** Passport issuing countries, countries of birth and nationalities (specification, section 9). */
export const PASSPORT_COUNTRIES = ['India', 'Pakistan', 'Nepal', 'Bangladesh'] as const;
