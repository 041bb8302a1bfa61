import { describe, expect, it } from 'vitest';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import type { ClauseAnswer } from '@/lib/domain/requirements/clause-answers';
import { applicantProfileOf, type StoredProfile, scoresInForce } from '@/lib/engines/eligibility/applicant-profile';
import { levelsMet, levelsMetByDiploma } from '@/lib/engines/eligibility/entry';
import { fitOf, meetsMarks } from '@/lib/engines/eligibility/fit';
import { answered, changesByAnswers, clauseKey, NO_ANSWERS } from '@/lib/engines/requirements/confirmed';
import { clausesOf, withTextDemands } from '@/lib/engines/requirements/demands';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import { EVERYTHING } from '../search/generate-queries';
import { DEGREE, DIPLOMA, ielts, JOB, NO_JOB, PG, SCHOOL, TODAY } from './people';

const blank = (fields: Partial<CourseDraft>): CourseDraft => ({
  ...BLANK_COURSE,
  country: 'UK',
  course: 'Course',
  university: 'Truth University',
  level: 'Post Graduate',
  ...fields,
});
/** Answers of all clauses of a course's text: `given` by their words, else that they are as read. */
function answersOf(course: CourseDraft, given: Record<string, ClauseAnswer> = {}): Map<string, ClauseAnswer> {
  return new Map(
    clausesOf(course).flatMap((clause) => {
      const key = clauseKey(clause);
      const said = Object.entries(given).find(([words]) => clause.quote.includes(words))?.[1];
      return key === null || (clause.kind === 'unread' && !said) ? [] : [[key, said ?? 'as read'] as const];
    }),
  );
}
const read = (fields: Partial<CourseDraft>, answers: ReadonlyMap<string, ClauseAnswer> = NO_ANSWERS) =>
  withTextDemands(blank(fields), (draft) => answered(clausesOf(draft), answers));
const confirmed = (fields: Partial<CourseDraft>, given?: Record<string, ClauseAnswer>) =>
  read(fields, answersOf(blank(fields), given));
const applicant = (profile: StoredProfile) => applicantProfileOf(profile, { today: TODAY, intakeDay: null });
const verdictOf = (course: CourseDraft, profile: StoredProfile) => fitOf(course, applicant(profile)).verdict;

