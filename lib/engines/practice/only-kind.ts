import { kindOfGroup, numbersOfGroup } from './analysis';
import type { FullGroup } from './format/groups';
import type { FullSet } from './format/set';

/** As many questions as a link promises, where there are so many. */
export const TEN = 10;

/** Where a question, task, passage or recording of a collection comes from. */
interface Origin {
  id: string;
  n: number;
}

/** Questions of one kind from several sets, under numbers of their own. */
export interface Collection {
  set: FullSet;
  /** How many questions. */
  questions: number;
  /** Where each question comes from, by its number here. */
  questionsFrom: Record<number, Origin>;
  /** Where each recording comes from, by its part's or task's number here. */
  partsFrom: Record<number, Origin>;
}

/**
 * The first ten questions of a kind, whole groups of them, with their passages or recordings; null where no set has any.
 * @param sets of one skill, in the order in which they are used
 */
export function onlyKind(sets: readonly FullSet[], kind: string): Collection | null {
  const [first] = sets;
  if (!first) return null;
  const found: Collection = { set: first, questions: 0, questionsFrom: {}, partsFrom: {} };
  const made = 'items' in first ? tasksOf(sets, kind, found) : partsOf(sets, kind, found);
  if (!made) return null;
  return { ...found, set: { ...made, seconds: 600, size: 'short' } };
}

function tasksOf(sets: readonly FullSet[], kind: string, found: Collection): FullSet | null {
  const items = sets
    .flatMap((set) => ('items' in set ? set.items.map((item) => ({ id: set.id, item })) : []))
    .filter(({ item }) => item.kind === kind)
    .slice(0, TEN)
    .map(({ id, item }, place) => {
      const n = place + 1;
      found.questionsFrom[n] = { id, n: item.n };
      found.partsFrom[n] = { id, n: item.n };
      return { ...item, n };
    });
  found.questions = items.length;
  return 'items' in found.set && items.length > 0 ? { ...found.set, items } : null;
}

function partsOf(sets: readonly FullSet[], kind: string, found: Collection): FullSet | null {
  const all = sets.flatMap((set) =>
    set.skill === 'reading' || set.skill === 'listening' ? set.parts.map((part) => ({ id: set.id, part })) : [],
  );
  const parts: (typeof all)[number]['part'][] = [];
  for (const { id, part } of all) {
    if (found.questions >= TEN) break;
    const groups = part.groups.filter((group) => kindOfGroup(group) === kind);
    if (groups.length === 0) continue;
    const n = parts.length + 1;
    found.partsFrom[n] = { id, n: part.n };
    parts.push({ ...part, n, groups: groups.map((group) => renumbered(group, id, found)) });
  }
  if (parts.length === 0 || !('parts' in found.set)) return null;
  return { ...found.set, parts } as FullSet;
}

/** A group with the next numbers: those of its items, and of its gaps, which stand as `{14}` in its lines. */
function renumbered(group: FullGroup, id: string, found: Collection): FullGroup {
  const next = new Map(numbersOfGroup(group).map((n, place) => [n, found.questions + place + 1]));
  for (const [from, to] of next) found.questionsFrom[to] = { id, n: from };
  found.questions += next.size;
  const lines = JSON.stringify(group).replace(/\{(\d+)\}/g, (gap, n) =>
    next.has(Number(n)) ? `{${next.get(Number(n))}}` : gap,
  );
  const copy = JSON.parse(lines) as FullGroup;
  if ('numbers' in copy) copy.numbers = copy.numbers.map((n) => next.get(n) ?? n);
  else for (const item of copy.items) item.n = next.get(item.n) ?? item.n;
  return copy;
}
