import type { CourseDraft } from '@/lib/domain/courses/course';
import type { Education } from '@/lib/domain/profile';
import { education } from './profiles';

/** Verdicts on marks by hand: what a course states, the student's studies, the rules with verdict and text. */
type Short = 'm' | 'l' | '?' | 'ln' | 'n';
type Told = [rule: 'Marks' | 'Subjects' | 'Backlog' | 'Gap', verdict: Short, text: string];
type MarksCase = [name: string, course: Partial<CourseDraft>, studies: Partial<Education>[], ...Told[]];

const school = (percentage: number, more: Partial<Education> = {}) => ({
  ...education('Senior Secondary'),
  percentage,
  ...more,
});
const degree = (percentage: number, more: Partial<Education> = {}) => ({
  ...education('Bachelors'),
  percentage,
  end_date: '2024-06-30',
  ...more,
});
const UG = { level: 'Under Graduate' } as const;
const PG = { level: 'Post Graduate' } as const;
const BROOKES = { university: 'Oxford Brookes University', country: 'UK', ...PG } as const;
const TEXT = { marksFrom: 'requirement text' } as const;

const PERCENTAGES: MarksCase[] = [
  [
    'met exactly',
    { ...UG, minPercentage: 60 },
    [school(60)],
    ['Marks', 'm', '60% in Senior Secondary needed, yours 60%'],
  ],
  [
    'met above',
    { ...UG, minPercentage: 60 },
    [school(88.4)],
    ['Marks', 'm', '60% in Senior Secondary needed, yours 88.4%'],
  ],
  [
    'a hundredth short',
    { ...UG, minPercentage: 60 },
    [school(59.99)],
    ['Marks', 'n', '60% in Senior Secondary needed, yours 59.99% (0.01 short)'],
  ],
  [
    'well short',
    { ...UG, minPercentage: 75 },
    [school(60.5)],
    ['Marks', 'n', '75% in Senior Secondary needed, yours 60.5% (14.5 short)'],
  ],
  [
    'of the degree for a postgraduate course',
    { ...PG, minPercentage: 60 },
    [school(90), degree(55)],
    ['Marks', 'n', '60% in Bachelors needed, yours 55% (5 short)'],
  ],
  [
    'not of the school',
    { ...PG, minPercentage: 60 },
    [school(40), degree(65)],
    ['Marks', 'm', '60% in Bachelors needed, yours 65%'],
  ],
  [
    'a degree does not stand for the school',
    { ...UG, minPercentage: 60 },
    [degree(90)],
    ['Marks', '?', '60% in Senior Secondary needed, yours not known'],
  ],
  [
    'a master does not stand for the degree',
    { ...PG, minPercentage: 60 },
    [{ ...education('Masters'), percentage: 90 }],
    ['Marks', '?', '60% in Bachelors needed, yours not known'],
  ],
  [
    'the better of two degrees',
    { ...PG, minPercentage: 60 },
    [degree(50), degree(70)],
    ['Marks', 'm', '60% in Bachelors needed, yours 70%'],
  ],
  ['no education', { ...UG, minPercentage: 60 }, [], ['Marks', '?', '60% in Senior Secondary needed, yours not known']],
  [
    'a level that is not stated',
    { level: '', minPercentage: 60 },
    [school(90)],
    ['Marks', '?', '60% needed, yours not known'],
  ],
  [
    'a foundation builds on school',
    { level: 'Foundation', minPercentage: 55 },
    [school(55)],
    ['Marks', 'm', '55% in Senior Secondary needed, yours 55%'],
  ],
  [
    'a graduate diploma builds on a degree',
    { level: 'Post Graduate Diploma', minPercentage: 50 },
    [degree(49.5)],
    ['Marks', 'n', '50% in Bachelors needed, yours 49.5% (0.5 short)'],
  ],
  [
    'an associate builds on school',
    { level: 'Associate', minPercentage: 50 },
    [school(50)],
    ['Marks', 'm', '50% in Senior Secondary needed, yours 50%'],
  ],
  ['nothing stated, no rule', UG, [school(35)]],
];

