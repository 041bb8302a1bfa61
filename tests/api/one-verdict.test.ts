import { beforeAll, expect, it } from 'vitest';
import { PUT as put } from '@/app/api/v1/agency/shortlists/[whom]/[id]/courses/[courseId]/route';
import { GET as shortlist } from '@/app/api/v1/agency/shortlists/[whom]/[id]/route';
import { GET as search } from '@/app/api/v1/course-search/route';
import { GET as eligibility } from '@/app/api/v1/eligibility/[courseId]/route';
import { POST as saveAcademic } from '@/app/api/v1/save-academic-info/route';
import { GET as whatIf } from '@/app/api/v1/what-if/route';
import { OwnFit } from '@/app/app/_parts/own-fit';
import { EligibilityChip } from '@/components/eligibility/eligibility-chip';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { SHIPPED_FACTS } from '@/lib/engines/facts/fact-ids';
import { withTextDemands } from '@/lib/engines/requirements/demands';
import { changedVerdicts } from '@/lib/services/applications/changed-verdicts';
import { courseViewOf } from '@/lib/services/catalogue/course-views';
import { comparedCourses } from '@/lib/services/catalogue/facts/comparison';
import { ownApplicant } from '@/lib/services/catalogue/search/eligibility';
import { judgedFields } from '@/lib/services/people/profile/judged-fields';
import { Course, type CourseRecord } from '@/models/course';
import { Profile } from '@/models/profile';
import { SavedCourse } from '@/models/saved-course';
import { agencyOfFive } from '../support/agency';
import { storedCourses } from '../support/courses';
import { education, freshIelts } from '../support/profiles';
import { ask, rows } from '../support/request';

const NOTHING = { ieltsOverall: null, ieltsLessThan: null, pteOverall: null, pteLessThan: null } as const;
const degree = { ...education('Bachelors'), percentage: null, start_date: '2019-06-01', end_date: '2023-05-31' };
/** The courses whose verdicts are asked for, by what their texts say. */
const TEXTS = {
  class: { level: 'Post Graduate', admissionRequirement: 'IELTS 6.0. A 2:2 honours degree.' },
  higher: { level: 'Post Graduate', ieltsOverall: 6, minClass: '2:1' },
  average: { level: 'Under Graduate', ieltsOverall: 6, minPercentage: 60 },
  work: {
    level: 'Post Graduate',
    ieltsOverall: 6,
    admissionRequirement: 'Two years of work experience. Backlogs: 8-10.',
  },
  plain: { level: 'Under Graduate', ieltsOverall: 6 },
} as const;
/** Marks as a class, as an average, and next to nothing told. */
const PROFILES = {
  class: {
    educationSummaries: [{ ...degree, country_of_education: 'Nigeria', marks: 'Second Class Lower (2:2)' }],
    ...freshIelts(),
  },
  average: {
    educationSummaries: [
      { ...education(), country_of_education: 'Nepal', percentage: null, marks: 'NEB 3.2', cgpa: 3.2, cgpa_scale: '4' },
    ],
    ...freshIelts(),
  },
  silent: { educationSummaries: [{ ...degree, percentage: 74 }] },
};
const FACT = { class: 'uk.classes.nigeria', average: 'marks.nepal.neb' } as const;

let courses: CourseRecord[];
let agency: Awaited<ReturnType<typeof agencyOfFive>>;

beforeAll(async () => {
  agency = await agencyOfFive();
  const read = Object.entries(TEXTS).map(([course, facts]) => {
    const { identity: _none, ...draft } = {
      ...BLANK_COURSE,
      ...NOTHING,
      country: 'UK' as const,
      identity: '',
      ...facts,
    };
    return { ...withTextDemands({ ...draft, university: 'U', course }), course: `Door ${course}` };
  });
  await storedCourses(...read);
  courses = await Course.find({ course: /^Door / })
    .sort({ course: 1 })
    .lean();
  expect(courses).toHaveLength(Object.keys(TEXTS).length);
});

it.each(['class', 'average', 'silent'] as const)('says the same verdict through every door: %s', async (name) => {
  const student = agency.students.ofNeha;
  await Profile.updateOne({ userId: student.user._id }, { $set: { workExperience: [], tests: {} } });
  expect((await ask(saveAcademic, { as: student, body: PROFILES[name] })).status).toBe(200);
  const own = await ownApplicant(student.viewer);
  const seen = new Set<string>();
  for (const course of courses) {
    const id = String(course._id);
    const { verdict } = (await ask(eligibility, { as: student, params: { courseId: id } })).body;
    const view = courseViewOf(course);
    const page = OwnFit({ course: view, own, isOwn: true });
    const card = own && EligibilityChip({ course: view, applicant: own.applicant });
    const [compared] = await comparedCourses([id]);
    const beside = own && compared && EligibilityChip({ course: compared.course, applicant: own.applicant });
    const query = { q: course.course, qualify: '1', likely: '1' };
    const counts = async (as = student, of: object = {}) => {
      const { fit } = (await ask(search, { as, query: { ...query, ...of } })).body;
      return ['met', 'likely', 'unknown'].find((one) => Number(fit?.[one]) === 1) ?? 'refused';
    };
    const asCounted = { met: 'met', likely: 'likely', unknown: 'unknown' }[String(verdict)] ?? 'refused';
    const { now } = (await ask(whatIf, { as: student, query: { q: course.course } })).body;
    await ask(put, { as: agency.who.neha, params: { whom: 'student', id: student.userId, courseId: id }, body: {} });
    const listed = (await ask(shortlist, { as: agency.who.neha, params: { whom: 'student', id: student.userId } }))
      .body;
    const facts = rows(listed.courses).find(({ courseId }) => String(courseId) === id);
    expect({
      course: course.course,
      page: page?.props.fit.verdict,
      card: card?.props.fit.verdict,
      compare: beside?.props.fit.verdict,
      list: await counts(),
      agent: await counts(agency.who.neha, { userId: student.userId }),
      shortlist: facts?.now?.verdict,
      whatIf: now,
    }).toEqual({
      course: course.course,
      page: verdict,
      card: verdict,
      compare: verdict,
      list: asCounted,
      agent: asCounted,
      shortlist: verdict,
      whatIf: String(verdict) === 'met' ? 1 : 0,
    });
    seen.add(String(verdict));
    if (name === 'silent') continue;
    // An alert says from which verdict it has changed: here by a fact that is taken away.
    await SavedCourse.deleteMany({ userId: student.user._id });
    await SavedCourse.create({ userId: student.user._id, courseId: course._id, country: 'UK' });
    const profile = await Profile.findOne({ userId: student.user._id }, judgedFields()).orFail().lean();
    const gone = SHIPPED_FACTS[FACT[name]].periods.map((period) => ({ ...period, value: {} }));
    const changes = await changedVerdicts([profile], new Map(), new Map([[FACT[name], gone]]));
    const alerted = [...changes.values()].flat().filter(({ of }) => of === 'admission');
    expect(alerted.map(({ from }) => from)).toEqual(alerted.map(() => verdict));
    if (course.course.endsWith(name)) expect(alerted).toHaveLength(1);
  }
  expect(seen.size > 1 || (name === 'silent' && seen.has('unknown'))).toBe(true);
});
