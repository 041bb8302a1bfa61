import { cell, HEADS, LAW, LAW_DRAFT, type NastyFile, workbook, xml, xmlRow } from './corpus';

const name = 'courses.xlsx';
const LINKED = ['Course', 'University', 'Website'];

/** What stands in cells that is not simply what it looks like. */
export const CELLS: NastyFile[] = [
  {
    trap: 'whose website cells are links behind other words',
    name,
    bytes: workbook(
      [LINKED, ['Law', 'UBC', 'Click here']],
      cell('C2', { l: { Target: 'https://ubc.ca/law?a=1&b=2' } }),
    ),
    expected: { rows: { 2: { courseLink: 'https://ubc.ca/law?a=1&b=2' } } },
  },
  {
    trap: 'with a HYPERLINK formula',
    name,
    bytes: workbook([LINKED, ['Law', 'UBC', 'Page']], cell('C2', { f: 'HYPERLINK("https://ubc.ca/law","Page")' })),
    expected: { rows: { 2: { courseLink: 'https://ubc.ca/law' } } },
  },
  {
    trap: 'whose link runs a script',
    name,
    bytes: workbook([LINKED, ['Law', 'UBC', 'Click']], cell('C2', { l: { Target: 'javascript:alert(1)' } })),
    expected: { rows: { 2: { courseLink: '' } }, problems: { 2: /Website: “Click” is not a web address\./ } },
  },
  {
    trap: 'whose intakes a spreadsheet turned into date numbers',
    name,
    bytes: workbook(
      [
        ['Course', 'University', 'Intake'],
        ['Law', 'UBC', 45536],
      ],
      cell('C2', { t: 'n', z: 'mmm-yy' }),
    ),
    expected: { rows: { 2: { admissionIntake: 'Sep' } } },
  },
  {
    trap: 'whose IELTS score a spreadsheet turned into a date',
    name,
    bytes: workbook(
      [
        ['Course', 'University', 'IELTS'],
        ['Law', 'UBC', 45814],
      ],
      cell('C2', { t: 'n', z: 'd-mmm' }),
    ),
    expected: {
      rows: { 2: { ieltsOverall: null } },
      problems: { 2: /IELTS: .*the spreadsheet changed what was typed/ },
    },
  },
  {
    trap: 'whose duration a spreadsheet turned into a date',
    name,
    bytes: workbook(
      [
        ['Course', 'University', 'Duration'],
        ['Law', 'UBC', 45660],
      ],
      cell('C2', { t: 'n', z: 'd-mmm' }),
    ),
    expected: { rows: { 2: { durationInMonths: null } }, problems: { 2: /Duration: .*turned it into a date/ } },
  },
  {
    trap: 'counting its dates from 1904',
    name,
    bytes: workbook(
      [
        ['Course', 'University', 'Intake'],
        ['Law', 'UBC', 44074],
      ],
      (book) => {
        cell('C2', { t: 'n', z: 'yyyy-mm-dd' })(book);
        book.Workbook = { WBProps: { date1904: true } };
      },
    ),
    expected: { rows: { 2: { admissionIntake: 'Sep' } } },
  },
  {
    trap: 'whose fee is a formula with a stored result',
    name,
    bytes: workbook([HEADS, LAW], cell('C2', { t: 'n', v: 100, f: 'SUM(D2:E2)' })),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'whose fee is a formula nobody ever calculated',
    name,
    bytes: xml(`${xmlRow(HEADS)}<row><c t="str"><v>Law</v></c><c t="str"><v>UBC</v></c><c><f>D2*2</f></c></row>`),
    expected: {
      rows: { 2: { tuitionFeeMinor: null } },
      problems: { 2: /Fee: The cell contains a formula without a result/ },
    },
  },
  {
    trap: 'whose name is a formula nobody ever calculated',
    name,
    bytes: xml(`${xmlRow(HEADS)}<row><c><f>A9</f></c><c t="str"><v>UBC</v></c><c><v>1</v></c></row>`),
    expected: { rows: { 2: /The cell contains a formula without a result/ } },
  },
  {
    trap: 'with spreadsheet errors in its cells',
    name,
    bytes: workbook([HEADS, ['Law', 'UBC', '#REF!'], ['#N/A', 'UBC', 1]]),
    expected: {
      rows: { 2: { tuitionFeeMinor: null }, 3: /The cell contains the spreadsheet error #N\/A/ },
      problems: { 2: /Fee: The cell contains the spreadsheet error #REF!/ },
    },
  },
  {
    trap: 'whose currency shows only in the number format',
    name,
    bytes: workbook([HEADS, LAW], cell('C2', { z: '[$£-809]#,##0.00' })),
    expected: { rows: { 2: { ...LAW_DRAFT, currency: 'GBP' } } },
  },
  {
    trap: 'whose percentages are shares under a number format',
    name,
    bytes: workbook(
      [
        ['Course', 'University', 'PERCENTAGE Required'],
        ['Law', 'UBC', 0.57],
      ],
      cell('C2', { z: '0%' }),
    ),
    expected: { rows: { 2: { minPercentage: 57, admissionRequirement: '' } } },
  },
  {
    trap: 'whose codes have leading zeros only in the number format',
    name,
    bytes: workbook(
      [
        ['Course', 'University', 'Course Code'],
        ['Law', 'UBC', 1234],
      ],
      cell('C2', { z: '000000' }),
    ),
    expected: { rows: { 2: { code: '001234' } } },
  },
  {
    trap: 'whose texts are rich, phonetic, escaped and CDATA',
    name,
    bytes: xml(
      `${xmlRow(HEADS)}<row><c t="inlineStr"><is><r><t>L</t></r><r><t>aw</t></r><rPh sb="0" eb="1"><t>no</t></rPh></is></c>
       <c t="str"><v><![CDATA[R&D <Uni>]]></v></c><c t="str"><v>1_x0030_0</v></c></row>`,
    ),
    expected: { rows: { 2: { course: 'Law', university: 'R&D', tuitionFeeMinor: 10_000 } } },
  },
  {
    trap: 'whose shared strings point nowhere',
    name,
    bytes: xml(
      `${xmlRow(HEADS)}${xmlRow(LAW)}<row><c t="s"><v>99</v></c><c t="s"><v>-1</v></c><c><v>1</v></c></row>`,
      '',
      {
        'xl/sharedStrings.xml': '<sst><si><t>only</t></si></sst>',
      },
    ),
    expected: { rows: { 2: LAW_DRAFT, 3: /no course name/ } },
  },
  {
    trap: 'with numbers no fee or score can be',
    name,
    bytes: xml(
      `${xmlRow([...HEADS, 'IELTS'])}<row><c t="str"><v>Law</v></c><c t="str"><v>UBC</v></c><c><v>1e308</v></c><c><v>-5</v></c></row>`,
    ),
    expected: {
      rows: { 2: { tuitionFeeMinor: null, ieltsOverall: null } },
      problems: { 2: /IELTS: .*not a possible IELTS score[\s\S]*too large for a fee/ },
    },
  },
  {
    trap: 'with true and false where words are expected',
    name,
    bytes: workbook([
      [...HEADS, 'Expired', 'Remarks'],
      [...LAW, true, false],
    ]),
    expected: { rows: { 2: { remarks: /Expired/ as unknown as string } }, problems: { 2: /expired/ } },
  },
  {
    trap: 'whose cells hold HTML',
    name,
    bytes: workbook([
      [...HEADS, 'Entry Requirements'],
      [
        '<b>Law</b>',
        'UBC',
        '<span>100</span>',
        '<p>Year 12</p><ul><li>Maths &amp; Physics</li></ul><script>x()</script>',
      ],
    ]),
    expected: { rows: { 2: { ...LAW_DRAFT, admissionRequirement: 'Year 12\n• Maths & Physics' } } },
  },
  {
    trap: 'whose texts hold control, zero-width and direction characters',
    name,
    bytes: workbook([HEADS, ['\u200bLaw\u200e\u0007', '\ufeffUBC\u00ad', ' 100\u00a0']]),
    expected: { rows: { 2: LAW_DRAFT } },
  },
  {
    trap: 'with a cell of 32,767 characters in each place',
    name,
    bytes: workbook([
      [...HEADS, 'Remarks', 'Campus'],
      ['Law', 'UBC', '1'.repeat(32_767), 'word '.repeat(6553), 'x'.repeat(32_767)],
      ['y'.repeat(32_767), 'UBC', 1, '', ''],
    ]),
    expected: {
      rows: {
        2: { tuitionFeeMinor: null, campus: '' },
        3: /has 32767 characters; at most 300 are allowed/,
      },
      problems: { 2: /Remarks: .*only the first 20000[\s\S]*Campus: .*not used[\s\S]*Fee: .*too long/ },
    },
  },
  {
    trap: 'whose names are commands for a spreadsheet program',
    name,
    bytes: workbook([
      HEADS,
      ["=cmd|' /C calc'!A0", 'UBC', 1],
      ['+cmd|x!A0', 'UBC', 1],
      ['@SUM(1+1)*cmd', 'UBC', 1],
      ['Law', '=HYPERLINK("http://x")', 1],
      ['Law', 'UBC', '=1+1'],
      ['-', 'UBC', 1],
    ]),
    expected: {
      rows: {
        2: /is a formula, not a course name/,
        3: /is a formula/,
        4: /is a formula/,
        5: /is a formula, not a university name/,
        6: { tuitionFeeMinor: null },
        7: /no course name/,
      },
      problems: { 6: /Fee: “=1\+1”/ },
    },
  },
  {
    trap: 'with money in every dress',
    name,
    country: 'Australia',
    bytes: workbook([
      HEADS,
      ...['$46,100', 'AUD 46,100 per year', '£12.5k', '€9.000,00', 'USD 20,000/semester', 'A$ 90,000 (total)'].map(
        (fee) => ['Law', 'UBC', fee],
      ),
    ]),
    expected: {
      rows: {
        2: { tuitionFeeMinor: 4_610_000, currency: 'AUD', fee_period: '' },
        3: { tuitionFeeMinor: 4_610_000, currency: 'AUD', fee_period: 'per year' },
        4: { tuitionFeeMinor: 1_250_000, currency: 'GBP' },
        5: { tuitionFeeMinor: 900_000, currency: 'EUR' },
        6: { tuitionFeeMinor: 2_000_000, currency: 'USD', fee_period: 'per semester' },
        7: { tuitionFeeMinor: 9_000_000, currency: 'AUD', fee_period: 'whole course' },
      },
    },
  },
  {
    trap: 'with durations in every unit',
    name,
    bytes: workbook([
      ['Course', 'University', 'Duration'],
      ...['1.5 years', '18 months', '78 weeks', '2 years full time, 4 part time', '3-4 years'].map((text) => [
        'Law',
        'UBC',
        text,
      ]),
    ]),
    expected: {
      rows: {
        2: { durationInMonths: 18 },
        3: { durationInMonths: 18 },
        4: { durationInMonths: 18 },
        5: { durationInMonths: 24 },
        6: { durationInMonths: null },
      },
      problems: { 6: /Duration: “3-4 years” is a range; write one duration\./ },
    },
  },
  {
    trap: 'with intakes in every wording',
    name,
    bytes: workbook([
      ['Course', 'University', 'Intakes'],
      ...['Sep & Jan', 'February, July', 'Fall', 'Rolling admission'].map((text) => ['Law', 'UBC', text]),
    ]),
    expected: {
      rows: {
        2: { admissionIntake: 'Jan Sep' },
        3: { admissionIntake: 'Feb Jul' },
        4: { admissionIntake: 'Sep' },
        5: { admissionIntake: '' },
      },
      problems: { 4: /“fall” was read as Sep/, 5: /Intakes: “Rolling admission” doesn’t name a month/ },
    },
  },
  {
    trap: 'with levels in the words of several countries',
    name,
    bytes: workbook([
      ['Course', 'University', 'Level'],
      ...[
        'BSc',
        'LLB',
        'MBA',
        'Associate Degree',
        'Grad Cert',
        'College Diploma',
        'Masters Degree (Coursework)',
        'Tier 2',
      ].map((level) => ['Law', 'UBC', level]),
    ]),
    expected: {
      rows: {
        2: { level: 'Under Graduate' },
        3: { level: 'Under Graduate' },
        4: { level: 'Post Graduate' },
        5: { level: 'Associate' },
        6: { level: 'Post Graduate Certificate' },
        7: { level: 'Under Graduate Diploma' },
        8: { level: 'Post Graduate' },
        9: { level: '', remarks: 'Level: Tier 2' },
      },
      problems: { 9: /Level: “Tier 2” doesn’t clearly name one level/ },
    },
  },
  {
    trap: 'with English scores in prose',
    name,
    bytes: workbook([
      ['Course', 'University', 'IELTS', 'English Requirements'],
      ['Law', 'UBC', 'Overall 6.5 with no band less than 6.0', ''],
      ['Arts', 'UBC', '', 'IELTS 6.0 (5.5), PTE 50 or TOEFL 60'],
      ['Music', 'UBC', '6.0-6.5', ''],
    ]),
    expected: {
      rows: {
        2: { ieltsOverall: 6.5, ieltsLessThan: 6 },
        3: { ieltsOverall: 6, ieltsLessThan: 5.5, pteOverall: 50, toefl: 60 },
        4: { ieltsOverall: null },
      },
      problems: {
        3: /Read from text: IELTS 6, no section below 5\.5; PTE 50; TOEFL 60\./,
        4: /IELTS: “6\.0-6\.5” is a range; write one score\./,
      },
    },
  },
];
