import type { ImportLimits } from '../limits';
import { ImportRefusal } from '../refusal';
import { type Cell, keptRows, NO_MARKS, rowsUpTo, type SheetRow, type Spreadsheet } from '../spreadsheet';
import { cellLine } from '../values/text';
import { decoded } from './text-encoding';
import { commaRows } from './text-table';
import type { ZipPackage } from './zip-package';

/** Its courses: the file that no other archive has. */
const COURSES = 'KISCOURSE.csv';

/** Top groups of the Common Aggregation Hierarchy, as its codes begin ('CAH16-01-01'). */
const SUBJECTS: Readonly<Record<string, string>> = {
  CAH01: 'Medicine and Dentistry',
  CAH02: 'Subjects Allied to Medicine',
  CAH03: 'Biological and Sport Sciences',
  CAH04: 'Psychology',
  CAH05: 'Veterinary Sciences',
  CAH06: 'Agriculture, Food and Related Studies',
  CAH07: 'Physical Sciences',
  CAH09: 'Mathematical Sciences',
  CAH10: 'Engineering and Technology',
  CAH11: 'Computing',
  CAH13: 'Architecture, Building and Planning',
  CAH15: 'Social Sciences',
  CAH16: 'Law',
  CAH17: 'Business and Management',
  CAH19: 'Language and Area Studies',
  CAH20: 'Historical, Philosophical and Religious Studies',
  CAH22: 'Education and Teaching',
  CAH23: 'Combined and General Studies',
  CAH24: 'Media, Journalism and Communications',
  CAH25: 'Design, and Creative and Performing Arts',
  CAH26: 'Geography, Earth and Environmental Studies',
};

/** What tells apart two records of one course; fields by their code for 'compulsory', and for part-time and distance courses. */
const VARIANTS = [
  ['KISMODE', /^0?2$/, 'Part-time'],
  ['DISTANCE', /^1$/, 'Distance learning'],
  ['FOUNDATION', /^2$/, 'With a foundation year'],
  ['SANDWICH', /^2$/, 'With a placement year'],
  ['YEARABROAD', /^2$/, 'With a year abroad'],
] as const;

const FIRST_DEGREE = /^0?3$/;

interface Course {
  of: (field: string) => string;
  aim: string;
  institution: (field: string) => string;
  places: readonly string[];
  subject: string;
}

/** The columns of the one table that its files make. */
const COLUMNS: readonly (readonly [string, (course: Course) => string])[] = [
  ['KIS Course Code', ({ of }) => of('KISCOURSEID')],
  ['University', ({ institution }) => institution('FIRST_TRADING_NAME') || institution('LEGAL_NAME')],
  ['Other University Names', ({ institution }) => otherNames(institution)],
  ['Course', ({ of, aim }) => [aim, of('HONOURS') === '1' && '(Hons)', of('TITLE')].filter(Boolean).join(' ')],
  ['Level', ({ of, aim }) => (FIRST_DEGREE.test(of('KISLEVEL')) ? 'Undergraduate' : aim)],
  ['Duration', ({ of }) => (of('NUMSTAGE') ? `${of('NUMSTAGE')} years` : '')],
  ['Variant', ({ of }) => VARIANTS.flatMap(([field, code, words]) => (code.test(of(field)) ? words : [])).join(', ')],
  ['Category', ({ subject }) => SUBJECTS[subject.slice(0, 5)] ?? ''],
  ['Course Link', ({ of }) => of('CRSEURL')],
  ['Teaching Locations', ({ places }) => [...new Set(places)].join('; ')],
];

function otherNames(of: Course['institution']): string {
  const others = of('OTHER_NAMES').split('###');
  return [of('FIRST_TRADING_NAME') && of('LEGAL_NAME'), ...others].filter(Boolean).join('; ');
}

export const isDiscoverUni = (zip: ZipPackage): boolean => zip.named(COURSES) !== undefined;

