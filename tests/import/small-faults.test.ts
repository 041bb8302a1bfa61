import { describe, expect, it } from 'vitest';
import { withFormulaGuard, withoutFormulaGuard } from '@/lib/domain/texts/formula-guard';
import { withoutInvisible } from '@/lib/domain/texts/invisible';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { csvLine } from '@/lib/platform/export/csv';
import { cellsOf, fileWith, importOf, importRows, sheetFile, sheetOf } from './spreadsheet-files';

const HEAD = ['University', 'Course', 'IELTS', 'Status'];

describe('a row of a list that a program copied from web pages', () => {
  it.each([
    'Skip to main content',
    'View All Courses',
    'Register as a Student',
    'Apply now',
    'Learn more about us',
    'Privacy Policy',
  ])('is no course where its name is a menu’s or a button’s: %s', async (name) => {
    const rows = await importRows([
      HEAD,
      ['Quillbury University', name, null, null],
      ['Quillbury University', 'BSc Soil', 6, 'x'],
    ]);
    expect(rows[0]).toMatchObject({
      draft: null,
      problems: [{ fatal: true, message: expect.stringMatching(/menu or a button/) }],
    });
    expect(rows[1]?.draft?.course).toBe('BSc Soil');
  });

  it.each(['Menu Design', 'Contact Lens Practice', 'Search and Rescue', 'All Courses of Action Research'])(
    'stays a course where a subject is called alike: %s',
    async (name) => {
      const [row] = await importRows([HEAD, ['Quillbury University', name, 6, null]]);
      expect(row?.draft?.course).toBe(name);
    },
  );
});

it('a score that a spreadsheet’s arithmetic spoilt is the one that was meant', async () => {
  const rows = await importRows([
    HEAD,
    ['A University', 'Law', 6.49999999999, null],
    ['A University', 'Art', '6.50000000001', null],
  ]);
  expect(rows.map(({ draft }) => draft?.ieltsOverall)).toEqual([6.5, 6.5]);
});

it('a formula without a result is said as such, and not as a missing name', async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const path = await sheetFile(
    sheetOf(
      `<row r="1">${cell('A1', 'University')}${cell('B1', 'Course')}</row>
       <row r="2">${cell('A2', 'A University')}${cell('B2', 'Law')}</row>
       <row r="3">${cell('A3', 'A University')}<c r="B3"><f>A1&amp;"x"</f></c></row>`,
    ),
  );
  const { rows } = await importOf(path);
  expect(rows[1]?.draft).toBeNull();
  expect(rows[1]?.problems.find(({ fatal }) => fatal)?.message).toMatch(/formula without a result/);
});

it('a column that says which courses are full is asked about', async () => {
  const path = await fileWith(
    'University,Course,Status\nA University,Law,Full\nA University,Art,Waiting list\nA University,Music,Open\n',
    'c.csv',
  );
  expect((await proposeMapping(path)).notes).toContainEqual(
    expect.stringMatching(/“Status”. Perhaps some courses are full/),
  );
});

describe('a CSV file that we export', () => {
  const TEXTS = [
    '=1+1',
    '-5 points',
    '@campus',
    '+44 20',
    '+919876543210',
    "'=1+1",
    "''-2",
    'Law; =cmd',
    'A, -5',
    'one\n=two',
    "Bachelor's",
    "it's -5",
    ' "=x"',
    '＝1',
    'plain',
  ];

  it('comes back as it went out', async () => {
    const path = await fileWith(
      `${csvLine(['n', 'text'])}${TEXTS.map((text, at) => csvLine([String(at), text])).join('')}`,
      'out.csv',
    );
    const back = (await cellsOf(path)).slice(1).map((cells) => cells[1]);
    expect(back).toEqual(TEXTS);
  });

  it.each(TEXTS)('keeps %j from being run, and gives it back', (text) => {
    expect(withFormulaGuard(text)).not.toMatch(/^[=@]/);
    expect(withoutFormulaGuard(withFormulaGuard(text))).toBe(text);
  });
});

