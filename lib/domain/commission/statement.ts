import type { EntryState } from './states';

/** What a university's own list of payments says against what was claimed: who each line means, and what differs. */

export const DIFFERENCES = {
  short: 'Paid less than claimed',
  over: 'Paid more than claimed',
  unknown: 'Student not found on this site',
  several: 'Could match several students',
  twice: 'Paid twice',
  unclaimed: 'Paid without a claim',
} as const;
export type DifferenceKind = keyof typeof DIFFERENCES;
export const DIFFERENCE_KINDS = Object.keys(DIFFERENCES) as [DifferenceKind, ...DifferenceKind[]];

/** A line of the list as it was read; null where no amount can be read. */
interface Line {
  row: number;
  number: string;
  name: string;
  minor: number | null;
}

/** An earning that a line may mean. */
export interface Payable {
  id: string;
  /** The application: terms and parts of one student have one. */
  student: string;
  /** Our number, and the university's own ('' while it isn't known). */
  number: string;
  studentNumber: string;
  name: string;
  state: EntryState;
  /** What was claimed or agreed, and what of it came before the day of the list. Minor units. */
  earned: number;
  before: number;
}

/** One line with the earning that it means: null where no one or several could be meant. */
export interface Matched {
  entryId: string | null;
  isSeveral: boolean;
}

/** Letters and digits of a number or the words of a name, in any order and without accents. */
const key = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

/**
 * The earning that each line means: by the university's number or ours, else by a name that one student has. A name doesn't count against
 * another number, where the list uses the university's. Of several earnings of a student, those come first that the claim has (`first`),
 * that no line meant yet and that have the amount.
 */
export function matchLines(lines: readonly Line[], entries: readonly Payable[], first: ReadonlySet<string>): Matched[] {
  const byNumber = new Map<string, Payable[]>();
  const byName = new Map<string, Payable[]>();
  const put = (map: Map<string, Payable[]>, of: string, entry: Payable) => {
    const at = key(of);
    if (at) map.set(at, [...(map.get(at) ?? []), entry]);
  };
  for (const entry of entries) {
    put(byNumber, entry.number, entry);
    if (key(entry.studentNumber) !== key(entry.number)) put(byNumber, entry.studentNumber, entry);
    put(byName, entry.name, entry);
  }
  const numbered = (line: Line) => byNumber.get(key(line.number)) ?? [];
  const usesTheirs = lines.some((line) => numbered(line).some((one) => key(one.studentNumber) === key(line.number)));
  const named = (line: Line) =>
    (byName.get(key(line.name)) ?? []).filter((one) => !usesTheirs || !key(line.number) || !key(one.studentNumber));
  const taken = new Set<string>();
  return lines.map((line) => {
    const own = numbered(line);
    const meant = own.length ? own : named(line);
    if (new Set(meant.map(({ student }) => student)).size !== 1) return { entryId: null, isSeveral: meant.length > 1 };
    const rank = (one: Payable) =>
      (taken.has(one.id) ? 0 : 4) + (first.has(one.id) ? 2 : 0) + (one.earned === line.minor ? 1 : 0);
    const [best] = meant.toSorted((a, b) => rank(b) - rank(a));
    if (best) taken.add(best.id);
    return { entryId: best?.id ?? null, isSeveral: false };
  });
}

/**
 * How lines of a list were settled, for the same list read again: a note stays with the line that says the same in all its cells, of
 * several alike with the one in the same place among them. The newest of a line counts; '' opened it again.
 */
export function settledAgain<L extends Line & { words: string }, S extends { row: number; note: string }>(
  before: { lines: readonly L[]; settled?: readonly S[] } | null,
  lines: readonly L[],
): S[] {
  const rows = new Map(alike(lines).map(({ same, row }) => [same, row]));
  return alike(before?.lines ?? []).flatMap(({ same, row }) => {
    const newest = before?.settled?.findLast((one) => one.row === row);
    const now = rows.get(same);
    return newest?.note && now !== undefined ? [{ ...newest, row: now }] : [];
  });
}

/** What each line says, with how many before it say the same. */
function alike(lines: readonly (Line & { words: string })[]): { same: string; row: number }[] {
  const seen = new Map<string, number>();
  return lines.map(({ row, number, name, minor, words }) => {
    const says = JSON.stringify([number, name, minor, words]);
    const count = seen.get(says) ?? 0;
    seen.set(says, count + 1);
    return { same: `${count} ${says}`, row };
  });
}

/** A line that differs from what was claimed. */
export interface Difference {
  row: number;
  kind: DifferenceKind;
  /** What was left to pay before this line; null of a student who isn't known. */
  due: number | null;
}

/** What differs, a line each, in the order of the list: nothing of what agrees. A line without an amount says nothing. */
export function differencesOf(lines: readonly (Line & Matched)[], entries: readonly Payable[]): Difference[] {
  const known = new Map(entries.map((one) => [one.id, one]));
  const paid = new Map<string, number>();
  const last = new Map(lines.flatMap(({ entryId, minor, row }) => (entryId && minor ? [[entryId, row] as const] : [])));
  return lines.flatMap(({ row, minor, entryId, isSeveral }): Difference[] => {
    const entry = known.get(entryId ?? '');
    if (!minor) return [];
    if (!entry) return [{ row, kind: isSeveral ? 'several' : 'unknown', due: null }];
    if (!CLAIMED.includes(entry.state)) return [{ row, kind: 'unclaimed', due: 0 }];
    const due = entry.earned - entry.before - (paid.get(entry.id) ?? 0);
    paid.set(entry.id, (paid.get(entry.id) ?? 0) + minor);
    if (due <= 0) return [{ row, kind: 'twice', due: 0 }];
    if (minor > due) return [{ row, kind: 'over', due }];
    return minor < due && last.get(entry.id) === row ? [{ row, kind: 'short', due }] : [];
  });
}

const CLAIMED: readonly EntryState[] = ['claimed', 'agreed', 'part received', 'received', 'clawed back'];
