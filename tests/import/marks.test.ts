import { describe, expect, it } from 'vitest';
import { hasMarks, type MarkDemands, marksOf, NO_MARKS } from '@/lib/domain/marks/marks';
import { parseNumber } from '@/lib/engines/import/values/number';
import { demandsOf } from '@/lib/engines/requirements/demands';
import { readRequirements } from '@/lib/engines/requirements/read';
import { longIt } from '../support/long-it';
import { importRows } from './spreadsheet-files';

const marksOfText = (text: string) => demandsOf(readRequirements(text, { level: '' })).marks;

/** What a row with these cells states, and what a person should know about it. */
async function read(heads: string[], ...cells: (string | number | null)[]) {
  const [row] = await importRows([
    ['Course', 'University', ...heads],
    ['Law', 'UBC', ...cells],
  ]);
  if (!row?.draft) throw new Error('no course');
  const { draft, problems } = row;
  const stated = Object.entries(marksOf(draft)).filter(
    ([name, value]) => name !== 'alsoAsked' && value !== NO_MARKS[name as keyof MarkDemands],
  );
  return {
    marks: Object.fromEntries(stated),
    requirement: draft.admissionRequirement,
    problems: problems.filter(({ isProse }) => !isProse).map(({ message }) => message),
    prose: problems.filter(({ isProse }) => isProse).map(({ message }) => message),
  };
}

describe('a column of a limit', () => {
  it.each([
    ['Nil', 0],
    ['NIL', 0],
    ['None', 0],
    ['none.', 0],
    ['N/A', null],
    ['', null],
    ['No limit', null],
  ])('%j', async (cell, most) => {
    const { marks, problems } = await read(['Most Backlogs', 'Longest Study Gap'], cell, cell);
    expect([marks, problems]).toEqual([most === null ? {} : { maxBacklogs: most, maxGapYears: most }, []]);
  });

  it('says that a dash may be either', async () => {
    const { marks, problems } = await read(['Most Backlogs'], '–');
    expect([marks, problems]).toEqual([{}, [expect.stringContaining('may mean none or no limit')]]);
  });
});

describe('a column of minimum marks', () => {
  it.each<[string | number, Partial<MarkDemands>]>([
    [60, { minPercentage: 60 }],
    [62.5, { minPercentage: 62.5 }],
    [0.6, { minPercentage: 60 }],
    ['60%', { minPercentage: 60 }],
    ['60 % or above', { minPercentage: 60 }],
    ['Minimum 55%', { minPercentage: 55 }],
    ['70 percent', { minPercentage: 70 }],
    ['65+', { minPercentage: 65 }],
    ['62,5%', { minPercentage: 62.5 }],
    ['2:1', { minClass: '2:1' }],
    ['2.2 honours', { minClass: '2:2' }],
    ['Upper second class', { minClass: '2:1' }],
    ['First class', { minClass: 'First' }],
    ['CGPA 6.5/10', { minCgpa: 6.5, cgpaScale: '10' }],
    ['3.0 out of 4.0', { minCgpa: 3, cgpaScale: '4' }],
    ['GPA 4.5 on a scale of 7', { minCgpa: 4.5, cgpaScale: '7' }],
    ['7.5 CGPA', { minCgpa: 7.5, cgpaScale: '10' }],
    ['N/A', {}],
    ['', {}],
    [0, {}],
  ])('%j', async (cell, marks) => {
    expect(await read(['PERCENTAGE Required'], cell)).toMatchObject({ marks, problems: [] });
  });

  it.each(['As per university', 'CGPA 4.5', 6.5, 101, 'CGPA 12/10'])(
    'does not guess what %j means, and says so',
    async (cell) => {
      const { marks, problems } = await read(['PERCENTAGE Required'], cell);
      expect(marks).toEqual({});
      expect(problems).toHaveLength(1);
    },
  );

  it('keeps a text that says more as a requirement', async () => {
    const { requirement, marks } = await read(['PERCENTAGE Required'], '60% in 12th, 50% in 10th');
    expect(requirement).toBe('60% in 12th, 50% in 10th');
    expect(marks).toEqual({ minPercentage: 60, marksFrom: 'requirement text' });
    const ways = await read(['PERCENTAGE Required'], '60% in 12th, 50% in a diploma');
    expect(ways.marks).toEqual({ minPercentage: 50, marksFrom: 'requirement text' });
  });

  it('takes the scale of an average from its own column, or from the head', async () => {
    expect((await read(['CGPA', 'CGPA Scale'], 6.5, 10)).marks).toEqual({ minCgpa: 6.5, cgpaScale: '10' });
    expect((await read(['GPA (out of 4)'], 3)).marks).toEqual({ minCgpa: 3, cgpaScale: '4' });
    expect((await read(['GPA (out of 4)'], 6)).problems).toHaveLength(1);
  });
});

