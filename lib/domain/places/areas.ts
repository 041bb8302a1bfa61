import type { Country } from '../countries';

/** A part of a country, or a large city with its suburbs. */
export interface Area {
  country: Country;
  /** Cities and suburbs, as campuses are called; folded. */
  parts: ReadonlySet<string>;
  /** What addresses write for it: 'qld'. */
  short: readonly string[];
}

const area = (country: Country, short: string, parts: string): Area => ({
  country,
  short: short.split(', ').filter(Boolean),
  parts: new Set(parts.split(', ').filter(Boolean)),
});

/** By what people call them, folded. */
const REGIONS: Readonly<Record<string, Area>> = {
  ontario: area(
    'Canada',
    'on',
    'toronto, ottawa, hamilton, waterloo, kitchener, mississauga, brampton, oshawa, kingston, guelph, sudbury, thunder bay, sault ste marie, barrie, london, windsor, oakville, orillia, markham, king, scarborough, whitby, welland, niagara-on-the-lake, st. catharines, peterborough, brantford, brockville, cornwall, owen sound, pembroke, sarnia, simcoe, woodstock, cambridge, north bay',
  ),
  'british columbia': area(
    'Canada',
    'bc',
    'vancouver, burnaby, surrey, kelowna, kamloops, nanaimo, victoria, abbotsford, chilliwack, coquitlam, duncan, langley, mission, new westminster, north vancouver, penticton, powell river, prince george, richmond, terrace, vernon, williams lake',
  ),
  alberta: area(
    'Canada',
    'ab',
    'calgary, edmonton, lethbridge, camrose, red deer, grande prairie, medicine hat, fort mcmurray',
  ),
  manitoba: area('Canada', 'mb', 'winnipeg, brandon'),
  saskatchewan: area('Canada', 'sk', 'saskatoon, regina, prince albert, moose jaw'),
  quebec: area('Canada', 'qc', 'montreal, quebec city, sherbrooke, laval, gatineau'),
  'nova scotia': area('Canada', 'ns', 'halifax, dartmouth, sydney, truro, wolfville, antigonish'),
  'new brunswick': area('Canada', 'nb', 'fredericton, moncton, saint john, sackville'),
  newfoundland: area('Canada', 'nl', "st. john's, corner brook"),
  'prince edward island': area('Canada', 'pei', 'charlottetown'),
  'new south wales': area(
    'Australia',
    'nsw',
    'sydney, newcastle, wollongong, parramatta, armidale, bathurst, wagga wagga, albury-wodonga, campbelltown, penrith, liverpool, coffs harbour, lismore, ourimbah, port macquarie, kensington, manly, north sydney, paddington',
  ),
  queensland: area(
    'Australia',
    'qld',
    'brisbane, gold coast, sunshine coast, cairns, townsville, toowoomba, rockhampton, gardens point, kelvin grove, gatton, petrie, sippy downs, springfield, st lucia, mackay, bundaberg',
  ),
  'south australia': area('Australia', 'sa', 'adelaide, bedford park, mawson lakes'),
  'western australia': area('Australia', 'wa', 'perth, albany, fremantle, joondalup, kalgoorlie, bunbury'),
  tasmania: area('Australia', 'tas', 'hobart, launceston'),
  'northern territory': area('Australia', 'nt', 'darwin, alice springs'),
  california: area(
    'USA',
    'ca',
    'los angeles, san francisco, san diego, san jose, sacramento, berkeley, cupertino, davis, irvine, la jolla, long beach, los altos hills, oakland, santa monica, stanford',
  ),
  texas: area(
    'USA',
    'tx',
    'houston, dallas, austin, san antonio, college station, fort worth, galveston, katy, lubbock, richardson, sugar land, denton',
  ),
  florida: area('USA', 'fl', 'miami, tampa, orlando, gainesville, hialeah, tallahassee, coral gables, st. petersburg'),
  georgia: area('USA', 'ga', 'atlanta, athens, savannah'),
  'new jersey': area('USA', 'nj', 'newark, camden, hoboken, new brunswick, princeton'),
  massachusetts: area('USA', 'ma', 'boston, cambridge, amherst, worcester, lowell'),
  illinois: area('USA', 'il', 'chicago, evanston, urbana-champaign'),
  ohio: area('USA', 'oh', 'columbus, cleveland, cincinnati, kent, dayton, toledo, akron'),
  pennsylvania: area('USA', 'pa', 'philadelphia, pittsburgh, university park, ambler, erie, greensburg, harrisburg'),
  arizona: area('USA', 'az', 'phoenix, tucson, tempe, mesa'),
  michigan: area('USA', 'mi', 'detroit, ann arbor, east lansing, dearborn, flint'),
  'north carolina': area('USA', 'nc', 'charlotte, raleigh, chapel hill, durham'),
  virginia: area(
    'USA',
    'va',
    'alexandria, annandale, arlington, ashburn, blacksburg, charlottesville, fairfax, manassas',
  ),
  indiana: area('USA', '', 'indianapolis, bloomington, west lafayette, notre dame'),
  scotland: area(
    'UK',
    '',
    'edinburgh, glasgow, aberdeen, dundee, stirling, st andrews, dumfries, galashiels, inverness, paisley',
  ),
  wales: area('UK', '', 'cardiff, swansea, newport, pontypridd, bangor, aberystwyth, wrexham'),
  'northern ireland': area('UK', '', 'belfast, coleraine, londonderry'),
  midlands: area(
    'UK',
    '',
    'birmingham, nottingham, leicester, coventry, derby, wolverhampton, loughborough, sutton bonington',
  ),
  yorkshire: area('UK', '', 'leeds, sheffield, york, bradford, huddersfield, hull'),
  cornwall: area('UK', '', 'penryn, falmouth'),
};

