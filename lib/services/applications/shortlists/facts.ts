import type { CourseFacts } from '@/lib/domain/agency/shortlist';
import { closingText } from '@/lib/domain/courses/closing-days';
import { money } from '@/lib/domain/money/money-words';
import { sumWords } from '@/lib/engines/cost/sum-words';
import type { Sum } from '@/lib/engines/cost/types';
import { fitOf } from '@/lib/engines/eligibility/fit';
import { retiredSince } from '@/lib/platform/site-facts';
import { courseViewOf } from '@/lib/services/catalogue/course-views';
import { costOfRecord } from '@/lib/services/catalogue/facts/course-cost';
import { factOverrides } from '@/lib/services/catalogue/facts/facts';
import { applicantAt } from '@/lib/services/catalogue/search/eligibility';
import { judgedFields } from '@/lib/services/people/profile/judged-fields';
import { Course, type CourseRecord } from '@/models/course';
import type { Id } from '@/models/id';
import { Profile } from '@/models/profile';

/** What a shortlist says of a course today; the fit is judged for a student, and not for a lead (null), who has no profile. */
export async function factsFor(studentId: Id | null): Promise<(course: CourseRecord) => CourseFacts> {
  const [overrides, profile] = await Promise.all([
    factOverrides(),
    studentId ? Profile.findOne({ userId: studentId }, judgedFields()).lean() : null,
  ]);
  const applicant = studentId ? applicantAt(profile, overrides).applicant : null;
  return (course) => {
    const view = courseViewOf(course);
    return {
      verdict: applicant ? fitOf(view, applicant, 'their').verdict : '',
      // A sample shows no fee.
      fee: view.forSample ? null : view.tuitionFee,
      currency: view.currency,
      feePeriod: view.fee_period,
      cost: costWords(costOfRecord(course, { intake: null, family: 1 }, overrides).sum),
      intakes: view.admissionIntake,
      closingDays: closingText(view.closingDays),
    };
  };
}

/** 'in all CA$112,300', 'at least £45,000, visa not known'; '' where no part is known. */
function costWords(sum: Sum): string {
  if (!sum.amounts.length) return '';
  const { lead, missing } = sumWords(sum);
  const amounts = sum.amounts.map(({ amount, most, currency }) =>
    most === null ? money(amount, currency) : `${money(amount, currency)} to ${money(most, currency)}`,
  );
  return `${lead.charAt(0).toLowerCase()}${lead.slice(1)} ${amounts.join(' + ')}${missing ? `, ${missing}` : ''}`;
}

/** The courses of a list that are still offered, by id. */
export async function offeredOf(list: readonly { courseId: Id }[]): Promise<ReadonlyMap<string, CourseRecord>> {
  const found = list.length ? await Course.find({ _id: { $in: list.map(({ courseId }) => courseId) } }).lean() : [];
  return new Map(found.filter((course) => !retiredSince(course)).map((course) => [String(course._id), course]));
}
