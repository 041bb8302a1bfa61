import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { MONTHS, type Month } from '@/lib/domain/courses/course';
import type { Role } from '@/lib/domain/roles';
import { type Intake, lastIntake, monthsUntil, nextIntake, pickCourse } from './applications/course-picks';
import { journeyTo, type Step } from './applications/journeys';
import { APPLICATION_PLANS, type ApplicationPlan, SAVED_PICKS } from './applications/plans';
import { daysBefore } from './dates';
import { type DemoPeople, demoPeople, PERSONAS } from './people';
import type { DemoAccount } from './people/types';

/** One entry of an application's history, oldest first; the first is 'Pending' by the user who applied. */
interface DemoStatusMove {
  status: ApplicationStatus;
  /** E-mail address of the one who moved it. */
  by: string;
  byRole: Role;
  byName: string;
  reason: string;
  at: Date;
}

export interface DemoApplication {
  /** The student's e-mail address. */
  applicant: string;
  applicantName: string;
  /** The agent's e-mail address where an agent added the student, else null. */
  agent: string | null;
  /** One of the courses given to `demoApplications`, by reference. */
  course: CourseDraft;
  year: number;
  month: Month;
  status: ApplicationStatus;
  history: DemoStatusMove[];
  createdOn: Date;
}

export interface DemoSavedCourse {
  /** The student's e-mail address. */
  student: string;
  course: CourseDraft;
  createdOn: Date;
}

/** Who looks after applications to a country. */
const COUNSELLORS: Record<Country, string> = {
  Canada: PERSONAS.team,
  Australia: 'kavya.nair@example.com',
  'New Zealand': 'kavya.nair@example.com',
  USA: 'emily.carter@example.com',
  UK: 'emily.carter@example.com',
  Singapore: 'emily.carter@example.com',
};

/** Months between now and the start of studies, where the student isn't enrolled yet. */
const MONTHS_AHEAD = 2;
/** Statuses of students whose studies begin soon, within so many months. */
const LATE_STATUSES: readonly ApplicationStatus[] = ['Accepted', 'Visa Applied', 'Visa Approved', 'Visa Refused'];
const SOON = 6;
/** Days from applying to enrolling, and the day of the month on which people enrol. */
const DAYS_TO_ENROL = 150;
const ENROLMENT_DAY = 5;

/**
 * Applications of the persona (the first eight) and of other students to courses of the list, the same for the same
 * list and `now`. No student applies to a course twice. Intakes lie ahead, but for students who are enrolled.
 * Throws a RangeError when the list has no course of one of the six countries left.
 */
export function demoApplications(now: Date, courses: readonly CourseDraft[]): DemoApplication[] {
  const people = demoPeople(now);
  const taken = new Set<CourseDraft>();
  return APPLICATION_PLANS.map((plan, index) => {
    const course = pickCourse(courses, plan.pick, taken, (candidate) => suits(plan, candidate, now));
    taken.add(course);
    return applicationOf(plan, course, index, people, now);
  });
}

/** The persona's eight saved courses, some of which the persona then applied to, oldest first. */
export function demoSavedCourses(now: Date, courses: readonly CourseDraft[]): DemoSavedCourse[] {
  const taken = new Set<CourseDraft>();
  return SAVED_PICKS.map((pick, index) => {
    const course = pickCourse(courses, pick, taken);
    taken.add(course);
    return { student: PERSONAS.student, course, createdOn: daysBefore(now, 178 - index * 22, index) };
  });
}

function suits({ status }: ApplicationPlan, { admissionIntake }: CourseDraft, now: Date): boolean {
  return !LATE_STATUSES.includes(status) || monthsUntil(nextIntake(admissionIntake, now, MONTHS_AHEAD), now) <= SOON;
}

function applicationOf(
  plan: ApplicationPlan,
  course: CourseDraft,
  index: number,
  people: DemoPeople,
  now: Date,
): DemoApplication {
  const { applicant, status } = plan;
  const student = people.students.find(({ email }) => email === applicant);
  if (!student) throw new Error(`No student ${applicant}`);
  const applying = people.agents.find(({ email }) => email === student.addedBy) ?? student;
  const counsellor = people.staff.find(({ email }) => email === COUNSELLORS[course.country]);
  if (!counsellor) throw new Error(`No counsellor for ${course.country}`);
  const isEnrolled = status === 'Enrolled';
  const intake = isEnrolled
    ? lastIntake(course.admissionIntake, now)
    : nextIntake(course.admissionIntake, now, MONTHS_AHEAD);
  const moments = isEnrolled
    ? enrolmentPeriod(intake)
    : { from: daysBefore(now, plan.startedDaysAgo, index % 9), to: now };
  const steps = journeyTo(status, course.country, index);
  const history = steps.map((step, position) => {
    const at = momentOf(position, isEnrolled ? steps.length - 1 : steps.length, moments);
    return moveOf(step, isApplicantsMove(step) ? applying : counsellor, at);
  });
  return {
    applicant,
    applicantName: student.name,
    agent: student.addedBy,
    course,
    ...intake,
    status,
    history,
    createdOn: moments.from,
  };
}

function isApplicantsMove({ status }: Step): boolean {
  return status === 'Pending' || status === 'Withdrawn';
}

/** From applying to the first days on campus. */
function enrolmentPeriod({ year, month }: Intake): { from: Date; to: Date } {
  const to = new Date(Date.UTC(year, MONTHS.indexOf(month), ENROLMENT_DAY, 9));
  return { from: daysBefore(to, DAYS_TO_ENROL), to };
}

/** Step `position` when `parts` equal parts lie between the two moments. */
function momentOf(position: number, parts: number, { from, to }: { from: Date; to: Date }): Date {
  return new Date(from.getTime() + ((to.getTime() - from.getTime()) * position) / parts);
}

function moveOf({ status, reason }: Step, { email, role, name }: DemoAccount, at: Date): DemoStatusMove {
  return { status, by: email, byRole: role, byName: name, reason, at };
}
