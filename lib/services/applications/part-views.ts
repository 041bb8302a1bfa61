import { canAdviseOnOffers, canAnswerItems, canReplyToOffers, handles, mayDo } from '@/lib/access';
import type { ApplicationFileView, ItemView, OfferView, SaidView } from '@/lib/contract/applications/application-parts';
import { isEnd } from '@/lib/domain/applications/application-status';
import { checklistNumbers, decisionsOn, isAnswerable, isComplete } from '@/lib/domain/applications/checklist';
import { missingConsentOf } from '@/lib/domain/applications/consent';
import { awaitsReply, canBeOffered, isDepositDue, keepsOffer } from '@/lib/domain/applications/offers';
import { payeeWarning } from '@/lib/domain/applications/payees';
import { undoAcceptanceUntil } from '@/lib/domain/applications/said';
import { canEach, eachPart, type PartName, partOf } from '@/lib/domain/applications/status-parts';
import { majorUnits } from '@/lib/domain/money/money';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { passportAsShown } from '@/lib/services/people/profile/passports';
import type { ApplicationRecord } from '@/models/application';
import type { ApplicationFile, ItemRecord, PartRecord, SaidRecord, TimelineEntry } from '@/models/application-parts';

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
    said: (application.said ?? []).map((one) => saidViewOf(application, one, viewer)),
    ...eachPart((name) => partViewOf(application[name])),
    ...canEach((name) => mayDo(viewer, 'interview', application) && partOf(status) === name),
    depositIsDue: isDepositDue(status, items, application.offer),
    missingYes: missingConsentOf(application),
    canOffer: mayDo(viewer, 'offer', application) && (canBeOffered(status) || keepsOffer(status)),
    acts: acts
      .filter(({ act }) => act !== 'move undone' || mayDo(viewer, 'undo', application))
      .map((entry) => ({ ...signedView(entry), act: entry.act, label: entry.label, reason: entry.reason })),
  };
}

/** One item as the viewer sees it. */
export function itemViewOf(
  application: Pick<ApplicationRecord, 'status' | 'handler' | 'agentId'>,
  item: ItemRecord,
  viewer: Viewer,
): ItemView {
  const { _id, kind, label, note, dueOn, state, reason, answer, files, ofOffer } = item;
  const closed = isEnd(application.status);
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
    decisions: !closed && mayDo(viewer, 'items', application) ? [...decisionsOn(item)] : [],
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
    studentNumber: offer?.studentNumber ?? '',
    made: offer ? signedView(offer.made) : null,
    reply: reply && { ...signedView(reply), reply: reply.reply, reason: reply.reason },
    recommendation: recommendation && {
      ...signedView(recommendation),
      reply: recommendation.reply,
      note: recommendation.note,
    },
    undoUntil: viewer.role === 'student' ? (undoAcceptanceUntil(offer, new Date())?.toISOString() ?? null) : null,
    canReply: waits && canReplyToOffers(viewer, application),
    canRecommend: waits && canAdviseOnOffers(viewer),
  };
}

function saidViewOf(application: ApplicationRecord, said: SaidRecord, viewer: Viewer): SaidView {
  const { _id, what, agency, reference, file, earlier = [], objected, settled } = said;
  const isOpen = objected === null;
  return {
    ...{ _id: String(_id), what, agency, reference },
    said: signedView(said.said),
    file: file && fileViewOf(file),
    earlier: earlier.map(({ until, ...one }) => ({
      reference: one.reference,
      file: one.file && fileViewOf(one.file),
      until: until.toISOString(),
    })),
    objected: objected && { at: objected.at.toISOString(), note: objected.note },
    settled: settled && { ...signedView(settled), holds: settled.holds, reason: settled.reason },
    canShow: isOpen && viewer.role === 'agent' && handles(viewer, application),
    canObject: isOpen && viewer.role === 'student',
    // An enrolment is for staff to confirm also where no one objects: commission waits for it.
    canSettle: (!isOpen || what === 'enrolled') && settled === null && mayDo(viewer, 'undo', application),
  };
}

const partViewOf = (part: PartRecord<PartName> | null | undefined) =>
  part ? { ...part, entered: signedView(part.entered) } : null;

export function fileViewOf({ fileId, name, type, size, addedOn, returned }: ApplicationFile): ApplicationFileView {
  const path = `/api/v1/documents/${fileId}`;
  return { fileId: String(fileId), path, name, type, size, addedOn: addedOn.toISOString(), returned };
}

const signedView = ({ byName, byRole, at }: Pick<TimelineEntry, 'byName' | 'byRole' | 'at'>) => ({
  byName,
  byRole,
  at: at.toISOString(),
});
