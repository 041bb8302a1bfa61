import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { type Parsed, unread } from './parsed';

const OTHER_NAMES: Readonly<Record<Country, string>> = {
  Canada: 'ca, can',
  Australia: 'au, aus, commonwealth of australia',
  'New Zealand': 'nz, nzl, newzealand, aotearoa',
  USA: 'us, america, united states, united states of america, the united states',
  UK:
    'gb, gbr, united kingdom, the united kingdom, united kingdom of great britain and northern ireland, ' +
    'great britain, britain, england, scotland, wales, northern ireland',
  Singapore: 'sg, sin, sgp, republic of singapore',
};
const BY_NAME = new Map(
  COUNTRIES.flatMap((country) =>
    [country.toLowerCase(), ...OTHER_NAMES[country].split(', ')].map((name) => [name, country] as const),
  ),
);

/** Reads a country by its names and codes; one outside the six gives a problem. */
export function parseCountry(text: string): Parsed<Country> {
  const key = text.toLowerCase().replace(/\./g, '').replace(/\s+/g, ' ').trim();
  const country = BY_NAME.get(key);
  return country ? { value: country } : unread(text, `is not one of the countries we offer: ${COUNTRIES.join(', ')}`);
}
