import { describe, expect, it } from 'vitest';
import type { Exam } from '@/lib/domain/test-scores';
import { awardIn, levelInName } from '@/lib/engines/import/values/award-in-name';
import { frameworkLevel } from '@/lib/engines/import/values/framework-level';
import { isFoundationName, readLevel } from '@/lib/engines/import/values/level';
import { parseScores, splitByExam } from '@/lib/engines/import/values/scores';

describe('levels', () => {
  it.each([
    ['Under Graduate', 'Under Graduate'],
    ['undergraduate', 'Under Graduate'],
    ['UG', 'Under Graduate'],
    ['Bachelor Degree', 'Under Graduate'],
    ['Bachelor Honours Degree', 'Under Graduate'],
    ["Bachelor's", 'Under Graduate'],
    ['B.Sc. (Hons)', 'Under Graduate'],
    ['LLB', 'Under Graduate'],
    ['Post-Graduate', 'Post Graduate'],
    ['Masters Degree (Coursework)', 'Post Graduate'],
    ['Masters Degree (Research)', 'Post Graduate'],
    ['Masters Degree (Extended)', 'Post Graduate'],
    ['MBA', 'Post Graduate'],
    ['M.Sc', 'Post Graduate'],
    ['Doctoral Degree', 'Post Graduate'],
    ['Ph.D.', 'Post Graduate'],
    ['Graduate Certificate', 'Post Graduate Certificate'],
    ['Grad Cert', 'Post Graduate Certificate'],
    ['PGCert', 'Post Graduate Certificate'],
    ['Ontario College Graduate Certificate', 'Post Graduate Certificate'],
    ['Graduate Diploma', 'Post Graduate Diploma'],
    ['Grad. Dip.', 'Post Graduate Diploma'],
    ['PG Diploma', 'Post Graduate Diploma'],
    ['Postgraduate Diploma', 'Post Graduate Diploma'],
    ['Post-Baccalaureate Diploma', 'Post Graduate Diploma'],
    ['Diploma', 'Under Graduate Diploma'],
    ['Advanced Diploma', 'Under Graduate Diploma'],
    ['Ontario College Advanced Diploma', 'Under Graduate Diploma'],
    ['Undergraduate Diploma', 'Under Graduate Diploma'],
    ['2-Year Undergraduate Diploma', 'Under Graduate Diploma'],
    ['Undergraduate Degree', 'Under Graduate'],
    ['Undergraduate Program', 'Under Graduate'],
    ['Undergraduate Pathway', 'Foundation'],
    ['1-Year Post-Secondary Certificate', 'Under Graduate Certificate'],
    ['PG Diploma/Certificate', null],
    ['Bachelors/Honours', 'Under Graduate'],
    ['HND', 'Under Graduate Diploma'],
    ['Certificate I', 'Under Graduate Certificate'],
    ['Certificate IV', 'Under Graduate Certificate'],
    ['Undergraduate Certificate', 'Under Graduate Certificate'],
    ['CertHE', 'Under Graduate Certificate'],
    ['Associate Degree', 'Associate'],
    ['Associate of Science', 'Associate'],
    ['Foundation', 'Foundation'],
    ['International Foundation Year', 'Foundation'],
    ['Non AQF Award', ''],
    ['Senior Secondary Certificate of Education', ''],
    ['Junior Secondary Studies', ''],
    ['Primary School Studies', ''],
    ['Kindergarten Studies', ''],
    ['Foundation Degree', ''],
    ['Pre-Masters', ''],
    ['Bachelor / Master', null],
    ['UG & PG', null],
    ['Graduate', null],
    ['Tier 2', null],
  ])('%j is %j', (text, level) => {
    expect(readLevel(text)).toBe(level);
  });

  it.each([
    ['Bachelor of Commerce', 'Under Graduate'],
    ['Master of Business Administration', 'Post Graduate'],
    ['Graduate Certificate in Accounting', 'Post Graduate Certificate'],
    ['Diploma of Nursing', 'Under Graduate Diploma'],
    ['Certificate III in Cookery', 'Under Graduate Certificate'],
    ['Bachelor of Arts/Bachelor of Laws', 'Under Graduate'],
    ['Bachelor of Nursing and Master of Nursing', ''],
    ['Accountancy', ''],
    ['The Bachelor Experience', ''],
    ['Accounting and Finance - MSc', 'Post Graduate'],
    ['Psychology (BSc)', 'Under Graduate'],
    ['BA (Hons) History', 'Under Graduate'],
    ['English Literature BA Hons', 'Under Graduate'],
    ['Law LLB', 'Under Graduate'],
    ['Data Science, PGDip', 'Post Graduate Diploma'],
    ['Business Administration (MBA)', 'Post Graduate'],
    ['Business (Diploma)', 'Under Graduate Diploma'],
    ['Nursing – Graduate Certificate', 'Post Graduate Certificate'],
    ['Cookery: Certificate IV', 'Under Graduate Certificate'],
    ['Computing - Master of Science', 'Post Graduate'],
    ['Accounting Advanced Diploma', 'Under Graduate Diploma'],
    ['Psychology with Foundation Year - BSc (Hons)', 'Under Graduate'],
    ['Physics BSc / MSc', ''],
    ['Chemistry MChem', ''],
    ['Engineering (FdEng)', ''],
    ['MBA Preparation', ''],
    ['Pre-Masters in Law', ''],
    ['Pathway to Bachelor of Arts', ''],
    ['Music as Therapy', ''],
    ['Teaching in Ma Communities', ''],
  ])('the name %j states %j', (name, level) => {
    expect(levelInName(name)).toBe(level);
  });

  it('reads a framework’s number by the country, where it means one level only', () => {
    const level = (text: string, country: 'UK' | 'Australia' | 'Canada') => frameworkLevel(text, country);
    expect([level('Level 7', 'UK'), level('AQF level 7', 'Australia'), level('Level 8', 'Australia')]).toEqual([
      'Post Graduate',
      'Under Graduate',
      '',
    ]);
    expect([level('Level 7', 'Canada'), level('SCQF Level 7', 'UK'), level('Level 99', 'UK')]).toEqual(['', '', '']);
  });

  it('knows foundation programmes, not English preparation', () => {
    expect(
      ['Foundation Studies', 'UNSW Foundation Program', 'IELTS Foundation', 'English for Pre-Foundation Studies'].map(
        isFoundationName,
      ),
    ).toEqual([true, true, false, false]);
  });
});

