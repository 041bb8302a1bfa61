import type { SuggestionView } from '@/lib/contract/people/student-desk';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { universityWords } from '@/lib/domain/applications/course-words';
import { moveFactsOf } from '@/lib/domain/applications/move-facts';
import { type NextAction, type NextMove, nextMove } from '@/lib/domain/applications/next-move';
import { COURSE_PAGE, SAVED_COURSES } from '@/lib/domain/areas';
import type { ApplicationRecord } from '@/models/application';
import type { SavedCourseRecord } from '@/models/saved-course';

/** Something a student can do now. `href` is inside the student's area. */
export interface NextStep {
  kind: NextAction | 'profile' | 'scores' | 'suggested' | 'apply' | 'search' | 'wait' | 'enrolled';
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
  /** Null at an end. */
  move: NextMove | null;
}

/** A student's situation, as far as the next steps depend on it. */
export interface Situation {
  applications: readonly ApplicationState[];
  isProfileComplete: boolean;
  /** Whether marks or a test are known, so that courses can be judged; unsaid counts as known. */
  hasScores?: boolean;
  /** How many courses are saved. */
  saved: number;
  /** The country of each saved course without an application, newest first. */
  savedNotApplied: readonly string[];
  /** Courses that staff suggested and that are neither saved nor applied for, the newest first. */
  suggested?: readonly { courseId: string; course: string; university: string; byName: string }[];
}

/** The one good end. */
const ENROLLED: ApplicationStatus = 'Enrolled';

/** How many suggestions are steps at the same time. */
const MOST_SUGGESTED = 2;

/** What is stored of a student, as far as the next steps depend on it; lists are newest first. */
export interface StoredSituation {
  applications: readonly ApplicationRecord[];
  saved: readonly Pick<SavedCourseRecord, 'courseId' | 'country'>[];
  isProfileComplete: boolean;
  hasScores?: boolean;
  suggestions: readonly SuggestionView[];
}

/**
 * What the student should do next, the most pressing first; never empty.
 * @param today 'YYYY-MM-DD', where the student lives
 */
export function nextSteps(
  { applications, saved, isProfileComplete, hasScores = true, suggestions }: StoredSituation,
  today: string,
): NextStep[] {
  const applied = new Set(applications.map(({ courseId }) => String(courseId)));
  const chosen = new Set([...applied, ...saved.map(({ courseId }) => String(courseId))]);
  return stepsFor({
    applications: applications.map((application) => ({
      id: String(application._id),
      course: application.course,
      university: universityWords(application),
      country: application.country,
      status: application.status,
      move: nextMove(moveFactsOf(application), { role: 'student', handles: false }, today),
    })),
    isProfileComplete,
    hasScores,
    saved: saved.length,
    savedNotApplied: saved.filter(({ courseId }) => !applied.has(String(courseId))).map(({ country }) => country),
    suggested: suggestions
      .filter(({ course }) => !chosen.has(course._id))
      .map(({ course: { _id, course, university }, byName }) => ({ courseId: _id, course, university, byName })),
  });
}

/**
 * The rule: what the student can do about their applications comes first, by its day; then what moves their own plans
 * on, in the order of the journey.
 */
export function stepsFor(situation: Situation): NextStep[] {
  const { applications, isProfileComplete, hasScores = true, saved, savedNotApplied, suggested = [] } = situation;
  const steps = applications.flatMap((application) => moveStep(application) ?? []).sort(byDay);
  const others: NextStep[] = suggested.slice(0, MOST_SUGGESTED).map(suggestedStep);
  const isEnrolled = applications.some(({ status }) => status === ENROLLED);
  // What is easy and about courses comes before the long form.
  const isNew = applications.length === 0 && saved === 0 && !suggested.length;
  if (isNew) others.push(SEARCH);
  if (!hasScores && !isEnrolled) others.push(SCORES);
  if (!isProfileComplete && !isEnrolled) others.push(PROFILE);
  const [country] = savedNotApplied;
  if (country && !isEnrolled) others.push(savedStep(savedNotApplied.length, saved, country));
  const all: NextStep[] = [...steps.map(({ step }) => step), ...others];
  return all.length ? all : [restStep(applications)];
}

interface DatedStep {
  step: NextStep;
  on: string;
}
/** What has no day comes after what has one. */
const byDay = (one: DatedStep, other: DatedStep) => one.on.localeCompare(other.on);
const NO_DAY = '9999';

/** The student's own next move of an application; null where it is another party's. */
function moveStep({ id, course, university, move }: ApplicationState): DatedStep | null {
  if (!move?.isYours) return null;
  const text = `${course} at ${university}. ${move.text}`.trim();
  return {
    on: move.on ?? NO_DAY,
    step: { kind: move.action, title: move.title, text, action: ACTIONS[move.action], href: timeline(id) },
  };
}

/** The words on the button that leads to the application's page, where it is done. */
const ACTIONS: Record<NextAction, string> = {
  reply: 'View the offer',
  confirm: 'Read and confirm',
  attend: 'View status',
  send: 'See what is requested',
  check: 'Open the application',
  pay: 'Open the application',
  status: 'Open the application',
};

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
    action: 'View the course',
    href: `/app/student/${COURSE_PAGE}/${courseId}`,
  };
}

function savedStep(count: number, of: number, country: string): NextStep {
  return {
    kind: 'apply',
    title: of === 1 ? 'Apply to the course you saved' : 'Apply to a course you saved',
    text: `${savedText(count, of)} To get a place, you must apply.`,
    action: 'See saved courses',
    href: `/app/student/${SAVED_COURSES}${tabOf(country)}`,
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

const SCORES: NextStep = {
  kind: 'scores',
  title: 'Add your scores',
  text: 'Enter your marks and one English test in 2 minutes. Then each course shows whether it fits you.',
  action: 'Add scores',
  href: '/app/student/profile#scores',
};

const SEARCH: NextStep = {
  kind: 'search',
  title: 'Find your first course',
  text: 'Search by subject, university or country. Then choose intake, level and English score.',
  action: 'Search courses',
  href: '/app/student/search-course',
};

/** Where nothing is the student's to do: they are enrolled, or others work on it, or all has ended. Newest first. */
function restStep(applications: readonly ApplicationState[]): NextStep {
  const enrolled = applications.find(({ status }) => status === ENROLLED);
  if (enrolled) return enrolledStep(enrolled);
  const open = applications.flatMap(({ move, ...application }) => (move ? [{ ...application, move }] : []));
  const [newest] = open;
  if (!newest) return SEARCH_AGAIN;
  const { course, university, country, move } = newest;
  return {
    kind: 'wait',
    title: 'Nothing to do right now',
    text:
      open.length === 1
        ? `${course} at ${university}. ${move.title}. ${move.text}`.trim()
        : `Your ${open.length} open applications are with our team and the universities. You get a notification when something changes.`,
    action: 'See my applications',
    href: `/app/student/my-applications${tabOf(country)}`,
  };
}

function enrolledStep({ id, course, university }: ApplicationState): NextStep {
  return {
    kind: 'enrolled',
    title: 'Congratulations, you are enrolled',
    text: `${course} at ${university}. We wish you a good start.`,
    action: 'See my application',
    href: timeline(id),
  };
}

const SEARCH_AGAIN: NextStep = {
  kind: 'search',
  title: 'Look for another course',
  text: 'None of your applications is open any more. Other courses may still have a place for you.',
  action: 'Search courses',
  href: '/app/student/search-course',
};

const timeline = (id: string) => `/app/student/my-applications/${id}`;
const tabOf = (country: string) => `?country=${encodeURIComponent(country)}`;
