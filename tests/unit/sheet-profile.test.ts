import { describe, expect, it } from 'vitest';
import { factWords } from '@/lib/domain/agency/lead-facts';
import { dayOrderOf, readWrittenDay } from '@/lib/domain/days/written-day';
import { profileOfCells } from '@/lib/engines/import/students/profile-cells';

describe('days as people write them into sheets', () => {
  it.each([
    ['2003-03-14', '2003-03-14'],
    ['14/03/2003', '2003-03-14'],
    ['14.3.2003', '2003-03-14'],
    ['03-14-2003', '2003-03-14'],
    ['14 March 2003', '2003-03-14'],
    ['14-Mar-2003', '2003-03-14'],
    ['14th Mar, 2003', '2003-03-14'],
    ['March 14, 2003', '2003-03-14'],
    ['05/05/2003', '2003-05-05'],
    ['2003-03-14 00:00:00', '2003-03-14'],
  ])('%s is read without a question', (written, day) => {
    expect(readWrittenDay(written, null)).toEqual({ day });
  });

  it.each(['03/04/2003', '3-4-2003'])('%s is a day in April or in March: it is asked', (written) => {
    expect(readWrittenDay(written, null)).toBe('asks');
    expect(readWrittenDay(written, 'day')).toEqual({ day: '2003-04-03' });
    expect(readWrittenDay(written, 'month')).toEqual({ day: '2003-03-04' });
  });

  it.each(['31/02/2003', '2003', 'not yet', '14/03/03', '13/13/2003', ''])('%s is not a date', (written) => {
    expect(readWrittenDay(written, 'day')).toBeNull();
  });

  it.each([
    ['13.03.01', 2026, '2001-03-13'],
    ['14/03/98', 2018, '1998-03-14'],
    ['5 Dec 26', 2026, '2026-12-05'],
    ['20010305', null, '2001-03-05'],
  ])('%s is a day where a year after %s is none', (written, latest, day) => {
    expect(readWrittenDay(written, 'day', latest)).toEqual({ day });
  });

  it('a column shows its own order by one day above the twelfth, asks where none does or two differ', () => {
    expect(dayOrderOf(['03/04/2003', '14/03/2003'])).toBe('day');
    expect(dayOrderOf(['03/04/2003', '03/14/2003'])).toBe('month');
    expect(dayOrderOf(['03/04/2003', '01/02/2004'])).toBe('asks');
    expect(dayOrderOf(['03/04/2003', '14/03/2003', '03/14/2003'])).toBe('asks');
    expect(dayOrderOf(['2003-03-14', '5 May 2003', '05/05/2003', ''])).toBeNull();
  });
});