const graduate = (gre: number | null, gmat: number) => ({
  gre_test_date: gre === null ? null : '2026-01-31',
  gre_overall: gre,
  gmat_test_date: '2026-01-31',
  gmat_overall: gmat,
});
const CASES: [string, Partial<CourseDraft>, StoredProfile, string, Record<string, ClauseAnswer>?][] = [
  [
    'E04',
    { admissionRequirement: 'IELTS 6.5 overall, not less than 6.0 in each component, one 5.5 allowed' },
    { ...PG, tests: ielts(6.5, 5.5) },
    'met',
  ],
  [
    'E19, with its subscore',
    { admissionRequirement: 'Duolingo 110 overall with 100 in each subscore' },
    {
      ...PG,
      tests: {
        det_test_date: '2026-03-31',
        det_overall: 115,
        det_literacy: 95,
        det_comprehension: 120,
        det_conversation: 120,
        det_production: 120,
      },
    },
    'not met',
  ],
  [
    'E24',
    {
      admissionRequirement: 'Minimum 6.0 in IELTS (5.5 in all bands) or PTE 59 with no communicative skill below 51',
    },
    { ...PG, tests: ielts(5.5) },
    'not met',
  ],
  [
    'E42',
    {
      admissionRequirement: 'A two- or three-year diploma or a degree in any field.',
      level: 'Post Graduate Certificate',
      ieltsOverall: 6.5,
    },
    { ...PG, educationSummaries: [SCHOOL, DIPLOMA] },
    'met',
  ],
  [
    'E54',
    { admissionRequirement: 'GMAT 600 or GRE 310; waived with five years of work experience', ieltsOverall: 6.5 },
    { ...PG, tests: { ...ielts(7), gre_test_date: '2026-01-31', gre_overall: 315 } },
    'met',
  ],
  [
    'GMAT of one edition in a field and of the other in the text: each by the way that holds',
    { admissionRequirement: 'GRE 310 or GMAT 600', ieltsOverall: 6.5, gre: 292, gmat: 615 },
    { ...PG, tests: { ...ielts(7), ...graduate(296, 660) } },
    'met',
  ],
  [
    'GMAT of one edition in a field and of the other in the text: neither by a score of another edition alone',
    { admissionRequirement: 'GMAT 600', ieltsOverall: 6.5, gmat: 615 },
    { ...PG, tests: { ...ielts(7), ...graduate(null, 625) } },
    'likely',
  ],
  [
    'GMAT of one edition in a field and of the other in the text: too low a score for the text',
    { admissionRequirement: 'GRE 310 or GMAT 600', ieltsOverall: 6.5, gre: 292, gmat: 615 },
    { ...PG, tests: { ...ielts(7), ...graduate(296, 590) } },
    'not met',
  ],
  [
    'a higher GRE in the text and a higher GMAT in the field',
    { admissionRequirement: 'GRE 310 or GMAT 600', ieltsOverall: 6.5, gre: 292, gmat: 640 },
    { ...PG, tests: { ...ielts(7), ...graduate(296, 610) } },
    'met',
  ],
  [
    'E59',
    {
      admissionRequirement: 'Applicants must be at least 21 years old and have three years of managerial experience.',
      ieltsOverall: 6.5,
    },
    { ...PG, personal: { dob: '2004-01-01' }, workExperience: [NO_JOB] },
    'not met',
  ],
  [
    'old enough, with the years of work',
    {
      admissionRequirement: 'Applicants must be at least 21 years old and have three years of work experience.',
      ieltsOverall: 6.5,
    },
    { ...PG, personal: { dob: '2000-01-01' }, workExperience: [JOB] },
    'met',
  ],
  [
    'a lower mark with work, who has it',
    { admissionRequirement: 'Bachelor degree with 75%, or 65% with two years of work experience', ieltsOverall: 6.5 },
    { ...PG, workExperience: [JOB] },
    'met',
  ],
  [
    'a lower mark with work, who has none',
    { admissionRequirement: 'Bachelor degree with 75%, or 65% with two years of work experience', ieltsOverall: 6.5 },
    { ...PG, workExperience: [NO_JOB] },
    'not met',
  ],
  [
    'marks and a score out of sentences',
    { admissionRequirement: 'A bachelor’s degree with 60 %. IELTS 6.5 with no band below 6.0.' },
    PG,
    'met',
  ],
  ['an interview, confirmed to be one', { admissionRequirement: 'An interview.', ieltsOverall: 6.5 }, PG, 'likely'],
  [
    'the field of study that is asked for',
    { admissionRequirement: 'A bachelor’s degree in nursing.', ieltsOverall: 6.5 },
    { ...PG, educationSummaries: [SCHOOL, { ...DEGREE, fieldOfStudy: 'Nursing' }] },
    'met',
  ],
  [
    'a field near to the one that is asked for',
    { admissionRequirement: 'A bachelor’s degree in nursing or a related subject.', ieltsOverall: 6.5 },
    { ...PG, educationSummaries: [SCHOOL, { ...DEGREE, fieldOfStudy: 'Public Health' }] },
    'likely',
  ],
  [
    'a field far from the one that is asked for',
    { admissionRequirement: 'A bachelor’s degree in nursing.', ieltsOverall: 6.5 },
    { ...PG, educationSummaries: [SCHOOL, { ...DEGREE, fieldOfStudy: 'Computer Science' }] },
    'not met',
  ],
  [
    'words said to ask for nothing',
    { admissionRequirement: 'Quarmond mevrick skimped.', ieltsOverall: 6.5 },
    PG,
    'met',
    { Quarmond: 'none' },
  ],
  [
    'words said to be handed in',
    { admissionRequirement: 'Quarmond mevrick skimped.', ieltsOverall: 6.5 },
    PG,
    'met',
    { Quarmond: 'hand-in' },
  ],
  [
    'words said to be a field of study',
    { admissionRequirement: 'Quarmond mevrick skimped.', ieltsOverall: 6.5 },
    PG,
    'unknown',
    { Quarmond: 'field' },
  ],
];

