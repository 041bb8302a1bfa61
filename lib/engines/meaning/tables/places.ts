import type { Country } from '@/lib/domain/countries';
import { REGION_NAMES, regionNamed } from '@/lib/domain/places/areas';

/** What the six countries are called. */
export const COUNTRY_NAMES: readonly (readonly [string, Country])[] = [
  ['united states of america', 'USA'],
  ['united states', 'USA'],
  ['the states', 'USA'],
  ['united kingdom', 'UK'],
  ['great britain', 'UK'],
  ['northern ireland', 'UK'],
  // Vietnamese.
  ['o uc', 'Australia'],
  ['du hoc uc', 'Australia'],
  ['nuoc uc', 'Australia'],
  ['o my', 'USA'],
  ['du hoc my', 'USA'],
  ['nuoc my', 'USA'],
  ['o anh', 'UK'],
  ['du hoc anh', 'UK'],
  ['nuoc anh', 'UK'],
  ['new zealand', 'New Zealand'],
  ['newzealand', 'New Zealand'],
  ['aotearoa', 'New Zealand'],
  ['australia', 'Australia'],
  ['singapore', 'Singapore'],
  ['canada', 'Canada'],
  ['england', 'UK'],
  ['scotland', 'UK'],
  ['wales', 'UK'],
  ['britain', 'UK'],
  ['america', 'USA'],
  ['usa', 'USA'],
  ['uk', 'UK'],
  ['gb', 'UK'],
  ['nz', 'New Zealand'],
  ['aus', 'Australia'],
  ['aussie', 'Australia'],
  ['oz', 'Australia'],
  ['sg', 'Singapore'],
  ['spore', 'Singapore'],
  ['canadian', 'Canada'],
  ['australian', 'Australia'],
  ['american', 'USA'],
  ['british', 'UK'],
  ['kiwi', 'New Zealand'],
];

/** Of a country's people: its name only before a word for where one studies. */
export const OF_PEOPLE = new Set(['canadian', 'australian', 'american', 'british', 'kiwi', 'gb', 'oz']);

/** The words of those names that are long enough to be misspelt. */
export const SPELT = [
  'united',
  'kingdom',
  'states',
  'zealand',
  'australia',
  'singapore',
  'canada',
  'america',
  'england',
  'britain',
  'scotland',
];

/** Before it 'us' is no country. */
export const BEFORE_US = new Set(
  'join with for help tell contact about give let by call email show teach send suggest guide assist ask of follow reach visit'.split(
    ' ',
  ),
);

/** Parts of the countries that aren't cities. */
export const REGIONS: ReadonlyMap<string, Country> = new Map(
  REGION_NAMES.flatMap((name) => {
    const country = regionNamed(name)?.country;
    return country ? [[name, country] as const] : [];
  }),
);

/** Countries and cities where none of the courses is, by the country's name. */
const ELSEWHERE_NAMES = {
  Germany: 'germany german deutschland berlin munich',
  Ireland: 'ireland irish dublin',
  France: 'france paris',
  Italy: 'italy rome milan',
  Spain: 'spain madrid barcelona',
  Netherlands: 'netherlands holland dutch amsterdam',
  Sweden: 'sweden swedish stockholm',
  Finland: 'finland finnish helsinki',
  Denmark: 'denmark danish copenhagen',
  Norway: 'norway norwegian oslo',
  Poland: 'poland warsaw',
  Switzerland: 'switzerland swiss zurich geneva',
  Austria: 'austria austrian vienna',
  Belgium: 'belgium belgian brussels',
  Hungary: 'hungary hungarian budapest',
  'Czech Republic': 'czechia czech prague',
  Portugal: 'portugal lisbon',
  Latvia: 'latvia riga',
  Lithuania: 'lithuania',
  Estonia: 'estonia',
  Malta: 'malta',
  Cyprus: 'cyprus',
  Greece: 'greece',
  Georgia: 'tbilisi',
  Russia: 'russia moscow',
  Ukraine: 'ukraine kyiv',
  Turkey: 'turkey istanbul',
  'the United Arab Emirates': 'uae dubai emirates sharjah',
  Qatar: 'qatar doha',
  'Saudi Arabia': 'saudi riyadh',
  China: 'china beijing shanghai',
  'Hong Kong': 'hongkong',
  Japan: 'japan tokyo',
  'South Korea': 'korea seoul',
  Taiwan: 'taiwan taipei',
  Malaysia: 'malaysia',
  Thailand: 'thailand bangkok',
  Vietnam: 'vietnam hanoi',
  Indonesia: 'indonesia jakarta',
  Philippines: 'philippines manila',
  India: 'india delhi mumbai bangalore punjab kerala hyderabad',
  Nepal: 'nepal kathmandu',
  Bangladesh: 'bangladesh dhaka',
  Pakistan: 'pakistan lahore karachi',
  'Sri Lanka': 'srilanka colombo',
  Kazakhstan: 'kazakhstan',
  Kyrgyzstan: 'kyrgyzstan',
  Uzbekistan: 'uzbekistan',
  Egypt: 'egypt cairo',
  Nigeria: 'nigeria lagos',
  Ghana: 'ghana accra',
  Kenya: 'kenya nairobi',
  'South Africa': 'johannesburg',
  Mexico: 'mexico',
  Brazil: 'brazil',
  Europe: 'europe european schengen',
} as const;

export const ELSEWHERE: ReadonlyMap<string, string> = new Map(
  Object.entries(ELSEWHERE_NAMES).flatMap(([country, words]) =>
    words.split(' ').map((word) => [word, country] as const),
  ),
);
/** Of these where many come from to study in one of the six. */
export const ORIGINS: ReadonlySet<string> = new Set([
  'India',
  'Nepal',
  'Bangladesh',
  'Pakistan',
  'Sri Lanka',
  'Philippines',
  'Vietnam',
  'Indonesia',
  'China',
  'Nigeria',
  'Ghana',
  'Kenya',
  'Egypt',
  'Mexico',
  'Brazil',
]);
/** The same of two words. */
export const ELSEWHERE_PAIRS: ReadonlyMap<string, string> = new Map([
  ['hong kong', 'Hong Kong'],
  ['south korea', 'South Korea'],
  ['south africa', 'South Africa'],
  ['sri lanka', 'Sri Lanka'],
  ['sri lankan', 'Sri Lanka'],
  ['saudi arabia', 'Saudi Arabia'],
  ['abu dhabi', 'the United Arab Emirates'],
  ['czech republic', 'Czech Republic'],
]);

/** Of a people that studies abroad: before 'students', after 'for' or where no course's name has it, it is where one comes from. */
export const PEOPLES: ReadonlySet<string> = new Set(
  'indian indians nepali nepalese bangladeshi pakistani lankan srilankan filipino filipina filipinos pinoy pinay vietnamese nigerian nigerians ghanaian kenyan brazilian african punjabi gujarati bhutanese indonesian malaysian chinese thai'.split(
    ' ',
  ),
);
/** Groups of universities that are all in one country. */
export const COUNTRY_OF_GROUP: ReadonlyMap<string, Country> = new Map([
  ['russell group', 'UK'],
  ['ivy league', 'USA'],
  ['go8', 'Australia'],
  ['group of eight', 'Australia'],
]);
