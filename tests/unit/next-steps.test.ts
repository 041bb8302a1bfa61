import { describe, expect, it } from 'vitest';
import { journeySteps } from '@/app/app/student/(dashboard)/_parts/journey-steps';
import type { ApplicationStatus } from '@/lib/domain/application-status';
import { stepsFor } from '@/lib/services/dashboards/next-steps';

const application = (id: string, status: ApplicationStatus, reason = '') => ({
  id,
  course: 'Nursing',
  university: 'Douglas College',
  status,
  reason,
});
const kinds = (...given: Parameters<typeof stepsFor>) => stepsFor(...given).map(({ kind }) => kind);

describe('what to do next', () => {
  it('is to search, for a student with nothing yet', () => {
    const [step, ...others] = stepsFor({ applications: [], savedNotApplied: [] });
    expect(step).toMatchObject({ kind: 'search', href: '/app/student/search-course' });
    expect(others).toEqual([]);
  });

  it('puts requested documents before offers, and offers before saved courses', () => {
    const applications = [
      application('1', 'Conditional Offer'),
      application('2', 'Offer Received'),
      application('3', 'Documents Requested', 'A clear scan of the passport.'),
      application('4', 'Under Review'),
    ];
    const steps = stepsFor({ applications, savedNotApplied: ['UK', 'Canada'] });
    expect(steps.map(({ href }) => href)).toEqual([
      '/app/student/my-applications/3',
      '/app/student/my-applications/2',
      '/app/student/my-applications/1',
      '/app/student/saved-applications?country=UK',
    ]);
    expect(steps[0]?.text).toContain('A clear scan of the passport.');
  });

  it('is to wait while others work on it, and to search again when all has ended', () => {
    expect(kinds({ applications: [application('1', 'Submitted')], savedNotApplied: [] })).toEqual(['wait']);
    expect(kinds({ applications: [application('1', 'Rejected')], savedNotApplied: [] })).toEqual(['search']);
  });

  it('counts only open applications as worked on', () => {
    const applications = [application('1', 'Submitted'), application('2', 'Pending'), application('3', 'Withdrawn')];
    expect(stepsFor({ applications, savedNotApplied: [] })[0]?.text).toContain('2 open applications');
  });
});

describe('the journey', () => {
  const states = (facts: Parameters<typeof journeySteps>[0]) => journeySteps(facts).map(({ state }) => state);

  it('stands at the first step that is not done, whatever came later', () => {
    expect(states({ profileComplete: false, hasFound: true, hasApplied: true })).toEqual([
      'done',
      'now',
      'done',
      'done',
      'done',
      'next',
    ]);
    expect(states({ profileComplete: true, hasFound: true, hasApplied: true }).at(-1)).toBe('now');
  });
});
