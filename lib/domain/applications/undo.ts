/** For how long what was done can be undone, by the clock of the server. */
export const UNDO_MS = 10_000;
/** For how long a page offers it: the way there and back takes a part of it. */
export const UNDO_OFFERED_MS = UNDO_MS - 500;
