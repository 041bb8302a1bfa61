import { digestOf, firstLink, linkAfter, textDigestOf } from './chain';
import { type ActEntry, type Chain, type ChainOwner, DELETED_TEXT, type MoveEntry } from './entry';

/** An application as far as its history goes. */
export interface CheckedHistory extends ChainOwner {
  status: string;
  history: readonly MoveEntry[];
  /** Moves that were undone. */
  undone?: readonly MoveEntry[] | undefined;
  acts?: readonly ActEntry[] | undefined;
  chain?: Chain | null | undefined;
}

/**
 * What in a stored history is not as it was written, in words; nothing for one that is whole.
 * @param mostActs the newest acts an application keeps: when it has so many, older ones may be missing
 */
export function historyProblems(application: CheckedHistory, mostActs: number): string[] {
  const { chain, history, undone = [], acts = [], status } = application;
  if (!chain) return ['It has no chain.'];
  const problems = [...chainProblems(application, chain)];
  const entries = [...history, ...undone, ...acts];
  for (const entry of entries) problems.push(...entryProblems(entry, chain));
  problems.push(...orderProblems(history, 'moves'), ...orderProblems(acts, 'acts'));
  problems.push(...orderProblems(undone, 'undone moves'));
  problems.push(...missingPlaces(entries, chain, acts.length >= mostActs ? (acts[0]?.n ?? 0) : 0));
  const last = history.at(-1)?.status;
  if (last !== status)
    problems.push(`It stands at '${status}', its last move is ${last ? `to '${last}'` : 'missing'}.`);
  return problems;
}

function chainProblems(owner: ChainOwner, { from, base, digests, head }: Chain): string[] {
  const problems: string[] = [];
  if (from === 0 && base !== firstLink(owner))
    problems.push('Its chain began for another course, intake or application.');
  const end = digests.reduce((link, digest, place) => linkAfter(link, from + place, digest), base);
  if (end !== head) problems.push('Its chain does not lead to its head.');
  return problems;
}

function entryProblems(entry: MoveEntry | ActEntry, { from, digests }: Chain): string[] {
  const { n, salt, textDigest } = entry;
  if (n === undefined || n === null) return [`${nameOf(entry)} is in no chain.`];
  // Older than what the chain keeps: part of its base.
  if (n < from && n >= 0) return [];
  if (!salt && !(textDigest && isEmptied(entry))) return [`${nameOf(entry)} has lost the salt of its texts.`];
  const digest = digestOf(entry, salt ? textDigestOf(entry) : (textDigest ?? ''));
  return digests[n - from] === digest ? [] : [`${nameOf(entry)} was changed.`];
}

function orderProblems(entries: readonly (MoveEntry | ActEntry)[], what: string): string[] {
  const places = entries.flatMap(({ n }) => n ?? []);
  return places.every((n, place) => place === 0 || n > (places[place - 1] ?? 0))
    ? []
    : [`The order of its ${what} was changed.`];
}

/** @param dropped acts before this place may have been dropped as the oldest of too many */
function missingPlaces(
  entries: readonly (MoveEntry | ActEntry)[],
  { from, digests }: Chain,
  dropped: number,
): string[] {
  const present = new Set(entries.map(({ n }) => n));
  return digests.flatMap((_digest, place) => {
    const n = from + place;
    return present.has(n) || n < dropped ? [] : [`Its entry ${n + 1} is missing.`];
  });
}

const isEmptied = (entry: MoveEntry | ActEntry) =>
  [entry.reason, entry.byName, 'label' in entry ? entry.label : ''].every((text) => !text || text === DELETED_TEXT);

function nameOf(entry: MoveEntry | ActEntry): string {
  const what = 'status' in entry ? `The move to '${entry.status}'` : `The act '${entry.act}'`;
  return `${what} of ${entry.at.toISOString()}`;
}
