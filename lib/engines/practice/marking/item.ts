/** How a typed answer is read besides letter by letter. `number` is also read where a key has a digit. */
export type GapKind = 'text' | 'number' | 'time' | 'date' | 'money' | 'code';

/** What may be written into a gap: so many words, and so many numbers besides. */
export interface WordLimit {
  words: number;
  numbers: number;
}

export interface Gap extends WordLimit {
  how: 'gap';
  /** Every accepted answer; what stands in brackets may be left out. */
  key: readonly string[];
  kind?: GapKind;
}

/** What marking needs of one item: its key in one of eight shapes. */
export type MarkedItem =
  | Gap
  /** One letter or word of several. */
  | { how: 'choice'; key: string; options: readonly string[] }
  /** As many letters as the key has, in any order, a mark for each. */
  | { how: 'choose'; key: readonly string[]; options: readonly string[] }
  /** Several typed answers in any order, a mark for each; an inner list has the forms of one of them. */
  | ({ how: 'list'; keys: readonly (readonly string[])[] } & WordLimit)
  /** PTE: a point for each right choice, one off for each wrong one, never below nothing. */
  | { how: 'penalty'; key: readonly string[]; options: readonly string[] }
  /** PTE: a point for each pair of neighbours that the key has too. */
  | { how: 'order'; key: readonly string[] }
  /** PTE: a point for each blank, chosen or typed. */
  | { how: 'blanks'; keys: Readonly<Record<string, readonly string[]>> }
  /** PTE: a point for each word of the sentence, in its order. */
  | { how: 'dictation'; text: string };

/** Why an answer got what it got. Those from `spelling` on to `two-answers` are near misses: they win nothing. */
export type MarkReason =
  | 'right'
  | 'part'
  | 'wrong'
  | 'empty'
  | 'unreadable'
  | 'spelling'
  | 'plural'
  | 'over-limit'
  | 'extra-words'
  | 'incomplete'
  | 'two-answers'
  | 'too-many'
  | 'penalty';

export interface Marked {
  points: number;
  most: number;
  reason: MarkReason;
}
