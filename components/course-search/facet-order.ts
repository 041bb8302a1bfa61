/** How a long list of choices is put in order and searched. */

/** Selected choices first, then by count, then by name. `selected` ones stand there even if the counts lack them. */
export function facetOrder(counts: Record<string, number>, selected: readonly string[]): string[] {
  const chosen = new Set(selected);
  const names = new Set([...selected, ...Object.keys(counts)]);
  return [...names].sort(
    (a, b) =>
      Number(chosen.has(b)) - Number(chosen.has(a)) || (counts[b] ?? 0) - (counts[a] ?? 0) || COLLATOR.compare(a, b),
  );
}

/** The names that hold the typed text, whatever its case and accents. */
export function namesWith(names: readonly string[], typed: string): string[] {
  const wanted = folded(typed.trim());
  return wanted === '' ? [...names] : names.filter((name) => folded(name).includes(wanted));
}

/** A select's choices by name with their counts; what would find nothing is greyed unless it is the chosen one. */
export function countedOptions(names: readonly string[], counts: Record<string, number>, selected: string) {
  const known = selected && !names.includes(selected) ? [...names, selected] : names;
  return known.map((name) => ({
    value: name,
    label: `${name} (${(counts[name] ?? 0).toLocaleString('en-GB')})`,
    disabled: !counts[name] && name !== selected,
  }));
}

/** A facet's names by the alphabet. */
export function byName(counts: Record<string, number>): string[] {
  return Object.keys(counts).sort(COLLATOR.compare);
}

const COLLATOR = new Intl.Collator('en-GB', { numeric: true });

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
