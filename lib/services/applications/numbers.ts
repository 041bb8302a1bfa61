import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/domain/applications/application-status';
import { OF_AGENCIES, OF_STAFF } from '@/lib/domain/applications/handler';
import { END_OF_WAITING } from '@/lib/domain/applications/work-order';
import { COUNTRIES } from '@/lib/domain/countries';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplications } from '@/lib/services/people/scope';
import { countEach } from '@/lib/services/records/lists/each-at-once';
import { Application } from '@/models/application';
import { applicationsInReach, type ReachedApplication } from './in-reach';

export interface ApplicationNumbers {
  /** Statuses without any are left out. */
  byStatus: Partial<Record<ApplicationStatus, number>>;
  /** By country name; countries without any are left out. */
  byCountry: Record<string, number>;
}

/** How many open applications agencies handle: staff's numbers leave those out, and pages show them apart. */
export const countHandledByAgencies = (): Promise<number> =>
  Application.countDocuments({ ...OF_AGENCIES, workOrder: { $gt: new Date(0), $lt: END_OF_WAITING } });

/**
 * How many of the applications the viewer may read stand at each status, and are for each country. Each of staff's
 * numbers is a count of an index's keys: no application is read; what agencies handle is left out. An agent's are counted among those in reach.
 */
export async function applicationNumbers(viewer: Viewer): Promise<ApplicationNumbers> {
  if (viewer.role === 'agent') return numbersInReach(viewer);
  const scope = { ...(await visibleApplications(viewer)), ...OF_STAFF };
  const filters = [...APPLICATION_STATUSES.map((status) => ({ status })), ...COUNTRIES.map((country) => ({ country }))];
  const counts = await countEach(
    Application,
    filters.map((filter) => ({ ...scope, ...filter })),
  );
  const statuses = APPLICATION_STATUSES.map((status, place) => [status, counts[place] ?? 0] as const);
  const countries = COUNTRIES.map(
    (country, place) => [country, counts[APPLICATION_STATUSES.length + place] ?? 0] as const,
  );
  return {
    byStatus: Object.fromEntries(statuses.filter(isAny)),
    byCountry: Object.fromEntries(countries.filter(isAny)),
  };
}

async function numbersInReach(viewer: Viewer): Promise<ApplicationNumbers> {
  const applications = await applicationsInReach(viewer);
  const counts = (keys: readonly string[], of: (one: ReachedApplication) => string) => {
    const all = new Map<string, number>();
    for (const one of applications) all.set(of(one), (all.get(of(one)) ?? 0) + 1);
    return Object.fromEntries(keys.map((key) => [key, all.get(key) ?? 0] as const).filter(isAny));
  };
  return {
    byStatus: counts(APPLICATION_STATUSES, ({ status }) => status),
    byCountry: counts(COUNTRIES, ({ country }) => country),
  };
}

const isAny = ([, count]: readonly [string, number]) => count > 0;
