type Plain = string | number | boolean | null | undefined;

/** How many answers a generation holds, and how long a text may be to be worth one. */
const MOST_ANSWERS = 10_000;
const LONGEST_KEY = 200;

/**
 * The same function, keeping its latest answers: a spreadsheet says the same few things in thousands of rows. For functions
 * whose answer depends on their arguments alone and is never changed by whoever gets it.
 */
export function remembering<A extends unknown[], R>(answer: (...args: A) => R): (...args: A) => R {
  let recent = new Map<string, R>();
  let older = new Map<string, R>();
  return (...args) => {
    const key = keyOf(args);
    if (key === null) return answer(...args);
    let known = recent.get(key);
    if (known !== undefined) return known;
    known = older.get(key) ?? answer(...args);
    if (recent.size >= MOST_ANSWERS) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, known);
    return known;
  };
}

/** Tells lists of plain values apart, 1 from '1' too; null for a list that holds anything else or much text. */
function keyOf(args: readonly unknown[]): string | null {
  let key = '';
  for (const arg of args) {
    if (typeof arg === 'object' && arg !== null) return null;
    key += typeof arg === 'string' ? `"${arg}\u0000` : `${arg as Plain}\u0000`;
  }
  return key.length <= LONGEST_KEY ? key : null;
}
