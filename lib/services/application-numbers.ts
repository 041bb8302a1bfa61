import { applicationsVisibleTo } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { ApplicationStatus } from '@/lib/contract/application-status';
import { Application } from '@/models/application';

export interface ApplicationNumbers {
  /** Statuses without any are left out. */
  byStatus: Partial<Record<ApplicationStatus, number>>;
  /** By country name; countries without any are left out. */
  byCountry: Record<string, number>;
}

/** How many of the applications the viewer may read stand at each status, and are for each country. */
export async function applicationNumbers(viewer: Viewer): Promise<ApplicationNumbers> {
  // An aggregation casts nothing by itself, and the ids in a viewer are texts.
  const scope = Application.castObject(applicationsVisibleTo(viewer));
  const groups = await Application.aggregate<{ _id: { status: ApplicationStatus; country: string }; count: number }>([
    { $match: scope },
    { $group: { _id: { status: '$status', country: '$country' }, count: { $sum: 1 } } },
  ]);
  const numbers: ApplicationNumbers = { byStatus: {}, byCountry: {} };
  for (const { _id, count } of groups) {
    numbers.byStatus[_id.status] = (numbers.byStatus[_id.status] ?? 0) + count;
    numbers.byCountry[_id.country] = (numbers.byCountry[_id.country] ?? 0) + count;
  }
  return numbers;
}
