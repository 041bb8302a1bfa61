import type { Viewer } from '@/lib/auth/viewer';
import { type ApplicationStatus, isEnd } from '@/lib/domain/application-status';
import { Application } from '@/models/application';
import { SavedCourse } from '@/models/saved-course';

/** Something a student can do now. `href` is inside the student's area. */
export interface NextStep {
  kind: 'documents' | 'offer' | 'apply' | 'search' | 'wait';
  title: string;
  text: string;
  action: string;
  href: string;
}

interface ApplicationState {
  id: string;
  course: string;
  university: string;
  status: ApplicationStatus;
  /** What was said at the last move. */
  reason: string;
}

/** A student's situation, as far as the next steps depend on it. */
export interface Situation {
  applications: readonly ApplicationState[];
  /** The country of each saved course without an application, newest first. */
  savedNotApplied: readonly string[];
}

/** What the student should do next, the most pressing first; never empty. */
export async function nextSteps(viewer: Viewer): Promise<NextStep[]> {
  const [applications, saved] = await Promise.all([
    Application.find({ userId: viewer.userId }, 'courseId course university status history').sort({ _id: -1 }).lean(),
    SavedCourse.find({ userId: viewer.userId }, 'courseId country').sort({ _id: -1 }).lean(),
  ]);
  const applied = new Set(applications.map(({ courseId }) => String(courseId)));
  return stepsFor({
    applications: applications.map(({ _id, course, university, status, history }) => ({
      id: String(_id),
      course,
      university,
      status,
      reason: history.at(-1)?.reason ?? '',
    })),
    savedNotApplied: saved.filter(({ courseId }) => !applied.has(String(courseId))).map(({ country }) => country),
  });
}

/** The rule: what others wait for comes first, then offers, then what moves the student's own plans on. */
export function stepsFor({ applications, savedNotApplied }: Situation): NextStep[] {
  const steps = [
    ...applications.filter(({ status }) => status === 'Documents Requested').map(documentsStep),
    ...applications.filter(({ status }) => status === 'Offer Received').map(offerStep),
    ...applications.filter(({ status }) => status === 'Conditional Offer').map(conditionStep),
  ];
  const [country] = savedNotApplied;
  if (country) steps.push(savedStep(savedNotApplied.length, country));
  else if (applications.length === 0) steps.push(SEARCH);
  return steps.length ? steps : [waitStep(applications.filter(({ status }) => !isEnd(status)).length)];
}

function documentsStep({ id, course, university, reason }: ApplicationState): NextStep {
  return {
    kind: 'documents',
    title: 'Documents are needed',
    text: `${course} at ${university}: ${reason}`,
    action: 'See what is asked for',
    href: timeline(id),
  };
}

function offerStep({ id, course, university }: ApplicationState): NextStep {
  return {
    kind: 'offer',
    title: 'You have an offer to answer',
    text: `${university} offers you a place in ${course}.`,
    action: 'Look at the offer',
    href: timeline(id),
  };
}

function conditionStep({ id, course, university, reason }: ApplicationState): NextStep {
  return {
    kind: 'offer',
    title: 'An offer has conditions to meet',
    text: `${course} at ${university}${reason ? `: ${reason}` : '.'}`,
    action: 'Look at the conditions',
    href: timeline(id),
  };
}

function savedStep(count: number, country: string): NextStep {
  return {
    kind: 'apply',
    title:
      count === 1
        ? 'Apply to the course you saved'
        : `Apply to one of your ${count.toLocaleString('en-GB')} saved courses`,
    text: 'Saving keeps a course at hand. Your place in an intake starts with an application.',
    action: 'See saved courses',
    href: `/app/student/saved-applications?country=${encodeURIComponent(country)}`,
  };
}

const SEARCH: NextStep = {
  kind: 'search',
  title: 'Find your first course',
  text: 'Search by subject, university or country, and narrow it down by intake, level and English score.',
  action: 'Search courses',
  href: '/app/student/search-course',
};

function waitStep(open: number): NextStep {
  return {
    kind: open ? 'wait' : 'search',
    title: open ? 'Nothing to do right now' : 'Look for another course',
    text: open
      ? `${open === 1 ? 'Your application is' : `Your ${open} open applications are`} being worked on. We tell you as soon as one moves.`
      : 'None of your applications is open any more. Other courses may still have a place for you.',
    action: open ? 'See my applications' : 'Search courses',
    href: open ? '/app/student/my-applications' : '/app/student/search-course',
  };
}

const timeline = (id: string) => `/app/student/my-applications/${id}`;