describe('a reading that an admin has confirmed', () => {
  it.each(CASES)('decides: %s', async (_name, fields, profile, verdict, given) => {
    const course = confirmed(fields, given);
    expect(verdictOf(course, profile)).toBe(verdict);
    expect(await isFound(course, profile)).toBe(verdict === 'met');
  });

  it.each(CASES)(
    'decides alike in a course that was stored before it was confirmed: %s',
    (_name, fields, _profile, _verdict, given) => {
      const answers = answersOf(blank(fields), given);
      const stored = read(fields);
      const after = { ...stored, ...changesByAnswers(stored, clausesOf(stored), NO_ANSWERS, answers) };
      expect(after).toEqual(read(fields, answers));
      const undone = { ...after, ...changesByAnswers(after, clausesOf(after), answers, NO_ANSWERS) };
      expect(undone).toEqual(stored);
    },
  );

  it('says nothing of the same words where they were read as something else', () => {
    const answers = answersOf(blank({ admissionRequirement: 'IELTS 6.5' }));
    for (const text of ['Blorp IELTS 6.5 smurt', 'IELTS 6.5 or quarmond'])
      expect(read({ admissionRequirement: text }, answers)).toEqual(read({ admissionRequirement: text }));
  });

  it('takes a score away with the words that no longer ask for it, and gives it back', () => {
    const stored = read({ admissionRequirement: 'IELTS 6.5 with no band below 6.0. PTE of 58 overall.' });
    const answers = answersOf(stored, { IELTS: 'none' });
    const after = { ...stored, ...changesByAnswers(stored, clausesOf(stored), NO_ANSWERS, answers) };
    expect(after).toMatchObject({
      ieltsOverall: null,
      ieltsLessThan: null,
      pteOverall: 58,
      scoresFromText: 'PTE confirmed',
    });
    expect({ ...after, ...changesByAnswers(after, clausesOf(after), answers, NO_ANSWERS) }).toEqual(stored);
  });

  it('leaves what a person has entered', () => {
    const typed = {
      ...read({ admissionRequirement: 'IELTS 6.5. A bachelor’s degree with 60 %. An interview.' }),
      ieltsOverall: 6,
      scoresFromText: '',
      minPercentage: 50,
      marksFrom: 'stated' as const,
      alsoAsked: 'field of study',
    };
    const answers = answersOf(typed, { IELTS: 'none', '60': 'none', interview: 'none' });
    expect(changesByAnswers(typed, clausesOf(typed), NO_ANSWERS, answers)).toEqual({});
  });
});

describe('words of a percentage', () => {
  it('are judged with it by the search, confirmed or not', async () => {
    const course = read({ admissionRequirement: '', ieltsOverall: 6.5, minPercentage: 65, alsoAsked: '' });
    const range = { ...course, alsoAsked: 'certain from 75%' };
    expect(verdictOf(course, PG)).toBe('met');
    expect(verdictOf(range, PG)).toBe('unknown');
    expect(await isFound(range, PG)).toBe(false);
    expect(await isFound(range, { ...PG, educationSummaries: [SCHOOL, { ...DEGREE, percentage: 80 }] })).toBe(true);
  });
});

/** Whether the filter keeps it, among courses of other kinds. */
async function isFound(course: CourseDraft, profile: StoredProfile): Promise<boolean> {
  const own = applicant(profile);
  const others = [
    read({ level: 'Post Graduate Certificate', ieltsOverall: 9 }),
    read({ admissionRequirement: 'An interview', ieltsOverall: 5 }),
    read({ ieltsOverall: 9, ieltsLessThan: 9 }),
  ];
  const courses = [course, ...others].map((one, place) => ({ ...one, id: place.toString(16).padStart(24, '0') }));
  const index = await buildCourseIndex(courses);
  const { courses: found } = index.search({
    ...EVERYTHING,
    eligible: scoresInForce(own.scores),
    levelsMet: levelsMet(own.schooling, own),
    levelsMetByDiploma: levelsMetByDiploma(own.schooling, own),
    marksMet: meetsMarks(own),
  });
  return found.some(({ id }) => id === courses[0]?.id);
}
