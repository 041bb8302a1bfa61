/** What a form was filled from, by its fields, as the page had read it. */
export type Seen = Readonly<Record<string, unknown>>;

/**
 * What a save is beside what others saved since its form was filled: the fields it left as they had been seen, which are something else
 * by now, and those that both changed to something else. Without `seen` there are none.
 * @param stored the record now, by the names of what is sent
 */
export function sinceSeen(
  stored: Readonly<Record<string, unknown>>,
  sent: object,
  seen: Seen | undefined,
): { untouched: string[]; both: string[] } {
  const changed = Object.entries(sent).filter(
    ([name, value]) =>
      seen && name in seen && !isSame(stored[name], seen[name]) && value !== undefined && !isSame(stored[name], value),
  );
  const isTouched = ([name, value]: [string, unknown]) => !isSame(value, seen?.[name]);
  return {
    untouched: changed.filter((one) => !isTouched(one)).map(([name]) => name),
    both: changed.filter(isTouched).map(([name]) => name),
  };
}

/** Whether two values say the same: nothing is '', null or absent, and a number what is typed for it. */
export const isSame = (one: unknown, other: unknown): boolean => text(one) === text(other);

const text = (value: unknown): string => JSON.stringify(plain(JSON.parse(JSON.stringify(value ?? null))));

function plain(value: unknown): unknown {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object') return value;
  const filled = Object.entries(value).map(([name, one]) => [name, plain(one)] as const);
  return Object.fromEntries(filled.filter(([, one]) => one !== '').sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A value as a person reads it; of what is no text, what it holds. */
export function storedWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value !== 'object') return `‘${value}’`;
  const found = Object.values(value).map((one) =>
    typeof one === 'object' && one ? storedWords(one) : String(one ?? ''),
  );
  return found.filter(Boolean).join(', ') || 'nothing';
}
