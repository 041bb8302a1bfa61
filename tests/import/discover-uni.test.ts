import { describe, expect, it } from 'vitest';
import { dayInName, registerOfHeads } from '@/lib/domain/imports/registers';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { fileWith, importOf, refusalOf, zipOf } from './spreadsheet-files';

/** The heads as public copies of the files KISCOURSE, INSTITUTION, KISAIM and COURSELOCATION have them; LOCATION's and SBJ's by the description. */
const HEADS = {
  KISCOURSE:
    'PUBUKPRN,UKPRN,ASSURL,ASSURLW,CRSECSTURL,CRSECSTURLW,CRSEURL,CRSEURLW,DISTANCE,EMPLOYURL,EMPLOYURLW,FOUNDATION,HONOURS,HECOS,HECOS,HECOS,HECOS,HECOS,KISCOURSEID,KISMODE,LOCCHNGE,LTURL,LTURLW,NHS,NUMSTAGE,SANDWICH,SUPPORTURL,SUPPORTURLW,TITLE,TITLEW,UCASPROGID,UKPRNAPPLY,YEARABROAD,KISAIMCODE,KISLEVEL',
  INSTITUTION:
    'LEGAL_NAME,FIRST_TRADING_NAME,OTHER_NAMES,PROVADDRESS,PROVTEL,PROVURL,PUBUKPRN,UKPRN,COUNTRY,PUBUKPRNCOUNTRY,QAA_Report_Type,QAA_URL,SUURL,SUURLW',
  KISAIM: 'KISAIMCODE,KISAIMLABEL',
  COURSELOCATION: 'PUBUKPRN,UKPRN,KISCOURSEID,KISMODE,LOCID',
  LOCATION: 'UKPRN,ACCOMURL,ACCOMURLW,LOCID,LOCNAME,LOCNAMEW,LATITUDE,LONGITUDE',
  SBJ: 'PUBUKPRN,UKPRN,KISCOURSEID,KISMODE,SBJ',
};
type File = keyof typeof HEADS;
type Cells = Record<string, string>;

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = (file: File, rows: readonly Cells[]) => {
  const heads = HEADS[file].split(',');
  return [HEADS[file], ...rows.map((row) => heads.map((head) => quoted(row[head] ?? '')).join(','))].join('\n');
};

/** An invented edition: two institutions, one of which teaches for the other. */
const EDITION: Record<File, Cells[]> = {
  INSTITUTION: [
    { PUBUKPRN: '20000001', UKPRN: '20000001', LEGAL_NAME: 'Larkmoor University', PUBUKPRNCOUNTRY: 'XF' },
    {
      ...{ PUBUKPRN: '20000002', UKPRN: '20000001', LEGAL_NAME: 'Quarry Bank Trust Limited' },
      ...{ FIRST_TRADING_NAME: 'Quarry Bank College', OTHER_NAMES: 'QBC###Quarry Art School', PUBUKPRNCOUNTRY: 'XI' },
    },
    { PUBUKPRN: '20000002', UKPRN: '20000002', LEGAL_NAME: 'Another row of it', PUBUKPRNCOUNTRY: 'XI' },
  ],
  KISAIM: [
    { KISAIMCODE: '000', KISAIMLABEL: 'BA' },
    { KISAIMCODE: '021', KISAIMLABEL: 'BSc' },
    { KISAIMCODE: '056', KISAIMLABEL: 'MEng' },
    { KISAIMCODE: '036', KISAIMLABEL: 'FdSc' },
    { KISAIMCODE: '038', KISAIMLABEL: 'HND' },
  ],
  KISCOURSE: [
    course('L1', { TITLE: 'Tides, Reefs and Law', KISAIMCODE: '021', HONOURS: '1', NUMSTAGE: '3' }),
    course('L1', { TITLE: 'Tides, Reefs and Law', KISAIMCODE: '021', HONOURS: '1', KISMODE: '02' }),
    course('L2', { TITLE: 'Looms', KISAIMCODE: '056', NUMSTAGE: '5', FOUNDATION: '2', SANDWICH: '1' }),
    course('Q1', { PUBUKPRN: '20000002', TITLE: 'Soils', KISAIMCODE: '036', KISLEVEL: '04', NUMSTAGE: '2' }),
    course('Q2', { PUBUKPRN: '20000002', TITLE: 'Kilns', KISAIMCODE: '038', KISLEVEL: '04', DISTANCE: '1' }),
  ],
  COURSELOCATION: [
    { PUBUKPRN: '20000001', UKPRN: '20000001', KISCOURSEID: 'L1', KISMODE: '01', LOCID: 'AA' },
    { PUBUKPRN: '20000001', UKPRN: '20000001', KISCOURSEID: 'L1', KISMODE: '01', LOCID: 'BB' },
    { PUBUKPRN: '20000002', UKPRN: '20000001', KISCOURSEID: 'Q1', KISMODE: '01', LOCID: 'BB' },
  ],
  LOCATION: [
    { UKPRN: '20000001', LOCID: 'AA', LOCNAME: 'Larkmoor' },
    { UKPRN: '20000001', LOCID: 'BB', LOCNAME: 'Quarry Bank; North' },
  ],
  SBJ: [
    { PUBUKPRN: '20000001', UKPRN: '20000001', KISCOURSEID: 'L1', KISMODE: '01', SBJ: 'CAH26-01-03' },
    { PUBUKPRN: '20000001', UKPRN: '20000001', KISCOURSEID: 'L1', KISMODE: '01', SBJ: 'CAH16-01-01' },
  ],
};

