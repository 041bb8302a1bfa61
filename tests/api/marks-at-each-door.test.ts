import { beforeAll, describe, expect, it } from 'vitest';
import { GET as eligibility } from '@/app/api/v1/eligibility/[courseId]/route';
import { GET as fetchAcademic } from '@/app/api/v1/fetch-academic-info/[userId]/route';
import { POST as fit } from '@/app/api/v1/fit/route';
import { POST as saveAcademic } from '@/app/api/v1/save-academic-info/route';
import { POST as saveScores } from '@/app/api/v1/save-quick-scores/route';
import { academicChecks, academicValues } from '@/components/profile/academic-values';
import { sheetProfile } from '@/lib/contract/imports/sheet-profile';
import { quickStudies } from '@/lib/domain/marks/quick-profile';
import { profileOfCells } from '@/lib/engines/import/students/profile-cells';
import { fillFromSheets } from '@/lib/services/people/profile/from-sheet';
import { Profile } from '@/models/profile';
import { agencyOfFive } from '../support/agency';
import { storedCourses } from '../support/courses';
import { education } from '../support/profiles';
import { ask, type Json, rows } from '../support/request';

/** Marks as papers show them, with what is stored of each: percentage, average and its scale. */
const MARKS = [
  ['2:2', null, null, null],
  ['3.1/5', null, 3.1, '5'],
  ['NEB 3.2', null, 3.2, '4'],
  ['8.1/10', null, 8.1, '10'],
  ['54%', 54, null, null],
  ['First class with distinction', null, null, null],
  ['A*AA', null, null, null],
  ['IB 34', null, null, null],
  ['Abitur 2,1', null, null, null],
  ['WAEC 5 credits', null, null, null],
] as const;
const NOTHING = { ieltsOverall: null, ieltsLessThan: null, pteOverall: null, pteLessThan: null } as const;
const COURSES = [{ minPercentage: 50 }, { minClass: '2:2' }, { minCgpa: 2.5, cgpaScale: '5' }] as const;

let ids: string[];
let agency: Awaited<ReturnType<typeof agencyOfFive>>;
beforeAll(async () => {
  agency = await agencyOfFive();
  const stored = await storedCourses(
    ...COURSES.map((asked, at) => ({ ...NOTHING, ...asked, course: `Marks ${at}`, level: 'Post Graduate' as const })),
  );
  ids = stored.map(({ _id }) => String(_id));
});

const ruleOf = (rules: Json[]) => {
  const found = rules.find(({ rule }) => String(rule) === 'Marks');
  return found?.verdict;
};
const ofStudies = ({ marks, percentage, cgpa, cgpa_scale }: Record<string, unknown>) => ({
  marks,
  ...{ percentage: percentage ?? null, cgpa: cgpa ?? null, cgpa_scale: cgpa_scale ?? null },
});
const entry = (country: string, marks: string) => {
  const { percentage: _none, ...rest } = education('Bachelors');
  return { ...rest, country_of_education: country, marks };
};
/** What step 3 sends of what is typed into it. */
async function typed(country: string, marks: string): Promise<object> {
  const { tests, taken, educationSummaries } = academicValues({ educationSummaries: [] } as never);
  const values = {
    tests,
    taken: Object.fromEntries(Object.keys(taken).map((test) => [test, false])),
    educationSummaries: [{ ...educationSummaries[0], ...entry(country, marks) }],
  };
  const checked = await academicChecks.resolver(values as never, undefined, { fields: {}, names: [] } as never);
  expect(checked.errors).toEqual({});
  return checked.values as object;
}

/** Each way that marks come in, but the visitor's, which stores nothing. */
const DOORS: Record<string, (country: string, marks: string) => Promise<{ status: number } | undefined>> = {
  'profile step 3': async (country, marks) =>
    ask(saveAcademic, { as: agency.students.ofNeha, body: await typed(country, marks) }),
  'the API': (country, marks) => {
    const sent = { ...entry(country, marks), percentage: null };
    return ask(saveAcademic, { as: agency.students.ofNeha, body: { educationSummaries: [sent] } });
  },
  'the agent’s form': async (country, marks) => {
    const body = { ...(await typed(country, marks)), userId: agency.students.ofNeha.userId };
    return ask(saveAcademic, { as: agency.who.neha, body });
  },
  'quick scores': (country, marks) =>
    ask(saveScores, { as: agency.students.ofNeha, body: { level: 'Bachelors', country, marks } }),
  'a sheet': async (_country, marks) => {
    const { profile, problems } = profileOfCells({ level: 'Bachelors', percentage: marks });
    expect(problems).toEqual([]);
    await fillFromSheets([{ student: agency.students.ofNeha.user, profile: sheetProfile.parse(profile) }]);
    return undefined;
  },
};

describe.each(['Ghana', 'Nigeria'])('marks of %s', (country) => {
  it.each(MARKS)('%s are one thing at each door', async (marks, percentage, cgpa, cgpa_scale) => {
    const student = agency.students.ofNeha;
    const { body } = await ask(fit, { body: { applicant: { level: 'Bachelors', country, marks }, courseIds: ids } });
    const verdicts = rows(body.fits).map(({ rules }) => ruleOf(rows(rules)));
    const value = { marks, percentage, cgpa, cgpa_scale };
    const quick = { country, marks, percentage: null, backlogs: null, field: '', subjects: '', language: '' } as const;
    expect(ofStudies(quickStudies(quick))).toEqual(value);
    for (const [door, save] of Object.entries(DOORS)) {
      // A sheet says no country of studies, so what a country's facts say isn't known of its marks.
      if (door === 'a sheet' && country === 'Nigeria') continue;
      await Profile.deleteMany({ userId: student.user._id });
      const answer = await save(country, marks);
      if (answer) expect(answer.status, door).toBe(200);
      const stored = await Profile.findOne({ userId: student.user._id }).orFail().lean();
      expect(ofStudies(stored.educationSummaries?.[0] as never), door).toEqual(value);
      const shown = (await ask(fetchAcademic, { as: student, params: { userId: student.userId } })).body;
      expect(ofStudies(rows(shown.educationSummaries)[0] ?? {}), door).toEqual(value);
      const own = await Promise.all(
        ids.map(async (courseId) => {
          const { rules } = (await ask(eligibility, { as: student, params: { courseId } })).body;
          return ruleOf(rows(rules));
        }),
      );
      expect(own, door).toEqual(verdicts);
    }
  });
});

it('judges some of them', async () => {
  const of = async (country: string, marks: string) => {
    const { body } = await ask(fit, { body: { applicant: { level: 'Bachelors', country, marks }, courseIds: ids } });
    return rows(body.fits).map(({ rules }) => ruleOf(rows(rules)));
  };
  expect(await of('Ghana', '54%')).toEqual(['met', 'unknown', 'unknown']);
  expect(await of('Ghana', '3.1/5')).toEqual(['unknown', 'unknown', 'met']);
  expect(await of('Nigeria', '2:2')).toEqual(['unknown', 'likely', 'unknown']);
  expect(await of('Nigeria', 'IB 34')).toEqual(['unknown', 'unknown', 'unknown']);
});
