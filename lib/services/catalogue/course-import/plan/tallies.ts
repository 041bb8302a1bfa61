import type { PlanKind } from '@/lib/domain/imports/import-plan';

type Tallies = Map<PlanKind, Map<string, number>>;

/** Counts a name within a kind; beyond so many names only those that are there already. '' isn't counted. */
export function tally(tallies: Tallies, most: number, kind: PlanKind, name: string, by: number): void {
  if (!name) return;
  const counts = tallies.get(kind) ?? new Map<string, number>();
  tallies.set(kind, counts);
  const count = counts.get(name);
  if (count !== undefined || counts.size < most) counts.set(name, (count ?? 0) + by);
}

/** What was counted, the most first. */
export function listed(tallies: Tallies): { kind: PlanKind; name: string; count: number }[] {
  const all = [...tallies].flatMap(([kind, names]) => [...names].map(([name, count]) => ({ kind, name, count })));
  return all.sort((a, b) => b.count - a.count);
}
