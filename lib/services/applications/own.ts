import type { ApplicationCard } from '@/lib/contract/applications/applications';
import { type ApplicationStatus, OFFER_STATUSES, VISA_STATUSES } from '@/lib/domain/applications/application-status';
import type { Country } from '@/lib/domain/countries';
import type { Month } from '@/lib/domain/courses/course';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplications } from '@/lib/services/people/scope';
import { pageOf } from '@/lib/services/records/lists/lists';
import { Application } from '@/models/application';
import { applicationCards, OF_CARDS } from './views';

/**
 * Groups a student looks at their applications by: the filter of the lists, and the same of a record that is there, for the
 * dashboard's counters, which lead to those lists (product decision 4). `offers` and `visa` ask the history: what was
 * reached once counts for ever.
 */
const GROUPS = {
  all: { filter: {}, holds: () => true },
  offers: everAt(OFFER_STATUSES),
  rejected: { filter: { status: 'Rejected' }, holds: ({ status }: Grouped) => status === 'Rejected' },
  visa: everAt(VISA_STATUSES),
} as const;
export type ApplicationGroup = keyof typeof GROUPS;

/** As much of an application as its groups depend on. */
interface Grouped {
  status: ApplicationStatus;
  history: readonly { status: ApplicationStatus }[];
}

function everAt(statuses: readonly ApplicationStatus[]) {
  return {
    filter: { 'history.status': { $in: statuses } },
    holds: ({ history }: Grouped) => history.some(({ status }) => statuses.includes(status)),
  };
}

/** Reads a group from an address; 'all' for anything unknown. */
export function groupOf(asked: string | string[] | undefined): ApplicationGroup {
  return typeof asked === 'string' && Object.hasOwn(GROUPS, asked) ? (asked as ApplicationGroup) : 'all';
}

/** One step of an application's life, as far as a list needs it. `at` is ISO 8601. */
export interface Move {
  status: ApplicationStatus;
  reason: string;
  at: string;
}

/**
 * One page of the applications in a country that the viewer may read, only those of one student where `userId` names
 * one; newest first, each with its history, oldest move first.
 */
export async function applicationPage(
  viewer: Viewer,
  query: { userId?: string; country: Country; group: ApplicationGroup; page: number; limit: number },
): Promise<{ application: ApplicationCard; moves: Move[] }[]> {
  const { userId, country, group } = query;
  const asked = { ...(userId ? { userId } : {}), country, ...GROUPS[group].filter };
  const records = await Application.find(await visibleApplications(viewer, asked), `${OF_CARDS} history`)
    .sort({ _id: -1 })
    .setOptions(pageOf(query))
    .lean();
  const cards = await applicationCards(records);
  return cards.map((application, row) => ({
    application,
    moves: (records[row]?.history ?? []).map(({ status, reason, at }) => ({ status, reason, at: at.toISOString() })),
  }));
}

/** How many of the viewer's applications are in the group, for each country with any. */
export async function groupCounts(viewer: Viewer, group: ApplicationGroup): Promise<Record<string, number>> {
  return countsByCountry(
    await Application.find(await visibleApplications(viewer, GROUPS[group].filter), 'country').lean(),
  );
}

/** The same of applications that were read already. */
export const countsOfGroup = (applications: readonly (Grouped & InCountry)[], group: ApplicationGroup) =>
  countsByCountry(applications.filter(GROUPS[group].holds));

interface InCountry {
  country: Country;
}

/** How many there are of each country with any. */
export function countsByCountry(records: readonly InCountry[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { country } of records) counts[country] = (counts[country] ?? 0) + 1;
  return counts;
}

/** The intakes of a course that a student already applied for: the viewer, or one of the agent's students. */
export async function appliedIntakes(
  viewer: Viewer,
  courseId: string,
  userId = viewer.userId,
): Promise<{ applicationId: string; year: number; month: Month }[]> {
  const filter = await visibleApplications(viewer, { userId, courseId });
  const records = await Application.find(filter, 'year month').sort({ _id: -1 }).lean();
  return records.map(({ _id, year, month }) => ({ applicationId: String(_id), year, month }));
}
