import { describe, expect, it } from 'vitest';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { importRows, workbookFile } from './spreadsheet-files';

/** The columns' fields by their heads, and the notes. */
async function proposed(rows: unknown[][]) {
  const { columns, notes } = await proposeMapping(await workbookFile({ List: rows }));
  return { fields: Object.fromEntries(columns.map(({ header, field }) => [header, field])), columns, notes };
}

const read = (rows: unknown[][]) => importRows(rows, 'UK');
const drafts = async (rows: unknown[][]) => (await read(rows)).map(({ draft }) => draft);
const NAMES = ['Course', 'University'];
const law = (...more: unknown[]) => ['LLB Law', 'Quillbury University', ...more];

describe('cells that name tests are English requirements, whatever their head says', () => {
  it.each(['Eng. Language Req(s)', 'Lang. cut-offs', 'ELR', 'Proof of Eng.'])('“%s”', async (head) => {
    const rows = [[...NAMES, head], law('IELTS: 6.5 | TOEFL: 82.0 | PTE: 63.0'), law('IELTS: 6 | PTE: 50')];
    expect((await proposed(rows)).fields[head]).toBe('english');
    expect(await drafts(rows)).toMatchObject([
      { ieltsOverall: 6.5, toefl: 82, pteOverall: 63 },
      { ieltsOverall: 6, pteOverall: 50 },
    ]);
  });
});

describe('intakes', () => {
  it.each([
    ['Start_Date_1', 'Start_Date_2'],
    ['Intake 1', 'Intake 2'],
    ['Intake1', 'Intake2'],
  ])('in columns that are numbered are all of the course’s: %s', async (one, two) => {
    const rows = [[...NAMES, one, two], law('2026-09-21', '2027-01-18'), law('September', '')];
    expect(await drafts(rows)).toMatchObject([{ admissionIntake: 'Jan Sep' }, { admissionIntake: 'Sep' }]);
  });

  it('are known by their months under any head, but not where that speaks of other days', async () => {
    const of = async (head: string) =>
      (await proposed([[...NAMES, head], law('Sep, Jan'), law('September')])).fields[head];
    expect([await of('When'), await of('Application deadline month'), await of('Last exam')]).toEqual([
      'admissionIntake',
      null,
      null,
    ]);
  });

  it('are of one column where the heads aren’t alike', async () => {
    const { fields } = await proposed([[...NAMES, 'Intakes', 'Commencement'], law('Sep, Jan', 'Sep')]);
    expect(fields).toMatchObject({ Intakes: 'admissionIntake', Commencement: null });
  });
});

describe('a unit or a period in a column of its own', () => {
  const heads = [...NAMES, 'duration', 'duration_term', 'international_fee', 'fee_term'];

  it('belongs to its neighbour', async () => {
    const rows = [
      heads,
      law(2, 'years', 31_000, 'year'),
      law(13, 'weeks', 9_000, 'whole course'),
      law(18, 'months', 15_500, 'semester'),
    ];
    expect((await proposed(rows)).fields).toMatchObject({ duration_term: 'durationUnit', fee_term: 'feePeriod' });
    expect(await drafts(rows)).toMatchObject([
      { durationInMonths: 24, fee_period: 'per year' },
      { durationInMonths: 3, fee_period: 'whole course' },
      { durationInMonths: 18, fee_period: 'per semester' },
    ]);
  });

  it('that nobody knows leaves the length unknown, and the hint names no unit', async () => {
    const [row] = await read([[...NAMES, 'duration', 'duration unit'], law(2, 'moons')]);
    expect(row?.draft?.durationInMonths).toBeNull();
    expect(row?.problems.map(({ message }) => message).join()).toContain('“moons” is not a unit we know');
    const [bare] = await read([[...NAMES, 'duration'], law(13)]);
    expect(bare?.problems.map(({ message }) => message)).toEqual(['“13” has no unit; write weeks, months or years.']);
  });

  it('in the fee’s head is its period', async () => {
    const [draft] = await drafts([[...NAMES, 'tuition_usd_year'], law(20_000)]);
    expect(draft).toMatchObject({ currency: 'USD', tuitionFeeMinor: 2_000_000, fee_period: 'per year' });
  });
});

