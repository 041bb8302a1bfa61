import { WORLD_COUNTRIES } from './world-countries';

/** What people from a country are called, and other names that texts give it; in lower case. */
const WORDS: Readonly<Record<string, { people?: string; also?: string }>> = {
  Afghanistan: { people: 'afghan|afghani' },
  Argentina: { people: 'argentinian|argentine' },
  Australia: { people: 'australian' },
  Bahrain: { people: 'bahraini' },
  Bangladesh: { people: 'bangladeshi', also: 'bangla desh' },
  Bhutan: { people: 'bhutanese' },
  Brazil: { people: 'brazilian' },
  Cambodia: { people: 'cambodian' },
  Cameroon: { people: 'cameroonian' },
  Canada: { people: 'canadian' },
  Chile: { people: 'chilean' },
  China: { people: 'chinese|prc', also: 'mainland china|prc|p.r. china' },
  Colombia: { people: 'colombian' },
  'Côte d’Ivoire': { people: 'ivorian', also: 'ivory coast|cote divoire|côte divoire' },
  Egypt: { people: 'egyptian' },
  Ethiopia: { people: 'ethiopian' },
  Fiji: { people: 'fijian' },
  France: { people: 'french' },
  Germany: { people: 'german' },
  Ghana: { people: 'ghanaian' },
  'Hong Kong': { people: 'hong kong', also: 'hongkong' },
  India: { people: 'indian', also: 'bharat' },
  Indonesia: { people: 'indonesian' },
  Iran: { people: 'iranian' },
  Iraq: { people: 'iraqi' },
  Ireland: { people: 'irish' },
  Italy: { people: 'italian' },
  Jamaica: { people: 'jamaican' },
  Japan: { people: 'japanese' },
  Jordan: { people: 'jordanian' },
  Kazakhstan: { people: 'kazakh|kazakhstani' },
  Kenya: { people: 'kenyan' },
  Kuwait: { people: 'kuwaiti' },
  Lebanon: { people: 'lebanese' },
  Malawi: { people: 'malawian' },
  Malaysia: { people: 'malaysian' },
  Maldives: { people: 'maldivian' },
  Mauritius: { people: 'mauritian' },
  Mexico: { people: 'mexican' },
  Mongolia: { people: 'mongolian' },
  Morocco: { people: 'moroccan' },
  Myanmar: { people: 'burmese|myanmar', also: 'burma' },
  Nepal: { people: 'nepali|nepalese' },
  'New Zealand': { people: 'new zealand|nz', also: 'nz' },
  Nigeria: { people: 'nigerian' },
  Oman: { people: 'omani' },
  Pakistan: { people: 'pakistani' },
  Peru: { people: 'peruvian' },
  Philippines: { people: 'filipino|filipina|philippine' },
  Poland: { people: 'polish' },
  Qatar: { people: 'qatari' },
  Russia: { people: 'russian' },
  Rwanda: { people: 'rwandan' },
  'Saudi Arabia': { people: 'saudi|saudi arabian', also: 'ksa' },
  Senegal: { people: 'senegalese' },
  Singapore: { people: 'singaporean|singapore' },
  'South Africa': { people: 'south african' },
  'South Korea': { people: 'south korean|korean', also: 'korea' },
  Spain: { people: 'spanish' },
  'Sri Lanka': { people: 'sri lankan|srilankan', also: 'srilanka' },
  Sudan: { people: 'sudanese' },
  Syria: { people: 'syrian' },
  Taiwan: { people: 'taiwanese' },
  Tanzania: { people: 'tanzanian' },
  Thailand: { people: 'thai' },
  Tunisia: { people: 'tunisian' },
  Türkiye: { people: 'turkish', also: 'turkey' },
  Uganda: { people: 'ugandan' },
  Ukraine: { people: 'ukrainian' },
  'United Arab Emirates': { people: 'emirati|uae', also: 'uae' },
  'United Kingdom': { people: 'uk|british', also: 'uk|u.k.|great britain' },
  'United States': { people: 'us|usa|american', also: 'us|usa|u.s.|u.s.a.|america|united states of america' },
  Uzbekistan: { people: 'uzbek' },
  Venezuela: { people: 'venezuelan' },
  Vietnam: { people: 'vietnamese', also: 'viet nam' },
  Yemen: { people: 'yemeni' },
  Zambia: { people: 'zambian' },
  Zimbabwe: { people: 'zimbabwean' },
};

/** Groups of countries whose members are certain. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  'the EU':
    'Austria|Belgium|Bulgaria|Croatia|Cyprus|Czechia|Denmark|Estonia|Finland|France|Germany|Greece|Hungary|Ireland|Italy|Latvia|Lithuania|Luxembourg|Malta|Netherlands|Poland|Portugal|Romania|Slovakia|Slovenia|Spain|Sweden'.split(
      '|',
    ),
  'South Asia': 'Afghanistan|Bangladesh|Bhutan|India|Maldives|Nepal|Pakistan|Sri Lanka'.split('|'),
};
const GROUP_WORDS: Readonly<Record<string, { people: string; also: string }>> = {
  'the EU': { people: 'eu', also: 'eu|european union|e.u.' },
  'South Asia': { people: 'south asian|saarc', also: 'south asia|saarc countries|saarc' },
};

/** Words for people and places whose countries nothing says for certain. */
export const VAGUE_PEOPLE =
  'african|west african|east african|asian|south east asian|south-east asian|southeast asian|east asian|central asian|european|eea|middle eastern|gulf|gcc|arab|latin american|south american|caribbean|commonwealth|scandinavian|nordic';
export const VAGUE_PLACES =
  'africa|west africa|east africa|sub-saharan africa|asia|south east asia|southeast asia|east asia|central asia|europe|the eea|middle east|the middle east|the gulf|gulf countries|gcc countries|latin america|south america|the caribbean|commonwealth countries|africa and asia';

/** The words of a table, each with the place it means. */
function byWord(kind: 'people' | 'also'): ReadonlyMap<string, string> {
  const own = kind === 'also' ? WORLD_COUNTRIES.map((name) => [name.toLowerCase().replace(/’/g, "'"), name]) : [];
  const others = Object.entries({ ...WORDS, ...GROUP_WORDS }).flatMap(([name, words]) =>
    (words[kind] ?? '')
      .split('|')
      .filter(Boolean)
      .map((word) => [word, name]),
  );
  return new Map([...own, ...others] as [string, string][]);
}
/** 'nepalese' → 'Nepal'. */
export const PEOPLE: ReadonlyMap<string, string> = byWord('people');
/** 'viet nam' → 'Vietnam'. */
export const PLACES: ReadonlyMap<string, string> = byWord('also');

/** Whether a country, by its name or another of it, is a place or in the group that it names. */
export function isOfPlace(country: string, place: string): boolean {
  const word = country.trim().toLowerCase().replace(/’/g, "'");
  const name = PLACES.get(word) ?? country.trim();
  return name === place || (MEMBERS[place]?.includes(name) ?? false);
}