function course(KISCOURSEID: string, more: Cells): Cells {
  const CRSEURL = `https://larkmoor.example/${KISCOURSEID}`;
  const plain = {
    PUBUKPRN: '20000001',
    UKPRN: '20000001',
    KISMODE: '01',
    DISTANCE: '0',
    FOUNDATION: '0',
    SANDWICH: '0',
  };
  return { ...plain, KISCOURSEID, CRSEURL, HONOURS: '0', KISLEVEL: '03', ...more };
}

const archive = (files: Partial<Record<File, Cells[]>> = EDITION, folder = '') => {
  const parts = Object.entries(files).map(([file, rows]) => [`${folder}${file}.csv`, csv(file as File, rows)]);
  return fileWith(zipOf(Object.fromEntries([['unistats.xml', '<x/>'], ...parts])), 'dn_2026_09_03_06_35_10.zip');
};

describe('Discover Uni', () => {
  it('is known by its files, and its day by its name', async () => {
    const { columns, missing } = await proposeMapping(await archive(), { originalName: 'dn.zip' });
    expect(registerOfHeads(columns.map(({ header }) => header))?.id).toBe('discover-uni');
    expect(missing).toEqual([]);
    expect(columns.map(({ field }) => field)).toEqual([
      ...['code', 'university', 'universityNames', 'course', 'level', 'duration', 'variant', 'category', 'courseLink'],
      'places',
    ]);
    expect(dayInName('dn_2026_09_03_06_35_10.zip')).toBe('2026-09-03');
  });

  it.each(['', 'Data/CSV/'])(
    'gives each course with its keys joined and its codes in words (folder “%s”)',
    async (folder) => {
      const { rows } = await importOf(await archive(EDITION, folder), 'UK');
      expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
      const said = rows.map(({ draft }) => draft);
      expect(said).toMatchObject([
        {
          ...{
            course: 'BSc (Hons) Tides, Reefs and Law',
            university: 'Larkmoor University',
            code: 'L1',
            level: 'Under Graduate',
          },
          ...{ durationInMonths: 36, variant: '', category: 'Geography, Earth and Environmental Studies' },
          ...{ courseLink: 'https://larkmoor.example/L1', places: 'Larkmoor; Quarry Bank, North', universityNames: '' },
        },
        { course: 'BSc (Hons) Tides, Reefs and Law', variant: 'Part-time', durationInMonths: null, places: '' },
        { course: 'MEng Looms', level: 'Under Graduate', variant: 'With a foundation year', durationInMonths: 60 },
        {
          ...{ course: 'FdSc Soils', university: 'Quarry Bank College', level: '', places: 'Quarry Bank, North' },
          universityNames: 'Quarry Bank Trust Limited; QBC; Quarry Art School',
        },
        { course: 'HND Kilns', level: 'Under Graduate Diploma', variant: 'Distance learning', category: '' },
      ]);
      for (const draft of said)
        expect(draft).toMatchObject({ country: 'UK', tuitionFeeMinor: null, admissionIntake: '', ieltsOverall: null });
    },
  );

  it('asks for the files without which nothing has a name', async () => {
    const { INSTITUTION: _none, ...nameless } = EDITION;
    expect(await refusalOf(importOf(await archive(nameless), 'UK'))).toMatchObject({
      status: 422,
      message: expect.stringContaining('INSTITUTION.csv'),
    });
    const { KISAIM: _aims, ...aimless } = EDITION;
    expect((await refusalOf(importOf(await archive(aimless), 'UK'))).message).toContain('KISAIM.csv');
  });
});
