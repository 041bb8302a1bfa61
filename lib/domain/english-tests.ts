/** The English tests that a search can filter by (specification, section 9). */
export const ENGLISH_TESTS = ['ielts', 'pte'] as const;
export type EnglishTest = (typeof ENGLISH_TESTS)[number];
