import { describe, expect, it } from 'vitest';
import type { CourseDraft, CourseLevel } from '@/lib/domain/courses/course';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { alsoAskedOf, alsoAskedText } from '@/lib/domain/requirements/also-asked';
import { applicantProfileOf, type StoredProfile } from '@/lib/engines/eligibility/applicant-profile';
import { fitOf } from '@/lib/engines/eligibility/fit';
import type { Verdict } from '@/lib/engines/eligibility/verdicts';
import { changesByAnswers, clauseKey, NO_ANSWERS } from '@/lib/engines/requirements/confirmed';
import { clausesOf, withTextDemands } from '@/lib/engines/requirements/demands';
import { ielts, NO_JOB, study, TODAY } from './people';

const course = (admissionRequirement: string, rest: Partial<CourseDraft> = {}): CourseDraft =>
  withTextDemands({
    ...BLANK_COURSE,
    country: 'UK',
    course: 'Course',
    university: 'Truth University',
    level: 'Post Graduate',
    admissionRequirement,
    ...rest,
  });

/** Wordings as universities and agencies have them, written before the reader was made for them; the last ten were tried once. */
const READ: readonly (readonly [string, string, CourseLevel?])[] = [
  [
    "For Indian applicants: 60% in Bachelor's degree. For Nepali applicants: 55%.",
    'for applicants from India alone: marks 60%; for applicants from Nepal alone: marks 55%',
  ],
  [
    'Students from Pakistan need a 16-year bachelor’s degree with a CGPA of 2.5.',
    'for applicants from Pakistan: unread text; for applicants from Pakistan: unread demand',
  ],
  [
    'International students must have IELTS 6.5 with no band less than 6.0.',
    'for nationals of United Kingdom: english waiver for certain',
  ],
  [
    'Indian students: 65% from a Section 1 university or 70% from a Section 2 university',
    'for applicants from India alone: marks 65%; for applicants from India alone: certain from 70%',
  ],
  [
    'Applicants from Bangladesh should hold a four-year honours degree with CGPA 3.0 out of 4.0',
    'for applicants from Bangladesh: 16 years of education; for applicants from Bangladesh alone: CGPA 3 of 4',
  ],
  ['India: 60% or above in a 3-year Bachelor degree', 'for applicants from India alone: marks 60%'],
  ['Minimum 55% for Indian and Sri Lankan students', 'for applicants from India, Sri Lanka alone: marks 55%'],
  ['Nigerian applicants must provide a GRE score of 300', 'for applicants from Nigeria: GRE 300'],
  [
    'Applicants from India must score IELTS 7.0; all other international applicants IELTS 6.5',
    'for applicants from India: IELTS 7; for applicants not from India: IELTS 6.5',
  ],
  ['EU applicants: no IELTS required', ''],
  ['Students from South Asia need 60% in Bachelors', 'for applicants from South Asia alone: marks 60%'],
  [
    'Domestic students: ATAR 70. International students: 60% in year 12',
    'for nationals of United Kingdom: unread text; for applicants who are not nationals of United Kingdom: marks 60%',
    'Under Graduate',
  ],
  ['60% (Indian students)', 'for applicants from India alone: marks 60%'],
  ['IELTS 6.0 (6.5 for applicants from India)', 'for applicants from India: unread demand'],
  ['If you are from Nepal you need 60% in +2', 'for applicants from Nepal alone: marks 60%', 'Under Graduate'],
  [
    'Applicants educated in India require a first class degree',
    'for applicants who studied in India alone: class First',
  ],
  [
    'Applicants who completed their degree in Pakistan need 60%',
    'for applicants who studied in Pakistan alone: marks 60%',
  ],
  ['Indian nationals: maximum study gap of 2 years', 'for nationals of India: gap of 2 years'],
  ['Backlogs: up to 5 for Indian students', 'for applicants from India: at most 5 backlogs'],
  ['Applicants holding an Indian degree need 55%', 'for applicants who studied in India alone: marks 55%'],
  ['Ghanaian applicants need a minimum of 3 years of work experience', 'for applicants from Ghana: work 3 years'],
  ['For applicants from regions other than South Asia: 50%', 'unread text; unread demand'],
  ['Applicants from non-English speaking countries need TOEFL 90', ''],
  [
    'IELTS 6.5, waived for students from Canada, Ireland, or the UK',
    'for applicants from Canada, Ireland, United Kingdom: english waiver for certain',
  ],
  ['GRE not required for Indian applicants.', 'for applicants from India: unread text'],
  ['Only UK/EU applicants may apply', 'unread text'],
  [
    '55% (for Bangladesh 3.0 CGPA out of 4), IELTS 6.5 (6.0)',
    'for applicants not from Bangladesh: marks 55%; for applicants from Bangladesh: CGPA 3 of 4',
  ],
  [
    'Applicants from the EU must have IELTS 6.0. Non-EU applicants must have IELTS 6.5',
    'for applicants from the EU: IELTS 6; for applicants not from the EU: IELTS 6.5',
  ],
  ['Entry for Indian students:\nMinimum 70%', 'for applicants from India alone: marks 70%'],
  ['Students from China and India receive a 20% scholarship', ''],
  ['Nepalese candidates require a minimum of 55% in their bachelor’s', 'for applicants from Nepal alone: marks 55%'],
  ['Those with a degree from India: 60 percent minimum', 'for applicants who studied in India alone: marks 60%'],
  [
    'Minimum marks: India 60%, Nepal 55%, Bangladesh 3.0/4.0',
    'for applicants from India alone: marks 60%; for applicants from Nepal alone: marks 55%; for applicants from Bangladesh alone: CGPA 3 of 4',
  ],
  ['IELTS 6.5 overall for Pakistani nationals', 'for nationals of Pakistan alone: IELTS 6.5'],
  ['Work experience of 2 years is mandatory for Filipino nurses', 'for applicants from Philippines: work 2 years'],
  ['GMAT 550 is needed by candidates from India', 'for applicants from India: GMAT 550'],
  ['Bhutanese and Nepali passport holders: IELTS 6.0', 'for nationals of Bhutan, Nepal alone: IELTS 6'],
  ['Kenya – KCSE mean grade C+', 'for applicants from Kenya alone: KCSE C+', 'Under Graduate'],
  [
    'In case you studied in Sri Lanka, a second class upper is needed',
    'for applicants who studied in Sri Lanka alone: class 2:1',
  ],
  [
    'Applicants with Indian qualifications must have at least 65%',
    'for applicants who studied in India alone: marks 65%',
  ],
];