const AVERAGES: MarksCase[] = [
  [
    'met exactly',
    { ...PG, minCgpa: 6.5, cgpaScale: '10' },
    [degree(60, { cgpa: 6.5, cgpa_scale: '10' })],
    ['Marks', 'm', 'CGPA 6.5 of 10 in Bachelors needed, yours 6.5 of 10'],
  ],
  [
    'short',
    { ...PG, minCgpa: 7, cgpaScale: '10' },
    [degree(60, { cgpa: 6.55, cgpa_scale: '10' })],
    ['Marks', 'n', 'CGPA 7 of 10 in Bachelors needed, yours 6.55 of 10 (0.45 short)'],
  ],
  [
    'another scale is never compared',
    { ...PG, minCgpa: 3, cgpaScale: '4' },
    [degree(60, { cgpa: 9.9, cgpa_scale: '10' })],
    ['Marks', '?', 'CGPA 3 of 4 in Bachelors needed, yours CGPA 9.9 of 10: ask the university how it compares them'],
  ],
  [
    'nor the other way round',
    { ...PG, minCgpa: 3, cgpaScale: '10' },
    [degree(60, { cgpa: 3.9, cgpa_scale: '4' })],
    ['Marks', '?', 'CGPA 3 of 10 in Bachelors needed, yours CGPA 3.9 of 4: ask the university how it compares them'],
  ],
  [
    'of 4.3 is not of 4',
    { ...PG, minCgpa: 3, cgpaScale: '4.3' },
    [degree(60, { cgpa: 4, cgpa_scale: '4' })],
    ['Marks', '?', 'CGPA 3 of 4.3 in Bachelors needed, yours CGPA 4 of 4: ask the university how it compares them'],
  ],
  [
    'a percentage says nothing about it',
    { ...PG, minCgpa: 3, cgpaScale: '4' },
    [degree(99)],
    ['Marks', '?', 'CGPA 3 of 4 in Bachelors needed, yours not known'],
  ],
  [
    'it says nothing about a percentage',
    { ...PG, minPercentage: 70 },
    [degree(65, { cgpa: 9.5, cgpa_scale: '10' })],
    ['Marks', 'n', '70% in Bachelors needed, yours 65% (5 short)'],
  ],
  [
    'of 7, met',
    { ...PG, minCgpa: 4.5, cgpaScale: '7' },
    [degree(60, { cgpa: 5, cgpa_scale: '7' })],
    ['Marks', 'm', 'CGPA 4.5 of 7 in Bachelors needed, yours 5 of 7'],
  ],
  [
    'of 5, short',
    { ...PG, minCgpa: 3.5, cgpaScale: '5' },
    [degree(60, { cgpa: 3.4, cgpa_scale: '5' })],
    ['Marks', 'n', 'CGPA 3.5 of 5 in Bachelors needed, yours 3.4 of 5 (0.1 short)'],
  ],
  [
    'the better of two on its scale',
    { ...PG, minCgpa: 3, cgpaScale: '4' },
    [degree(60, { cgpa: 2, cgpa_scale: '4' }), degree(60, { cgpa: 3.2, cgpa_scale: '4' })],
    ['Marks', 'm', 'CGPA 3 of 4 in Bachelors needed, yours 3.2 of 4'],
  ],
];

const WAYS: MarksCase[] = [
  [
    'one way met is enough: the percentage',
    { ...PG, minPercentage: 60, minCgpa: 7, cgpaScale: '10' },
    [degree(62, { cgpa: 6.2, cgpa_scale: '10' })],
    [
      'Marks',
      'm',
      '60% in Bachelors needed, yours 62%; or CGPA 7 of 10 in Bachelors needed, yours 6.2 of 10 (0.8 short)',
    ],
  ],
  [
    'one way met is enough: the average',
    { ...PG, minPercentage: 70, minCgpa: 6, cgpaScale: '10' },
    [degree(62, { cgpa: 6.2, cgpa_scale: '10' })],
    [
      'Marks',
      'm',
      '70% in Bachelors needed, yours 62% (8 short); or CGPA 6 of 10 in Bachelors needed, yours 6.2 of 10',
    ],
  ],
  [
    'neither',
    { ...PG, minPercentage: 70, minCgpa: 7, cgpaScale: '10' },
    [degree(62, { cgpa: 6.2, cgpa_scale: '10' })],
    [
      'Marks',
      'n',
      '70% in Bachelors needed, yours 62% (8 short); or CGPA 7 of 10 in Bachelors needed, yours 6.2 of 10 (0.8 short)',
    ],
  ],
  [
    'the one that is known decides',
    { ...PG, minPercentage: 70, minCgpa: 6, cgpaScale: '10' },
    [degree(62)],
    [
      'Marks',
      'n',
      '70% in Bachelors needed, yours 62% (8 short); or CGPA 6 of 10 in Bachelors needed, yours not known',
    ],
  ],
  [
    'a class elsewhere leaves it to the percentage',
    { ...PG, minPercentage: 60, minClass: '2:1' },
    [degree(62)],
    [
      'Marks',
      'm',
      '60% in Bachelors needed, yours 62%; or 2:1 in Bachelors needed, which your marks can’t be compared with here',
    ],
  ],
];

