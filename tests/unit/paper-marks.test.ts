import { expect, it } from 'vitest';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { isDoubtful, readMarks } from '@/lib/domain/marks/paper-marks';
import type { Education } from '@/lib/domain/profile';
import { applicantProfileOf } from '@/lib/engines/eligibility/applicant-profile';
import { fitOf } from '@/lib/engines/eligibility/fit';
import { ASKS_NOTHING } from '../support/judged';
import { education } from '../support/profiles';
import { LONG } from '../support/tiers';

/** A small generator of its own: the same numbers for the same seed. */
function numbers(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { whole, one: <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T };
}

interface Told {
  text: string;
  is: 'percent' | 'cgpa' | 'class' | 'awaited' | 'other' | 'asked';
  value?: number | string;
  scale?: string;
}

const CLASS_TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['First', ['First class honours', '1st class', 'First Class (Hons)', 'first class degree']],
  [
    '2:1',
    [
      '2:1',
      'Second class upper',
      'second class honours (upper division)',
      'Upper second class',
      '2nd class upper',
      '2:1 (Hons)',
    ],
  ],
  [
    '2:2',
    [
      '2:2',
      'Second Class Lower',
      'Second class honours (lower division)',
      'lower second',
      '2nd Class Lower Division',
      'Second class lower (2:2)',
    ],
  ],
  ['Third', ['Third class', '3rd class honours']],
  ['First division', ['First division', '1st Div.', 'I division']],
  ['Second division', ['second division', '2nd div']],
  ['Distinction', ['Distinction', 'with distinction', 'First class with distinction']],
  ['Pass', ['Pass', 'passed']],
];
const KEPT = [
  'AAB',
  'A*AA',
  'A, B, B',
  'WAEC B2 B3 C4',
  'IB 34 points',
  'AP 5 4 4',
  'Abitur 1,7',
  'German 2.3',
  '14/20',
  'KCSE B+',
  '5 credits',
  'C6 in maths',
];
const AWAITED = ['awaited', 'Result awaited', 'CBSE awaited', 'results pending', 'not published yet', 'Appearing'];

/** What somebody holds, and one of the ways to write it down. */
function told({ whole, one }: ReturnType<typeof numbers>): Told {
  const kind = one(['percent', 'cgpa', 'class', 'awaited', 'other', 'asked'] as const);
  switch (kind) {
    case 'percent': {
      const value = whole(3400, 10_000) / 100;
      const text = one([
        `${value}`,
        `${value}%`,
        `${value} %`,
        `${value} percent`,
        `${value}`.replace('.', ','),
        `Marks: ${value} %`,
      ]);
      return { is: kind, value, text };
    }
    case 'cgpa': {
      const scale = one(['4', '4.3', '5', '7', '10']);
      const value = whole(11, Number(scale) * 100) / 100;
      const text = one([
        `${value}/${scale}`,
        `${value} of ${scale}`,
        `CGPA ${value}/${scale}`,
        `${value} out of ${scale}`,
        `GPA: ${value} on a scale of ${scale}`,
        `${value.toFixed(2)} / ${Number(scale).toFixed(2)}`,
      ]);
      return { is: kind, value, scale, text };
    }
    case 'class': {
      const [value, texts] = one(CLASS_TEXTS);
      return { is: kind, value, text: one(texts) };
    }
    case 'awaited':
      return { is: kind, text: one(AWAITED) };
    case 'other':
      return { is: kind, text: one(KEPT) };
    case 'asked': {
      const value = whole(1, 70) / 10;
      const text = one([
        `${value}`,
        `${value} %`,
        `CGPA ${value}`,
        '2.1',
        '2.2',
        'second class',
        '450/500',
        '4.6/4',
        '19',
        '120',
        '?',
      ]);
      return { is: kind, text };
    }
  }
}

const PROFILES = LONG ? 6000 : 300;

it('reads what people write down, or asks back: never another kind, value or scale', () => {
  const random = numbers(20261128);
  for (let place = 0; place < PROFILES; place++) {
    const one = told(random);
    const read = readMarks(one.text, random.one(['India', 'Nepal', 'Nigeria', 'Kenya', '']));
    const found = 'asks' in read ? { is: 'asked' } : read.map(({ kind, value, scale }) => ({ is: kind, value, scale }));
    const { is, value = null, scale = null } = one;
    expect(found, one.text).toEqual(is === 'asked' ? { is } : [{ is, value, scale }]);
  }
});

it('takes two marks that stand beside each other, and as typed what it can’t read for certain', () => {
  const kinds = (text: string) => {
    const read = readMarks(text);
    return 'asks' in read ? read.asks : read.map(({ kind, value }) => `${kind} ${value}`).join(', ');
  };
  expect(kinds('7.4/10; 74 %')).toBe('cgpa 7.4, percent 74');
  expect(kinds('CGPA 8.1/10 (75.05 %)')).toBe('cgpa 8.1, percent 75.05');
  expect(kinds('74 % and First division')).toBe('percent 74, class First division');
  expect(kinds('Maths 74 %, English 61 %')).toBe('other null');
  expect(kinds('60 %, 70 %')).toBe('other null');
  // As a stored percentage stands beside the average it repeats.
  expect(kinds('7.8 %; 7.8/10')).toContain('7.8: is that a CGPA?');
});

it('offers the usual scale of the country first, and the answers it offers are taken', () => {
  const offers = (text: string, country: string) => {
    const read = readMarks(text, country);
    return 'asks' in read ? read.offers : [];
  };
  expect(offers('3.1', 'Nigeria')[0]).toBe('3.1/5');
  expect(offers('3.1', 'Nepal')[0]).toBe('3.1/4');
  expect(offers('4.2', 'Nepal')[0]).toBe('4.2/4.3');
  for (const text of ['3.1', '2.2', '14', '450/500', 'second class'])
    for (const offer of offers(text, 'Kenya')) expect('asks' in readMarks(offer, 'Kenya'), offer).toBe(false);
});

