import type { Country } from '@/lib/domain/countries';
import { regionNamed } from '@/lib/domain/places/areas';
import { byWord } from './lists';

/**
 * Cities of the six countries where many people study, folded: a keyword that names one says where, also in a catalogue that has
 * no campus there. Names that are everyday words, as Reading and Bath, are left out: they stay words of the keyword.
 */
const countries = new Map(
  byWord<Country>(`
  Canada: toronto, montreal, vancouver, calgary, edmonton, ottawa, winnipeg, quebec city, hamilton, halifax, victoria, saskatoon, regina, waterloo, kitchener, mississauga, brampton, oshawa, kingston, guelph, sudbury, thunder bay, burnaby, surrey, kelowna, kamloops, nanaimo, sherbrooke, fredericton, moncton, charlottetown, sault ste marie, barrie; Australia: sydney, melbourne, brisbane, perth, adelaide, canberra, hobart, darwin, gold coast, sunshine coast, newcastle, wollongong, geelong, cairns, townsville, ballarat, bendigo, launceston, toowoomba, parramatta, rockhampton, armidale, bathurst,
  wagga wagga; New Zealand: auckland, wellington, christchurch, dunedin, tauranga, palmerston north, rotorua, invercargill, whangarei, hawkes bay; USA: new york, new york city, los angeles, chicago, houston, philadelphia, san antonio, san diego, san francisco, san jose, dallas, austin, boston, seattle, denver, washington dc, detroit, nashville, portland, las vegas, baltimore, milwaukee, albuquerque, tucson, sacramento, atlanta, miami, tampa, orlando, minneapolis, cleveland, pittsburgh, cincinnati, st louis, kansas city, columbus, indianapolis, charlotte, raleigh, salt lake city, new orleans,
  honolulu, berkeley, ann arbor, new haven; UK: london, manchester, birmingham, leeds, liverpool, sheffield, bristol, edinburgh, glasgow, aberdeen, dundee, stirling, cardiff, swansea, belfast, nottingham, leicester, coventry, southampton, portsmouth, brighton, oxford, cambridge, exeter, plymouth, newcastle upon tyne, sunderland, middlesbrough, wolverhampton, huddersfield, canterbury, norwich, colchester, lancaster, salford; Singapore: jurong
`),
);

export const CITIES: ReadonlySet<string> = new Set(countries.keys());
/** What places are called for short, where no course is called so. */
export const NICKNAMES: ReadonlyMap<string, string> = new Map(
  byWord(`
  new york: nyc; philadelphia: philly; california: cali; san francisco: sf; las vegas: vegas; melbourne: melb; sydney: syd; brisbane: brissie; manchester: manc; birmingham: bham; auckland: akl; christchurch: chch; london: londres
`),
);

/** The country of one of those cities or of a region, or of several in one ('toronto or vancouver'). */
export function countryOfCity(city: string): Country | undefined {
  // 'Victoria' is in two of them.
  const found = new Set(
    city.split(' or ').flatMap((one) => {
      const own = [countries.get(one), regionNamed(one)?.country];
      return own.some(Boolean) ? own.filter(Boolean) : [undefined];
    }),
  );
  return found.size === 1 ? [...found][0] : undefined;
}
