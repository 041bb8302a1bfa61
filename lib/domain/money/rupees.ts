/** The currencies of the countries that count in lakh and crore, by the names of profiles. */
const OF_COUNTRY: Readonly<Record<string, string>> = {
  India: 'INR',
  Pakistan: 'PKR',
  Nepal: 'NPR',
  'Sri Lanka': 'LKR',
  Bangladesh: 'BDT',
};

/** What 'lakh' and 'rs' are counted in by someone of these countries, the first that has a rupee or taka of its own; else India's. */
export const rupeeOf = (countries: readonly (string | null | undefined)[]): string =>
  countries.flatMap((country) => OF_COUNTRY[country ?? ''] ?? []).at(0) ?? 'INR';

const IN_RUPEES =
  /lakh|laakh|\blkh|\bla[ck]s?\b|crore|\d\s*(l|lacs?|cr)\b|\brs\b|\brs\.?\s*\d|rupee|rupaye|\d,\d\d,\d{3}/i;

/** Whether a text may speak of rupees without saying whose. */
export const speaksOfRupees = (text: string): boolean => IN_RUPEES.test(text);
