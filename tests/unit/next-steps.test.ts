import { describe, expect, it } from 'vitest';
import { journeySteps } from '@/app/app/student/(dashboard)/_parts/journey-steps';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import type { MoveFacts } from '@/lib/domain/applications/move-facts';
import { nextMove } from '@/lib/domain/applications/next-move';
import { stepsFor } from '@/lib/services/desk/dashboards/next-steps';

const TODAY = '2026-11-26';

/** As the student sees it: what comes next is the rule's own answer. */
function application(id: string, status: ApplicationStatus, given: Partial<MoveFacts> = {}) {
  const facts: MoveFacts = {
    applicationStatus: status,
    studentName: 'Priya',
    university: 'Douglas College',
    items: [],
    offer: null,
    depositIsDue: false,
    interview: null,
    missingYes: null,
    startRequest: null,
    startIsKnown: true,
    handler: { kind: 'staff', agency: '' },
    ...given,
  };
  const about = { id, course: 'Nursing', university: 'Douglas College', country: 'UK', status };
  return { ...about, move: nextMove(facts, { role: 'student', handles: false }, TODAY) };
}
const asked = (label: string, dueOn: string | null) => ({ items: [{ label, state: 'requested' as const, dueOn }] });
const stepsOf = (given: Partial<Parameters<typeof stepsFor>[0]>) =>
  stepsFor({ applications: [], isProfileComplete: true, saved: 0, savedNotApplied: [], ...given });
const kinds = (given: Parameters<typeof stepsOf>[0]) => stepsOf(given).map(({ kind }) => kind);

describe('what to do next', () => {
  it('is to search, for a student with nothing yet', () => {
    const [step, ...others] = stepsOf({});
    expect(step).toMatchObject({ kind: 'search', href: '/app/student/search-course' });
    expect(others).toEqual([]);
  });

  it('puts what has a day in the order of days, before what has none, and all of it before saved courses', () => {
    const offer = { conditional: false, deposit: null, currency: '', depositBy: null, reply: null };
    const applications = [
      application('1', 'Pending', { missingYes: 'student' }),
      application('2', 'Offer Received', { offer: { ...offer, replyBy: '2026-12-20' } }),
      application('3', 'Documents Requested', asked('A clear scan of the passport', '2026-12-04')),
      application('4', 'Under Review'),
    ];
    const steps = stepsOf({ applications, saved: 2, savedNotApplied: ['UK', 'Canada'] });
    expect(steps.map(({ href }) => href)).toEqual([
      '/app/student/my-applications/3',
      '/app/student/my-applications/2',
      '/app/student/my-applications/1',
      '/app/student/saved-applications?country=UK',
    ]);
    expect(steps[0]).toMatchObject({ title: 'Send the requested items by 4 Dec 2026, in 8 days' });
    expect(steps[0]?.text).toContain('A clear scan of the passport');
  });

  it('is to wait while others work on it, and to search again when all has ended', () => {
    expect(kinds({ applications: [application('1', 'Submitted')], savedNotApplied: [] })).toEqual(['wait']);
    expect(kinds({ applications: [application('1', 'Rejected')], savedNotApplied: [] })).toEqual(['search']);
  });

  it('says who acts where one application is with others', () => {
    const [step] = stepsOf({ applications: [application('1', 'Submitted')] });
    expect(step?.text).toMatch(/^Nursing at Douglas College\. The university decides\./);
  });

  it('congratulates who is enrolled, and never sends them to look for a course', () => {
    const applications = [application('1', 'Enrolled'), application('2', 'Rejected'), application('3', 'Withdrawn')];
    const given = { applications, saved: 3, savedNotApplied: ['UK'], isProfileComplete: false };
    expect(stepsOf(given)).toMatchObject([{ kind: 'enrolled', href: '/app/student/my-applications/1' }]);
  });

  it('counts only open applications as worked on', () => {
    const applications = [application('1', 'Submitted'), application('2', 'Pending'), application('3', 'Withdrawn')];
    expect(stepsOf({ applications })[0]?.text).toContain('2 open applications');
  });

  it('opens the country of the newest application that is still open', () => {
    const applications = [
      { ...application('2', 'Withdrawn'), country: 'Canada' },
      { ...application('1', 'Submitted'), country: 'Australia' },
    ];
    expect(stepsOf({ applications })[0]?.href).toBe('/app/student/my-applications?country=Australia');
  });

  it('names the same number of saved courses as the counter above it', () => {
    const textOf = (saved: number, left: number) =>
      stepsOf({ saved, savedNotApplied: Array(left).fill('UK') }).find(({ kind }) => kind === 'apply')?.text;
    expect(textOf(8, 4)).toMatch(/^4 of your 8 saved courses have no application yet\./);
    expect(textOf(8, 1)).toMatch(/^1 of your 8 saved courses has no application yet\./);
    expect(textOf(8, 8)).toMatch(/^You have not applied to any of the 8 yet\./);
    expect(textOf(1, 1)).toMatch(/^You have not applied to it yet\./);
  });

  it('is the same step as the journey shows as the one of now, for a student with nothing yet', () => {
    const facts = { hasFound: false, hasApplied: false, hasMoved: false, hasTalked: false };
    for (const situation of [{}, { isProfileComplete: false }, { isProfileComplete: false, hasScores: false }]) {
      const [first] = stepsOf(situation);
      const known = { ...facts, profileComplete: !('isProfileComplete' in situation) };
      const now = journeySteps(known, first?.href).find(({ state }) => state === 'now');
      expect(now?.href).toBe(first?.href);
    }
    const [scores] = stepsOf({ isProfileComplete: false, hasScores: false, saved: 1, savedNotApplied: ['UK'] });
    expect(scores?.kind).toBe('scores');
    const saved = { ...facts, profileComplete: false, hasFound: true };
    expect(journeySteps(saved, scores?.href).find(({ state }) => state === 'now')?.label).toBe('Complete profile');
  });

  it('begins with what is easy, for a new student: a course, then the scores, and only then the whole profile', () => {
    const start = { isProfileComplete: false, hasScores: false };
    expect(kinds(start)).toEqual(['search', 'scores', 'profile']);
    expect(kinds({ ...start, saved: 1, savedNotApplied: ['UK'] })).toEqual(['scores', 'profile', 'apply']);
    expect(kinds({ ...start, hasScores: true })).toEqual(['search', 'profile']);
  });
});

describe('the journey', () => {
  const states = (facts: Parameters<typeof journeySteps>[0]) => journeySteps(facts).map(({ state }) => state);

  it('stands at the first step that is not done, whatever came later', () => {
    expect(
      states({ profileComplete: false, hasFound: true, hasApplied: true, hasMoved: true, hasTalked: false }),
    ).toEqual(['done', 'now', 'done', 'done', 'done', 'next']);
    const applied = { profileComplete: true, hasFound: true, hasApplied: true, hasMoved: true };
    expect(states({ ...applied, hasTalked: false }).at(-1)).toBe('now');
    expect(new Set(states({ ...applied, hasTalked: true }))).toEqual(new Set(['done']));
    // An application that no one has looked at yet was not tracked.
    expect(states({ ...applied, hasMoved: false, hasTalked: false }).slice(-3)).toEqual(['done', 'now', 'next']);
  });
});
