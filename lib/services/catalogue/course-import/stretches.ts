/** A list in parts, each one question to the database: others are answered in between. */
export function* stretches<T>(all: readonly T[], size = 250): Generator<T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
