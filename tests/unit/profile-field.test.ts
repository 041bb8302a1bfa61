import { describe, expect, it } from 'vitest';
import { profileFieldOf } from '@/components/eligibility/profile-field';
import { alsoAskedText } from '@/lib/domain/requirements/also-asked';
import { addressedRules } from '@/lib/engines/eligibility/addressed';
import { alsoAskedRules } from '@/lib/engines/eligibility/also-asked';
import { levelRule, type Schooling } from '@/lib/engines/eligibility/entry';
import { marksRules } from '@/lib/engines/eligibility/marks';
import { eligibilityOf } from '@/lib/engines/eligibility/rules';
import { education } from '../support/profiles';

const day = '2027-09-01';
const nothing = { scores: {}, schooling: [] as Schooling[], day, isIntake: true, gradeRules: [] };
const NO_SCORES = {
  ieltsOverall: null,
  ieltsLessThan: null,
  pteOverall: null,
  pteLessThan: null,
  toefl: null,
  det: null,
  gre: null,
  gmat: null,
  toeflScale: '0-120',
};
const NO_MARKS = {
  level: 'Post Graduate',
  minPercentage: null,
  minCgpa: null,
  cgpaScale: '',
  minClass: '',
  subjectsNeeded: '',
  maxBacklogs: null,
  maxGapYears: null,
  marksFrom: '',
};
/** School first, then a bachelor’s degree of which no marks, backlogs or subjects are entered. */
function schoolAndDegree(): Schooling[] {
  const { percentage: _none, ...degree }: Partial<Schooling> = education('Bachelors');
  return [education('Senior Secondary'), degree as Schooling];
}
const STEP_3 = '/app/student/profile?step=3#field-';

describe('a rule says which field of the profile would answer it', () => {
  it('for tests, the one that is not entered', () => {
    const { english, others } = eligibilityOf({ ...NO_SCORES, ieltsOverall: 6.5, toefl: 90, gre: 310, gmat: 650 }, {});
    expect(english.map(({ lacks }) => lacks)).toEqual([['tests.ielts'], ['tests.toefl']]);
    expect(others.map(({ rule, lacks }) => [rule, lacks])).toEqual([['GRE or GMAT', ['tests.gre', 'tests.gmat']]]);
    expect(english.map(profileFieldOf)).toEqual([`${STEP_3}taken.ielts`, `${STEP_3}taken.toefl`]);
  });

  it('for a lowest band that is not known', () => {
    const asked = { ...NO_SCORES, ieltsOverall: 6.5, ieltsLessThan: 6 };
    const { english } = eligibilityOf(asked, { ielts: { overall: 7, lowest: null } });
    expect(english).toMatchObject([{ verdict: 'unknown', lacks: ['tests.ielts'] }]);
  });

  it('for marks and backlogs, in the study that counts and not in the first one', () => {
    const asked = { ...NO_MARKS, minPercentage: 60, maxBacklogs: 2, subjectsNeeded: 'Physics' };
    const rules = marksRules(asked, { ...nothing, schooling: schoolAndDegree() }, 'your');
    expect(rules.map(({ rule, lacks }) => [rule, lacks])).toEqual([
      ['Marks', ['educationSummaries.1.marks']],
      ['Subjects', ['educationSummaries.1.subjects']],
      ['Backlog', ['educationSummaries.1.backlogs']],
    ]);
    expect(rules.map(profileFieldOf)[0]).toBe(`${STEP_3}educationSummaries.1.marks`);
  });

  it('for the day of birth and for studies of which none are entered', () => {
    const asked = { level: 'Post Graduate', alsoAsked: alsoAskedText([{ is: 'age', least: 18 }, { is: 'master' }]) };
    const fields = alsoAskedRules(asked, nothing, 'your').map(profileFieldOf);
    const ofSome = { level: 'Post Graduate', alsoAsked: 'for applicants from India: marks 60%' };
    expect(addressedRules(ofSome, nothing, 'your').map(profileFieldOf)).toEqual([
      '/app/student/profile?step=2#field-nationality',
    ]);
    const studies = `${STEP_3}educationSummaries.0.level_of_education`;
    expect(fields).toEqual(['/app/student/profile?step=2#field-dob', studies]);
    expect(profileFieldOf(levelRule('Post Graduate', [], { day, isIntake: true }, 'your'))).toBe(studies);
  });

  it('whoever reads it: the words of its text decide nothing', () => {
    const asked = { ...NO_SCORES, ieltsOverall: 6.5 };
    expect(eligibilityOf(asked, {}, 'their').english[0]?.lacks).toEqual(
      eligibilityOf(asked, {}, 'your').english[0]?.lacks,
    );
  });
});

describe('a rule names no field', () => {
  const lacks = (rules: readonly { lacks?: unknown }[]) => rules.flatMap((rule) => rule.lacks ?? []);

  it('where it is judged, also where a report has ended', () => {
    const asked = { ...NO_SCORES, ieltsOverall: 6.5, gre: 310, gmat: 650 };
    const ended = { ielts: { overall: 7, lowest: 6 }, gre: 300, expired: { IELTS: '2026-01-01' } };
    const { english, others } = eligibilityOf(asked, ended);
    expect([...english, ...others].map(({ verdict }) => verdict)).toEqual(['not met', 'not met']);
    expect(lacks([...english, ...others])).toEqual([]);
  });

  it('where the university decides, and where nothing the student enters could answer', () => {
    const own = {
      ...nothing,
      schooling: [
        { ...education('Bachelors'), fieldOfStudy: 'art', subjects: 'Art', cgpa: 7, cgpa_scale: '10' as const },
      ],
    };
    const otherScale = { ...NO_MARKS, minCgpa: 3, cgpaScale: '4', subjectsNeeded: 'Physics' };
    const rules = marksRules(otherScale, own, 'your');
    expect(rules.map(({ rule, verdict }) => [rule, verdict])).toEqual([
      ['Marks', 'unknown'],
      ['Subjects', 'unknown'],
    ]);
    expect(lacks(rules)).toEqual([]);
    const unnamed = alsoAskedText([
      { is: 'field', names: [], related: false },
      { is: 'subjects', names: [], any: false },
    ]);
    const asked = alsoAskedRules({ level: 'Post Graduate', alsoAsked: unnamed }, nothing, 'your');
    expect(asked.map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown']);
    expect(lacks(asked)).toEqual([]);
  });
});
