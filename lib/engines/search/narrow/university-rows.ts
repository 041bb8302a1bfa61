import type { Catalogue } from '../catalogue/catalogue';

/** target = the rows of the universities. */
export function setUniversities(
  { sets, universities, columns, later }: Catalogue,
  ids: readonly number[],
  target: number,
): void {
  sets.clear(target);
  let from = 0;
  let to = 0;
  for (const id of ids) {
    const university = universities.at(id);
    if (university.from !== to) {
      sets.addRange(target, from, to);
      from = university.from;
    }
    to = university.to;
  }
  sets.addRange(target, from, to);
  if (later.size === 0 || ids.length === 0) return;
  const chosen = new Set(ids);
  for (const row of later.keys()) if (chosen.has(columns.codes.university[row] as number)) sets.add(target, row);
}
