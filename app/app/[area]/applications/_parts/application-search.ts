import { intakeIn } from '@/components/tables/intakes';
import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS } from '@/lib/domain/courses/course';
import { assigneeOf, idOf } from '../../../_parts/assignee';

export type ApplicationsSearch = Record<string, string | string[] | undefined>;

/** What an address narrows applications by, whichever view of them it is; what makes no sense is left out. */
export function applicationSearch(search: ApplicationsSearch) {
  const { intake, unread } = search;
  return {
    country: COUNTRIES.find((one) => one === search.country),
    level: COURSE_LEVELS.find((one) => one === search.level),
    inCharge: assigneeOf(search.charge),
    agency: idOf(search.agency),
    intake: intakeIn(intake),
    handler: search.handler === 'agency' ? ('agency' as const) : undefined,
    unread: unread === 'yes' ? ('yes' as const) : undefined,
  };
}
