import type { Country } from '../countries';

/** What an agency may handle: all, the universities of a country, or one university. */
export interface HandlingScope {
  /** '' for every country. */
  country: Country | '';
  /** '' for all of the country. */
  university: string;
}

/** A right as it is kept: the agency names a university, an admin allows; each with its day. Without `allowed` it gives nothing. */
export interface HandlingRight<Signed = unknown> extends HandlingScope {
  named: Signed | null;
  allowed: Signed | null;
}

/** Whether an agency with these rights may handle applications to a university. */
export const mayHandle = (
  rights: readonly HandlingRight[] | undefined,
  course: { country: string; university: string },
): boolean =>
  (rights ?? []).some(
    ({ allowed, country, university }) =>
      allowed !== null &&
      (country === '' || country === course.country) &&
      (university === '' || university === course.university),
  );

/** Whether two scopes are the same. */
export const isSameScope = (one: HandlingScope, other: HandlingScope): boolean =>
  one.country === other.country && one.university === other.university;

/** 'All applications', 'Canada', 'University of Leeds, UK'. */
export function scopeWords({ country, university }: HandlingScope): string {
  if (country === '') return 'All applications';
  return university ? `${university}, ${country}` : `All universities in ${country}`;
}
