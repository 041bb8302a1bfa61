import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { type Parsed, unread } from './parsed';

const OTHER_NAMES: Readonly<Record<string, Country>> = {
  ca: 'Canada',
  can: 'Canada',
  au: 'Australia',
  aus: 'Australia',
  'commonwealth of australia': 'Australia',
  nz: 'New Zealand',
  nzl: 'New Zealand',
  newzealand: 'New Zealand',
  aotearoa: 'New Zealand',
  us: 'USA',
  america: 'USA',
  'united states': 'USA',
  'united states of america': 'USA',
  'the united states': 'USA',
  gb: 'UK',
  gbr: 'UK',
  'united kingdom': 'UK',
  'the united kingdom': 'UK',
  'great britain': 'UK',
  britain: 'UK',
  england: 'UK',
  scotland: 'UK',
  wales: 'UK',
  'northern ireland': 'UK',
  'united kingdom of great britain and northern ireland': 'UK',
  sg: 'Singapore',
  sin: 'Singapore',
  'republic of singapore': 'Singapore',
  sgp: 'Singapore',
};

/** Reads a country by its names and codes; one outside the six gives a problem. */
export function parseCountry(text: string): Parsed<Country> {
  const key = text.toLowerCase().replace(/\./g, '').replace(/\s+/g, ' ').trim();
  const country = COUNTRIES.find((name) => name.toLowerCase() === key) ?? OTHER_NAMES[key];
  return country ? { value: country } : unread(text, `is not one of the countries we offer: ${COUNTRIES.join(', ')}`);
}
