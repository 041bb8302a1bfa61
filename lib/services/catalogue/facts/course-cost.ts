import type { CourseCost } from '@/lib/contract/catalogue/course-cost';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import type { CourseLevel, FeePeriod } from '@/lib/domain/courses/course';
import { dayOf, todayIn } from '@/lib/domain/days/day';
import { coursePath } from '@/lib/domain/public-addresses';
import { costOf } from '@/lib/engines/cost/cost';
import type { CostedCourse, Question } from '@/lib/engines/cost/types';
import { type FactOverrides, factOn } from '@/lib/engines/facts/read';
import type { CourseRecord } from '@/models/course';
import { courseViewOf } from '../course-views';
import { courseRecord } from '../courses';
import { factOverrides } from './facts';
import { costRates } from './rates';
import { scholarshipsOf } from './scholarships';

interface CostQuestion {
  /** The day of the visa application; today unless given. */
  on?: string | undefined;
  intake: Question['intake'];
  family: number;
  scholarships?: Question['scholarships'];
  /** Whose amounts are wanted besides. */
  currency?: string | undefined;
}

/** What a course costs until it is finished. 404 for an unknown course. */
export async function costOfCourse(id: string, asked: CostQuestion): Promise<CourseCost> {
  const record = await courseRecord(id);
  const overrides = await factOverrides();
  const scholarships = await scholarshipsOf({ ...record, _id: id });
  return costOfRecord(record, { ...asked, scholarships }, overrides, asked.currency ? await costRates() : null);
}

/** The same of a stored course, by the facts an admin entered and those shipped. */
export function costOfRecord(
  record: CourseRecord,
  asked: CostQuestion,
  overrides: FactOverrides,
  rates: Awaited<ReturnType<typeof costRates>> = null,
): CourseCost {
  const on = asked.on ?? todayIn('UTC');
  const read: Question['read'] = (fact, day = on) => factOn(fact, day, overrides);
  return costOf(
    costedCourse(courseViewOf(record), record),
    { on, intake: asked.intake, family: asked.family, scholarships: asked.scholarships, read },
    asked.currency && rates ? { currency: asked.currency, rates } : null,
  );
}

function costedCourse(view: CourseView, { updatedOn }: Pick<CourseRecord, 'updatedOn'>): CostedCourse {
  const isWebAddress = /^https?:\/\//i.test(view.courseLink);
  return {
    ...view,
    country: view.country,
    level: view.level as CourseLevel | '',
    feePeriod: view.fee_period as FeePeriod | '',
    // A sample shows no fee.
    tuitionFee: view.forSample ? null : view.tuitionFee,
    source: {
      title: isWebAddress ? `The course at ${view.university}` : `${view.course}, as recorded here`,
      address: isWebAddress ? view.courseLink : `${coursePath(view)}#origin`,
      kind: 'university',
      day: dayOf(updatedOn, 'UTC'),
    },
  };
}
