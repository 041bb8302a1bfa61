/** The life of a commission entry. Received and its parts are never said: they follow from what was posted. */

/**
 * What can happen to an entry, in the order in which it is offered, and whether a person writes it down by itself; the
 * others follow from something else.
 */
const CHANGES = {
  expected: { byHand: false },
  blocked: { byHand: false },
  claimable: { byHand: true },
  rated: { byHand: false },
  claimed: { byHand: false },
  agreed: { byHand: true },
  refused: { byHand: true },
  received: { byHand: true },
  'clawed back': { byHand: true },
  repaid: { byHand: true },
  'share paid': { byHand: true },
  lapsed: { byHand: true },
  deferred: { byHand: true },
  dropped: { byHand: true },
} as const;
export type ChangeKind = keyof typeof CHANGES;
export const CHANGE_KINDS = Object.keys(CHANGES) as ChangeKind[];

type ByHand = { [kind in ChangeKind]: (typeof CHANGES)[kind]['byHand'] extends true ? kind : never }[ChangeKind];
export const CHANGES_BY_HAND = CHANGE_KINDS.filter((kind) => CHANGES[kind].byHand) as [ByHand, ...ByHand[]];

interface StateRule {
  name: string;
  hint: string;
  tone: 'neutral' | 'info' | 'good' | 'warn' | 'bad';
  /** What can happen next. */
  moves: readonly ChangeKind[];
  /** It counts for the tiers: past the pay event, and not left. */
  counts: boolean;
}

export const ENTRY_STATES = {
  expected: {
    ...{ name: 'Expected', hint: 'The student accepted an offer.', tone: 'neutral', counts: false },
    moves: ['expected', 'blocked', 'claimable', 'deferred', 'dropped'],
  },
  blocked: {
    ...{ name: 'Blocked', hint: 'The commission can’t be claimed. The reason is shown.', tone: 'bad', counts: false },
    moves: ['expected', 'blocked', 'deferred', 'dropped'],
  },
  claimable: {
    ...{ name: 'Claimable', hint: 'The condition for payment is met.', tone: 'info', counts: true },
    moves: ['rated', 'claimed', 'lapsed', 'deferred', 'dropped'],
  },
  claimed: {
    ...{ name: 'Claimed', hint: 'The commission is included in a claim.', tone: 'info', counts: true },
    moves: ['rated', 'agreed', 'refused', 'deferred', 'dropped'],
  },
  agreed: {
    ...{ name: 'Agreed', hint: 'The university confirmed the amount.', tone: 'info', counts: true },
    moves: ['rated', 'received', 'refused', 'deferred', 'dropped'],
  },
  'part received': {
    ...{ name: 'Part received', hint: 'Part of the commission was paid.', tone: 'warn', counts: true },
    moves: ['rated', 'received', 'refused', 'clawed back', 'share paid'],
  },
  received: {
    ...{ name: 'Received', hint: 'The commission was paid.', tone: 'good', counts: true },
    moves: ['rated', 'clawed back', 'share paid'],
  },
  'clawed back': {
    ...{ name: 'Clawed back', hint: 'The university took back all or part of it.', tone: 'bad', counts: false },
    moves: ['received', 'refused', 'clawed back', 'repaid', 'share paid'],
  },
  refused: {
    ...{ name: 'Refused', hint: 'The university refused to pay the commission.', tone: 'bad', counts: false },
    moves: ['claimable', 'dropped'],
  },
  deferred: {
    ...{ name: 'Deferred', hint: 'The student moved to a later intake.', tone: 'neutral', counts: false },
    moves: ['expected', 'dropped'],
  },
  dropped: {
    ...{ name: 'Closed without commission', hint: 'The student won’t enrol there.', tone: 'neutral', counts: false },
    moves: ['expected'],
  },
  lapsed: {
    ...{ name: 'Lapsed', hint: 'The claim deadline has passed.', tone: 'bad', counts: false },
    moves: [],
  },
} as const satisfies Readonly<Record<string, StateRule>>;

export type EntryState = keyof typeof ENTRY_STATES;
export const ENTRY_STATE_NAMES = Object.keys(ENTRY_STATES) as EntryState[];

/** Whether this can happen to an entry in this state. */
export const canHappen = (state: EntryState, kind: ChangeKind): boolean =>
  (ENTRY_STATES[state].moves as readonly ChangeKind[]).includes(kind);
