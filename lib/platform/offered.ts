import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { presentFacts } from '@/lib/platform/site-facts';
import type { CourseRecord } from '@/models/course';
import type { Filter } from '@/models/filter';

/** Which courses this site offers. What it doesn't keeps its record and its page, but isn't found and takes no applications. */

/** The countries that this site offers, and those in `also` that have something to show, as a list of applications has. */
export const offeredCountries = (also: Partial<Record<Country, number>> = {}): Country[] =>
  COUNTRIES.filter((country) => !presentFacts().withheld[country] || also[country]);

/** Whether this site offers courses in a country. */
export const isOffered = (country: string): boolean => !presentFacts().withheld[country as Country];

/** The filter of courses that are offered: neither retired nor in a country that isn't. It names no field but `retiredOn` and `$and`. */
export function offered(): Filter<CourseRecord> {
  const all = offeredCountries();
  return { retiredOn: null, ...(all.length < COUNTRIES.length && { $and: [{ country: { $in: all } }] }) };
}

/** Since when a course isn't offered, by itself or as its country isn't; null for one that is. */
export const retiredSince = ({ retiredOn, country }: { retiredOn?: string | null; country: string }): string | null =>
  retiredOn || presentFacts().withheld[country as Country] || null;
