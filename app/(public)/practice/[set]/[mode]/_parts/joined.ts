import type { KeptAttempt as Saved } from '@/lib/contract/practice/attempts';
import { leftOn, type TestClock } from '@/lib/domain/practice/clock';
import {
  type Answer,
  bothHighlights,
  type Entries,
  entriesOfWork,
  isEmpty,
  isSameEntry,
  longer,
  numbersOf,
  type Revisions,
  WORK_PARTS,
  type Work,
  workOf,
} from '@/lib/domain/practice/work';
import { type Attempt, FRESH } from './attempt';

/** The account's attempt, as this browser's copy last met it. */
export interface Synced extends Work {
  done: boolean;
  revisions: Revisions;
}

/** An answer or a note of this browser that gave way to what another device had written there since. */
export interface Apart {
  part: 'answers' | 'notes';
  n: string;
  value: Answer;
}

/** What is sent of an attempt: what was changed here since it last met the account's, and from which revisions. */
export function changedWork(own: Attempt): { work: Work; seen: Revisions; done: boolean } {
  const [mine, from] = [entriesOfWork(own), entriesOfWork(baseOf(own))];
  const work: Entries = { answers: {}, notes: {}, highlights: {}, flagged: {} };
  const seen: Revisions = {};
  for (const part of WORK_PARTS) {
    const changed = numbersOf(part, mine, from).filter((n) => !isSameEntry(mine[part][n], from[part][n]));
    seen[part] = Object.fromEntries(changed.map((n) => [n, own.synced?.revisions[part]?.[n] ?? 0]));
    for (const n of changed) {
      const value = mine[part][n];
      if (value !== undefined) work[part][n] = value;
    }
  }
  return { work: workOf(work), seen, done: isUnsentHandIn(own) };
}

/**
 * The account's attempt with what this browser has that was not sent yet, entry by entry. Where both changed the same one the
 * account's stands, and this browser's is put apart, to be shown. One that was begun anew on another device has no marks yet. In a test in
 * which one only goes forward, tasks that the account has left behind are as they are there.
 * @param sent this browser's copy that the account's is the answer to
 */
export function joined(saved: Saved, own: Attempt | null, sent: Attempt | null = null): Attempt {
  const base = own ?? FRESH;
  const [mine, from, theirs] = [entriesOfWork(base), entriesOfWork(baseOf(base)), entriesOfWork(saved)];
  const went = sent && entriesOfWork(sent);
  const entries = entriesOfWork(saved);
  const apart: Apart[] = [];
  const left = saved.clock ? saved.part : 0;
  for (const part of WORK_PARTS) {
    for (const n of numbersOf(part, mine, theirs)) {
      const [here, there] = [mine[part][n], theirs[part][n]];
      if (isSameEntry(here, from[part][n]) || isSameEntry(here, there)) continue;
      if (part === 'answers' && Number(n) <= left) continue;
      const isNewer = (saved.revisions[part]?.[n] ?? 0) > (base.synced?.revisions[part]?.[n] ?? 0);
      const isOurs = went !== null && isSameEntry(there, went[part][n]);
      if (!isNewer || isOurs) {
        if (here === undefined) delete entries[part][n];
        else entries[part][n] = here;
      } else if (part === 'highlights') entries[part][n] = bothHighlights(there, here);
      else if (part !== 'flagged' && !isEmpty(here)) apart.push({ part, n, value: here as Answer });
    }
  }
  const isAnew = base.synced?.done === true && !saved.done;
  const { heard, part, savedOn, answers, notes, highlights, flagged, done, revisions } = saved;
  const next: Attempt = {
    ...base,
    ...(isAnew ? { result: null, checked: {}, help: {} } : {}),
    ...workOf(entries),
    heard: [...new Set([...heard, ...base.heard])],
    part: base.isChanged ? (saved.clock ? Math.max(base.part, part) : base.part) : part,
    clock: saved.clock && clockOf(saved.clock, base, saved),
    spent: longer(base.spent, saved.spent),
    factor: saved.factor ?? base.factor,
    deadline: nearer(base.deadline, deadlineOf(saved)),
    isHandedIn: done || isUnsentHandIn(base),
    savedOn,
    synced: { answers, notes, highlights, flagged, done, revisions },
    apart: [...base.apart.filter((one) => !apart.some(({ part, n }) => part === one.part && n === one.n)), ...apart],
  };
  return { ...next, isChanged: isUnsent(next) || (sent ? own !== sent : base.isChanged) };
}

/** Without a copy of the account's, all of a changed one was done here, and of an unchanged one nothing. */
const baseOf = (own: Attempt): Work => own.synced ?? (own.isChanged ? FRESH : own);

const isUnsentHandIn = ({ isHandedIn, synced }: Attempt): boolean => isHandedIn && !synced?.done;

function isUnsent(own: Attempt): boolean {
  const { seen, done } = changedWork(own);
  return done || WORK_PARTS.some((part) => Object.keys(seen[part] ?? {}).length > 0);
}

const deadlineOf = ({ secondsLeft, done }: Saved): number | null =>
  secondsLeft === null || done ? null : Date.now() + secondsLeft * 1000;

/** The account's clock counts, unless this browser is further on, or they differ by no more than a call takes. */
function clockOf({ from, left, runs }: NonNullable<Saved['clock']>, own: Attempt, saved: Saved): TestClock {
  const now = Date.now();
  const mine = own.clock;
  if (mine && own.isChanged) {
    if (own.part > saved.part || own.heard.some((place) => !saved.heard.includes(place))) return mine;
  }
  const isSame = mine?.from === from && (mine.since !== null) === runs;
  if (mine && isSame && Math.abs((leftOn(mine, now) ?? 0) - (left ?? 0)) < 3_000) return mine;
  return { from, left, since: runs ? now : null };
}

/** The account's deadline counts; seconds that a call took move nothing. */
const nearer = (own: number | null, saved: number | null): number | null =>
  own !== null && saved !== null && Math.abs(own - saved) < 3_000 ? own : saved;
