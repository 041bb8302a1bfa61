import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/domain/applications/application-status';
import { COUNTRIES } from '@/lib/domain/countries';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplications } from '@/lib/services/people/scope';
import { countEach } from '@/lib/services/records/lists/each-at-once';
import { Application } from '@/models/application';

export interface ApplicationNumbers {
  /** Statuses without any are left out. */
  byStatus: Partial<Record<ApplicationStatus, number>>;
  /** By country name; countries without any are left out. */
  byCountry: Record<string, number>;
}

/**
 * How many of the applications the viewer may read stand at each status, and are for each country. Each of staff's
 * numbers is a count of an index's keys: no application is read.
 */
export async function applicationNumbers(viewer: Viewer): Promise<ApplicationNumbers> {
  const scope = await visibleApplications(viewer);
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

const isAny = ([, count]: readonly [string, number]) => count > 0;
