/** For how long what was done can be undone, by the clock of the server. */
export const UNDO_MS = 10_000;
/** For how long a page offers it: the way there and back takes a part of it. */
export const UNDO_OFFERED_MS = UNDO_MS - 500;

/**
 * For how long who changed a status can undo it, and bell and mail wait: of the platform's staff, one or several; of an agency that handles
 * (decision 262) several at once, as a wrong press there is seen by looking at a list. One that an agency changes alone is told at once.
 */
export const MOVE_UNDO_MS = { staff: UNDO_MS, agencyMany: 5 * 60_000 } as const;