/**
 * The UK's Discover Uni as HESA publishes it, CSV files joined by keys, as one table of courses with its codes in words.
 * Built from the published description. Throws ImportRefusal where a file or a name of an institution is missing.
 */
export async function discoverUniIn(zip: ZipPackage, limits: ImportLimits): Promise<Spreadsheet> {
  const table = (name: string) => tableIn(zip, name, limits);
  const [courses, institutions, aims] = [
    await table(COURSES),
    await table('INSTITUTION.csv'),
    await table('KISAIM.csv'),
  ];
  const [links, locations, subjects] = [
    await table('COURSELOCATION.csv'),
    await table('LOCATION.csv'),
    await table('SBJ.csv'),
  ];
  const institutionOf = firstOf(institutions, ['PUBUKPRN']);
  if (![...institutionOf.values()].some(({ of }) => of('LEGAL_NAME') || of('FIRST_TRADING_NAME')))
    throw new ImportRefusal(422, 'The archive has no INSTITUTION.csv with the names of the institutions.');
  if (!aims.length) throw new ImportRefusal(422, 'The archive has no KISAIM.csv with the names of the awards.');
  const aimOf = firstOf(aims, ['KISAIMCODE']);
  const locationOf = firstOf(locations, ['UKPRN', 'LOCID']);
  const subjectOf = firstOf(subjects, KEY);
  const placesOf = new Map<string, string[]>();
  for (const link of links) {
    const place = locationOf
      .get(keyOf(link, ['UKPRN', 'LOCID']))
      ?.of('LOCNAME')
      .replaceAll(';', ',');
    if (place) placesOf.set(keyOf(link, KEY), [...(placesOf.get(keyOf(link, KEY)) ?? []), place]);
  }
  const rowOf = (line: Line): SheetRow => {
    const key = keyOf(line, KEY);
    const course: Course = {
      of: line.of,
      aim: aimOf.get(line.of('KISAIMCODE'))?.of('KISAIMLABEL') ?? '',
      institution: institutionOf.get(line.of('PUBUKPRN'))?.of ?? (() => ''),
      places: placesOf.get(key) ?? [],
      subject: subjectOf.get(key)?.of('SBJ') ?? '',
    };
    return plainRow(
      line.number,
      COLUMNS.map(([, cell]) => cell(course) || null),
    );
  };
  const heads = plainRow(
    1,
    COLUMNS.map(([head]) => head),
  );
  const rows = keptRows(() => [heads, ...courses.map(rowOf)]);
  const sheets = [{ name: COURSES, hidden: false }];
  return { format: 'text', encoding: '', sheets, rows, head: (sheet, last) => rowsUpTo(rows(sheet), last) };
}

/** What names a course in every file. */
const KEY = ['PUBUKPRN', 'KISCOURSEID', 'KISMODE'];

interface Line {
  number: number;
  /** A cell by its head; '' for none. */
  of: (head: string) => string;
}

async function tableIn(zip: ZipPackage, name: string, limits: ImportLimits): Promise<Line[]> {
  const { text } = decoded(await zip.part(zip.named(name) ?? '', limits.sheetXml));
  const [heads, ...rows] = commaRows(text, limits);
  const places = new Map(heads?.cells.map((head, place) => [cellLine(head).toUpperCase(), place]));
  return rows.map(({ number, cells }) => ({ number, of: (head) => cellLine(cells[places.get(head) ?? -1] ?? null) }));
}

const keyOf = ({ of }: Line, heads: readonly string[]) => heads.map(of).join('|');

const firstOf = (lines: readonly Line[], heads: readonly string[]) =>
  new Map(lines.toReversed().map((line) => [keyOf(line, heads), line]));

const plainRow = (number: number, cells: Cell[]): SheetRow => ({
  number,
  cells,
  hidden: false,
  links: NO_MARKS,
  currencies: NO_MARKS,
});
