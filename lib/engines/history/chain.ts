import { createHash, randomBytes } from 'node:crypto';
import { type ActEntry, type Chain, type ChainOwner, DELETED_TEXT, type Entry, type MoveEntry } from './entry';

/** A chain keeps the digests of so many entries; older ones are part of its base. */
const MOST_DIGESTS = 1_000;

/**
 * Adds entries to an application's chain, in the order of their time. Returns the new chain, and the entries with their
 * place and salt.
 * @param chain null for an application without one
 */
export function linked<M extends MoveEntry, A extends ActEntry>(
  owner: ChainOwner,
  chain: Chain | null | undefined,
  { moves, acts }: { moves: readonly M[]; acts: readonly A[] },
): { chain: Chain; moves: M[]; acts: A[] } {
  const kept: Chain = chain ?? { from: 0, base: firstLink(owner), digests: [], head: firstLink(owner) };
  const added = { moves: moves.map(salted), acts: acts.map(salted) };
  const inOrder = [...added.acts, ...added.moves].sort((one, other) => one.at.getTime() - other.at.getTime());
  let { head } = kept;
  const digests = [...kept.digests];
  for (const entry of inOrder) {
    entry.n = kept.from + digests.length;
    const digest = digestOf(entry, textDigestOf(entry));
    digests.push(digest);
    head = linkAfter(head, entry.n, digest);
  }
  return { chain: shortened({ ...kept, digests, head }), ...added };
}

/** An entry without its texts and without the name and id of the one who made it: the chain over it still holds. */
export function withoutTexts<E extends MoveEntry | ActEntry>(entry: E): E {
  const { salt: _salt, ...rest } = entry;
  const textDigest = entry.salt ? textDigestOf(entry) : entry.textDigest;
  const label = 'label' in entry && entry.label ? { label: DELETED_TEXT } : {};
  const reason = entry.reason ? DELETED_TEXT : '';
  return { ...rest, ...label, reason, by: null, byName: DELETED_TEXT, ...(textDigest ? { textDigest } : {}) } as E;
}

/** The link before the first entry. */
export function firstLink({ _id, courseId, year, month }: ChainOwner): string {
  return sha256(['history', String(_id), String(courseId), year, month]);
}

/** The link of the entry at place `n`. */
export const linkAfter = (before: string, n: number, digest: string): string => sha256([before, n, digest]);

/** The digest of an entry, its texts by their own digest. */
export function digestOf(entry: MoveEntry | ActEntry, textDigest: string): string {
  const what = 'status' in entry ? ['move', entry.status] : ['act', entry.act];
  return sha256([...what, entry.byRole, entry.at.toISOString(), textDigest]);
}

/** The digest of an entry's texts and of the one who made it, with its salt. */
export function textDigestOf(entry: MoveEntry | ActEntry): string {
  const label = 'label' in entry ? entry.label : '';
  return sha256([entry.salt ?? '', String(entry.by ?? ''), entry.byName ?? '', label ?? '', entry.reason ?? '']);
}

const salted = <E extends Entry>(entry: E): E => ({ ...entry, salt: randomBytes(16).toString('base64url') });

function shortened({ from, base, digests, head }: Chain): Chain {
  const over = Math.max(0, digests.length - MOST_DIGESTS);
  const older = digests.slice(0, over);
  const newBase = older.reduce((link, digest, place) => linkAfter(link, from + place, digest), base);
  return { from: from + over, base: newBase, digests: digests.slice(over), head };
}

const sha256 = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
