/** Words of a text as the exams count them: a hyphenated word is one. */
export const wordsIn = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;
