import { canAdviseOnOffers, canAnswerItems, canReplyToOffers, canReviewItems, canUndo } from '@/lib/access';
import type { ApplicationFileView, ItemView, OfferView } from '@/lib/contract/applications/application-parts';
import { isEnd } from '@/lib/domain/applications/application-status';
import { checklistNumbers, decisionsOn, isAnswerable, isComplete } from '@/lib/domain/applications/checklist';
import { missingConsentOf } from '@/lib/domain/applications/consent';
import { awaitsReply, canBeOffered, isDepositDue, keepsOffer } from '@/lib/domain/applications/offers';
import { payeeWarning } from '@/lib/domain/applications/payees';
import { canEach, eachPart, type PartName, partOf } from '@/lib/domain/applications/status-parts';
import { majorUnits } from '@/lib/domain/money/money';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { passportAsShown } from '@/lib/services/people/profile/passports';
import type { ApplicationRecord } from '@/models/application';
import type { ApplicationFile, ItemRecord, PartRecord, Signed } from '@/models/application-parts';

/**
 * An application's checklist, offer and timeline, and what the viewer may do with them. That a move was undone is for
 * those who can undo.
 */
export function partsOf(application: ApplicationRecord, viewer: Viewer) {
  const { items = [], acts = [], status } = application;
  return {
    items: items.map((item) => itemViewOf(application, item, viewer)),
    checklist: { ...checklistNumbers(items), complete: isComplete(items) },
    offer: offerViewOf(application, viewer),
    ...eachPart((name) => partViewOf(application[name])),
    ...canEach((name) => canReviewItems(viewer) && partOf(status) === name),
    depositIsDue: isDepositDue(status, items, application.offer),
    missingYes: missingConsentOf(application),
    canOffer: canReviewItems(viewer) && (canBeOffered(status) || keepsOffer(status)),
    acts: acts
      .filter(({ act }) => act !== 'move undone' || canUndo(viewer))
      .map((entry) => ({ ...signedView(entry), act: entry.act, label: entry.label, reason: entry.reason })),
  };
}

/** One item as the viewer sees it. */
export function itemViewOf({ status }: Pick<ApplicationRecord, 'status'>, item: ItemRecord, viewer: Viewer): ItemView {
  const { _id, kind, label, note, dueOn, state, reason, answer, files, ofOffer } = item;
  const closed = isEnd(status);
  return {
    _id: String(_id),
    kind,
    label,
    note,
    dueOn,
    state,
    reason,
    answer,
    files: files.map(fileViewOf).map((file) => (kind === 'passport' ? passportAsShown(viewer, file) : file)),
    asked: signedView(item.asked),
    answered: item.answered && signedView(item.answered),
    reviewed: item.reviewed && signedView(item.reviewed),
    ofOffer,
    paid: item.paid
      ? { ...signedView(item.paid), to: item.paid.to, name: item.paid.name, warning: payeeWarning(item.paid) }
      : null,
    canSayPaid: kind === 'payment' && canAnswerItems(viewer),
    canAnswer: !closed && canAnswerItems(viewer) && isAnswerable(state),
    decisions: !closed && canReviewItems(viewer) ? [...decisionsOn(item)] : [],
  };
}

/** An offer that was moved to before offers were recorded has neither letter nor terms, and can be replied to. */
function offerViewOf(application: ApplicationRecord, viewer: Viewer): OfferView | null {
  const { offer, status, items = [] } = application;
  if (!offer && !awaitsReply(status)) return null;
  const { reply, recommendation } = offer ?? { reply: null, recommendation: null };
  const waits = awaitsReply(status) && !reply;
  return {
    conditional: offer?.conditional ?? status === 'Conditional Offer',
    conditions: items.filter(({ ofOffer }) => ofOffer).map(({ label }) => label),
    letter: offer?.letter ? fileViewOf(offer.letter) : null,
    replyBy: offer?.replyBy ?? null,
    deposit: offer && offer.deposit !== null ? majorUnits(offer.deposit, offer.currency) : null,
    currency: offer?.currency ?? '',
    depositBy: offer?.depositBy ?? null,
    startOn: offer?.startOn ?? null,
    reference: offer?.reference ?? '',
    made: offer ? signedView(offer.made) : null,
    reply: reply && { ...signedView(reply), reply: reply.reply, reason: reply.reason },
    recommendation: recommendation && {
      ...signedView(recommendation),
      reply: recommendation.reply,
      note: recommendation.note,
    },
    canReply: waits && canReplyToOffers(viewer, application),
    canRecommend: waits && canAdviseOnOffers(viewer),
  };
}

const partViewOf = (part: PartRecord<PartName> | null | undefined) =>
  part ? { ...part, entered: signedView(part.entered) } : null;

export function fileViewOf({ fileId, name, type, size, addedOn, returned }: ApplicationFile): ApplicationFileView {
  const path = `/api/v1/documents/${fileId}`;
  return { fileId: String(fileId), path, name, type, size, addedOn: addedOn.toISOString(), returned };
}

const signedView = ({ byName, byRole, at }: Omit<Signed, 'by'>) => ({ byName, byRole, at: at.toISOString() });
