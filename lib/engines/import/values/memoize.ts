type Plain = string | number | boolean | null | undefined;

/** How many results a generation of the cache holds, and how long a key may be, unless it is said otherwise. */
const MOST_RESULTS = 10_000;
const LONGEST_KEY = 200;
const NO_KEY = Symbol('no key');

/**
 * Returns the same function with a cache of its latest results: a spreadsheet repeats the same few values in thousands of
 * rows. For pure functions whose results are never mutated.
 * @param longestKey characters; answers to longer arguments are not kept
 */
export function memoize<A extends unknown[], R>(
  answer: (...args: A) => R,
  longestKey = LONGEST_KEY,
): (...args: A) => R {
  let recent = new Map<Plain, R>();
  let older = new Map<Plain, R>();
  return (...args) => {
    const key = keyOf(args, longestKey);
    if (key === NO_KEY) return answer(...args);
    let known = recent.get(key);
    if (known !== undefined) return known;
    known = older.get(key) ?? answer(...args);
    if (recent.size >= MOST_RESULTS) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, known);
    return known;
  };
}

/** Returns a cache key, distinct for 1 and '1'; `NO_KEY` for a list that holds more than plain values or much text. */
function keyOf(args: readonly unknown[], longest: number): Plain | typeof NO_KEY {
  const [only] = args;
  // Most have one argument, which needs no text made of it.
  if (args.length === 1 && (typeof only !== 'object' || only === null)) {
    return typeof only === 'string' && only.length > longest ? NO_KEY : (only as Plain);
  }
  let key = '';
  for (const arg of args) {
    if (typeof arg === 'object' && arg !== null) return NO_KEY;
    key += typeof arg === 'string' ? `"${arg}\u0000` : `${arg as Plain}\u0000`;
  }
  return key.length <= longest ? key : NO_KEY;
}
