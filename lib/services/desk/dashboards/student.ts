import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { universityWords } from '@/lib/domain/applications/course-words';
import { OF_MOVES } from '@/lib/domain/applications/move-facts';
import { isDoubtful } from '@/lib/domain/marks/paper-marks';
import { quickScoresOf } from '@/lib/domain/marks/quick-scores';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { countsByCountry, countsOfGroup } from '@/lib/services/applications/own';
import { type ProfileCompletion, profileCompletionOf } from '@/lib/services/people/profile/completion';
import { visibleApplications } from '@/lib/services/people/scope';
import { Application } from '@/models/application';
import { Conversation } from '@/models/conversation';
import { Course } from '@/models/course';
import { Profile } from '@/models/profile';
import { SavedCourse } from '@/models/saved-course';
import { University } from '@/models/university';
import { ownSuggestions } from '../student-desk/suggestions';
import { type NextStep, nextSteps } from './next-steps';

/** Numbers by country name; countries without any are left out. */
type ByCountry = Record<string, number>;

export interface DashboardCounters {
  profile: ProfileCompletion;
  applied: ByCountry;
  saved: ByCountry;
  offers: ByCountry;
  rejected: ByCountry;
  visa: ByCountry;
  /** Whether an application of theirs stands elsewhere than at Pending. */
  hasMoved: boolean;
  /** Whether the student and a counsellor have written to one another. */
  hasTalked: boolean;
}

/**
 * A student's six counters (product decision 4), by country, so that each can lead to a tab that shows some, what the
 * journey adds, and what to do next: all of one reading of the student's records.
 * @param today 'YYYY-MM-DD', where the student lives
 */
export async function studentDashboard(
  viewer: Viewer,
  today: string,
): Promise<{ counters: DashboardCounters; steps: NextStep[] }> {
  const { userId } = viewer;
  const [applications, saved, profile, judged, conversation, suggestions] = await Promise.all([
    Application.find(await visibleApplications(viewer), OF_STEPS)
      .sort({ _id: -1 })
      .lean(),
    SavedCourse.find({ userId }, 'courseId country').sort({ _id: -1 }).lean(),
    profileCompletionOf(userId),
    Profile.findOne({ userId }, 'educationSummaries tests').lean(),
    Conversation.exists({ people: userId }),
    ownSuggestions(viewer),
  ]);
  const counters = {
    profile,
    applied: countsOfGroup(applications, 'all'),
    saved: countsByCountry(saved),
    offers: countsOfGroup(applications, 'offers'),
    rejected: countsOfGroup(applications, 'rejected'),
    visa: countsOfGroup(applications, 'visa'),
    hasMoved: applications.some(({ status }) => status !== 'Pending'),
    hasTalked: conversation !== null,
  };
  const isProfileComplete = profile.percent === 100;
  // Marks in doubt are asked about again.
  const isInDoubt = judged?.educationSummaries.some(({ percentage, marks }) => !marks && isDoubtful(percentage));
  const hasScores = quickScoresOf(judged ?? {}) !== null && !isInDoubt;
  return { counters, steps: nextSteps({ applications, saved, isProfileComplete, hasScores, suggestions }, today) };
}

const OF_STEPS = [...OF_MOVES, 'courseId', 'course', 'country'].join(' ');

/** How much the catalogue holds. */
export async function catalogueSize(): Promise<{ courses: number; universities: number }> {
  const [courses, universities] = await Promise.all([
    Course.estimatedDocumentCount(),
    University.estimatedDocumentCount(),
  ]);
  return { courses, universities };
}

export interface LatestApplication {
  _id: string;
  course: string;
  university: string;
  studentName: string;
  status: ApplicationStatus;
  /** ISO 8601. */
  createdOn: string;
}

/** The newest applications the viewer may read. */
export async function latestApplications(viewer: Viewer, limit: number): Promise<LatestApplication[]> {
  const fields = 'studentName course university courseFrom status createdOn';
  const scope = await visibleApplications(viewer);
  const records = await Application.find(scope, fields).sort({ _id: -1 }).limit(limit).lean();
  return records.map((record) => ({
    _id: String(record._id),
    course: record.course,
    university: universityWords(record),
    studentName: record.studentName,
    status: record.status,
    createdOn: record.createdOn.toISOString(),
  }));
}