/** Cities with the suburbs where universities teach. */
const SUBURBS: Readonly<Record<string, Area>> = {
  sydney: area(
    'Australia',
    '',
    'kensington, manly, north sydney, paddington, parramatta, penrith, campbelltown, liverpool, haymarket, ultimo, north ryde, macquarie park, camperdown, darlington, chippendale, strathfield, rockdale',
  ),
  melbourne: area(
    'Australia',
    '',
    'box hill, brunswick, bundoora, burwood, berwick, caulfield, chadstone, clayton, footscray, hawthorn, lilydale, moorabbin, parkville, peninsula, prahran, preston, southbank, carlton, fitzroy, docklands, st albans, werribee, sunshine, heidelberg',
  ),
  brisbane: area(
    'Australia',
    '',
    'gardens point, kelvin grove, st lucia, south brisbane, fortitude valley, nathan, mount gravatt, spring hill, bowen hills, herston, kangaroo point',
  ),
  'gold coast': area(
    'Australia',
    '',
    'southport, robina, coolangatta, bundall, surfers paradise, labrador, helensvale, bilinga, varsity lakes, coomera, ashmore',
  ),
  'sunshine coast': area('Australia', '', 'sippy downs, maroochydore, mooloolaba, nambour'),
  perth: area(
    'Australia',
    '',
    'joondalup, fremantle, bentley, crawley, nedlands, murdoch, mount lawley, leederville, east perth, west perth, northbridge, rockingham, thornlie, osborne park',
  ),
  adelaide: area(
    'Australia',
    '',
    'bedford park, mawson lakes, magill, north adelaide, regency park, tonsley, urrbrae, gilberton',
  ),
  canberra: area('Australia', 'act', 'bruce, reid, acton, watson, phillip'),
  hobart: area('Australia', '', 'sandy bay, clarence'),
  darwin: area('Australia', '', 'casuarina, brinkin, berrimah'),
  newcastle: area('Australia', '', 'callaghan, ourimbah'),
  wollongong: area('Australia', '', 'gwynneville, north wollongong'),
  london: area(
    'UK',
    '',
    'south kensington, white city, greenwich, uxbridge, harrow, croydon, kingston upon thames, avery hill',
  ),
  toronto: area('Canada', '', 'scarborough, etobicoke, north york'),
  'new york': area('USA', '', 'brooklyn, manhattan'),
};

/** 'nsw' and its like, as people type them too. */
const SHORT: Readonly<Record<string, string>> = {
  nsw: 'new south wales',
  qld: 'queensland',
  bc: 'british columbia',
  pei: 'prince edward island',
};

/** The parts of countries, by name or short form. */
export const regionNamed = (name: string): Area | undefined => REGIONS[SHORT[name] ?? name];
export const REGION_NAMES: readonly string[] = [...Object.keys(REGIONS), ...Object.keys(SHORT)];

/** The suburbs of a city (folded), as lists of addresses name them. */
export const suburbsOf = (city: string): Area | undefined => SUBURBS[city];
