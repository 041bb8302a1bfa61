import type { Country } from '../../countries';

/** Parts of countries, with what addresses write for them, and the cities in them where people study; folded. */
export const REGION_LINES: Partial<Record<Country, string>> = {
  Canada: `
ontario (on): toronto, ottawa, hamilton, waterloo, kitchener, mississauga, brampton, oshawa, kingston, guelph, sudbury, thunder bay, sault ste marie, barrie, london, windsor, oakville, orillia, markham, king, scarborough, whitby, welland, niagara-on-the-lake, st. catharines, peterborough, brantford, brockville, cornwall, owen sound, pembroke, sarnia, simcoe, woodstock, cambridge, north bay
british columbia (bc): vancouver, burnaby, surrey, kelowna, kamloops, nanaimo, victoria, abbotsford, chilliwack, coquitlam, duncan, langley, mission, new westminster, north vancouver, penticton, powell river, prince george, richmond, terrace, vernon, williams lake
alberta (ab): calgary, edmonton, lethbridge, camrose, red deer, grande prairie, medicine hat, fort mcmurray
manitoba (mb): winnipeg, brandon
saskatchewan (sk): saskatoon, regina, prince albert, moose jaw
quebec (qc): montreal, quebec city, sherbrooke, laval, gatineau
nova scotia (ns): halifax, dartmouth, sydney, truro, wolfville, antigonish
new brunswick (nb): fredericton, moncton, saint john, sackville
newfoundland (nl): st. john's, corner brook
vancouver island: victoria, nanaimo, courtenay, duncan, campbell river
prince edward island (pei): charlottetown
`,
  Australia: `
new south wales (nsw): sydney, newcastle, wollongong, parramatta, armidale, bathurst, wagga wagga, albury-wodonga, campbelltown, penrith, liverpool, coffs harbour, lismore, ourimbah, port macquarie, kensington, manly, north sydney, paddington
queensland (qld): brisbane, gold coast, sunshine coast, cairns, townsville, toowoomba, rockhampton, gardens point, kelvin grove, gatton, petrie, sippy downs, springfield, st lucia, mackay, bundaberg
south australia (sa): adelaide, bedford park, mawson lakes
western australia (wa): perth, albany, fremantle, joondalup, kalgoorlie, bunbury
victoria (vic): melbourne, geelong, ballarat, bendigo, burwood, clayton, footscray, hawthorn, parkville, bundoora, warrnambool
tasmania (tas): hobart, launceston
northern territory (nt): darwin, alice springs
`,
  USA: `
california (ca): los angeles, san francisco, san diego, san jose, sacramento, berkeley, cupertino, davis, irvine, la jolla, long beach, los altos hills, oakland, santa monica, stanford
texas (tx): houston, dallas, austin, san antonio, college station, fort worth, galveston, katy, lubbock, richardson, sugar land, denton
florida (fl): miami, tampa, orlando, gainesville, hialeah, tallahassee, coral gables, st. petersburg
georgia (ga): atlanta, athens, savannah
new jersey (nj): newark, camden, hoboken, new brunswick, princeton
massachusetts (ma): boston, cambridge, amherst, worcester, lowell
illinois (il): chicago, evanston, urbana-champaign
ohio (oh): columbus, cleveland, cincinnati, kent, dayton, toledo, akron
pennsylvania (pa): philadelphia, pittsburgh, university park, ambler, erie, greensburg, harrisburg
arizona (az): phoenix, tucson, tempe, mesa
michigan (mi): detroit, ann arbor, east lansing, dearborn, flint
north carolina (nc): charlotte, raleigh, chapel hill, durham
virginia (va): alexandria, annandale, arlington, ashburn, blacksburg, charlottesville, fairfax, manassas
washington state: seattle, pullman, spokane, tacoma, bellevue, bellingham, bothell, cheney, ellensburg, everett, olympia, vancouver
new york state: new york, brooklyn, manhattan, albany, binghamton, buffalo, hempstead, ithaca, new paltz, oswego, rochester, stony brook, syracuse, troy
indiana: indianapolis, bloomington, west lafayette, notre dame
`,
  UK: `
scotland: edinburgh, glasgow, aberdeen, dundee, stirling, st andrews, dumfries, galashiels, inverness, paisley
wales: cardiff, swansea, newport, pontypridd, bangor, aberystwyth, wrexham
northern ireland: belfast, coleraine, londonderry
midlands: birmingham, nottingham, leicester, coventry, derby, wolverhampton, loughborough, sutton bonington
yorkshire: leeds, sheffield, york, bradford, huddersfield, hull
`,
};

/** Cities with the suburbs where universities teach; folded. */
export const SUBURB_LINES: Partial<Record<Country, string>> = {
  Australia: `
sydney: kensington, manly, north sydney, paddington, parramatta, penrith, campbelltown, liverpool, haymarket, ultimo, north ryde, macquarie park, camperdown, darlington, chippendale, strathfield, rockdale
melbourne: box hill, brunswick, bundoora, burwood, berwick, caulfield, chadstone, clayton, footscray, hawthorn, lilydale, moorabbin, parkville, peninsula, prahran, preston, southbank, carlton, fitzroy, docklands, st albans, werribee, sunshine, heidelberg
brisbane: gardens point, kelvin grove, st lucia, south brisbane, fortitude valley, nathan, mount gravatt, spring hill, bowen hills, herston, kangaroo point
gold coast: southport, robina, coolangatta, bundall, surfers paradise, labrador, helensvale, bilinga, varsity lakes, coomera, ashmore
sunshine coast: sippy downs, maroochydore, mooloolaba, nambour
perth: joondalup, fremantle, bentley, crawley, nedlands, murdoch, mount lawley, leederville, east perth, west perth, northbridge, rockingham, thornlie, osborne park
adelaide: bedford park, mawson lakes, magill, north adelaide, regency park, tonsley, urrbrae, gilberton
canberra (act): bruce, reid, acton, watson, phillip
hobart: sandy bay, clarence
darwin: casuarina, brinkin, berrimah
newcastle: callaghan, ourimbah
wollongong: gwynneville, north wollongong
`,
  UK: `
london: south kensington, white city, greenwich, uxbridge, harrow, croydon, kingston upon thames, avery hill
`,
  Canada: `
toronto: scarborough, etobicoke, north york
`,
  USA: `
new york: brooklyn, manhattan
`,
};