describe('scores of the parts of a test', () => {
  const parts = ['IELTS Reading', 'IELTS Writing', 'IELTS Listening', 'IELTS Speaking'];

  it('give the lowest together', async () => {
    const rows = [[...NAMES, 'IELTS Overall', ...parts], law(7, 6.5, 7, 6.5, 6), law(7, 6.5, '', 6.5, 6)];
    const [all, some] = await read(rows);
    expect(all?.draft).toMatchObject({ ieltsOverall: 7, ieltsLessThan: 6 });
    expect(some?.draft).toMatchObject({ ieltsOverall: 7, ieltsLessThan: null });
    expect(some?.problems).toHaveLength(1);
  });

  it('give nothing where some parts have no column', async () => {
    const { fields } = await proposed([[...NAMES, 'IELTS Overall', ...parts.slice(0, 3)], law(7, 6.5, 7, 6.5)]);
    expect(Object.values(fields)).not.toContain('ieltsLessThan');
  });

  it('and the overall stand in one cell', async () => {
    expect(await drafts([[...NAMES, 'IELTS (min band)', 'PTE (min)'], law('6.5 (6.0)', '62 (59)')])).toMatchObject([
      { ieltsOverall: 6.5, ieltsLessThan: 6, pteOverall: 62, pteLessThan: 59 },
    ]);
  });
});

describe('heads', () => {
  it('are read without a word that all begin with', async () => {
    const rows = [
      ['university', 'med_course', 'med_url', 'med_location'],
      ['Quillbury University', 'MBChB Medicine', 'https://q.example/med', 'York'],
    ];
    expect((await proposed(rows)).fields).toMatchObject({
      med_course: 'course',
      med_url: 'courseLink',
      med_location: 'campus',
    });
  });

  it.each([
    ['Lvl', 'PG', 'level'],
    ['Non-UK fee', '£12,000', 'tuitionFee'],
    ['Out-of-State Tuition', '$22,000', 'tuitionFee'],
    ['Tution', '£12,000', 'tuitionFee'],
    ['tuitionout', 41_000, 'tuitionFee'],
    ['Province/State/City', 'York', 'campus'],
  ])('“%s” is known', async (head, cell, field) => {
    const { fields } = await proposed([[...NAMES, head], law(cell), ['BSc Soil', 'Quillbury University', cell]]);
    expect(fields[head]).toBe(field);
  });

  it('of a home fee beside one from abroad stay behind', async () => {
    const { fields } = await proposed([[...NAMES, 'tuitionin', 'tuitionout'], law(12_000, 41_000)]);
    expect(fields).toMatchObject({ tuitionin: null, tuitionout: 'tuitionFee' });
  });
});

describe('what no column became', () => {
  it('is said of fee, intakes, level, length and English', async () => {
    expect((await proposed([NAMES, law()])).notes).toEqual([
      'No column was found for the fee.',
      'No column was found for the intakes.',
      'No column was found for the level; it is read from course names that contain an award.',
      'No column was found for the duration.',
      'No column was found for the English scores; they are read from entry requirements that name a test.',
    ]);
  });

  it('is asked about where an unknown column’s cells look like it; other money is not', async () => {
    const { fields, notes } = await proposed([
      [...NAMES, 'Year one', 'Application charge'],
      law('£12,000', '£50'),
      law('£9,000', '£50'),
    ]);
    expect(fields).toMatchObject({ 'Year one': null, 'Application charge': null });
    expect(notes.filter((note) => note.includes('“'))).toEqual([
      'No column was found for “Year one”. Perhaps this is the tuition fee: the cells are amounts of money. If so, please choose it.',
    ]);
  });
});
