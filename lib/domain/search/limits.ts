/** Limits of an entry of the search's dictionary, in characters, words and names. */
export const ENTRY_LIMITS = { typedLength: 60, typedWords: 6, meansLength: 100, means: 10 } as const;