describe('scores', () => {
  it.each<[string | number, Exam, number | null, number | null]>([
    [6.5, 'ielts', 6.5, null],
    ['6.5', 'ielts', 6.5, null],
    ['6,5', 'ielts', 6.5, null],
    ['6.5 (6.0)', 'ielts', 6.5, 6],
    ['6.5/6.0', 'ielts', 6.5, 6],
    ['Overall 6.5 with no band less than 6.0', 'ielts', 6.5, 6],
    ['6.5 overall, 6.0 in each band', 'ielts', 6.5, 6],
    ['6.5 with 6.0 in each', 'ielts', 6.5, 6],
    ['IELTS 6.5 (no band below 6)', 'ielts', 6.5, 6],
    ['No band less than 6.0, overall 6.5', 'ielts', 6.5, 6],
    ['Minimum overall score of 7', 'ielts', 7, null],
    ['min 6.5', 'ielts', 6.5, null],
    ['Band 6.5', 'ielts', 6.5, null],
    ['6.5 (W:6.0)', 'ielts', 6.5, 6],
    ['7.0 overall with 6.5 in writing and speaking', 'ielts', 7, 6.5],
    ['6.0 in each band', 'ielts', null, 6],
    ['L6 R6 W6 S6, overall 6.5', 'ielts', 6.5, 6],
    ['overall score of 6.5 (with no band score less than 6.0) or equivalent', 'ielts', 6.5, 6],
    ['6.0 in each band, 6.5 overall', 'ielts', 6.5, 6],
    ['6.5 (CEFR B2), minimum 6.0 in each component', 'ielts', 6.5, 6],
    ['6.5 overall (taken within 2 years)', 'ielts', 6.5, null],
    ['58+', 'pte', 58, null],
    ['58 (50)', 'pte', 58, 50],
    ['79 iBT', 'toefl', 79, null],
    [110, 'det', 110, null],
    [315, 'gre', 315, null],
    [605, 'gmat', 605, null],
  ])('%j in %s is %s / %s', (cell, exam, overall, lessThan) => {
    expect(parseScores(cell, exam)).toEqual({ value: { overall, lessThan } });
  });

  it.each<[string | number, Exam]>([
    ['6.0-6.5', 'ielts'],
    [65, 'ielts'],
    ['6.3', 'ielts'],
    [6.5, 'pte'],
    [5, 'toefl'],
    [577, 'toefl'],
    ['W 6.5, S 6.0', 'ielts'],
    ['6.0 (6.5)', 'ielts'],
    ['good', 'ielts'],
    ['B2', 'ielts'],
    ['CEFR C1', 'ielts'],
    ['Level 3', 'ielts'],
    [160, 'gre'],
  ])('%j in %s gives no score and says why', (cell, exam) => {
    expect(parseScores(cell, exam)).toEqual({ value: null, problem: expect.stringContaining('“') });
  });

  it.each<[cell: string | number, stated: '1-6' | '0-120' | undefined, overall: number, scale: '1-6' | undefined]>([
    [4.5, undefined, 4.5, '1-6'],
    ['4.5', undefined, 4.5, '1-6'],
    ['5 (1-6 scale)', undefined, 5, '1-6'],
    ['5 on a scale of 1 to 6', undefined, 5, '1-6'],
    ['TOEFL iBT 4.5 (1–6)', undefined, 4.5, '1-6'],
    [5, '1-6', 5, '1-6'],
    [90, '0-120', 90, undefined],
    ['90 (0-120)', undefined, 90, undefined],
  ])('TOEFL %j, stated to be on %s, is %s on %s', (cell, stated, overall, toeflScale) => {
    expect(parseScores(cell, 'toefl', stated)).toEqual({ value: { overall, lessThan: null, toeflScale } });
  });

  it.each<[cell: string | number, stated?: '1-6' | '0-120']>([[5], [6.5], [4.5, '0-120'], [90, '1-6'], ['4.5-5']])(
    'TOEFL %j, stated to be on %s, gives no score',
    (cell, stated) => {
      expect(parseScores(cell, 'toefl', stated).value).toBeNull();
    },
  );

  it.each<[string | number]>([[0], ['0'], ['N/A'], ['-'], ['']])('%j asks nothing', (cell) => {
    expect(parseScores(cell, 'ielts')).toEqual({ value: null });
  });

  it('splits prose by exam', () => {
    expect(splitByExam('Either IELTS 6.5 (6.0) or PTE 58').map(({ exam, text }) => [exam, text.trim()])).toEqual([
      ['ielts', '6.5 (6.0) or'],
      ['pte', '58'],
    ]);
  });
});

describe('the award in a level’s text', () => {
  it.each([
    'Master of Engineering (MEng)',
    'MESc',
    'Doctor of Philosophy',
    'PhD',
    'Masters Degree (Research)',
    'BSc (Hons)',
    'Bachelor Honours Degree',
    'Advanced Diploma',
    'Higher National Diploma',
    'Certificate IV',
    'PG Diploma (Law)',
  ])('is kept where it says more than the level: %s', (text) => {
    expect(awardIn(text)).toBe(text);
  });

  it.each([
    'Under Graduate',
    'Post-Graduate',
    'UG',
    'Bachelor Degree',
    'Bachelor’s',
    'Graduate Certificate',
    'Postgraduate Diploma',
    'Associate Degree',
    'Foundation',
    'PG Taught',
    'Diploma',
  ])('is none where it says the level alone: %s', (text) => {
    expect(awardIn(text)).toBe('');
  });
});
