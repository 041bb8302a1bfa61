import { book, cell, HEADS, LAW, LAW_DRAFT, merge, type NastyFile, workbook, xml, xmlRow } from './corpus';

const ARTS = ['Arts', 'SFU', 200];
const ARTS_DRAFT = { course: 'Arts', university: 'SFU', tuitionFeeMinor: 20_000 };
const name = 'courses.xlsx';
const notes = (count: number) => Array.from({ length: count }, (_, index) => [`Note ${index + 1}`]);

/** Where rows, heads and sheets stand where nobody expects them. */
export const STRUCTURE: NastyFile[] = [
  {
    trap: 'with title rows, a merged title and a note above the header',
    name,
    bytes: workbook([['Course list 2026'], ['All fees in AUD', null, 'v2'], [], HEADS, LAW], merge('A1:C1')),
    expected: { rows: { 5: LAW_DRAFT } },
  },
  {
    trap: 'with its header in row 30',
    name,
    bytes: workbook([...notes(29), HEADS, LAW]),
    expected: { rows: { 31: LAW_DRAFT } },
  },
  {
    trap: 'with its header in row 31',
    name,
    bytes: workbook([...notes(30), HEADS, LAW]),
    expected: { refused: 422, because: /No header row found in the first 30 rows/ },
  },
  {
    trap: 'with its header in row 31, named by a person',
    name,
    bytes: workbook([...notes(30), HEADS, LAW]),
    options: { headerRow: 31 },
    expected: { rows: { 32: LAW_DRAFT } },
  },
  {
    trap: 'without any header',
    name,
    bytes: workbook([LAW, ARTS]),
    expected: { refused: 422, because: /No header row found/ },
  },
  {
    trap: 'without any header, its columns named by a person',
    name,
    bytes: workbook([LAW, ARTS]),
    options: { headerRow: 0, mapping: { 0: 'course', 1: 'university', 2: 'tuitionFee' } },
    expected: { rows: { 1: LAW_DRAFT, 2: ARTS_DRAFT } },
  },
  {
    trap: 'with heads in two rows, exams over their scores',
    name,
    bytes: workbook(
      [
        ['Course', 'University', 'IELTS', null, 'PTE', null],
        [null, null, 'Overall', 'No band less than', 'Overall', 'No band less than'],
        ['Law', 'UBC', 6.5, 6, 58, 50],
      ],
      merge('C1:D1 E1:F1 A1:A2 B1:B2'),
    ),
    expected: { rows: { 3: { course: 'Law', ieltsOverall: 6.5, ieltsLessThan: 6, pteOverall: 58, pteLessThan: 50 } } },
  },
  {
    trap: 'with heads that hold line breaks, stars, numbers and non-breaking spaces',
    name,
    bytes: workbook([['1. Course\nName *', 'University\u00a0Name*', '  TUITION  FEE :'], LAW]),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'with a university merged over several rows',
    name,
    bytes: workbook([HEADS, ['Law', 'UBC', 100], ['Arts', null, 200], ['Music', 'SFU', 5]], merge('B2:B3')),
    expected: { rows: { 2: LAW_DRAFT, 3: { course: 'Arts', university: 'UBC' }, 4: { university: 'SFU' } } },
  },
  {
    trap: 'with a merge across columns that must not copy sideways',
    name,
    bytes: workbook(
      [
        ['Course', 'University', 'Campus'],
        ['Law', 'UBC', null],
      ],
      merge('B2:C2'),
    ),
    expected: { rows: { 2: { university: 'UBC', campus: '' } } },
  },
  {
    trap: 'with blank rows, rows of spaces and rows of empty texts between the rows',
    name,
    bytes: workbook([HEADS, [], LAW, [' ', '\u00a0', '\t'], ['', '', ''], [], ARTS]),
    expected: { rows: { 3: LAW_DRAFT, 7: ARTS_DRAFT } },
  },
  {
    trap: 'with ragged rows, shorter and longer than the header',
    name,
    bytes: workbook([HEADS, ['Law', 'UBC'], ['Arts', 'SFU', 200, 'extra', 'more'], ['Music']]),
    expected: { rows: { 2: { course: 'Law', tuitionFeeMinor: null }, 3: ARTS_DRAFT, 4: /no university name/ } },
  },
  {
    trap: 'with section rows, a repeated header, a total and a footnote between the courses',
    name,
    bytes: workbook([HEADS, ['Faculty of Law'], LAW, [...HEADS], ARTS, [null, 'Total', 300], ['* subject to change']]),
    expected: {
      rows: {
        2: /no university/,
        3: LAW_DRAFT,
        4: /repeats the header/,
        5: ARTS_DRAFT,
        6: /no course/,
        7: /is a note/,
      },
    },
  },
  {
    trap: 'with a second table below the first, its heads in other words',
    name,
    bytes: workbook([
      HEADS,
      LAW,
      ['Programme', 'Institution', 'Tuition'],
      ARTS,
      ['IELTS Preparation', 'University', 1],
    ]),
    expected: {
      rows: { 2: LAW_DRAFT, 3: /looks like another header/, 4: ARTS_DRAFT, 5: { course: 'IELTS Preparation' } },
    },
  },
  {
    trap: 'with a hidden row',
    name,
    bytes: workbook([HEADS, LAW, ARTS], ({ Sheets }) => {
      if (Sheets.Courses) Sheets.Courses['!rows'] = [{}, { hidden: true }];
    }),
    expected: { rows: { 2: /hidden in the spreadsheet/, 3: ARTS_DRAFT } },
  },
  {
    trap: 'with a hidden row that a person includes',
    name,
    bytes: workbook([HEADS, LAW], ({ Sheets }) => {
      if (Sheets.Courses) Sheets.Courses['!rows'] = [{}, { hidden: true }];
    }),
    options: { includeHidden: true },
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'whose hidden and very hidden sheets look more like courses than the open one',
    name,
    bytes: book(
      {
        Open: [HEADS, LAW],
        Old: [
          [...HEADS, 'Level'],
          [...ARTS, 'BSc'],
        ],
        Older: [[...HEADS, 'Level'], ARTS],
      },
      (made) => {
        made.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 2 }] };
      },
    ),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'with every sheet hidden',
    name,
    bytes: book({ A: [HEADS, LAW], B: [['x']] }, (made) => {
      made.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 1 }] };
    }),
    expected: { refused: 422, because: /its visible sheets contain nothing/ },
  },
  {
    trap: 'of several sheets, one of them courses',
    name,
    bytes: book({
      Readme: [['About']],
      Institutions: [
        ['Institution Name', 'City'],
        ['UBC', 'x'],
      ],
      Fees: [HEADS, LAW],
    }),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'of several sheets of courses, another account chosen by a person',
    name,
    bytes: book({
      UG: [
        [...HEADS, 'Level'],
        [...LAW, 'BSc'],
      ],
      PG: [HEADS, ARTS],
    }),
    options: { sheet: 1 },
    expected: { rows: { 2: ARTS_DRAFT } },
  },
  {
    trap: 'with a sheet that does not exist chosen',
    name,
    bytes: workbook([HEADS, LAW]),
    options: { sheet: 3 },
    expected: { refused: 422, because: /no sheet number 4/ },
  },
  {
    trap: 'with only a header',
    name,
    bytes: workbook([HEADS]),
    expected: { refused: 422, because: /no rows below the header in row 1/ },
  },
  {
    trap: 'of one column',
    name,
    bytes: workbook([['Course Name'], ['Law'], ['Arts']]),
    expected: { refused: 422, because: /no column for the university/ },
  },
  {
    trap: 'of one column, the university named by a person',
    name,
    bytes: workbook([['Course Name'], ['Law'], ['Arts']]),
    options: { university: 'UBC' },
    expected: { rows: { 2: { course: 'Law', university: 'UBC' }, 3: { course: 'Arts', university: 'UBC' } } },
  },
  {
    trap: 'with the same head twice: the left one counts',
    name,
    bytes: workbook([
      ['Course', 'University', 'Fee', 'Fee', 'Course'],
      ['Law', 'UBC', 100, 999, 'No'],
    ]),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'with columns that have no head',
    name,
    bytes: workbook([
      ['', 'Course', null, 'University'],
      ['x', 'Law', 'y', 'UBC', 'z'],
    ]),
    expected: { rows: { 2: { course: 'Law', university: 'UBC', remarks: '' } } },
  },
  {
    trap: 'of 16,384 columns',
    name,
    bytes: workbook(
      [HEADS, LAW].map((row, index) => [
        ...row,
        ...Array.from({ length: 16_381 }, (_, at) => (index ? at : `Extra ${at}`)),
      ]),
    ),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'with a cell in the last column and the last row of all',
    name,
    bytes: xml(`${xmlRow(HEADS)}${xmlRow(LAW)}<row r="1048576"><c r="XFD1048576" t="str"><v>end</v></c></row>`),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'whose rows and cells carry no references',
    name,
    bytes: xml(xmlRow(HEADS) + xmlRow(LAW)),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'whose cells stand out of order',
    name,
    bytes: xml(
      `${xmlRow(HEADS)}<row r="2"><c r="C2"><v>100</v></c><c r="A2" t="str"><v>Law</v></c><c r="B2" t="str"><v>UBC</v></c></row>`,
    ),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'filtered so that half of its rows are hidden',
    name,
    bytes: xml(xmlRow(HEADS) + xmlRow(LAW, 'hidden="1"') + xmlRow(['Arts', 'SFU', 200]), '<autoFilter ref="A1:C3"/>'),
    expected: { rows: { 2: /hidden/, 3: ARTS_DRAFT } },
  },
  {
    trap: 'with the example row of our own template left in',
    name,
    bytes: workbook([HEADS, ['Bachelor of Example Studies', 'Example University', 1], LAW]),
    expected: { rows: { 2: /example row from the template/, 3: LAW_DRAFT } },
  },
  {
    trap: 'with headings in mixed forms: camelCase, snake_case, misspelt',
    name,
    bytes: workbook([
      ['programName', 'university_name', 'Tution Fee', 'openIntakes', 'Scholarship Deatil', 'duolingo'],
      ['Law', 'UBC', 100, 'Sep', 'none', 110],
    ]),
    expected: { rows: { 2: { ...LAW_DRAFT, admissionIntake: 'Sep', det: 110 } } },
  },
  {
    trap: 'with sub-scores that belong to the exam on their left, one misspelt',
    name,
    bytes: workbook([
      [
        'Course',
        'University',
        'Ielts Score',
        'No band less than',
        'Toefl Score',
        'No ban less than',
        'Pte Score',
        'No ban less than',
      ],
      ['Law', 'UBC', 6.5, 6, 80, 20, 58, 50],
    ]),
    expected: { rows: { 2: { ieltsOverall: 6.5, ieltsLessThan: 6, toefl: 80, pteOverall: 58, pteLessThan: 50 } } },
  },
  {
    trap: 'with a column we do not know, kept as remarks by a person',
    name,
    bytes: workbook([
      [...HEADS, 'Backlog Range'],
      [...LAW, '0-5'],
    ]),
    options: { mapping: { 3: 'remarks' } },
    expected: { rows: { 2: { ...LAW_DRAFT, remarks: 'Backlog Range: 0-5' } } },
  },
  {
    trap: 'with a bold title that names a field',
    name,
    bytes: workbook([['Courses'], HEADS, LAW], cell('A1', { s: { font: { bold: true } } })),
    expected: { rows: { 3: LAW_DRAFT } },
  },
];
