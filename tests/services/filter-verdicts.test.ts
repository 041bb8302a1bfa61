import { beforeAll, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import type { Education } from '@/lib/domain/profile';
import { fitOf } from '@/lib/engines/eligibility/fit';
import { withTextDemands } from '@/lib/engines/requirements/demands';
import { writeDrafts } from '@/lib/services/catalogue/course-writes';
import { searchCatalogue } from '@/lib/services/catalogue/search/course-search';
import { ownApplicant } from '@/lib/services/catalogue/search/eligibility';
import { EVERYTHING } from '@/lib/services/catalogue/search/query';
import { Course } from '@/models/course';
import { Profile } from '@/models/profile';
import { demoCourses } from '@/scripts/demo/courses';
import { requirementCases } from '../requirements/grammar/grammar';
import { DEGREE, DIPLOMA, ielts, JOB, SCHOOL, study } from '../requirements/people';
import { generateCourses } from '../search/generate';
import { emptyDatabase } from '../support/database';
import { person } from '../support/people';

const isLong = process.env.LONG_TESTS === '1';
const [DEMO, REGISTER] = isLong ? [3_000, 25_000] : [400, 800];
const seed = Date.now() % 1_000_000_000;

/** What some texts ask of applicants from some countries alone. */
const ADDRESSED = [
  'For Indian applicants: 60% in the bachelor degree.',
  'Students from Nepal need two years of work experience.',
  'Applicants from India must score IELTS 6.5; all other applicants IELTS 6.0.',
  'Nationals of Pakistan: an interview.',
];

/** Generated courses whose requirement texts are generated, too; every fourth has none, every eighth speaks to some countries alone. */
function register(): CourseDraft[] {
  const cases = requirementCases(REGISTER, seed);
  return generateCourses(REGISTER, seed).map(({ id: _id, ...course }, at) => {
    const { text = '', level = course.level } = cases[at] ?? {};
    const draft: CourseDraft = {
      ...BLANK_COURSE,
      ...course,
      university: `${course.university} ${at}`,
      country: course.country || COUNTRIES[0],
    };
    const addressed = at % 8 === 4 ? (ADDRESSED[(at >> 3) % ADDRESSED.length] as string) : '';
    if (at % 4 === 0 && addressed === '') return draft;
    return withTextDemands({ ...draft, level, admissionRequirement: addressed || text });
  });
}

const toefl = { toefl_test_date: '2026-03-01', toefl_scale: '0-120', toefl_overall: 102 } as const;
const ADULT = { personal: { dob: '2000-01-01', nationality: 'India' } };
const NEPALI = { personal: { nationality: 'Nepal' } };
const STUDENTS: Record<string, { tests: object; educationSummaries: Education[]; [field: string]: unknown }> = {
  'a graduate with good bands': {
    tests: ielts(9),
    educationSummaries: [SCHOOL, { ...DEGREE, percentage: 95 }],
    ...NEPALI,
  },
  'a graduate who worked': {
    tests: ielts(7, 6),
    educationSummaries: [SCHOOL, { ...DEGREE, backlogs: 0, fieldOfStudy: 'Computer Science' }],
    workExperience: [JOB],
    ...ADULT,
  },
  'a school leaver': {
    tests: ielts(7.5),
    educationSummaries: [{ ...SCHOOL, subjects: 'Physics, Mathematics, Chemistry' }],
  },
  'a 2:2 of Lagos without a test': {
    tests: {},
    educationSummaries: [{ ...DEGREE, country_of_education: 'Nigeria', percentage: null, marks: '2:2' }],
  },
  'a British 2:1 and an average beside it': {
    tests: ielts(8),
    educationSummaries: [
      { ...DEGREE, country_of_education: 'UK', percentage: null, marks: '2:1; 8.2/10', cgpa: 8.2, cgpa_scale: '10' },
    ],
  },
  'a holder of a diploma': { tests: ielts(6.5), educationSummaries: [SCHOOL, DIPLOMA] },
  'a student with TOEFL and GRE': {
    tests: { ...toefl, gre_test_date: '2026-03-01', gre_overall: 330 },
    educationSummaries: [SCHOOL, DEGREE],
  },
  'a student whose studies still run': {
    tests: ielts(8),
    educationSummaries: [SCHOOL, study('Bachelors', 88, '2099-05-31')],
  },
};

beforeAll(async () => {
  await emptyDatabase();
  const drafts = [...demoCourses(DEMO), ...register()];
  await writeDrafts(
    drafts.map((draft, row) => ({ row, draft })),
    null,
    new Map(),
  );
}, 600_000);

it.each(Object.keys(STUDENTS))(
  `the filter keeps exactly the courses whose verdict is met: %s (seed ${seed})`,
  async (name) => {
    const { viewer, userId } = await person('student');
    await Profile.updateOne({ userId }, { $set: STUDENTS[name] ?? {} }, { upsert: true });
    const own = await ownApplicant(viewer);
    if (!own) throw new Error('Nothing is known of the student.');
    const met: string[] = [];
    for await (const course of Course.find().lean().cursor())
      if (fitOf(course, own.applicant).verdict === 'met') met.push(String(course._id));
    const found: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await searchCatalogue({ ...EVERYTHING, qualify: '1', page, limit: 50 }, viewer);
      expect(answer.total).toBe(met.length);
      pages = answer.pages;
      found.push(...answer.courses.map(({ _id }) => _id));
    }
    expect(found.sort()).toEqual(met.sort());
    // A profile that meets nothing would prove nothing.
    if (name.startsWith('a graduate with') || name.startsWith('a school')) expect(met.length).toBeGreaterThan(0);
  },
  600_000,
);
