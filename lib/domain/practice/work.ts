/** What is said of a set's state; the middle one is complete and not checked yet. */
export const SET_STATES = { draft: 'Draft', solved: 'Trial', published: 'Published' } as const;

/** A text, several, or texts by the blank's name; kept by the question's first number. */
export type Answer = string | string[] | Record<string, string>;

/** Words of a paragraph that a learner has highlighted: from a letter on, up to before another. */
export interface Highlight {
  /** The paragraph's name in its passage. */
  paragraph: string;
  from: number;
  to: number;
}

/** What a learner has done with a set so far, as far as two devices may have done it at once. */
export interface Work {
  answers: Record<string, Answer>;
  /** By the part's place, from 0. */
  notes: Record<string, string>;
  /** By the passage's place, from 0. */
  highlights: Record<string, Highlight[]>;
  /** Numbers to come back to. */
  flagged: number[];
}

export const WORK_PARTS = ['answers', 'notes', 'highlights', 'flagged'] as const;
type WorkPart = (typeof WORK_PARTS)[number];
/** When each entry was changed last, in milliseconds since 1970 and never twice the same; one without is as old as can be. */
export type Revisions = Partial<Record<WorkPart, Record<string, number>>>;

type Value = Answer | Highlight[] | true;
/** The entries of each part by their number, with those alone that are marked to come back to. */
export type Entries = Record<WorkPart, Record<string, Value>>;

export const entriesOfWork = ({ answers, notes, highlights, flagged }: Work): Entries => ({
  ...{ answers: { ...answers }, notes: { ...notes }, highlights: { ...highlights } },
  flagged: Object.fromEntries(flagged.map((n) => [n, true as const])),
});

export const workOf = ({ flagged, ...parts }: Entries): Work =>
  ({ ...parts, flagged: Object.keys(flagged).map(Number) }) as Work;

/** Whether nothing is written or chosen. */
export function isEmpty(value: Value | undefined): boolean {
  if (value === undefined || value === true) return value === undefined;
  if (typeof value === 'string') return value.trim() === '';
  return Object.values(value).every((piece) => typeof piece === 'string' && piece.trim() === '');
}

/** How many of a question's numbers an answer fills, as the exam counts: of two letters to choose each is one. */
export function givenIn(answer: Answer | undefined, numbers: number): number {
  if (numbers === 1 || !Array.isArray(answer)) return isEmpty(answer) ? 0 : numbers;
  return Math.min(numbers, answer.filter((piece) => piece.trim() !== '').length);
}

/** Whether two entries say the same; two empty ones do. */
export const isSameEntry = (one: Value | undefined, other: Value | undefined): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);

/** The numbers of all entries of a part. */
export const numbersOf = (part: WorkPart, ...all: Entries[]): string[] => [
  ...new Set(all.flatMap((entries) => Object.keys(entries[part]))),
];

/**
 * What is kept after a device has sent its work, entry by entry. `seen` names the entries that were changed there, each with the
 * revision it was changed from: one that was changed since stays as it is kept, but for highlights, which are those of both. An entry
 * that is named and not sent is cleared. What is not named, and all where `seen` is absent, only fills what is empty: with `seen`, not
 * what was cleared.
 * @param at the revision of what is changed now
 */
export function mergeWork(
  kept: { work: Work; revisions: Revisions },
  sent: Work,
  seen: Revisions | undefined,
  at: number,
): { work: Work; revisions: Revisions } {
  const [entries, theirs] = [entriesOfWork(kept.work), entriesOfWork(sent)];
  const revisions: Revisions = {};
  for (const part of WORK_PARTS) {
    const changed: Record<string, number> = { ...kept.revisions[part] };
    for (const n of new Set([...numbersOf(part, entries, theirs), ...Object.keys(seen?.[part] ?? {})])) {
      const [now, next, revision = 0] = [entries[part][n], theirs[part][n], changed[n]];
      if (isSameEntry(now, next)) continue;
      const from = seen?.[part]?.[n];
      const isFree = from === undefined ? isEmpty(now) && !(seen && revision > 0) : from >= revision;
      if (!isFree && !(from !== undefined && part === 'highlights')) continue;
      const value = isFree ? next : bothHighlights(now, next);
      if (value === undefined) delete entries[part][n];
      else entries[part][n] = value;
      changed[n] = at;
    }
    revisions[part] = changed;
  }
  return { work: workOf(entries), revisions };
}

/** Seconds with each part: of two devices the longer. */
export const longer = (one: Record<string, number> = {}, other: Record<string, number> = {}): Record<string, number> =>
  Object.fromEntries(Object.keys({ ...one, ...other }).map((n) => [n, Math.max(one[n] ?? 0, other[n] ?? 0)]));

/** The most that an attempt keeps of a passage. */
const MOST_HIGHLIGHTS = 100;

/** Highlights of both, without the same twice. */
export function bothHighlights(one: Value = [], other: Value = []): Highlight[] {
  const all = [...(one as Highlight[]), ...(other as Highlight[])];
  return [...new Map(all.map((light) => [JSON.stringify(light), light])).values()].slice(-MOST_HIGHLIGHTS);
}
