import type { fit } from '@/lib/contract/applications/fit';
import type { Input, Result } from '@/lib/contract/operation';
import { fitOf } from '@/lib/engines/eligibility/fit';
import { quickProfile } from '@/lib/engines/eligibility/quick-profile';
import { Course } from '@/models/course';
import { factOverrides } from '../facts/facts';
import { applicantAt } from './eligibility';
import { notJudgedOf } from './not-judged';

/**
 * How courses fit what anyone entered, judged as a student's profile is, today. Nothing of it is stored or logged. Courses
 * come in the order asked for, each once; samples and ids of no course are left out.
 */
export async function fitsFor({ applicant: quick, courseIds }: Input<typeof fit>['body']): Promise<Result<typeof fit>> {
  const ids = [...new Set(courseIds)];
  const [overrides, found] = await Promise.all([factOverrides(), Course.find({ _id: { $in: ids } }).lean()]);
  const { applicant: known } = applicantAt(quickProfile(quick), overrides);
  const applicant = quick.workYears === null ? known : { ...known, workedYears: quick.workYears };
  const byId = new Map(found.map((course) => [String(course._id), course]));
  const fits = ids.flatMap((courseId) => {
    const course = byId.get(courseId);
    if (!course || course.forSample) return [];
    const { verdict, english, others } = fitOf(course, applicant);
    return [{ courseId, verdict, rules: [...english, ...others], notJudged: notJudgedOf(course) }];
  });
  return { fits };
}
