/** How a long list of choices is put in order and searched. */

/** Selected choices first, then by count, then by name. `selected` ones stand there even if the counts lack them. */
export function facetOrder(counts: Record<string, number>, selected: readonly string[]): string[] {
  const missing = selected.filter((name) => !Object.hasOwn(counts, name));
  const names = missing.length === 0 ? [...byName(counts)] : sorted([...Object.keys(counts), ...missing]);
  const chosen = new Set(selected);
  return names.sort((a, b) => Number(chosen.has(b)) - Number(chosen.has(a)) || (counts[b] ?? 0) - (counts[a] ?? 0));
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
    label: `${name} (${COUNT.format(counts[name] ?? 0)})`,
    disabled: !counts[name] && name !== selected,
  }));
}

/** A facet's names by the alphabet. Answers have the same names again and again: those of the last few are remembered. */
export function byName(counts: Record<string, number>): readonly string[] {
  const names = Object.keys(counts);
  const known = last.find(({ of }) => of.length === names.length && of.every((name, place) => name === names[place]));
  if (known) return known.sorted;
  last.unshift({ of: names, sorted: sorted(names) });
  last.splice(MOST_REMEMBERED);
  return last[0]?.sorted ?? [];
}

const MOST_REMEMBERED = 6;
const last: { of: string[]; sorted: string[] }[] = [];

const sorted = (names: readonly string[]) => [...names].sort(COLLATOR.compare);

/** Made once: `toLocaleString` makes one for each choice, a sixth of what a key press takes. */
const COUNT = new Intl.NumberFormat('en-GB');

const COLLATOR = new Intl.Collator('en-GB', { numeric: true });

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
