import type { ItemView } from '@/lib/contract/applications/application-parts';
import {
  decisionsOn,
  type ItemState,
  isComplete,
  isDocumentKind,
  lastSignature,
  type ReviewDecision,
  STATE_AFTER,
  STATE_WORDS,
} from '@/lib/domain/applications/checklist';
import { courseWords } from '@/lib/domain/applications/course-words';
import type { TimelineKind } from '@/lib/domain/applications/timeline-entries';
import { agoWords } from '@/lib/domain/days/day-words';
import { DOCUMENTS } from '@/lib/domain/documents';
import { conflict, invalid } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Effect } from '@/lib/services/records/notices/effects';
import type { ApplicationRecord } from '@/models/application';
import type { ItemRecord } from '@/models/application-parts';
import { type ApplicationChange, changeApplication, refuseAct, signed, timelineEntry } from '../moves/change';
import { moving } from '../moves/moving';
import { noticesToApplicant, noticeToHandler } from '../notices';
import { acceptance } from '../offers/acceptance';
import { itemIn, refuseClosed, replaced, viewOfItem } from './ask';

/**
 * Accepts an item, sends it back, or waives it. Sent back it keeps its files for the history, and student and agent are
 * notified with the reason. When that was the last one, both sides are notified that all is there; when it was the last
 * condition of an offer that the student accepted, the application becomes Accepted. 404 for an unknown item, 409 for a
 * decision that its state doesn't allow and, at the field `seen`, for an item that was changed since the viewer saw it;
 * 422 for sending back without a reason.
 * @param review.seen how the viewer saw the item; left out, it is decided as it stands
 */
export async function reviewItem(
  viewer: Viewer,
  id: string,
  itemId: string,
  { decision, reason, seen }: Review,
): Promise<ItemView> {
  const after = await changeApplication(viewer, id, (application) => {
    const item = itemIn(application, itemId);
    refuseAct(viewer, 'items', application);
    refuseClosed(application);
    if (!decisionsOn(item).includes(decision)) throw refusal(item, decision);
    if (seen && isOtherThan(seen, item)) throw changedSince(item);
    if (decision === 'redo' && !reason) throw invalid({ reason: 'Please enter a reason.' });
    return reviewing(viewer, application, decidedOn(viewer, item, decision, reason));
  });
  return viewOfItem(after, itemId, viewer);
}

interface Review {
  decision: ReviewDecision;
  /** '' where none is needed. */
  reason: string;
  seen?: { state: ItemState; at: string } | undefined;
}

const isOtherThan = (seen: { state: ItemState; at: string }, item: ItemRecord): boolean =>
  seen.state !== item.state || new Date(seen.at).getTime() !== lastSignature(item).at.getTime();

/** 'Accepted a moment ago by Harpreet Gill.' */
function changedSince(item: ItemRecord) {
  const { at, byName } = lastSignature(item);
  const what = item.state === 'received' ? 'Sent again' : STATE_WORDS[item.state];
  const message = `${what} ${agoWords(at, new Date())}${byName && ` by ${byName}`}.`;
  return conflict(message, { seen: message });
}

function refusal({ label, state }: ItemRecord, decision: ReviewDecision) {
  const words = STATE_WORDS[state].toLowerCase();
  if (STATE_AFTER[decision] === state) return conflict(`“${label}” is already ${words}.`);
  return conflict(`“${label}” is ${words}. There is nothing to ${decision === 'accept' ? 'accept' : 'decide'} yet.`);
}

function decidedOn(viewer: Viewer, item: ItemRecord, decision: ReviewDecision, reason: string): ItemRecord {
  const redo = decision === 'redo';
  return {
    ...item,
    state: STATE_AFTER[decision],
    reason: decision === 'accept' ? '' : reason,
    files: redo ? item.files.map((file) => ({ ...file, returned: true })) : item.files,
    reviewed: signed(viewer),
  };
}

function reviewing(viewer: Viewer, application: ApplicationRecord, item: ItemRecord): ApplicationChange {
  const items = replaced(application, item);
  const { label, state, reason } = item;
  const change = { items, acts: [timelineEntry(viewer, KIND_OF[state] ?? 'accepted', label, reason)] };
  if (state === 'redo') {
    const text = (whose: string) => `“${label}” was returned for ${whose}: ${reason}`;
    return { ...change, effects: noticesToApplicant(viewer, application, text, { mail: true }) };
  }
  const papers = state === 'accepted' ? papersIn(application, item) : [];
  const accepted = acceptance(viewer, { ...application, items });
  if (accepted) {
    const { effects, ...move } = moving(viewer, application, accepted);
    return { ...change, ...move, effects: [...papers, ...effects] };
  }
  return { ...change, effects: [...papers, ...(isComplete(items) ? completion(viewer, application, items) : [])] };
}

/** An accepted paper of a kind that serves more than one application belongs to the student's own documents too. */
function papersIn({ userId }: ApplicationRecord, { kind, files }: ItemRecord): Effect[] {
  const documents = files.filter(({ returned }) => !returned);
  if (!isDocumentKind(kind) || 'perCourse' in DOCUMENTS[kind] || !documents.length) return [];
  const returned = files.filter((file) => file.returned).map(({ fileId }) => String(fileId));
  const stored = documents.map(({ fileId, name, type, size, addedOn }) => ({ fileId, name, type, size, addedOn }));
  return [{ kind: 'accepted-papers', userId: String(userId), field: kind, documents: stored, returned }];
}

const KIND_OF: Partial<Record<ItemRecord['state'], TimelineKind>> = {
  accepted: 'accepted',
  redo: 'returned',
  waived: 'waived',
};

/** Both sides are notified that all is there: student and agent, and those of the staff who asked but don't look at it now. */
function completion(viewer: Viewer, application: ApplicationRecord, items: readonly ItemRecord[]): Effect[] {
  const { studentName } = application;
  const askers = items.map(({ asked }) => String(asked.by)).filter((by) => by !== viewer.userId);
  const complete = `everything requested for the application to ${courseWords(application)} has been accepted.`;
  return [
    ...noticesToApplicant(viewer, application, (whose) => `Everything requested for ${whose} has been accepted.`),
    ...(askers.length ? noticeToHandler(application, askers, { one: `${studentName}: ${complete}` }) : []),
  ];
}
