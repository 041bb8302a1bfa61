import { describe, expect, it } from 'vitest';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { applicantProfileOf, type StoredProfile, scoresInForce } from '@/lib/engines/eligibility/applicant-profile';
import { levelsMet, levelsMetByDiploma } from '@/lib/engines/eligibility/entry';
import { fitOf, meetsMarks } from '@/lib/engines/eligibility/fit';
import { VERDICTS, type Verdict } from '@/lib/engines/eligibility/verdicts';
import { changesByAnswers, clauseKey, NO_ANSWERS } from '@/lib/engines/requirements/confirmed';
import { clausesOf, withTextDemands } from '@/lib/engines/requirements/demands';
import { seededRandom } from '../search/generate';
import { qualifies } from '../search/naive/naive';
import { ielts, JOB, NO_JOB, PG, study, TODAY } from './people';

const isLong = process.env.LONG_TESTS === '1';
/** PROPERTY_TIMES: another number. */
const TIMES = Number(process.env.PROPERTY_TIMES ?? (isLong ? 100_000 : 60));
const LIMIT = 3_600_000;
const seed = Date.now() % 1_000_000_000;

/** Demands that ask for something else each: one of them taken away leaves the others as they are. */
const APART = [
  'Two references.',
  'An interview.',
  'Two years of work experience',
  'Age 21 or over',
  'No backlogs',
  'Study gap up to 2 years',
  'A degree in civil engineering or a related subject',
  'A degree in nursing is required',
  'Grade 12 physics and chemistry required',
  '16 years of education required',
  'A master’s degree is required',
];
const TEXTS = [
  ...APART,
  '',
  'IELTS 6.5 (6.0), PTE 58',
  'IELTS 6.5 with no band below 6.0',
  'IELTS 6.5 with writing of 7.0',
  'A bachelor’s degree with 60 %',
  'TOEFL 90 (20)',
  'DET 110 with 95 in each subscore',
  'GRE 310 or GMAT 600',
  '55%, or 50% with two years of work experience',
  '50–55% in the bachelor’s degree',
  'A 2:1 honours degree',
  'IELTS waived for those who studied in English',
  'For Indian applicants: 60 %. For applicants from Nepal: 55 %',
  'Students from Pakistan need two years of work experience',
  'Applicants from Nepal must score IELTS 7.0',
  'Indian nationals: GRE 310',
];
const NOT_UNDERSTOOD = [
  'Entry is at the discretion of the head of school under Schedule 4B.',
  'Route 3 applies as decided by the dean of intake.',
  'Bring a lantern to the dean’s orchard.',
  'See matrix for Category C boards.',
  'Quarmond mevrick skimped plutast.',
];

