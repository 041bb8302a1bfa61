import type { Country } from '../countries';
import { REGION_LINES, SUBURB_LINES } from './tables/areas';

/** A part of a country, or a large city with its suburbs. */
export interface Area {
  country: Country;
  /** Cities and suburbs, as campuses are called; folded. */
  parts: ReadonlySet<string>;
  /** What addresses write for it: 'qld'. */
  short: readonly string[];
}

/** The areas of a table by name: of each country lines of 'queensland (qld): brisbane, gold coast'. */
const areasOf = (table: Partial<Record<Country, string>>): ReadonlyMap<string, Area> =>
  new Map(
    Object.entries(table).flatMap(([country, lines]) =>
      [...lines.matchAll(/^(.+?)(?: \((\w+)\))?: (.+)$/gm)].map(([, name = '', short, parts = '']) => {
        const area = { country: country as Country, parts: new Set(parts.split(', ')), short: short ? [short] : [] };
        return [name, area] as const;
      }),
    ),
  );
const [REGIONS, SUBURBS] = [areasOf(REGION_LINES), areasOf(SUBURB_LINES)];

/** 'Nsw' and its like, as people type them too. */
const SHORT = new Map([
  ['nsw', 'new south wales'],
  ['qld', 'queensland'],
  ['bc', 'british columbia'],
  ['pei', 'prince edward island'],
]);

/** The parts of countries, by name or short form. */
export const regionNamed = (name: string): Area | undefined => REGIONS.get(SHORT.get(name) ?? name);
export const REGION_NAMES: readonly string[] = [...REGIONS.keys(), ...SHORT.keys()];

/** The suburbs of a city (folded), as lists of addresses name them. */
export const suburbsOf = (city: string): Area | undefined => SUBURBS.get(city);
