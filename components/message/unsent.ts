/** Messages that were written and have not arrived, kept in this browser over reloads. */
export interface Unsent {
  /** The text in the box. */
  draft: string;
  /** Sent, but unknown whether it arrived: each with its key, so sending it again stores it once. */
  underway: readonly { key: string; text: string }[];
}

const NOTHING: Unsent = { draft: '', underway: [] };

/** Where what `me` wrote to `other` is kept; `dropAllDrafts` clears this prefix at sign-out. */
const keyOf = (me: string, other: string) => `message-unsent:${me}:${other}`;

/** What is kept of a conversation. Browser only. */
export function readUnsent(me: string, other: string): Unsent {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(me, other)) ?? 'null');
    const isUnsent = typeof kept === 'object' && kept !== null && 'draft' in kept && 'underway' in kept;
    return isUnsent ? (kept as Unsent) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Replaces a part of it. Full or forbidden storage is no reason to stop writing: nothing is kept then. */
export function keepUnsent(me: string, other: string, part: Partial<Unsent>): void {
  try {
    const unsent = { ...readUnsent(me, other), ...part };
    if (unsent.draft || unsent.underway.length) localStorage.setItem(keyOf(me, other), JSON.stringify(unsent));
    else localStorage.removeItem(keyOf(me, other));
  } catch {
    // Nothing to do: the page itself still holds what was written.
  }
}
