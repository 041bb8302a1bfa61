import type { Country } from '@/lib/domain/countries';

/** 'the UK', 'Canada': a country's name as a sentence needs it. */
export function countryInSentence(country: Country): string {
  return country === 'UK' || country === 'USA' ? `the ${country}` : country;
}
