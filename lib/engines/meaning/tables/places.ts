import type { Country } from '@/lib/domain/countries';
import { REGION_NAMES, regionNamed } from '@/lib/domain/places/areas';
import { byWord, phrases } from './lists';

/** What the six countries are called. */
export const COUNTRY_NAMES = byWord<Country>(`
  USA: united states of america, united states, the states, o my, du hoc my, nuoc my, estados unidos, eua, america, amerika, amrika, usa, american; UK: united kingdom, great britain, northern ireland, ingiltere, o anh, du hoc anh, nuoc anh, reino unido, inglaterra, england, scotland, wales, britain, uk, gb, british; Australia: o uc, du hoc uc, nuoc uc, avustralya, australia, aus, aussie, oz, australian; New Zealand: new zealand, nova zelandia, nueva zelanda, yeni zelanda, newzealand, aotearoa, nz, land of kiwis, land of the kiwis, kiwi land, kiwi; Singapore: singapore, singapura, sg, spore;
  Canada: canada, kanada, canadian
`);

/** Of a country's people: its name only before a word for where one studies. */
export const OF_PEOPLE = new Set(['canadian', 'australian', 'american', 'british', 'kiwi', 'gb', 'oz']);

/** The words of those names that are long enough to be misspelt. */
export const SPELT = phrases(
  'united, kingdom, states, zealand, newzealand, australia, singapore, canada, america, england, britain, scotland',
);

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

/** Countries and cities where none of the courses is, with the country's name. */
export const ELSEWHERE: ReadonlyMap<string, string> = new Map(
  byWord(`
  Germany: germeny, germny, jermany, germany, german, deutschland, berlin, munich, alemanha; Ireland: irland, irelend, ireland, irish, dublin, irlanda; France: france, paris, franca; Italy: italy, rome, milan, florence, venice, italia; Spain: spain, madrid, barcelona, espanha; Netherlands: netherlands, holland, dutch, amsterdam; Sweden: sweden, swedish, stockholm; Finland: finland, finnish, helsinki; Denmark: denmark, danish, copenhagen; Norway: norway, norwegian, oslo; Poland: poland, warsaw; Switzerland: swizerland, switzerlnd, swizterland, switzerland, swiss, zurich, geneva; Austria: austria,
  austrian, vienna; Belgium: belgium, belgian, brussels; Hungary: hungary, hungarian, budapest; Czech Republic: czechia, czech, prague; Portugal: portugal, lisbon, lisboa, porto; Latvia: latvia, riga; Lithuania: lithuania; Estonia: estonia; Malta: malta; Cyprus: cyprus; Greece: greece; Georgia: tbilisi; Russia: russia, moscow; Ukraine: ukraine, kyiv; Turkey: turkey, istanbul; the United Arab Emirates: uae, dubai, emirates, sharjah; Qatar: qatar, doha; Saudi Arabia: saudi, riyadh; China: china, beijing, shanghai; Hong Kong: hongkong; Japan: japan, tokyo, japao; South Korea: korea, seoul; Taiwan:
  taiwan, taipei; Malaysia: malaysia; Thailand: thailand, bangkok; Vietnam: vietnam, hanoi; Indonesia: indonesia, jakarta; Philippines: philippines, manila; India: india, delhi, mumbai, bangalore, punjab, kerala, hyderabad; Nepal: nepal, kathmandu; Bangladesh: bangladesh, dhaka; Pakistan: pakistan, lahore, karachi; Sri Lanka: srilanka, colombo; Kazakhstan: kazakhstan; Kyrgyzstan: kyrgyzstan; Uzbekistan: uzbekistan; Egypt: egypt, cairo; Nigeria: nigeria, lagos; Ghana: ghana, accra; Kenya: kenya, nairobi; South Africa: johannesburg; Mexico: mexico; Brazil: brazil; Europe: europe, european,
  schengen; Hong Kong: hong kong; South Korea: south korea; South Africa: south africa; Sri Lanka: sri lanka, sri lankan; Saudi Arabia: saudi arabia; the United Arab Emirates: abu dhabi; Czech Republic: czech republic
`),
);
/** Of these where many come from to study in one of the six. */
export const ORIGINS: ReadonlySet<string> = new Set(
  phrases(
    `India, Nepal, Bangladesh, Pakistan, Sri Lanka, Philippines, Vietnam, Indonesia, China, Nigeria, Ghana, Kenya, Egypt, Mexico, Brazil`,
  ),
);
/** Of a people that studies abroad: before 'students', after 'for' or where no course's name has it, it is where one comes from. */
export const PEOPLES: ReadonlySet<string> = new Set(
  'indian indians nepali nepalese bangladeshi pakistani lankan srilankan filipino filipina filipinos pinoy pinay vietnamese nigerian nigerians ghanaian kenyan brazilian african punjabi gujarati bhutanese indonesian malaysian chinese thai'.split(
    ' ',
  ),
);
/** Groups of universities that are all in one country. */
export const COUNTRY_OF_GROUP: ReadonlyMap<string, Country> = new Map(
  byWord<Country>('UK: russell group; USA: ivy league; Australia: go8, group of eight, group of 8'),
);
