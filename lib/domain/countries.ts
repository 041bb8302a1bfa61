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

/**
 * Offered first as a passport's country, of birth and of nationality (specification, section 9); all others follow
 * (places/world-countries.ts).
 */
export const PASSPORT_COUNTRIES = ['India', 'Pakistan', 'Nepal', 'Bangladesh'] as const;