describe('columns of subjects, backlogs and gaps', () => {
  it.each<[string, string | number, Partial<MarkDemands>]>([
    ['Backlog Range', '0-5', { maxBacklogs: 5 }],
    ['Backlogs Allowed', 10, { maxBacklogs: 10 }],
    ['Backlogs', 'Up to 8', { maxBacklogs: 8 }],
    ['Backlogs', 'No backlogs', { maxBacklogs: 0 }],
    ['Gap Accepted', '5 years', { maxGapYears: 5 }],
    ['Study Gap', '6 months', { maxGapYears: 0.5 }],
    ['Study Gap', 2, { maxGapYears: 2 }],
    ['Degree Class', '2:1', { minClass: '2:1' }],
    ['Subjects Required', 'Mathematics, Physics', { subjectsNeeded: 'Mathematics, Physics' }],
  ])('%s: %j', async (head, cell, marks) => {
    expect(await read([head], cell)).toMatchObject({ marks, problems: [] });
  });

  it.each<[string, string | number]>([
    ['Backlogs', 'case by case'],
    ['Backlogs', 300],
    ['Study Gap', '2 or 3 if you worked'],
    ['Degree Class', 'good'],
  ])('%s: %j is not read, and said so', async (head, cell) => {
    const { marks, problems } = await read([head], cell);
    expect([marks, problems.length]).toEqual([{}, 1]);
  });
});

describe('the text of the requirements', () => {
  const TEXTS: [string, Partial<MarkDemands>][] = [
    ['Senior secondary school (12 years) with 60 % or better.', { minPercentage: 60 }],
    ['A bachelor’s degree with minimum 55% aggregate from a recognised university.', { minPercentage: 55 }],
    ['60% in class XII; IELTS 6.0 overall.', { minPercentage: 60 }],
    ['A 2:1 honours degree or equivalent', { minClass: '2:1' }],
    ['Upper second class honours degree', { minClass: '2:1' }],
    ['2.2 honours degree in any subject', { minClass: '2:2' }],
    ['GPA of 3.0/4.0 and two references', { minCgpa: 3, cgpaScale: '4' }],
    ['CGPA: 6.5 out of 10', { minCgpa: 6.5, cgpaScale: '10' }],
    ['60% or CGPA 6.5/10, up to 5 backlogs', { minPercentage: 60, minCgpa: 6.5, cgpaScale: '10', maxBacklogs: 5 }],
    ['Bachelor with 60%. No backlogs. Study gap up to 2 years.', { minPercentage: 60, maxBacklogs: 0, maxGapYears: 2 }],
    ['A gap of 5 years is accepted', { maxGapYears: 5 }],
  ];
  it.each(TEXTS)('%s', (text, marks) => {
    expect(marksOfText(text)).toEqual(marks);
  });

  it.each([
    '60% for arts, 70% for engineering',
    '75% in English instead of IELTS',
    '70% in Mathematics',
    'A deposit of 50% of the tuition fee',
    '25% scholarship for early applicants',
    '80% attendance is expected',
    'A 2:1, or a 2:2 with experience',
    'First year of a degree',
    'GPA 3.0',
    'Two years of work experience',
    'Completed secondary school',
    '',
  ])('states no minimum: %j', (text) => {
    expect(marksOfText(text)).toEqual({});
  });

  it('is read only where no column states marks, is marked as read, and kept', async () => {
    const text = 'A bachelor’s degree with 55% or better.';
    const alone = await read(['Entry Requirements'], text);
    expect(alone).toMatchObject({ marks: { minPercentage: 55, marksFrom: 'requirement text' }, requirement: text });
    expect(alone.prose).toEqual(['Read from text: 55%.']);
    const both = await read(['Entry Requirements', 'Minimum Percentage'], text, 60);
    expect(both).toMatchObject({ marks: { minPercentage: 60 }, prose: [] });
    expect(both.marks).not.toHaveProperty('marksFrom');
  });

  longIt('is read in bounded time, whatever stands in it', () => {
    for (const hostile of ['60% '.repeat(500), 'gpa '.repeat(500), 'gap 1'.repeat(400), '1 backlog '.repeat(200)]) {
      const before = process.cpuUsage();
      marksOfText(hostile);
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000);
    }
  });
});

it('names the tests whose scores stood in a sentence, and none of a list or a column', async () => {
  const rows = await importRows([
    ['Course', 'University', 'Level', 'Entry Requirements', 'PTE'],
    ['Law', 'UBC', 'Masters', 'IELTS 6.5 with no band below 6.0', 58],
    ['Art', 'UBC', 'Masters', 'IELTS: 6.5 (6.0) | TOEFL: 88 (no less than 21)', null],
  ]);
  expect(rows.map(({ draft }) => [draft?.scoresFromText, draft?.ieltsLessThan, draft?.toeflLessThan])).toEqual([
    ['IELTS', 6, null],
    ['', 6, 21],
  ]);
});

it('an origin of nothing is not kept', async () => {
  const { marks } = await read(['Marks Taken From', 'CGPA Scale'], 'requirement text', 10);
  expect(marks).toEqual({});
  expect(hasMarks(NO_MARKS)).toBe(false);
});

describe('a number that no reader of its own reads', () => {
  const classSize = { from: 1, to: 2_000, step: 1 };
  it.each<[cell: string | number | boolean | Date | null, value: number | null]>([
    [30, 30],
    ['30', 30],
    ['1,200', 1_200],
    [' ', null],
    ['N/A', null],
    [null, null],
  ])('%j is %j', (cell, value) => {
    expect(parseNumber(cell, classSize)).toEqual({ value });
  });

  it.each(['20-30', '30 or more', '-5', -5, 0, 30.5, 2_001, '1,20', true, new Date('2026-03-01T00:00:00Z')])(
    '%j is left unknown, and said',
    (cell) => {
      const { value, problem } = parseNumber(cell, classSize);
      expect([value, problem]).toEqual([null, expect.stringMatching(/^“.+” is not a whole number from 1 to 2000\.$/)]);
    },
  );
});