const stands21 = '2:1 in Bachelors needed, which stands for 60% to 70% at this university';
const stands22 = '2:2 in Bachelors needed, which stands for 50% to 60% at this university';
const CLASSES: MarksCase[] = [
  [
    '2:1 at Brookes, 70: enough wherever',
    { ...BROOKES, minClass: '2:1' },
    [degree(70)],
    ['Marks', 'l', `${stands21}, yours 70%`],
  ],
  [
    '2:1 at Brookes, 69.99: by the institution',
    { ...BROOKES, minClass: '2:1' },
    [degree(69.99)],
    ['Marks', '?', `${stands21}, yours 69.99%`],
  ],
  [
    '2:1 at Brookes, 60: by the institution',
    { ...BROOKES, minClass: '2:1' },
    [degree(60)],
    ['Marks', '?', `${stands21}, yours 60%`],
  ],
  [
    '2:1 at Brookes, 59.99: nowhere enough',
    { ...BROOKES, minClass: '2:1' },
    [degree(59.99)],
    ['Marks', 'ln', `${stands21}, yours 59.99%`],
  ],
  ['2:2 at Brookes, 60', { ...BROOKES, minClass: '2:2' }, [degree(60)], ['Marks', 'l', `${stands22}, yours 60%`]],
  ['2:2 at Brookes, 55', { ...BROOKES, minClass: '2:2' }, [degree(55)], ['Marks', '?', `${stands22}, yours 55%`]],
  ['2:2 at Brookes, 49', { ...BROOKES, minClass: '2:2' }, [degree(49)], ['Marks', 'ln', `${stands22}, yours 49%`]],
  [
    'a third at Brookes, which it does not publish, with a 2:2',
    { ...BROOKES, minClass: 'Third' },
    [degree(60)],
    ['Marks', 'l', 'Third in Bachelors needed, yours 60%'],
  ],
  [
    'a third at Brookes, below a 2:2',
    { ...BROOKES, minClass: 'Third' },
    [degree(45)],
    ['Marks', '?', 'Third in Bachelors needed, yours 45%'],
  ],
  [
    'a first at Brookes is not published',
    { ...BROOKES, minClass: 'First' },
    [degree(95)],
    ['Marks', '?', 'First in Bachelors needed, yours 95%'],
  ],
  [
    'another university publishes nothing here',
    { ...PG, country: 'UK', university: 'Douglas College', minClass: '2:1' },
    [degree(95)],
    ['Marks', '?', '2:1 in Bachelors needed, which your marks can’t be compared with here'],
  ],
  [
    'another country of study',
    { ...BROOKES, minClass: '2:1' },
    [degree(95, { country_of_education: 'Nepal' })],
    ['Marks', '?', '2:1 in Bachelors needed, which your marks can’t be compared with here'],
  ],
  [
    'the same name in another country',
    { ...BROOKES, country: 'Australia', minClass: '2:1' },
    [degree(95)],
    ['Marks', '?', '2:1 in Bachelors needed, which your marks can’t be compared with here'],
  ],
  [
    'a class for school marks',
    { ...BROOKES, level: 'Under Graduate', minClass: '2:1' },
    [school(95)],
    ['Marks', '?', '2:1 in Senior Secondary needed, which your marks can’t be compared with here'],
  ],
];

const PROSE: MarksCase[] = [
  [
    'met is likely',
    { ...UG, ...TEXT, minPercentage: 60 },
    [school(70)],
    ['Marks', 'l', '60% in Senior Secondary needed, yours 70%. Read from the requirement text'],
  ],
  [
    'not met is likely not',
    { ...UG, ...TEXT, minPercentage: 60 },
    [school(50)],
    ['Marks', 'ln', '60% in Senior Secondary needed, yours 50% (10 short). Read from the requirement text'],
  ],
  [
    'unknown stays',
    { ...UG, ...TEXT, minPercentage: 60 },
    [],
    ['Marks', '?', '60% in Senior Secondary needed, yours not known. Read from the requirement text'],
  ],
  [
    'backlogs too',
    { ...UG, ...TEXT, maxBacklogs: 2 },
    [school(70, { backlogs: 3 })],
    ['Backlog', 'ln', 'At most 2 backlogs in Senior Secondary, yours 3. Read from the requirement text'],
  ],
];

