import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import type { Country } from '@/lib/domain/countries';
import type { CourseLevel } from '@/lib/domain/courses/course';
import applications from '../data/applications.json' with { type: 'json' };
import saved from '../data/saved-courses.json' with { type: 'json' };
import type { CoursePick } from './course-picks';

/** An application to be: who, for what, how far it got and when it began. */
export interface ApplicationPlan {
  /** The student's e-mail address. */
  applicant: string;
  pick: CoursePick;
  status: ApplicationStatus;
  startedDaysAgo: number;
}

interface Listed extends Omit<ApplicationPlan, 'pick'> {
  country: Country;
  level: CourseLevel;
  category: string;
}

/** All applications of the demonstration; the first eight are the `student` persona's. */
export const APPLICATION_PLANS: readonly ApplicationPlan[] = (applications as Listed[]).map(
  ({ country, level, category, ...plan }, nth) => ({ ...plan, pick: { country, level, category, nth } }),
);

/** What the `student` persona saved, newest last. */
export const SAVED_PICKS = saved as readonly CoursePick[];
