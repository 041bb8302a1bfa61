import type { Country } from '../countries';

/** A public register of courses whose files are known: they are read without a question. */
export interface Register {
  id: string;
  /** The source under which its courses stand. */
  source: string;
  name: string;
  publisher: string;
  country: Country;
  licence: string;
  licenceHref: string;
  /** The page where the file is to be had. */
  page: string;
  file: string;
  /** What its file's name ends in. */
  ending: string;
  /** What to know of how far its format was tried. */
  tried?: string;
  holds: string;
  lacks: string;
  /** Heads that its file has and no other list, in lower case. */
  heads: readonly string[];
}

export const REGISTERS: readonly Register[] = [
  {
    id: 'cricos',
    source: 'CRICOS',
    name: 'CRICOS, Australia',
    publisher: 'Australian Government, Department of Education',
    country: 'Australia',
    licence: 'Creative Commons Attribution 2.5 Australia, as stated in copies of the file',
    licenceHref: 'https://creativecommons.org/licenses/by/2.5/au/',
    page: 'https://data.gov.au/data/dataset/cricos',
    file: 'The Excel file with the sheets Institutions, Courses, Locations and Course Locations.',
    ending: '.xlsx',
    holds: `Every course open to international students: name, level, fields of study, duration, tuition for the whole
      course, all places where it is taught, and trading names of institutions.`.replace(/\s+/g, ' '),
    lacks: 'Intakes, entry requirements, English scores, application deadlines and links. They stay “not published”.',
    heads: ['cricos provider code', 'cricos course code', 'estimated total course cost'],
  },
  {
    id: 'discover-uni',
    source: 'Discover Uni',
    name: 'Discover Uni, United Kingdom',
    publisher: 'Office for Students and the UK’s other funding bodies, published by HESA (Jisc)',
    country: 'UK',
    licence: 'Creative Commons Attribution 4.0, as stated by users of the file',
    licenceHref: 'https://creativecommons.org/licenses/by/4.0/',
    page: 'https://www.hesa.ac.uk/support/tools-and-downloads/unistats',
    file: `The ZIP archive, as downloaded. If it is larger than 50 MB, make one of its files KISCOURSE, INSTITUTION, KISAIM,
      COURSELOCATION, LOCATION and SBJ (.csv).`.replace(/\s+/g, ' '),
    ending: '.zip',
    tried:
      'We built this from the published description and haven’t tried it with a complete file. Please check the preview carefully.',
    holds:
      `Undergraduate courses: title and award, subject area, length of full-time courses, links to course pages, all places
      where they are taught, and other names of institutions.`.replace(/\s+/g, ' '),
    lacks:
      'Postgraduate courses, tuition, intakes, entry requirements, English scores and deadlines. They stay “not published”.',
    heads: ['kis course code', 'teaching locations'],
  },
];

/** The register whose file has these heads; undefined for any other list. */
export const registerOfHeads = (labels: readonly string[]): Register | undefined => {
  const found = new Set(labels.map((label) => label.trim().toLowerCase()));
  return REGISTERS.find(({ heads }) => heads.every((head) => found.has(head)));
};

export const registerOfSource = (source: string): Register | undefined =>
  REGISTERS.find((register) => register.source === source);

/** The day in a file's name, '…as-at-2023-1-3-7-59-17.xlsx' → '2023-01-03'; undefined where it has none. */
export function dayInName(name: string): string | undefined {
  const [, year, month = '', day = ''] = /(?:^|\D)(20\d\d)[-_.](\d{1,2})[-_.](\d{1,2})(?!\d)/.exec(name) ?? [];
  const text = year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}
