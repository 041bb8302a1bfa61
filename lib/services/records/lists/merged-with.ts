import { conflict } from '@/lib/domain/errors';
import { type Seen, sinceSeen, storedWords } from '@/lib/domain/saves/seen';

export const CHANGED_MEANWHILE = 'Someone else changed this while you were editing. Nothing has been saved yet.';

/**
 * What is saved of a record that others may have saved since its form was filled. A field that the form left as it had been seen takes
 * what is stored now. Without `seen` everything sent counts.
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
  const { untouched, both } = sinceSeen(stored, sent, seen);
  if (both.length) {
    const messages = both.map((name) => [name, `Saved by someone else: ${words(stored[name], name)}.`]);
    throw conflict(CHANGED_MEANWHILE, Object.fromEntries(messages));
  }
  return { ...sent, ...Object.fromEntries(untouched.map((name) => [name, stored[name]])) };
}