describe('a name', () => {
  it.each([
    ['Asha\u202eavlE', 'AshaavlE'],
    ['\u200bLeeds\u2066 University\u2069\ufeff', 'Leeds University'],
    ['So\u00adcial Work', 'Social Work'],
    ['Law\u200d', 'Law'],
    // Joiners are part of how Hindi and Persian are written.
    ['क्‍ष', 'क्‍ष'],
    ['می‌خواهم', 'می‌خواهم'],
  ])('%j has no sign that changes how it reads', async (typed, shown) => {
    expect(withoutInvisible(typed)).toBe(shown);
    const [row] = await importRows([HEAD, ['A University', typed, null, 'x']]);
    expect(row?.draft?.course).toBe(shown);
  });
});

describe('averages without a scale', () => {
  const FILE =
    'University,Course,Level,GPA min\nLake Harbor University,MS Data,Master,3.2\nLake Harbor University,MS Robots,Master,3.5\n';

  it('are one question for their column, and one thing to look at', async () => {
    const path = await fileWith(FILE, 'c.csv');
    const { notes } = await proposeMapping(path);
    expect(notes).toContainEqual(
      expect.stringMatching(/^What is the scale of the averages in “GPA min”: 4, 5, 7, 10 or 100\?/),
    );
    const { rows } = await importOf(path, 'USA');
    const said = rows.flatMap(({ problems }) =>
      problems.flatMap(({ column, message }) => (column === 'GPA min' ? [message] : [])),
    );
    expect([said.length, new Set(said).size]).toEqual([2, 1]);
  });

  it('are read when a person has answered it', async () => {
    const path = await fileWith(FILE, 'c.csv');
    const { rows, header } = await importOf(path, 'USA', { mapping: { 3: 'cgpaOf4' } });
    expect(rows.map(({ draft }) => [draft?.minCgpa, draft?.cgpaScale])).toEqual([
      [3.2, '4'],
      [3.5, '4'],
    ]);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(header.notes.join()).not.toMatch(/averages/);
  });

  it('are no question where the head or the cells name it', async () => {
    for (const [head, cell] of [
      ['GPA (out of 4)', '3.2'],
      ['GPA', '3.2/4'],
    ]) {
      const path = await fileWith(`University,Course,${head}\nA University,Law,${cell}\n`, 'c.csv');
      expect((await proposeMapping(path)).notes.join()).not.toMatch(/averages/);
    }
  });
});

describe('lengths without a unit', () => {
  const FILE =
    'university,major,degree,length\nLake Harbor University,Data,MS,2\nLake Harbor University,Robots,MS,1.5\n';

  it('are one question for their column, and read when a person has answered it', async () => {
    const path = await fileWith(FILE, 'c.csv');
    const question = 'Are the durations in “length” years, months or weeks? Choose “Duration in …” for it.';
    expect((await proposeMapping(path)).notes).toContain(question);
    for (const [field, months] of [
      ['lengthInYears', [24, 18]],
      ['lengthInMonths', [2, 1.5]],
      ['lengthInWeeks', [0.5, 0.5]],
    ] as const) {
      const { rows, header } = await importOf(path, 'USA', { mapping: { 3: field } });
      expect(rows.map(({ draft }) => draft?.durationInMonths)).toEqual(months);
      expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
      expect(header.notes.join()).not.toMatch(/the length/);
    }
  });

  it('are no question where a head, a cell or a column beside names it', async () => {
    for (const [head, cell] of [
      ['Length (years)', '2'],
      ['Length', '2 years'],
      ['Length,Length Unit', '2,years'],
    ]) {
      const path = await fileWith(`University,Course,${head}\nA University,Law,${cell}\n`, 'c.csv');
      expect((await proposeMapping(path)).notes.join()).not.toMatch(/Are the durations/);
    }
  });
});

it.each([
  ['MBChB Medicine (A100)', 'Under Graduate'],
  ['Dentistry BDS', 'Under Graduate'],
  ['Veterinary Science (BVSc)', 'Under Graduate'],
])('the name %j states its level', async (name, level) => {
  const [row] = await importRows([
    ['University', 'Course'],
    ['A University', name],
  ]);
  expect(row?.draft?.level).toBe(level);
});
