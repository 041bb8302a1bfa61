import type { SuggestionView } from '@/lib/contract/people/student-desk';
import { type ApplicationStatus, isEnd } from '@/lib/domain/applications/application-status';
import type { ApplicationRecord } from '@/models/application';
import type { SavedCourseRecord } from '@/models/saved-course';

/** Something a student can do now. `href` is inside the student's area. */
export interface NextStep {
  kind: 'documents' | 'offer' | 'profile' | 'suggested' | 'apply' | 'search' | 'wait';
  title: string;
  text: string;
  action: string;
  href: string;
}

interface ApplicationState {
  id: string;
  course: string;
  university: string;
  country: string;
  status: ApplicationStatus;
  /** What was said at the last move. */
  reason: string;
}

/** A student's situation, as far as the next steps depend on it. */
export interface Situation {
  applications: readonly ApplicationState[];
  isProfileComplete: boolean;
  /** How many courses are saved. */
  saved: number;
  /** The country of each saved course without an application, newest first. */
  savedNotApplied: readonly string[];
  /** Courses that staff suggested and that are neither saved nor applied for, the newest first. */
  suggested?: readonly { courseId: string; course: string; university: string; byName: string }[];
}

/** How many suggestions are steps at the same time. */
const MOST_SUGGESTED = 2;

/** What is stored of a student, as far as the next steps depend on it; lists are newest first. */
export interface StoredSituation {
  applications: readonly Pick<
    ApplicationRecord,
    '_id' | 'courseId' | 'course' | 'university' | 'country' | 'status' | 'history'
  >[];
  saved: readonly Pick<SavedCourseRecord, 'courseId' | 'country'>[];
  isProfileComplete: boolean;
  suggestions: readonly SuggestionView[];
}

/** What the student should do next, the most pressing first; never empty. */
export function nextSteps({ applications, saved, isProfileComplete, suggestions }: StoredSituation): NextStep[] {
  const applied = new Set(applications.map(({ courseId }) => String(courseId)));
  const chosen = new Set([...applied, ...saved.map(({ courseId }) => String(courseId))]);
  return stepsFor({
    applications: applications.map(({ _id, course, university, country, status, history }) => ({
      id: String(_id),
      course,
      university,
      country,
      status,
      reason: history.at(-1)?.reason ?? '',
    })),
    isProfileComplete,
    saved: saved.length,
    savedNotApplied: saved.filter(({ courseId }) => !applied.has(String(courseId))).map(({ country }) => country),
    suggested: suggestions
      .filter(({ course }) => !chosen.has(course._id))
      .map(({ course: { _id, course, university }, byName }) => ({ courseId: _id, course, university, byName })),
  });
}

/** The rule: what others wait for comes first, then offers, then what moves the student's own plans on, in the order of the journey. */
export function stepsFor(situation: Situation): NextStep[] {
  const { applications, isProfileComplete, saved, savedNotApplied, suggested = [] } = situation;
  const steps = [
    ...applications.filter(({ status }) => status === 'Documents Requested').map(documentsStep),
    ...applications.filter(({ status }) => status === 'Offer Received').map(offerStep),
    ...applications.filter(({ status }) => status === 'Conditional Offer').map(conditionStep),
  ];
  steps.push(...suggested.slice(0, MOST_SUGGESTED).map(suggestedStep));
  if (!isProfileComplete) steps.push(PROFILE);
  const [country] = savedNotApplied;
  if (country) steps.push(savedStep(savedNotApplied.length, saved, country));
  else if (applications.length === 0 && !suggested.length) steps.push(SEARCH);
  return steps.length ? steps : [waitStep(applications.filter(({ status }) => !isEnd(status)))];
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

function suggestedStep({
  courseId,
  course,
  university,
  byName,
}: NonNullable<Situation['suggested']>[number]): NextStep {
  return {
    kind: 'suggested',
    title: `${byName} suggests a course`,
    text: `${course} at ${university}. Save it, or apply when you are ready.`,
    action: 'Look at the course',
    href: `/app/student/view-application/${courseId}`,
  };
}

function savedStep(count: number, of: number, country: string): NextStep {
  return {
    kind: 'apply',
    title: of === 1 ? 'Apply to the course you saved' : 'Apply to a course you saved',
    text: `${savedText(count, of)} Your place in an intake starts with an application.`,
    action: 'See saved courses',
    href: `/app/student/saved-applications${tabOf(country)}`,
  };
}

/** The same total as the counter of saved courses beside it. */
function savedText(count: number, of: number): string {
  if (count === of)
    return of === 1 ? 'You have not applied to it yet.' : `You have not applied to any of the ${of} yet.`;
  return `${count} of your ${of} saved courses ${count === 1 ? 'has' : 'have'} no application yet.`;
}

const PROFILE: NextStep = {
  kind: 'profile',
  title: 'Complete your profile',
  text: 'Universities ask for it with every application: your education, your passport and your documents.',
  action: 'Open profile',
  href: '/app/student/profile',
};

const SEARCH: NextStep = {
  kind: 'search',
  title: 'Find your first course',
  text: 'Search by subject, university or country, and narrow it down by intake, level and English score.',
  action: 'Search courses',
  href: '/app/student/search-course',
};

/** @param open newest first. */
function waitStep(open: readonly ApplicationState[]): NextStep {
  const [newest] = open;
  if (!newest) {
    return {
      kind: 'search',
      title: 'Look for another course',
      text: 'None of your applications is open any more. Other courses may still have a place for you.',
      action: 'Search courses',
      href: '/app/student/search-course',
    };
  }
  return {
    kind: 'wait',
    title: 'Nothing to do right now',
    text: `${open.length === 1 ? 'Your application is' : `Your ${open.length} open applications are`} being worked on. You get a notification as soon as something changes.`,
    action: 'See my applications',
    href: `/app/student/my-applications${tabOf(newest.country)}`,
  };
}

const timeline = (id: string) => `/app/student/my-applications/${id}`;
const tabOf = (country: string) => `?country=${encodeURIComponent(country)}`;
