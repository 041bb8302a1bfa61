import type { ApplicationView } from '@/lib/contract/applications/applications';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import {
  PART_NAMES,
  type PartName,
  partOf,
  STATUS_PARTS,
  type StatusParts,
} from '@/lib/domain/applications/status-parts';
import { conflict, invalid } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import type { ApplicationRecord } from '@/models/application';
import { viewOf } from './apply';
import { mailOfPart } from './mails';
import { changeApplication, refuseAct, signed, timelineEntry } from './moves/change';
import { noticesToApplicant, withMail } from './notices';

/** What a move brings for the status that it leads to. */
export type GivenParts = { [N in PartName]?: StatusParts[N] | undefined };

/**
 * Enters or changes what the status of an application has fields for, and informs the student and their agent.
 * @param reference of an agency that handles: what shows it
 * @throws AppError 404 outside the viewer's scope, 409 at another status, and for what a colleague changed too since it was seen
 */
export async function putStatusPart<N extends PartName>(
  viewer: Viewer,
  id: string,
  name: N,
  sent: StatusParts[N],
  seen: Seen | undefined,
  reference = '',
): Promise<ApplicationView> {
  const { status, refusals } = STATUS_PARTS[name];
  const after = await changeApplication(viewer, id, (application) => {
    refuseAct(viewer, 'interview', application);
    if (application.status !== status)
      throw conflict(`The application is now '${application.status}': ${refusals.call}.`);
    const part = mergedWith({ ...application[name] }, sent, seen);
    return {
      ...entering(viewer, application, name, part),
      evidence: { reference, file: null },
      effects: informing(viewer, application, name, part),
    };
  });
  return viewOf(after, viewer);
}

/**
 * The change that enters what a move to a status brings; the move's own notices inform of it.
 * @throws AppError 422 for what belongs to another status
 */
export function enteringWith(viewer: Viewer, application: ApplicationRecord, to: ApplicationStatus, given: GivenParts) {
  const own = partOf(to);
  const other = PART_NAMES.find((name) => given[name] && name !== own);
  if (other) throw invalid({ [other]: STATUS_PARTS[other].refusals.move });
  const part = own && given[own];
  return part ? entering(viewer, application, own, part) : {};
}

/** The change that enters it, with its entry of the timeline. */
function entering<N extends PartName>(viewer: Viewer, before: ApplicationRecord, name: N, part: StatusParts[N]) {
  const { entries, words } = STATUS_PARTS[name];
  const entry = timelineEntry(viewer, entries[before[name] ? 1 : 0], words(part));
  return { [name]: { ...part, entered: signed(viewer) }, acts: [entry] };
}

function informing<N extends PartName>(viewer: Viewer, before: ApplicationRecord, name: N, part: StatusParts[N]) {
  const { words, notice } = STATUS_PARTS[name];
  const effects = noticesToApplicant(viewer, before, (whose) => notice(whose, words(part)));
  return withMail(effects, (reader) => mailOfPart(name, before, reader));
}
