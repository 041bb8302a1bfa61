/** Limits of an entry of the search's dictionary, in characters, words and names. */
export const ENTRY_LIMITS = { typedLength: 60, typedWords: 6, meansLength: 100, means: 10 } as const;

/** Saved searches of an account, and the longest name and search, in characters. */
export const SAVED_SEARCHES = { most: 10, nameLength: 60, searchLength: 3_000 } as const;
