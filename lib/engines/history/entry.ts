/** An entry of an application's history: a move to a status, or an act on its items, offer or rules. */
export interface Entry {
  /** Who did it, or null for the system. */
  by: unknown;
  byRole: string;
  byName: string;
  reason: string;
  at: Date;
  /** Its place in the application's chain, from 0. */
  n?: number;
  /** Makes the digest of the texts unguessable. Gone with them, when they are deleted. */
  salt?: string;
  /** What is left of deleted texts: their digest. */
  textDigest?: string;
}
export type MoveEntry = Entry & { status: string };
export type ActEntry = Entry & { act: string; label: string };

/**
 * The chain over all entries: each has a digest, and each link is the hash of the link before, its place and that digest.
 * A changed, added, removed or exchanged entry gives another head.
 */
export interface Chain {
  /** The place of the first digest that is kept. */
  from: number;
  /** The link before that one. */
  base: string;
  digests: string[];
  /** The last link. */
  head: string;
}

/** What a chain begins with: it belongs to this application and to no other. */
export interface ChainOwner {
  _id: unknown;
  courseId: unknown;
  year: number;
  month: string;
}

/** What stands in the place of a deleted text. */
export const DELETED_TEXT = '(deleted)';
