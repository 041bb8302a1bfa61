import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, REASON_NEEDED } from '@/lib/domain/applications/application-status';
import { movesFrom } from '@/lib/domain/applications/moves-from';
import { MONTHS } from '@/lib/domain/courses/course';
import { type DemoApplication, demoApplications, demoSavedCourses } from '@/scripts/demo/applications';
import { demoCourses } from '@/scripts/demo/courses';
import { demoActivities, demoEnquiries, demoMessages, demoNotifications } from '@/scripts/demo/messages';
import { demoPeople, PERSONAS } from '@/scripts/demo/people';

const courses = [...demoCourses()];
/** An ordinary day, the first and the last of a year, and a leap day. */
const MOMENTS = ['2026-11-20T12:00:00Z', '2027-01-01T00:30:00Z', '2027-12-31T23:30:00Z', '2028-02-29T12:00:00Z'].map(
  (moment) => new Date(moment),
);

describe.each(MOMENTS)('demo applications on %s', (now) => {
  const applications = demoApplications(now, courses);
  const persona = applications.filter(({ applicant }) => applicant === PERSONAS.student);

  it('are six to eight of the persona in at least four countries and statuses, and about 40 in all', () => {
    expect(persona.length).toBeGreaterThanOrEqual(6);
    expect(persona.length).toBeLessThanOrEqual(8);
    expect(new Set(persona.map(({ course }) => course.country)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(persona.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6);
    expect(applications.length).toBeGreaterThanOrEqual(40);
  });

  it('show every status', () => {
    const shown = new Set(applications.map(({ status }) => status));
    const missing = APPLICATION_STATUSES.filter((status) => !shown.has(status));
    expect(missing, 'Add an application at it to scripts/demo/data/applications.json.').toEqual([]);
  });

  it('begin as Pending and move only where the table of moves lets that person, to the status they have', () => {
    for (const { history, status } of applications) {
      expect(history[0]?.status).toBe('Pending');
      expect(history.at(-1)?.status).toBe(status);
      for (const [index, move] of history.entries()) {
        const before = history[index - 1];
        if (before) expect(movesFrom(before.status, move.byRole)).toContain(move.status);
      }
    }
  });

  it('give a reason where one is needed', () => {
    for (const { status, reason } of applications.flatMap(({ history }) => history)) {
      if (REASON_NEEDED.includes(status)) expect(reason).not.toBe('');
    }
  });

  it('moved one step after the other, after the student registered and before now', () => {
    const { students } = demoPeople(now);
    for (const { applicant, status, history, createdOn } of applications) {
      const moments = [
        students.find(({ email }) => email === applicant)?.createdOn,
        ...history.map(({ at }) => at),
        now,
      ];
      const times = moments.map((moment) => moment?.getTime() ?? Number.NaN);
      const which = `${applicant}, ${status}: fewer startedDaysAgo, if it begins before the student registered`;
      expect(times, which).toEqual([...times].sort((a, b) => a - b));
      expect(history[0]?.at).toEqual(createdOn);
    }
  });

  it('are for an intake of the course that has not begun, unless the student is enrolled', () => {
    for (const { course, year, month, status } of applications) {
      expect(course.admissionIntake.split(' ')).toContain(month);
      const monthsAhead = (year - now.getUTCFullYear()) * 12 + MONTHS.indexOf(month) - now.getUTCMonth();
      if (status === 'Enrolled') expect(monthsAhead).toBeLessThan(0);
      else expect(monthsAhead).toBeGreaterThan(0);
      expect(year).toBeLessThanOrEqual(now.getUTCFullYear() + 2);
    }
  });

  it('were made by the student or by the agent who added the student', () => {
    const { students } = demoPeople(now);
    for (const { applicant, agent, history } of applications) {
      const student = students.find(({ email }) => email === applicant);
      expect(agent).toBe(student?.addedBy);
      expect(history[0]?.by).toBe(student?.addedBy ?? applicant);
      expect(student?.isVerified || agent !== null).toBe(true);
    }
  });

  it('are for courses of the list, none twice, no samples', () => {
    const applied = applications.map(({ course }) => course);
    expect(new Set(applied).size).toBe(applied.length);
    for (const course of applied) {
      expect(courses).toContain(course);
      expect(course.forSample).toBe(false);
    }
  });
});

describe('demo stories of the persona', () => {
  const now = MOMENTS[0] as Date;
  const applications = demoApplications(now, courses);
  const saved = demoSavedCourses(now, courses);

  it('are the same for the same moment and courses', () => {
    expect(demoApplications(now, courses)).toEqual(applications);
    expect(demoNotifications(now, applications)).toEqual(demoNotifications(now, applications));
  });

  it('work with a catalogue of a few hundred courses, and say so when a country has none', () => {
    expect(demoApplications(now, [...demoCourses(700)])).toHaveLength(applications.length);
    expect(() =>
      demoApplications(
        now,
        courses.filter(({ country }) => country !== 'UK'),
      ),
    ).toThrow('No course in UK');
  });

  it('hold eight different saved courses', () => {
    expect(new Set(saved.map(({ course }) => course)).size).toBe(8);
  });

  it('hold two or three conversations with the team, ten messages and more, in order, some unread', () => {
    const messages = demoMessages(now);
    const partners = new Set(messages.flatMap(({ from, to }) => [from, to]).filter((who) => who !== PERSONAS.student));
    const team = demoPeople(now).staff.filter(({ role }) => role === 'team');
    expect(partners.size).toBeGreaterThanOrEqual(2);
    for (const partner of partners) {
      expect(team.map(({ email }) => email)).toContain(partner);
      const times = messages
        .filter(({ from, to }) => from === partner || to === partner)
        .map(({ createdOn }) => +createdOn);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThan(+now);
    }
    expect(messages.length).toBeGreaterThanOrEqual(10);
    expect(messages.filter(({ readOn }) => readOn === null).every(({ to }) => to === PERSONAS.student)).toBe(true);
    expect(messages.some(({ readOn }) => readOn === null)).toBe(true);
  });

  it('tell of every move that somebody else made, newest first, the old ones read', () => {
    const notices = demoNotifications(now, applications);
    expectNewestFirst(notices);
    for (const { course, status } of applications.filter(isStaffMoved)) {
      const told = `Your application to ${course.course} at ${course.university} is now: ${status}.`;
      expect(notices.map(({ notification }) => notification)).toContain(told);
    }
    expect(notices.some(({ readOn }) => readOn === null) && notices.some(({ readOn }) => readOn !== null)).toBe(true);
  });

  it('log each application and saved course, newest first', () => {
    const activities = demoActivities(now, applications, saved);
    expectNewestFirst(activities);
    expect(activities.filter(({ activity }) => activity.startsWith('You applied to'))).toHaveLength(8);
    expect(
      activities.filter(({ activity }) => activity.startsWith('You saved ') && activity.includes(' at ')),
    ).toHaveLength(8);
  });

  it('include twelve enquiries of different people, newest first, from both sources', () => {
    const enquiries = demoEnquiries(now);
    expect(enquiries).toHaveLength(12);
    expect(new Set(enquiries.map(({ email }) => email)).size).toBe(12);
    expect(new Set(enquiries.map(({ source }) => source)).size).toBe(2);
    expectNewestFirst(enquiries);
  });
});

function isStaffMoved({ applicant, history }: DemoApplication): boolean {
  return applicant === PERSONAS.student && history.at(-1)?.byRole === 'team';
}

function expectNewestFirst(entries: readonly { createdOn: Date }[]): void {
  const times = entries.map(({ createdOn }) => createdOn.getTime());
  expect(times).toEqual([...times].sort((a, b) => b - a));
}