describe(`properties, ${TIMES} times each, seed ${seed}`, () => {
  const random = seededRandom(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const maybe = <T>(value: () => T): T | null => (random() < 0.5 ? value() : null);
  const between = (from: number, to: number, step: number) =>
    from + Math.floor(random() * ((to - from) / step + 1)) * step;

  const course = (fields: Partial<CourseDraft>): CourseDraft =>
    withTextDemands({
      ...BLANK_COURSE,
      country: 'UK',
      course: 'Course',
      university: 'Truth University',
      level: 'Post Graduate',
      ...fields,
    });
  const someFields = (texts: readonly string[]): Partial<CourseDraft> => ({
    level: pick(['Under Graduate', 'Post Graduate', 'Post Graduate Certificate'] as const),
    admissionRequirement: texts.filter(Boolean).join('\n'),
    ieltsOverall: maybe(() => between(5, 8, 0.5)),
    toefl: maybe(() => between(60, 110, 1)),
    toeflLessThan: maybe(() => between(15, 25, 1)),
    det: maybe(() => between(90, 130, 5)),
    gre: maybe(() => between(290, 330, 1)),
    gmat: maybe(() => between(500, 700, 5)),
    minPercentage: maybe(() => between(50, 80, 1)),
  });
  /** Half of them with their clauses confirmed as they were read. */
  const someCourse = () => {
    const asRead = course(someFields([pick(TEXTS), pick(TEXTS)]));
    return random() < 0.5 ? asRead : confirmed(asRead);
  };
  const confirmed = (asRead: CourseDraft): CourseDraft => {
    const clauses = clausesOf(asRead);
    const said = clauses.flatMap((clause) => {
      const key = clause.kind === 'unread' ? null : clauseKey(clause);
      return key === null ? [] : [[key, 'as read'] as const];
    });
    return { ...asRead, ...changesByAnswers(asRead, clauses, NO_ANSWERS, new Map(said)) };
  };
  const someProfile = (): StoredProfile => ({
    tests: {
      ...(random() < 0.7 ? ielts(between(5, 9, 0.5)) : {}),
      ...(random() < 0.4
        ? {
            toefl_test_date: '2025-12-31',
            toefl_overall: between(60, 120, 1),
            toefl_reading: 22,
            toefl_writing: between(10, 30, 1),
            toefl_speaking: 24,
            toefl_listening: 24,
          }
        : {}),
      ...(random() < 0.4 ? { det_test_date: '2026-03-01', det_overall: between(90, 160, 5) } : {}),
      ...(random() < 0.4 ? { gre_test_date: '2026-03-01', gre_overall: between(290, 340, 1) } : {}),
      ...(random() < 0.4 ? { gmat_test_date: '2026-03-01', gmat_overall: between(505, 705, 5) } : {}),
    },
    educationSummaries:
      random() < 0.8
        ? [
            study('Senior Secondary', between(40, 95, 1), '2020-03-31', {
              ...(random() < 0.5 ? { subjects: pick(['Physics, Chemistry, Biology', 'Accountancy', 'Commerce']) } : {}),
            }),
            study(pick(['Bachelors', 'ITI/Diploma'] as const), between(40, 95, 1), pick(['2024-05-31', '2028-05-31']), {
              ...(random() < 0.5
                ? { fieldOfStudy: pick(['Civil Engineering', 'History', 'Nursing', 'Whales', 'Physics']) }
                : {}),
              ...(random() < 0.5 ? { backlogs: between(0, 3, 1) } : {}),
            }),
          ]
        : [],
    workExperience: pick([[JOB], [NO_JOB], []]),
    personal: {
      dob: random() < 0.5 ? '2000-01-01' : null,
      nationality: pick([null, 'India', 'Nepal', 'Pakistan']),
    },
  });
  const judge = (asked: CourseDraft, profile: StoredProfile) =>
    fitOf(asked, applicantProfileOf(profile, { today: TODAY, intakeDay: null }));
  const rank = (verdict: Verdict) => VERDICTS.indexOf(verdict);
  const word = () => Array.from({ length: between(2, 4, 1) }, () => pick(['qua', 'mev', 'lor', 'dib', 'zun'])).join('');
  const nonsense = () => `${Array.from({ length: between(2, 6, 1) }, word).join(' ')}.`;

  it(
    'says met of no course whose text holds a sentence that nobody understands',
    () => {
      let once = 0;
      for (let time = 0; time < TIMES; time++) {
        let fields = someFields([pick(TEXTS), pick(TEXTS)]);
        let profile = someProfile();
        // Few are met by chance: the short run draws up to ten times for one that is.
        for (let draw = 0; draw < (isLong ? 0 : 9) && judge(course(fields), profile).verdict !== 'met'; draw++) {
          fields = someFields([pick(TEXTS), pick(TEXTS)]);
          profile = random() < 0.5 ? someProfile() : { ...PG, workExperience: [JOB] };
        }
        const before = judge(course(fields), profile).verdict;
        if (before === 'met') once++;
        const added = random() < 0.3 ? pick(NOT_UNDERSTOOD) : nonsense();
        const text = fields.admissionRequirement ?? '';
        const admissionRequirement = random() < 0.5 ? `${text}\n${added}` : `${added}\n${text}`;
        const { verdict } = judge(course({ ...fields, admissionRequirement }), profile);
        expect(verdict, JSON.stringify([fields, added, profile])).not.toBe('met');
      }
      // Without courses that were met before it would say nothing.
      expect(once).toBeGreaterThan(TIMES / 1_000);
    },
    LIMIT,
  );

  it(
    'is never worse for a higher score of one’s own',
    () => {
      for (let time = 0; time < TIMES; time++) {
        const [asked, profile] = [someCourse(), someProfile()];
        const test = pick(['ielts_overall', 'toefl_overall', 'det_overall', 'gre_overall', 'toefl_writing'] as const);
        const own = profile.tests?.[test];
        if (typeof own !== 'number') continue;
        const top = { ielts_overall: 9, toefl_overall: 120, det_overall: 160, gre_overall: 340, toefl_writing: 30 }[
          test
        ];
        const higher = { ...profile, tests: { ...profile.tests, [test]: top } };
        expect(rank(judge(asked, higher).verdict), JSON.stringify([asked, profile, test])).toBeLessThanOrEqual(
          rank(judge(asked, profile).verdict),
        );
      }
    },
    LIMIT,
  );

  it(
    'is never worse for a requirement less, in a field or in the text',
    () => {
      for (let time = 0; time < TIMES; time++) {
        const [one, profile] = [pick(APART), someProfile()];
        const fields = someFields([pick(APART.filter((other) => other !== one)), pick(TEXTS.slice(APART.length)), one]);
        const asked = course(fields);
        const verdict = rank(judge(asked, profile).verdict);
        const less = course({ ...fields, admissionRequirement: (fields.admissionRequirement ?? '').replace(one, '') });
        expect(rank(judge(less, profile).verdict), JSON.stringify([fields, one, profile])).toBeLessThanOrEqual(verdict);
        const field = pick(['toeflLessThan', 'detLessThan', 'ieltsLessThan', 'maxBacklogs', 'maxGapYears'] as const);
        expect(
          rank(judge({ ...asked, [field]: null }, profile).verdict),
          JSON.stringify([asked, field, profile]),
        ).toBeLessThanOrEqual(verdict);
      }
    },
    LIMIT,
  );

  it(
    'is met exactly where the search keeps the course, and never with something unknown',
    () => {
      for (let time = 0; time < TIMES; time++) {
        const [asked, profile] = [someCourse(), someProfile()];
        const applicant = applicantProfileOf(profile, { today: TODAY, intakeDay: null });
        const { verdict, english, others } = fitOf(asked, applicant);
        const levels = [
          ...levelsMet(applicant.schooling, applicant),
          ...(asked.alsoAsked.includes('confirmed diploma') ? levelsMetByDiploma(applicant.schooling, applicant) : []),
        ];
        const isKept =
          qualifies({ ...asked, id: 'a' }, scoresInForce(applicant.scores)) &&
          levels.some((level) => level === asked.level) &&
          meetsMarks(applicant)(asked);
        expect(verdict === 'met', JSON.stringify([asked, profile, others])).toBe(isKept);
        if (verdict !== 'met') continue;
        // Of GRE and GMAT one is enough, and is there once.
        expect(english.some((rule) => rule.verdict === 'met')).toBe(true);
        expect(
          others.filter((rule) => !/^(?:GRE|GMAT)$/.test(rule.rule)).every((rule) => rule.verdict === 'met'),
          JSON.stringify(others),
        ).toBe(true);
      }
    },
    LIMIT,
  );

  it(
    'is never met for less that is known of a student',
    () => {
      for (let time = 0; time < TIMES; time++) {
        const [asked, profile] = [someCourse(), someProfile()];
        const [part, less] = pick<[string, StoredProfile]>([
          ['education', { ...profile, educationSummaries: [] }],
          ['tests', { ...profile, tests: {} }],
          ['day of birth', { ...profile, personal: { ...profile.personal, dob: null } }],
          ['nationality', { ...profile, personal: { ...profile.personal, nationality: null } }],
          ['work', { ...profile, workExperience: [] }],
          [
            'fields and subjects',
            {
              ...profile,
              educationSummaries: (profile.educationSummaries ?? []).map(
                ({ fieldOfStudy: _field, subjects: _subjects, backlogs: _backlogs, ...rest }) => rest,
              ),
            },
          ],
        ]);
        if (judge(asked, less).verdict === 'met')
          expect(judge(asked, profile).verdict, JSON.stringify([asked, profile, part])).toBe('met');
      }
    },
    LIMIT,
  );

  it(
    'is asked of those whom the text names as it would be of all, and of no one else',
    () => {
      const LEADS = ['For Indian applicants: ', 'Students from India: ', 'Indian nationals: ', 'For India: '];
      const of = (profile: StoredProfile, country: string): StoredProfile => ({
        ...profile,
        personal: { ...profile.personal, nationality: country || null },
        educationSummaries: (profile.educationSummaries ?? []).map((one) => ({
          ...one,
          country_of_education: country,
        })),
      });
      for (let time = 0; time < TIMES; time++) {
        const [asks, fields, profile] = [pick(TEXTS.filter(Boolean)), someFields([]), someProfile()];
        if (/Indian|Nepal|Pakistan/.test(asks)) continue;
        const isConfirmed = random() < 0.5;
        const made = (admissionRequirement: string) => {
          const asRead = course({ ...fields, admissionRequirement });
          return isConfirmed ? confirmed(asRead) : asRead;
        };
        const [none, all, some] = [made(''), made(asks), made(`${pick(LEADS)}${asks}`)];
        const verdictOf = (asked: CourseDraft, country: string) => judge(asked, of(profile, country)).verdict;
        const said = JSON.stringify([fields, some.admissionRequirement, profile]);
        for (const country of ['India', ''])
          if (verdictOf(some, country) === 'met') expect(verdictOf(all, country), said).toBe('met');
        expect(rank(verdictOf(some, 'Nepal')), said).toBeLessThanOrEqual(
          Math.max(rank(verdictOf(none, 'Nepal')), rank('likely')),
        );
      }
    },
    LIMIT,
  );
});
