import { APPLICATION_STATUSES, isEnd } from '@/lib/domain/applications/application-status';
import { presentStart } from '@/lib/domain/applications/starts';
import { todayIn } from '@/lib/domain/days/day';
import { type Asked, applicantProfileOf } from '@/lib/engines/eligibility/applicant-profile';
import { fitOf } from '@/lib/engines/eligibility/fit';
import type { Verdict } from '@/lib/engines/eligibility/verdicts';
import { visaOf } from '@/lib/engines/eligibility/visa';
import type { FactOverrides } from '@/lib/engines/facts/read';
import { coursesOf } from '@/lib/services/catalogue/agency-courses';
import { firstDayOf } from '@/lib/services/catalogue/search/eligibility';
import type { JudgedProfile } from '@/lib/services/people/profile/judged-fields';
import { Application } from '@/models/application';
import type { CourseRecord } from '@/models/course';
import type { ChangedVerdict } from '@/models/fact-effect';
import { SavedCourse } from '@/models/saved-course';

const OPEN = APPLICATION_STATUSES.filter((status) => !isEnd(status));

/**
 * The students of these profiles for whom a verdict on a saved course or an open application differs between two states of
 * the facts, by id, with those verdicts.
 */
export async function changedVerdicts(
  profiles: readonly JudgedProfile[],
  before: FactOverrides,
  after: FactOverrides,
): Promise<Map<string, ChangedVerdict[]>> {
  const userIds = { $in: profiles.map(({ userId }) => userId) };
  const [saved, applications] = await Promise.all([
    SavedCourse.find({ userId: userIds }, 'userId courseId').lean(),
    Application.find(
      { userId: userIds, status: { $in: OPEN } },
      'userId courseId courseFrom year month intakeOn',
    ).lean(),
  ]);
  const courseOf = await coursesOf([...saved, ...applications]);
  const changed = new Map<string, ChangedVerdict[]>();
  for (const profile of profiles) {
    const verdicts = [
      ...applications
        .filter(({ userId }) => userId.equals(profile.userId))
        .flatMap(({ _id, courseId, ...application }) => {
          const start = presentStart(application);
          const asked = { today: todayIn('UTC'), intakeDay: start && firstDayOf(start) };
          return compared(profile, courseOf.get(String(courseId)), _id, asked, before, after);
        }),
      ...saved
        .filter(({ userId }) => userId.equals(profile.userId))
        .flatMap(({ courseId }) => {
          const asked = { today: todayIn('UTC'), intakeDay: null };
          return compared(profile, courseOf.get(String(courseId)), null, asked, before, after);
        }),
    ];
    if (verdicts.length > 0) changed.set(String(profile.userId), verdicts);
  }
  return changed;
}

function compared(
  profile: JudgedProfile,
  course: CourseRecord | undefined,
  applicationId: ChangedVerdict['applicationId'],
  asked: Asked,
  before: FactOverrides,
  after: FactOverrides,
): ChangedVerdict[] {
  if (!course) return [];
  const [was, is] = [before, after].map((overrides) => verdictsOf(profile, course, asked, overrides));
  if (!was || !is) return [];
  return (['admission', 'visa'] as const).flatMap((of) => {
    if (was[of] === is[of]) return [];
    const { _id: courseId, course: name, university } = course;
    return [{ courseId, course: name, university, applicationId, of, from: was[of], to: is[of] }];
  });
}

function verdictsOf(
  profile: JudgedProfile,
  course: CourseRecord,
  asked: Asked,
  overrides: FactOverrides,
): Record<ChangedVerdict['of'], Verdict> {
  return {
    admission: fitOf(course, applicantProfileOf(profile, asked, overrides)).verdict,
    visa: visaOf(course.country, profile.tests, asked, overrides).verdict,
  };
}