const today = '2026-11-28';
const marksRule = (studies: Partial<Education>, course: object) => {
  const entry = { ...education('Bachelors'), percentage: null, end_date: '2024-06-30', ...studies } as Education;
  const applicant = applicantProfileOf({ educationSummaries: [entry] }, { today, intakeDay: null });
  const { others } = fitOf({ ...BLANK_COURSE, ...ASKS_NOTHING, level: 'Post Graduate', ...course }, applicant);
  return others.find(({ rule }) => rule === 'Marks');
};

it('is met or not met on the same scale alone; on another it is unknown where no fact says more', () => {
  const random = numbers(7);
  for (let place = 0; place < PROFILES; place++) {
    const scale = random.one(['4', '5', '7', '10']);
    const [own, asked] = [random.whole(100, Number(scale) * 100) / 100, random.whole(100, Number(scale) * 100) / 100];
    const studies = {
      country_of_education: 'India',
      cgpa: own,
      cgpa_scale: scale,
      marks: `${own}/${scale}`,
    } as Partial<Education>;
    const same = marksRule(studies, { minCgpa: asked, cgpaScale: scale });
    expect(same?.verdict).toBe(own >= asked ? 'met' : 'not met');
    const percent = random.whole(40, 90);
    expect(marksRule(studies, { minPercentage: percent })?.verdict).toBe('unknown');
    expect(marksRule({ percentage: percent }, { minCgpa: asked, cgpaScale: scale })?.verdict).toBe('unknown');
  }
});

it('gives ‘likely’ at most by a secondary source, with the source, and unknown with what to ask by none', () => {
  const lagos = { country_of_education: 'Nigeria', marks: '2:2' };
  expect(marksRule(lagos, { minClass: '2:2' })).toMatchObject({ verdict: 'likely', source: { kind: 'secondary' } });
  expect(marksRule(lagos, { minClass: '2:1' })?.verdict).toBe('likely not');
  const average = { country_of_education: 'Nigeria', cgpa: 3.1, cgpa_scale: '5', marks: '3.1/5' } as Partial<Education>;
  expect(marksRule(average, { minClass: '2:2' })?.verdict).toBe('likely');
  const nairobi = marksRule({ ...average, country_of_education: 'Kenya' }, { minClass: '2:2' });
  expect(nairobi).toMatchObject({
    verdict: 'unknown',
    text: expect.stringContaining('CGPA 3.1 of 5: ask the university'),
  });
  expect(marksRule({ country_of_education: 'UK', marks: '2:1' }, { minClass: '2:2' })?.verdict).toBe('met');
  expect(marksRule({ country_of_education: 'UK', marks: '2:2' }, { minClass: '2:1' })?.verdict).toBe('not met');
  expect(marksRule({ country_of_education: 'India', marks: 'First class' }, { minClass: '2:1' })?.verdict).toBe(
    'unknown',
  );
});

it('takes a NEB average for the percentages around it', () => {
  const neb = {
    country_of_education: 'Nepal',
    level_of_education: 'Senior Secondary',
    cgpa: 3.2,
    cgpa_scale: '4',
    marks: 'NEB 3.2',
  } as const;
  const verdict = (minPercentage: number) => marksRule(neb, { level: 'Under Graduate', minPercentage })?.verdict;
  expect([60, 70, 75, 80].map(verdict)).toEqual(['likely', 'likely', 'unknown', 'likely not']);
  const later = applicantProfileOf(
    { educationSummaries: [{ ...education(), ...neb, percentage: null }] },
    { today: '2028-01-01', intakeDay: null },
  );
  expect(later.schooling[0]?.read?.percent).toBeUndefined();
});

it('holds a stored percentage up to 10 for unknown, and asks about it', () => {
  expect(isDoubtful(10)).toBe(true);
  expect(isDoubtful(10.01)).toBe(false);
  const doubted = { percentage: 7.8, cgpa: 7.8, cgpa_scale: '10' } as const;
  expect(marksRule(doubted, { minPercentage: 55 })).toMatchObject({
    verdict: 'unknown',
    text: expect.stringContaining('7.8: is that a CGPA?'),
    lacks: ['educationSummaries.0.marks'],
  });
  expect(marksRule(doubted, { minCgpa: 7, cgpaScale: '10' })?.verdict).toBe('met');
});

it('takes studies whose results are awaited for neither finished nor marked', () => {
  const awaited = { ...education(), percentage: null, marks: 'CBSE awaited' };
  const applicant = applicantProfileOf({ educationSummaries: [awaited] }, { today, intakeDay: null });
  const { others } = fitOf({ ...BLANK_COURSE, ...ASKS_NOTHING, level: 'Under Graduate', minPercentage: 60 }, applicant);
  expect(others).toMatchObject([
    { rule: 'Level', verdict: 'likely', text: expect.stringContaining('awaited') },
    { rule: 'Marks', verdict: 'unknown', text: expect.stringContaining('awaited') },
  ]);
});

it('averages of certificates of Bangladesh are on 5', () => {
  expect(readMarks('HSC GPA 3.33', 'Bangladesh')).toMatchObject([{ kind: 'cgpa', value: 3.33, scale: '5' }]);
  expect(readMarks('SSC GPA 4.5', 'Bangladesh')).toMatchObject([{ kind: 'cgpa', value: 4.5, scale: '5' }]);
  expect(JSON.stringify(readMarks('HSC GPA 3.33', 'Pakistan'))).not.toContain('"scale":"5"');
});
