import type { StudentQuestion } from '@/lib/contract/my-data/student-consent';
import { missingConsentOf } from '@/lib/domain/applications/consent';
import { courseWords } from '@/lib/domain/applications/course-words';
import { startsText } from '@/lib/domain/applications/starts';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplications } from '@/lib/services/people/scope';
import { Application, type ApplicationRecord } from '@/models/application';
import { sentWith } from './consent';

/** A student is asked about so many applications at once. */
const MOST_ASKED = 50;

/** A student's applications that wait for their own yes, or their guardian's, as far as the viewer sees them, the oldest first. */
export async function waitingForYes(
  viewer: Viewer,
  userId: ApplicationRecord['userId'] | string,
  whose: 'student' | 'guardian',
) {
  const applications = await Application.find(await visibleApplications(viewer, { userId: String(userId) }))
    .sort({ _id: 1 })
    .lean();
  return applications.filter((application) => missingConsentOf(application) === whose).slice(0, MOST_ASKED);
}

/** What a student is asked about each application: its course, to whom it goes and what is sent. */
export function questionsAbout(applications: readonly ApplicationRecord[]): Promise<StudentQuestion['applications']> {
  return Promise.all(
    applications.map(async (application) => ({
      _id: String(application._id),
      course: `${courseWords(application)}, ${startsText(application)}`,
      ...(await sentWith(application)),
    })),
  );
}
