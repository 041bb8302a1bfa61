import { diceOf } from '../import/generator/dice';
import { xlsx } from './workbooks';

/** A course of an invented register of the shape of CRICOS. */
export interface Registered {
  provider: string;
  code: string;
  name: string;
  level: string;
  weeks: number;
  fee: number;
}

const PROVIDERS = [
  ['00001A', 'St Wattle College', 'Wattle Bay University', 'Wattle Bay University'],
  ['00002B', '', 'Ironbark Institute Pty Ltd', 'Ironbark Institute Pty Ltd'],
] as const;

const CITIES = ['Wattle Bay', 'St Ironbark'];

export function registered(count: number): Registered[] {
  const dice = diceOf(70);
  return Array.from({ length: count }, (_, at) => ({
    provider: PROVIDERS[at % 2]?.[0] ?? '',
    code: `${String(100_000 + at)}K`,
    name: `${at % 3 ? 'Bachelor' : 'Master'} of ${dice.one(['Soils', 'Tides', 'Looms', 'Reefs'])} ${at}`,
    level: at % 3 ? 'Bachelor Degree' : 'Masters Degree (Coursework)',
    weeks: 52 * (1 + (at % 3)),
    fee: 20_000 + 100 * at,
  }));
}

/** Its workbook of four sheets joined by codes, two rows of titles above each. */
export function registerFile(courses: readonly Registered[]): Uint8Array {
  const nameOf = (code: string) => PROVIDERS.find(([provider]) => provider === code)?.[2] ?? '';
  const titled = (heads: string[], rows: unknown[][]) => [['CRICOS'], ['As at 3 January 2027'], heads, ...rows];
  return xlsx({
    'Purpose Statement': [['What this workbook is for.']],
    Institutions: titled(
      [
        'CRICOS Provider Code',
        'Trading Name',
        'Institution Name',
        'Institution Type',
        'Institution Capacity',
        'Website',
      ],
      PROVIDERS.map(([code, trading, name]) => [code, trading, name, 'Government', 500, 'www.example.au']),
    ),
    Courses: titled(
      [
        ...['CRICOS Provider Code', 'Institution Name', 'CRICOS Course Code', 'Course Name', 'VET National Code'],
        ...[
          'Dual Qualification',
          'Field of Education 1 Broad Field',
          'Field of Education 1 Narrow Field',
          'Course Level',
        ],
        ...[
          'Foundation Studies',
          'Work Component',
          'Course Language',
          'Duration (Weeks)',
          'Tuition Fee',
          'Non Tuition Fee',
        ],
        ...['Estimated Total Course Cost', 'Expired'],
      ],
      courses.map(({ provider, code, name, level, weeks, fee }) => [
        ...[provider, nameOf(provider), code, name, '', 'No', '05 - Agriculture', '0501 - Agriculture', level],
        ...['No', 'No', 'English', weeks, fee, 0, fee, 'No'],
      ]),
    ),
    Locations: titled(
      ['CRICOS Provider Code', 'Institution Name', 'Location Name', 'Location Type', 'City', 'State'],
      PROVIDERS.flatMap(([code, , , name]) =>
        CITIES.map((city) => [code, name, `${city} Campus`, 'Provider', city, 'QLD']),
      ),
    ),
    'Course Locations': titled(
      [
        'CRICOS Provider Code',
        'Institution Name',
        'CRICOS Course Code',
        'Location Name',
        'Location City',
        'Location State',
      ],
      courses.flatMap(({ provider, code }, at) =>
        CITIES.slice(at % 2).map((city) => [provider, nameOf(provider), code, `${city} Campus`, city, 'QLD']),
      ),
    ),
  });
}
