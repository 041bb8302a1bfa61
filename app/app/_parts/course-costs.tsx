import type { ComponentProps } from 'react';
import { CostPanels } from '@/components/course/cost/cost-panels';
import { MOST_FAMILY } from '@/lib/contract/catalogue/course-cost';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { currenciesOf } from '@/lib/engines/cost/rates';
import { log } from '@/lib/platform/log';
import { intakeChoices } from '@/lib/services/applications/intake-choices';
import { costOfCourse } from '@/lib/services/catalogue/facts/course-cost';
import { ratesInUse } from '@/lib/services/catalogue/facts/rates';

/** What an address may choose; anything else counts as not chosen. */
export interface CostSearch {
  intake?: string | string[];
  family?: string | string[];
  currency?: string | string[];
}

/**
 * The cost of a course for the intake and family that the address names: the next intake and one person else. The course
 * is worth showing without it.
 */
export async function CourseCosts({ course, search }: { course: CourseView; search: CostSearch }) {
  if (course.forSample) return null;
  const panels = await panelsOf(course, search).catch((error: unknown) => {
    log().warn({ err: error, courseId: course._id }, 'could not work out what a course costs');
    return null;
  });
  return panels ? (
    <CostPanels {...panels} />
  ) : (
    <p id="cost">The cost could not be calculated just now. Please try again later.</p>
  );
}

async function panelsOf(course: CourseView, search: CostSearch): Promise<ComponentProps<typeof CostPanels>> {
  const rates = await ratesInUse();
  const currencies = rates ? currenciesOf(rates) : [];
  const intakes = intakeChoices(intakesOf(course.admissionIntake), [], new Date(), course.closingDays).flatMap(
    ({ year, months }) =>
      months.map(({ month }) => ({ year, month, value: `${year}-${month}`, label: `${month} ${year}` })),
  );
  const chosen = intakes.find(({ value }) => value === search.intake) ?? intakes[0];
  const family = Number(search.family);
  const cost = await costOfCourse(course._id, {
    intake: chosen ? { year: chosen.year, month: chosen.month } : null,
    family: Number.isInteger(family) && family >= 1 && family <= MOST_FAMILY ? family : 1,
    currency: currencies.find((code) => code === search.currency),
  });
  return { cost, intakes, chosen: chosen?.value ?? '', mostFamily: MOST_FAMILY, currencies };
}
