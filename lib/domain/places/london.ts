import { hasWord } from './place-words';

/**
 * Whether a course in the UK is taught in London, as the visa rules count it: the City of London and the 32 boroughs
 * (Immigration Rules, Appendix Finance; the boroughs: London Government Act 1963, section 1). 'either' where its campus
 * and its university don't tell.
 */
export function londonOf({
  campus,
  university,
}: {
  campus: string;
  university: string;
}): 'london' | 'outside' | 'either' {
  if (hasWord(campus, OUTSIDE)) return 'outside';
  if (hasWord(campus, PLACES)) return 'london';
  if (hasWord(university, UNIVERSITIES)) {
    const isHere = saysNothing(campus) || hasWord(campus, QUARTERS);
    return isHere && !hasWord(university, WITH_OTHERS) ? 'london' : 'either';
  }
  if (hasWord(campus, QUARTERS)) return 'either';
  return saysNothing(campus) ? 'either' : 'outside';
}

const saysNothing = (campus: string) =>
  campus.trim() === '' || /^(the )?(main|city|central)?\s*campus$/i.test(campus.trim());

/** Names that are nowhere else: boroughs, and quarters where universities teach. */
const PLACES = [
  ...[
    'london',
    'barking',
    'dagenham',
    'barnet',
    'bexley',
    'hackney',
    'hammersmith',
    'haringey',
    'havering',
    'hillingdon',
  ],
  ...[
    'hounslow',
    'islington',
    'kensington',
    'lambeth',
    'lewisham',
    'newham',
    'redbridge',
    'southwark',
    'tower hamlets',
  ],
  ...[
    'waltham forest',
    'wandsworth',
    'westminster',
    'kingston upon thames',
    'kingston-upon-thames',
    'richmond upon thames',
  ],
  ...['bloomsbury', 'marylebone', 'mile end', 'white city', 'uxbridge', 'twickenham', 'strawberry hill', 'roehampton'],
  ...['tooting', 'whitechapel', 'docklands', 'croydon', 'wembley', 'hendon', 'penrhyn road', 'avery hill', 'holborn'],
  ...['moorgate', 'new cross', 'denmark hill', 'king’s cross', "king's cross", 'shoreditch', 'aldgate', 'canary wharf'],
  ...['clerkenwell', 'farringdon', 'elephant and castle', 'ealing', 'harrow', 'greenwich'],
];
/** Names of boroughs and quarters that other towns bear too: Sutton Bonington, Stratford-upon-Avon, Kingston upon Hull. */
const QUARTERS = [
  'brent',
  'bromley',
  'camden',
  'enfield',
  'merton',
  'sutton',
  'richmond',
  'kingston',
  'stratford',
  'strand',
  'holloway',
];
/** What looks like London and isn't, and where universities of London teach outside it. */
const OUTSIDE = [
  'egham',
  'medway',
  'chatham',
  'hawkshead',
  'kingston upon hull',
  'london road',
  'sutton bonington',
  'stratford upon avon',
];
/** Those of the list below that teach outside London as well. */
const WITH_OTHERS = ['royal holloway', 'university of greenwich', 'royal veterinary college'];

/**
 * Universities that teach in London (the members of London Higher, londonhigher.ac.uk, read on 2026-11-26), and those whose
 * name says so.
 */
const UNIVERSITIES = [
  ...[
    'london',
    'imperial college',
    'king’s college london',
    "king's college london",
    'queen mary',
    'goldsmiths',
    'birkbeck',
  ],
  ...['brunel', 'kingston university', 'middlesex university', 'university of greenwich', 'university of westminster'],
  ...[
    'university of roehampton',
    'roehampton university',
    'st george’s',
    "st george's",
    "st mary's university",
    'st mary’s university',
  ],
  ...[
    'university of east london',
    'university of west london',
    'london south bank',
    'royal holloway',
    'soas',
    'ucl',
    'lse',
  ],
  ...[
    'courtauld',
    'royal college of art',
    'royal college of music',
    'royal academy of music',
    'royal veterinary college',
  ],
  ...[
    'guildhall school',
    'trinity laban',
    'ravensbourne',
    'rose bruford',
    'richmond american',
    'regent’s university',
    "regent's university",
  ],
  ...['city st george’s', "city st george's"],
];
