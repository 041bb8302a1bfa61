import { describe, expect, it } from 'vitest';
import { profileFieldOf } from '@/components/eligibility/profile-field';
import { alsoAskedText } from '@/lib/domain/requirements/also-asked';
import { addressedRules } from '@/lib/engines/eligibility/addressed';
import { alsoAskedRules } from '@/lib/engines/eligibility/also-asked';
import { levelRule } from '@/lib/engines/eligibility/entry';
import { compared } from '@/lib/engines/eligibility/one-score';

const day = '2027-09-01';
const nothing = { scores: {}, schooling: [], day, isIntake: true, gradeRules: [] };

describe('a rule that lacks something of the student', () => {
  it('has the field of the profile that would make it known', () => {
    const level = levelRule('Post Graduate', [], { day, isIntake: true }, 'your');
    expect(profileFieldOf(level)).toBe('/app/student/profile?step=3#field-educationSummaries.0.level_of_education');
    const ielts = { rule: 'IELTS', ...compared('IELTS 6.5 needed', 6.5, null, 'yours', 1) };
    expect(profileFieldOf(ielts)).toBe('/app/student/profile?step=3#field-taken.ielts');
    const asked = { level: 'Post Graduate', alsoAsked: alsoAskedText([{ is: 'age', least: 18 }, { is: 'master' }]) };
    const fields = alsoAskedRules(asked, nothing, 'your').map(profileFieldOf);
    const ofSome = { level: 'Post Graduate', alsoAsked: 'for applicants from India: marks 60%' };
    expect(addressedRules(ofSome, nothing, 'your').map(profileFieldOf)).toEqual([
      '/app/student/profile?step=2#field-nationality',
    ]);
    expect(fields).toEqual([
      '/app/student/profile?step=2#field-dob',
      '/app/student/profile?step=3#field-educationSummaries.0.level_of_education',
    ]);
  });

  it('has none where the university decides, where it is judged, and in texts about others', () => {
    const rule = {
      rule: 'Field of study',
      verdict: 'unknown' as const,
      text: 'The text asks for law, yours art: the university decides',
    };
    expect(profileFieldOf(rule)).toBeNull();
    expect(profileFieldOf({ rule: 'IELTS', ...compared('IELTS 6.5 needed', 6.5, 6, 'yours', 1) })).toBeNull();
    expect(profileFieldOf({ rule: 'IELTS', ...compared('IELTS 6.5 needed', 6.5, null, 'theirs', 1) })).toBeNull();
  });
});
