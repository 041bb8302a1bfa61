import { canAdviseOnOffers, canReplyToOffers } from '@/lib/access';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { courseWords } from '@/lib/domain/applications/course-words';
import { awaitsReply, declinedReason, type OfferReply, REPLY_WORDS } from '@/lib/domain/applications/offers';
import { conflict, forbidden, invalid } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Effect } from '@/lib/services/records/notices/effects';
import type { ApplicationRecord } from '@/models/application';
import type { OfferRecord } from '@/models/application-parts';
import { viewOf } from '../apply';
import { mailOfAcceptance } from '../mails';
import { changeApplication, moveBy, signed, timelineEntry } from '../moves/change';
import { moving } from '../moves/moving';
import { noticesToApplicant, noticeToHandler } from '../notices';
import { acceptance } from './acceptance';

/**
 * The student's reply to their offer, given by their agent where a consent lets them: else 403. Accepting an
 * unconditional offer, or a conditional one whose conditions are met,
 * makes the application Accepted; else the reply is recorded and that follows. Declining withdraws the application with
 * the reason. 409 where no offer waits for a reply, 422 for declining without a reason.
 */
export async function replyToOffer(
  viewer: Viewer,
  id: string,
  { reply, reason }: { reply: OfferReply; reason: string },
): Promise<ApplicationView> {
  const after = await changeApplication(viewer, id, (application) => {
    if (!canReplyToOffers(viewer, application)) throw forbidden('Only the student can reply to the offer.');
    refuseReply(application);
    if (reply === 'decline' && !reason) throw invalid({ reason: 'Please enter a reason.' });
    const offer = { ...offerIn(application), reply: { ...signed(viewer), reply, reason } };
    const accepts = reply === 'accept';
    const change = { offer, acts: [timelineEntry(viewer, accepts ? 'offer accepted' : 'offer declined', '', reason)] };
    const confirmation = accepts ? [mailOfAcceptance(application)] : [];
    const notices = replyNotices(viewer, application, accepts);
    const move = accepts
      ? acceptance(viewer, { ...application, offer })
      : moveBy(viewer, 'Withdrawn', declinedReason(reason));
    if (!move) return { ...change, effects: [activity(viewer, application, reply), ...notices, ...confirmation] };
    const { moves = [], effects } = moving(viewer, application, move);
    // The move itself notifies the agent; to the student the confirmation says more than its mail.
    const others = effects.filter((effect) => !accepts || !isMailTo(String(application.userId), effect));
    const toStaff = notices.filter(({ kind }) => kind === 'staff-notice');
    return { ...change, moves, effects: [...others, ...toStaff, ...confirmation] };
  });
  return viewOf(after, viewer);
}

/**
 * Records what the agent advises their student to reply; the newest advice stands. 403 for a role that doesn't act for
 * students, 409 as above.
 */
export async function recommendReply(
  viewer: Viewer,
  id: string,
  { reply, note }: { reply: OfferReply; note: string },
): Promise<ApplicationView> {
  const after = await changeApplication(viewer, id, (application) => {
    if (!canAdviseOnOffers(viewer)) throw forbidden('Your role can’t give recommendations on offers.');
    refuseReply(application);
    const advice = reply === 'accept' ? 'accepting the offer' : 'declining the offer';
    return {
      offer: { ...offerIn(application), recommendation: { ...signed(viewer), reply, note } },
      acts: [timelineEntry(viewer, reply === 'accept' ? 'offer recommended' : 'offer advised against', '', note)],
      effects: noticesToApplicant(viewer, application, (whose) => `Your agency recommends ${advice} for ${whose}.`),
    };
  });
  return viewOf(after, viewer);
}

function refuseReply({ status, offer }: ApplicationRecord): void {
  if (!awaitsReply(status)) throw conflict('There is no offer to reply to.');
  if (offer?.reply) throw conflict('Someone has already replied to this offer.');
}

/** The recorded offer; for one from before offers were recorded, what its status says. */
function offerIn({ offer, status, history }: ApplicationRecord): OfferRecord {
  if (offer) return offer;
  const move = history.findLast((step) => step.status === status);
  return {
    conditional: status === 'Conditional Offer',
    letter: null,
    replyBy: null,
    deposit: null,
    currency: '',
    depositBy: null,
    startOn: null,
    reference: '',
    made: {
      by: move?.by ?? null,
      byRole: move && move.byRole !== 'system' ? move.byRole : 'team',
      byName: move?.byName ?? '',
      at: move?.at ?? new Date(),
    },
    reply: null,
    recommendation: null,
  };
}

const isMailTo = (userId: string, effect: Effect): boolean =>
  effect.kind === 'mail' && 'userId' in effect.request && effect.request.userId === userId;

function replyNotices(viewer: Viewer, application: ApplicationRecord, accepts: boolean): Effect[] {
  const { studentName, offer } = application;
  const did = REPLY_WORDS[accepts ? 'accept' : 'decline'].toLowerCase();
  return [
    ...noticeToHandler(application, offer?.made.by ? [String(offer.made.by)] : [], {
      one: `${studentName} ${did} the offer for ${courseWords(application)}.`,
    }),
    ...noticesToApplicant(viewer, application, (whose) => `The offer for ${whose} was ${did}.`),
  ];
}

function activity(viewer: Viewer, application: ApplicationRecord, reply: OfferReply): Effect {
  const did = REPLY_WORDS[reply].toLowerCase();
  return { kind: 'activity', userId: viewer.userId, activity: `You ${did} the offer for ${courseWords(application)}.` };
}
