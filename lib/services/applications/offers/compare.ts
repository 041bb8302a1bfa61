import type { ApplicationView } from '@/lib/contract/applications/applications';
import { OFFER_OPEN } from '@/lib/domain/applications/offers';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplications } from '@/lib/services/people/scope';
import { Application } from '@/models/application';
import { viewOf } from '../apply';

/** More than so many offers are not compared at once. */
const MOST_COMPARED = 6;

/** The viewer's applications with an offer that is open or accepted, the one to be answered first in front. */
export async function offersToCompare(viewer: Viewer): Promise<ApplicationView[]> {
  const records = await Application.find(await visibleApplications(viewer, { status: { $in: OFFER_OPEN } }))
    .sort({ _id: -1 })
    .limit(MOST_COMPARED)
    .lean();
  const views = await Promise.all(records.map((record) => viewOf(record, viewer)));
  const day = ({ offer }: ApplicationView) => offer?.replyBy ?? '9999';
  return views.sort((one, other) => day(one).localeCompare(day(other)));
}