/** Whom they mean is not certain, so that they are unread for all. */
const OPEN: readonly string[] = [
  'Applicants who are not citizens of Canada or permanent residents must submit IELTS 6.5',
  'International students, including students from India, must have IELTS 6.5',
  'Applicants from India and other countries must have 60%',
  'Campus: Toronto, Canada: IELTS 6.5',
  'IELTS 6.5 for UK, 6.0 for Canada',
  'IELTS 6.5 for students who are not citizens of the UK',
  '60% unless you are a citizen of Nepal',
  'Not open to Indian nationals without 2 years of work experience',
  '60% for all students except those from Sri Lanka',
  'For African applicants: 60%',
];

describe('a text that asks something of applicants from some countries', () => {
  const cases = READ.map(([text, asked, level = 'Post Graduate']) => ({ text, asked, level }));
  it.each(cases)('$text', ({ text, asked, level }) => {
    expect(course(text, { level }).alsoAsked).toBe(asked);
  });

  it.each(OPEN)('%s', (text) => {
    const { alsoAsked, ieltsOverall, minPercentage } = course(text);
    expect(alsoAsked).toMatch(/^(?:unread (?:text|demand)(?:; )?)+$/);
    expect([ieltsOverall, minPercentage]).toEqual([null, null]);
  });

  it('is kept as it was read', () => {
    for (const { text, level } of cases) {
      const { alsoAsked } = course(text, { level });
      expect(alsoAskedText(alsoAskedOf(alsoAsked))).toBe(alsoAsked);
    }
  });

  it('leaves what it asks of all where all are judged by it', () => {
    const { ieltsOverall, minPercentage } = course('For Indian applicants: 60%. IELTS 6.5');
    expect({ ieltsOverall, minPercentage }).toEqual({ ieltsOverall: 6.5, minPercentage: null });
    expect(course('50% in the bachelor degree. Minimum 60% for Indian students').minPercentage).toBe(50);
  });
});

