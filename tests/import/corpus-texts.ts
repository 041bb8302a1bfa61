import { type NastyFile, text } from './corpus';

const PLAIN = 'Course,University,Fee\r\nDroit – “A”,Université Laval,100\r\n';
const DRAFT = { course: 'Droit – “A”', university: 'Université Laval', tuitionFeeMinor: 10_000 };
const ASCII = 'Course;University;Fee\nLaw;UBC;100\n';
const LAW = { course: 'Law', university: 'UBC', tuitionFeeMinor: 10_000 };
const name = 'courses.csv';

/** The same text as Windows programs of western Europe write it. */
const windows1252 = () => Buffer.from(PLAIN.replace('–', '\x96').replace('“', '\x93').replace('”', '\x94'), 'latin1');
const utf16be = (content: string) => Buffer.from(content, 'utf16le').swap16();

/** Delimited texts: encodings, delimiters, quotes. */
export const TEXTS: NastyFile[] = [
  { trap: 'in UTF-8', name, bytes: text(PLAIN), expected: { rows: { 2: DRAFT } } },
  { trap: 'in UTF-8 with a byte order mark', name, bytes: text(`\uFEFF${PLAIN}`), expected: { rows: { 2: DRAFT } } },
  { trap: 'in Windows-1252', name, bytes: windows1252, expected: { rows: { 2: DRAFT } } },
  {
    trap: 'in UTF-8 with one letter cut in two by the database it came from',
    name,
    bytes: () => {
      const good = Buffer.from(
        `Course,University,Remarks\n${'Études,Université Laval,Été\n'.repeat(9)}Law,Laval,Montr`,
      );
      return Buffer.concat([good, Buffer.from([0xc3]), Buffer.from('\n')]);
    },
    expected: {
      rows: {
        ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [at + 2, { university: 'Université Laval' }])),
        11: { course: 'Law', remarks: 'Montr\uFFFD' },
      },
      problems: { 11: /Remarks: The text contains damaged characters/ },
    },
  },
  {
    trap: 'whose letters another program spoilt before',
    name,
    bytes: text('Course,University\nLaw,UniversitÃ© Laval\nTeachersâ€™ Diploma,SÃO PAULO\n'),
    expected: {
      rows: { 2: { university: 'UniversitÃ© Laval' }, 3: { university: 'SÃO PAULO' } },
      problems: {
        2: /University: The text contains damaged characters/,
        3: /^Course: The text contains damaged characters[\s\S]*$/,
      },
    },
  },
  {
    trap: 'in UTF-16 little-endian with a mark, separated by tabs, as Excel’s “Unicode text”',
    name: 'courses.txt',
    bytes: text(`\uFEFF${PLAIN.replaceAll(',', '\t')}`, 'utf16le'),
    expected: { rows: { 2: DRAFT } },
  },
  {
    trap: 'in UTF-16 little-endian without a mark',
    name,
    bytes: text(PLAIN, 'utf16le'),
    expected: { rows: { 2: DRAFT } },
  },
  {
    trap: 'in UTF-16 big-endian with a mark',
    name,
    bytes: () => utf16be(`\uFEFF${PLAIN}`),
    expected: { rows: { 2: DRAFT } },
  },
  { trap: 'in UTF-16 big-endian without a mark', name, bytes: () => utf16be(PLAIN), expected: { rows: { 2: DRAFT } } },
  { trap: 'separated by semicolons', name, bytes: text(ASCII), expected: { rows: { 2: LAW } } },
  {
    trap: 'separated by tabs',
    name: 'courses.tsv',
    bytes: text(ASCII.replaceAll(';', '\t')),
    expected: { rows: { 2: LAW } },
  },
  { trap: 'separated by bars', name, bytes: text(ASCII.replaceAll(';', '|')), expected: { rows: { 2: LAW } } },
  {
    trap: 'that begins with the line sep=;',
    name,
    bytes: text(`sep=;\r\n${ASCII}`),
    expected: { rows: { 2: LAW } },
  },
  {
    trap: 'of tab-separated text under the name of a workbook',
    name: 'courses.xls',
    bytes: text(ASCII.replaceAll(';', '\t')),
    expected: { rows: { 2: LAW } },
  },
  {
    trap: 'separated by semicolons with decimal commas and commas in prose',
    name,
    bytes: text('Course;University;Fee\nArts, Music, Law;UBC;"46.100,50"\nLaw;SFU;1000,5\n'),
    expected: {
      rows: { 2: { course: 'Arts, Music, Law', tuitionFeeMinor: 4_610_050 }, 3: { tuitionFeeMinor: 100_050 } },
    },
  },
  {
    trap: 'with quotes, delimiters and line breaks inside quoted cells',
    name,
    bytes: text('Course,University,Remarks\r\n"Law, ""Order""","UBC","first\r\nsecond, third"\r\nArts,SFU,5" pipe\r\n'),
    expected: {
      rows: {
        2: { course: 'Law, "Order"', remarks: 'first\nsecond, third' },
        3: { course: 'Arts', remarks: '5" pipe' },
      },
    },
  },
  {
    trap: 'with lines that end in CR only',
    name,
    bytes: text(ASCII.replaceAll('\n', '\r')),
    expected: { rows: { 2: LAW } },
  },
  {
    trap: 'with line ends of several kinds and blank lines between',
    name,
    bytes: text('Course,University\r\n\r\nLaw,UBC\n\n\nArts,SFU\rMusic,UVic'),
    expected: { rows: { 3: { course: 'Law' }, 6: { course: 'Arts' }, 7: { course: 'Music' } } },
  },
  {
    trap: 'with title lines above the header and ragged lines below',
    name,
    bytes: text('Course list 2026\n\nCourse,University,Fee\nLaw,UBC\nArts,SFU,200,more,and more\n,,\n  , ,\n'),
    expected: { rows: { 4: { course: 'Law', tuitionFeeMinor: null }, 5: { tuitionFeeMinor: 20_000 } } },
  },
  {
    trap: 'whose every line ends in delimiters',
    name,
    bytes: text('Course,University,Fee,,,\nLaw,UBC,100,,,\n'),
    expected: { rows: { 2: LAW } },
  },
  {
    trap: 'with a quotation mark that is never closed',
    name,
    bytes: text('Course,University\nLaw,UBC\n"Arts,SFU\nMusic,UVic\n'),
    expected: { refused: 422, because: /The quotation mark in row 3 is never closed/ },
  },
  {
    trap: 'with codes written ="00123" to keep their zeros',
    name,
    bytes: text('Course,University,Course Code\nLaw,UBC,="00123"\nArts,UBC,"=""00124"""\n'),
    expected: { rows: { 2: { code: '00123' }, 3: { code: '00124' } } },
  },
  {
    trap: 'of text with commands for a spreadsheet program',
    name,
    bytes: text("Course,University\n=cmd|' /C calc'!A0,UBC\n@SUM(A1:A9),UBC\nLaw,UBC\n"),
    expected: { rows: { 2: /is a formula, not a course name/, 3: /is a formula/, 4: { course: 'Law' } } },
  },
  {
    trap: 'of text with only a header',
    name,
    bytes: text('Course,University,Fee\n'),
    expected: { refused: 422, because: /no rows below the header/ },
  },
  {
    trap: 'of text with one column',
    name,
    bytes: text('Course Name\nLaw\nArts\n'),
    expected: { refused: 422, because: /no column for the university/ },
  },
  { trap: 'without a byte', name, bytes: text(''), expected: { refused: 422, because: /^The file is empty\.$/ } },
  {
    trap: 'of spaces and line ends only',
    name,
    bytes: text(' \r\n \r\n\t\r\n'),
    expected: { refused: 422, because: /The spreadsheet is empty/ },
  },
  {
    trap: 'of a byte order mark and nothing else',
    name,
    bytes: text('\uFEFF'),
    expected: { refused: 422, because: /The spreadsheet is empty/ },
  },
  {
    trap: 'with NUL bytes in its text',
    name,
    bytes: text('Course,University\nLaw\u0000,UBC\n'),
    expected: { refused: 415, because: /neither a spreadsheet nor text/ },
  },
  {
    trap: 'of text with a cell of three million characters',
    name,
    bytes: text(`Course,University\nLaw,"${'x'.repeat(3_000_000)}"\n`),
    expected: { refused: 422, because: /in row 2/ },
  },
  {
    trap: 'of text with 16,384 columns',
    name,
    bytes: text(
      `${['Course', 'University', 'Fee', ...Array.from({ length: 16_381 }, (_, at) => `x${at}`)].join()}\nLaw,UBC,100\n`,
    ),
    expected: { rows: { 2: LAW } },
  },
];