describe('the profile fields of a row', () => {
  const read = (cells: Parameters<typeof profileOfCells>[0], orders: Parameters<typeof profileOfCells>[1] = {}) =>
    profileOfCells(cells, orders);

  it('birth, passport, place and state of life', () => {
    expect(
      read({
        dob: '14/03/2003',
        gender: 'F',
        marital_status: 'Single',
        nationality: 'Indian',
        city: 'Moga',
        passport_number: 'm 1234567',
        expiry_date: '1 May 2031',
        issued_country: 'INDIA',
      }).profile,
    ).toEqual({
      dob: '2003-03-14',
      gender: 'female',
      marital_status: 'unmarried',
      nationality: 'India',
      city: 'Moga',
      passport_number: 'm 1234567',
      expiry_date: '2031-05-01',
      issued_country: 'India',
    });
  });

  it.each([
    ['12th', 'Senior Secondary'],
    ['+2', 'Senior Secondary'],
    ['10+2 (Non-Medical)', 'Senior Secondary'],
    ['XII', 'Senior Secondary'],
    ['Matric', 'Secondary'],
    ['10th', 'Secondary'],
    ['Diploma in Mechanical', 'ITI/Diploma'],
    ['B.Com', 'Bachelors'],
    ['BCA', 'Bachelors'],
    ['B. Tech (CSE)', 'Bachelors'],
    ['Graduation', 'Bachelors'],
    ['PG Diploma', 'Graduate Diploma'],
    ['M.Sc Chemistry', 'Masters'],
    ['MBA', 'Masters'],
  ])('last course %s is %s, with its marks', (level, is) => {
    expect(read({ level, percentage: '78%' })).toEqual({
      profile: { level: is, percentage: '78%' },
      // It says more than the level, and that is not lost.
      notes: [`Highest qualification: ${level}`],
      problems: [],
      facts: [],
    });
  });

  it.each([
    ['3.1/5', '3.1/5', ''],
    ['CGPA 8.1', 'CGPA 8.1', ''],
    ['Second class lower', 'Second class lower', ''],
    ['0.785', '78.5 %', ''],
    ['AAB', 'AAB', ''],
    ['3.1', undefined, 'Highest qualification: the marks are missing.'],
  ])('marks %s are taken as the profile takes them', (cell, taken, problem) => {
    const { profile, problems } = read({ level: 'Bachelors', percentage: cell });
    expect(profile.percentage).toBe(taken);
    expect(problems.join(' ')).toContain(problem);
  });

  it.each(['Appearing', '5', 'Nursing', 'B'])('last course %s says no level: it stays a note', (level) => {
    const { profile, notes, facts } = read({ level, percentage: '78' });
    expect(profile).toEqual({});
    expect(notes).toEqual([`Highest qualification: ${level}`]);
    expect(facts.map(factWords)).toEqual(['Marks: 78%']);
  });

  it('a test’s score with its bands and its day, also where one column is for any test', () => {
    expect(read({ ielts_overall: '6.5 (L7 R6.5 W6 S6)', ielts_test_date: '2026-09-12' }).profile).toEqual({
      ielts_overall: '6.5',
      ielts_listening: '7',
      ielts_reading: '6.5',
      ielts_writing: '6',
      ielts_speaking: '6',
      ielts_test_date: '2026-09-12',
    });
    expect(read({ english_test: 'PTE 58', test_date: '12 Sep 2026' }).profile).toEqual({
      pte_overall: '58',
      pte_test_date: '2026-09-12',
    });
    expect(read({ ielts_overall: '6.5', test_date: '2026-09-12' }).profile).toEqual({
      ielts_overall: '6.5',
      ielts_test_date: '2026-09-12',
    });
  });

  it.each([
    [{ ielts_overall: '6.5' }, 'IELTS 6.5 (no date)'],
    [{ ielts_overall: 'IELTS 6.5 (5.5)' }, 'IELTS 6.5, lowest 5.5 (no date)'],
    [{ english_test: 'pte 62 (59)' }, 'PTE 62, lowest 59 (no date)'],
    [{ ielts_overall: 'PTE-58' }, 'PTE 58 (no date)'],
    [{ english_test: 'IELTS 7 (L7 R7 W6.5 S7)' }, 'IELTS 7, lowest 6.5 (no date)'],
    [{ ielts_overall: 'waiting' }, 'IELTS: result awaited'],
    [{ percentage: '72%' }, 'Marks: 72%'],
    [{ percentage: '3.2 CGPA' }, 'Marks: 3.2 CGPA (scale not stated)'],
    [{ percentage: '2.85/4' }, 'Marks: CGPA 2.85 of 4'],
    [{ percentage: 'waiting' }, 'Marks: Results awaited'],
  ])('%j is a fact without a day: %s', (cells, words) => {
    const { profile, notes, problems, facts } = read(cells);
    expect([profile, notes, problems, facts.map(factWords)]).toEqual([{}, [], [], [words]]);
  });

  it.each([
    [{ ielts_overall: 'IELTS 6.5 (7)' }, 'IELTS: IELTS 6.5 (7)'],
    [{ english_test: '58' }, 'English test and score: 58'],
    [{ ielts_overall: 'class joined' }, 'IELTS: class joined'],
    [{ ielts_overall: '65' }, 'IELTS: 65'],
    [{ percentage: 'good' }, 'Marks: good'],
  ])('%j says no score for certain: it stays a note', (cells, note) => {
    expect(read(cells)).toMatchObject({ profile: {}, notes: [note], facts: [] });
  });

  it('a score that no test gives, and a test still to come stay notes', () => {
    expect(read({ ielts_overall: 'Booked', ielts_test_date: '2026-09-12' })).toMatchObject({
      profile: {},
      notes: ['IELTS: Booked', 'IELTS test date: 2026-09-12'],
    });
    expect(read({ english_test: '58', test_date: '2026-09-12' }).profile).toEqual({});
  });

  it('wishes are kept in their words, and a cell that says nothing is nothing', () => {
    expect(
      read({
        wanted_country: 'Canada',
        wanted_course: 'B.Sc Nursing',
        wanted_intake: 'Sep 2027',
        dob: 'N/A',
        city: '-',
      }),
    ).toEqual({
      profile: { wanted_country: 'Canada', wanted_course: 'B.Sc Nursing', wanted_intake: 'Sep 2027' },
      notes: [],
      problems: [],
      facts: [],
    });
  });

  it('an unclear day is not a date until its column was answered', () => {
    expect(read({ dob: '03/04/2003' })).toMatchObject({ profile: {}, notes: ['Date of birth: 03/04/2003'] });
    expect(read({ dob: '03/04/2003' }, { dob: 'day' }).profile).toEqual({ dob: '2003-04-03' });
  });
});

describe('subjects with their marks and the language of instruction', () => {
  const read = (cells: object) => profileOfCells({ level: '12th', percentage: '78%', ...cells }).profile;
  it.each([
    ['English medium', 'English'],
    ['Eng', 'English'],
    ['Hindi', 'Another language'],
    // Whether there is a letter says nothing of the language.
    ['Yes', undefined],
    ['N/A', undefined],
  ])('%s', (typed, expected) => {
    expect(read({ language_of_instruction: typed }).language_of_instruction).toBe(expected);
  });
  it('are kept as typed', () => {
    expect(read({ subjects: 'Maths 81, English 78' }).subjects).toBe('Maths 81, English 78');
  });
});
