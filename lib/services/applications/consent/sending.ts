import { mayDo } from '@/lib/access';
import { isSending } from '@/lib/domain/applications/application-status';
import { GUARDIAN_NOT_CONFIRMED, NOT_CONFIRMED, NOT_SPOKEN, standingConsent } from '@/lib/domain/applications/consent';
import { wasSent } from '@/lib/domain/applications/sent';
import { conflict, forbidden, invalid } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { ApplicationRecord } from '@/models/application';
import type { SentRecord } from '@/models/application-parts';
import type { ApplicationChange } from '../moves/change';
import { waitsForGuardian } from './profile-guardian';
import { waitsForTalk } from './spoken';

/**
 * The fact that a change sends the application to the university; null for one that doesn't, or that was sent before.
 * 409, for staff with the field `sentOutside`, without the confirmations it needs, unless staff say why it was sent outside this site:
 * then 403 for others, 422 where nothing is sent by the change, 409 for one that was sent already.
 */
export async function sentBy(
  viewer: Viewer,
  application: ApplicationRecord,
  { moves = [], offer, sentOutside }: Pick<ApplicationChange, 'moves' | 'offer' | 'sentOutside'>,
): Promise<SentRecord | null> {
  const move = moves.find(({ status }) => isSending(status));
  if (sentOutside !== undefined) {
    if (!mayDo(viewer, 'sentOutside', application)) throw forbidden('Only staff can record that.');
    if (wasSent(application)) throw conflict('This application has already been sent to the university.');
    if (!move)
      throw invalid({
        sentOutside: 'This status change doesn’t send anything to the university, so please leave out how it was sent.',
      });
    return { at: move.at, by: move.by, byName: move.byName, how: 'outside', reason: sentOutside };
  }
  if (!move || wasSent(application)) return null;
  const refusal = await refusalOf(application);
  // Who can't record that it was sent elsewhere isn't asked for it.
  if (refusal)
    throw conflict(refusal, mayDo(viewer, 'sentOutside', application) ? { sentOutside: refusal } : undefined);
  return { at: move.at, by: move.by, byName: move.byName, how: offer ? 'offer' : 'status', reason: '' };
}

/** Why an application may not be sent to the university yet; null when it may. */
async function refusalOf(application: ApplicationRecord): Promise<string | null> {
  const consent = standingConsent(application);
  if (!consent) return NOT_CONFIRMED;
  if (await waitsForGuardian(application, consent)) return GUARDIAN_NOT_CONFIRMED;
  return (await waitsForTalk(application, consent)) ? NOT_SPOKEN : null;
}
