import { conflict } from '../errors';

/** What a form was filled from, by its fields, as the page had read it. */
export type Seen = Readonly<Record<string, unknown>>;

export const CHANGED_MEANWHILE = 'Somebody else changed this meanwhile. Nothing was saved yet.';

/**
 * What a save changes of a record that others may have saved since its form was filled. A field that the form left as it had been seen
 * takes what is stored now. Without `seen` everything sent counts.
 * @param stored the record now, by the names of what is sent
 * @param words what a stored value is called
 * @throws AppError 409 that names what is stored in each field that both changed to something else
 */
export function mergedWith<Sent extends object>(
  stored: Readonly<Record<string, unknown>>,
  sent: Sent,
  seen: Seen | undefined,
  words: (value: unknown, name: string) => string = storedWords,
): Sent {
  const changed = Object.entries(sent).filter(
    ([name, value]) =>
      seen && name in seen && !isSame(stored[name], seen[name]) && value !== undefined && !isSame(stored[name], value),
  );
  const both = changed.filter(([name, value]) => !isSame(value, seen?.[name]));
  if (both.length) {
    const told = both.map(([name]) => [name, `Stored meanwhile: ${words(stored[name], name)}.`]);
    throw conflict(CHANGED_MEANWHILE, Object.fromEntries(told));
  }
  return { ...sent, ...Object.fromEntries(changed.map(([name]) => [name, stored[name]])) };
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