const from = (nationality: string | null, studied: string, percentage: number): StoredProfile => ({
  tests: ielts(6.5),
  educationSummaries: [study('Bachelors', percentage, '2025-05-31', { country_of_education: studied })],
  personal: { nationality },
});
const verdict = (asked: CourseDraft, profile: StoredProfile) =>
  fitOf(
    { ...asked, ieltsOverall: 6.5, scoresFromText: '' },
    applicantProfileOf(profile, { today: TODAY, intakeDay: null }),
  ).verdict;

describe('the verdict of it', () => {
  const BOTH = 'For Indian applicants: 60%. For Nepali applicants: 55%. For all other applicants: 50%.';
  const ALONE = 'For Indian applicants: 60%.';
  it.each<[string, string, StoredProfile, Verdict]>([
    ['who is asked and has it', BOTH, from('India', 'India', 62), 'likely'],
    ['who is asked and has less', BOTH, from('India', 'India', 57), 'likely not'],
    ['another who is asked for less', BOTH, from('Nepal', 'Nepal', 57), 'likely'],
    ['who is among the others', BOTH, from('Kenya', 'Kenya', 52), 'likely'],
    ['by another name of the country', BOTH, from('India', 'Bharat', 57), 'likely not'],
    ['whose country is not known', BOTH, from(null, '', 90), 'unknown'],
    ['who is from there and studied elsewhere', BOTH, from('India', 'Kenya', 57), 'unknown'],
    ['who is not asked, where the text says nothing of others', ALONE, from('Kenya', 'Kenya', 52), 'likely'],
    [
      'who is not asked for work',
      'Indian applicants need 2 years of work experience',
      from('Nepal', 'Nepal', 52),
      'met',
    ],
    [
      'who is asked for work',
      'Indian applicants need 2 years of work experience',
      { ...from('India', 'India', 52), workExperience: [NO_JOB] },
      'likely not',
    ],
    ['of what could not be read of others', 'Kenya – KCSE mean grade C+', from('India', 'India', 60), 'met'],
    ['of what could not be read of them', 'Kenya – KCSE mean grade C+', from('Kenya', 'Kenya', 60), 'unknown'],
    ['by studies', 'Applicants educated in India need 60%', from('Nepal', 'India', 57), 'likely not'],
    ['by nationality', 'Nepali nationals: 60%', from('Nepal', 'India', 57), 'likely not'],
  ])('%s: %s', (_, text, profile, expected) => {
    expect(verdict(course(text), profile)).toBe(expected);
  });

  it('decides once a person has confirmed the reading', () => {
    const asked = course('For Indian applicants: 60%. For all other applicants: 50%.');
    const clauses = clausesOf(asked);
    const answers = new Map(clauses.map((clause) => [clauseKey(clause) as string, 'as read' as const]));
    const confirmed = { ...asked, ...changesByAnswers(asked, clauses, NO_ANSWERS, answers) };
    expect(verdict(confirmed, from('India', 'India', 62))).toBe('met');
    expect(verdict(confirmed, from('India', 'India', 57))).toBe('not met');
    expect(verdict(confirmed, from('Nepal', 'Nepal', 57))).toBe('met');
    expect(changesByAnswers({ ...asked, ...confirmed }, clauses, answers, NO_ANSWERS).alsoAsked).toBe(asked.alsoAsked);
  });
});

it.each(['Students need 55% in +2', '55% in 10+2', '55% in plus two'])('reads no degree’s marks in %s', (text) => {
  const { minPercentage, alsoAsked } = course(text);
  expect([minPercentage ?? null, alsoAsked]).toEqual([null, 'unread demand']);
});