const ENDED = 'your last studies end on';
const BESIDES: MarksCase[] = [
  [
    'backlogs at the limit',
    { ...PG, maxBacklogs: 5 },
    [degree(60, { backlogs: 5 })],
    ['Backlog', 'm', 'At most 5 backlogs in Bachelors, yours 5'],
  ],
  [
    'one backlog more',
    { ...PG, maxBacklogs: 5 },
    [degree(60, { backlogs: 6 })],
    ['Backlog', 'n', 'At most 5 backlogs in Bachelors, yours 6'],
  ],
  [
    'no backlogs, and none',
    { ...PG, maxBacklogs: 0 },
    [degree(60, { backlogs: 0 })],
    ['Backlog', 'm', 'No backlogs in Bachelors, yours 0'],
  ],
  [
    'no backlogs, and one',
    { ...PG, maxBacklogs: 0 },
    [degree(60, { backlogs: 1 })],
    ['Backlog', 'n', 'No backlogs in Bachelors, yours 1'],
  ],
  [
    'backlogs not entered',
    { ...PG, maxBacklogs: 5 },
    [degree(60)],
    ['Backlog', '?', 'At most 5 backlogs in Bachelors, yours not known'],
  ],
  [
    'backlogs of the school do not count',
    { ...PG, maxBacklogs: 1 },
    [school(60, { backlogs: 9 }), degree(60, { backlogs: 1 })],
    ['Backlog', 'm', 'At most 1 backlog in Bachelors, yours 1'],
  ],
  [
    'a gap up to its last day',
    { ...PG, maxGapYears: 2 },
    [degree(60, { end_date: '2024-11-22' })],
    ['Gap', 'm', `A gap of at most 2 years, ${ENDED} 22 Nov 2024`],
  ],
  [
    'a gap one day longer',
    { ...PG, maxGapYears: 2 },
    [degree(60, { end_date: '2024-11-21' })],
    ['Gap', 'n', `A gap of at most 2 years, ${ENDED} 21 Nov 2024`],
  ],
  [
    'half a year of gap',
    { ...PG, maxGapYears: 0.5 },
    [degree(60, { end_date: '2026-05-22' })],
    ['Gap', 'm', `A gap of at most 0.5 years, ${ENDED} 22 May 2026`],
  ],
  [
    'no gap yet: studies go on',
    { ...PG, maxGapYears: 1 },
    [degree(60, { end_date: '2027-06-30' })],
    ['Gap', 'm', `A gap of at most 1 year, ${ENDED} 30 Jun 2027`],
  ],
  [
    'the gap begins after the last of all studies',
    { ...PG, maxGapYears: 3 },
    [degree(60, { end_date: '2018-06-30' }), school(60, { end_date: '2025-03-31' })],
    ['Gap', 'm', `A gap of at most 3 years, ${ENDED} 31 Mar 2025`],
  ],
  [
    'no education, no gap known',
    { ...PG, maxGapYears: 3 },
    [],
    ['Gap', '?', 'A gap of at most 3 years, your education not known'],
  ],
  [
    'subjects among the own',
    { ...UG, subjectsNeeded: 'Physics, Mathematics' },
    [school(60, { subjects: 'Maths, Chemistry & Physics' })],
    ['Subjects', 'm', 'Physics, Mathematics in Senior Secondary needed, yours Maths, Chemistry, Physics'],
  ],
  [
    'a subject missing is left to the university',
    { ...UG, subjectsNeeded: 'Physics, Biology' },
    [school(60, { subjects: 'Physics, Life Sciences' })],
    ['Subjects', '?', 'Physics, Biology in Senior Secondary needed, Biology not among yours: the university decides'],
  ],
  [
    'subjects not entered',
    { ...UG, subjectsNeeded: 'Physics' },
    [school(60)],
    ['Subjects', '?', 'Physics in Senior Secondary needed, yours not known'],
  ],
  [
    'each is requested besides',
    { ...PG, minPercentage: 60, maxBacklogs: 2, maxGapYears: 5 },
    [degree(65, { backlogs: 3 })],
    ['Marks', 'm', '60% in Bachelors needed, yours 65%'],
    ['Backlog', 'n', 'At most 2 backlogs in Bachelors, yours 3'],
    ['Gap', 'm', `A gap of at most 5 years, ${ENDED} 30 Jun 2024`],
  ],
];

export const MARKS_CASES = { PERCENTAGES, AVERAGES, WAYS, CLASSES, PROSE, BESIDES };
