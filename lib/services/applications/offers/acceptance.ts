import { isSettled } from '@/lib/domain/applications/checklist';
import { awaitsReply } from '@/lib/domain/applications/offers';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { ApplicationRecord, StatusMove } from '@/models/application';
import type { ItemRecord } from '@/models/application-parts';
import { moveBy } from '../moves/change';

/** The move to Accepted that an application is ripe for: its offer is accepted and no condition of it is open. Else null. */
export function acceptance(viewer: Viewer, application: ApplicationRecord): StatusMove | null {
  if (!awaitsReply(application.status) || acceptanceProblem(application)) return null;
  const conditional = application.offer?.conditional === true;
  return moveBy(viewer, 'Accepted', conditional ? 'All conditions of the offer are met.' : '');
}

/** Why an application can't become Accepted; null when it can. Who was accepted once needs no second reply. */
export function acceptanceProblem({ offer, items = [], history }: ApplicationRecord): string | null {
  if (history.some(({ status }) => status === 'Accepted')) return null;
  if (offer?.reply?.reply !== 'accept') return 'The student has not accepted the offer yet.';
  const open = openConditions(items);
  if (!open.length) return null;
  return `The offer still has open conditions: ${open.map(({ label }) => label).join('; ')}.`;
}

/** The conditions of the offer that are neither met nor waived. */
const openConditions = (items: readonly ItemRecord[]): ItemRecord[] =>
  items.filter(({ ofOffer, state }) => ofOffer && !isSettled(state));
