import { DOCUMENTS, type DocumentField } from '../documents';

/**
 * What staff ask for on an application, item by item. An item is requested, answered by the student or their agent
 * (received), and reviewed: accepted, sent back with a reason (redo), or waived.
 */
const DOCUMENT_KINDS = Object.keys(DOCUMENTS) as [DocumentField, ...DocumentField[]];
const OTHER_KINDS = ['question', 'payment', 'condition'] as const;
export type ItemKind = DocumentField | (typeof OTHER_KINDS)[number];
export const ITEM_KINDS = [...DOCUMENT_KINDS, ...OTHER_KINDS] as [ItemKind, ...ItemKind[]];

export const ITEM_STATES = ['requested', 'received', 'accepted', 'redo', 'waived'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** An item's state in words. */
export const STATE_WORDS: Record<ItemState, string> = {
  requested: 'Requested',
  received: 'To check',
  accepted: 'Accepted',
  redo: 'Returned',
  waived: 'Not needed',
};

export const REVIEW_DECISIONS = ['accept', 'redo', 'waive'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** What an item becomes by each decision. */
export const STATE_AFTER: Record<ReviewDecision, ItemState> = { accept: 'accepted', redo: 'redo', waive: 'waived' };

/** The most items of one application, and of one call. */
export const MOST_ITEMS = 60;
export const MOST_ITEMS_AT_ONCE = 20;
/** The most files that answer one item; a paper photographed page by page is several. */
export const MOST_ITEM_FILES = 10;

/** A kind's name where an item has no label of its own, and in lists to choose from. */
export const KIND_TITLES: Record<ItemKind, string> = {
  ...(Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, DOCUMENTS[kind].title])) as Record<DocumentField, string>),
  question: 'Question',
  payment: 'Proof of payment',
  condition: 'Condition of the offer',
};

/** Whether items of this kind ask for a document of the profile's kinds. */
export const isDocumentKind = (kind: ItemKind): kind is DocumentField => Object.hasOwn(DOCUMENTS, kind);

/** How items of a kind are answered. Conditions and payments take either: a certificate, or a word on where it is. */
export const takesFiles = (kind: ItemKind): boolean => kind !== 'question';
export const takesWords = (kind: ItemKind): boolean => !isDocumentKind(kind);

/** Whether the student or their agent can still answer it, or change their answer. */
export const isAnswerable = (state: ItemState): boolean =>
  state === 'requested' || state === 'redo' || state === 'received';

/** Whether the student or their agent must do something about it. */
export const isOpen = (state: ItemState): boolean => state === 'requested' || state === 'redo';

/** Whether nothing is left to do about it. */
export const isSettled = (state: ItemState): boolean => state === 'accepted' || state === 'waived';

/**
 * The decisions that staff may make about an item. What nothing was sent for can't be accepted or sent back, but for
 * conditions, which a university confirms itself. An accepted or waived item can be asked for again.
 */
export function decisionsOn({ kind, state }: { kind: ItemKind; state: ItemState }): readonly ReviewDecision[] {
  switch (state) {
    case 'requested':
    case 'redo':
      return kind === 'condition' ? ['accept', 'waive'] : ['waive'];
    case 'received':
      return ['accept', 'redo', 'waive'];
    case 'accepted':
    case 'waived':
      return ['redo'];
  }
}

/** The newest of the signatures under an item: who asked for it, answered or reviewed it last, and when. */
export function lastSignature<S extends { at: string | Date }>(item: {
  asked: S;
  answered: S | null;
  reviewed: S | null;
}): S {
  const { asked, answered, reviewed } = item;
  return [asked, answered, reviewed]
    .filter((one): one is S => one !== null)
    .reduce((newest, one) => (new Date(one.at) > new Date(newest.at) ? one : newest));
}

/** How far a checklist is. */
export interface ChecklistNumbers {
  /** All items but the waived ones. */
  asked: number;
  /** The student's or their agent's to do. */
  open: number;
  /** Answered, and not yet reviewed. */
  toCheck: number;
  accepted: number;
}

/** Counts the items of an application by what is to be done about them. */
export function checklistNumbers(items: readonly { state: ItemState }[]): ChecklistNumbers {
  const count = (states: readonly ItemState[]) => items.filter(({ state }) => states.includes(state)).length;
  return {
    asked: items.length - count(['waived']),
    open: count(['requested', 'redo']),
    toCheck: count(['received']),
    accepted: count(['accepted']),
  };
}

/** Whether something was asked for, and nothing of it is left to do for either side. */
export const isComplete = (items: readonly { state: ItemState }[]): boolean =>
  items.length > 0 && items.every(({ state }) => isSettled(state));
