import type { DictionaryEntry } from '../entry';

/** The phrases of a list, whatever blanks stand between: 'less than, up to'. */
export const phrases = (text: string): readonly string[] => text.trim().replace(/\s+/g, ' ').split(/ ?, ?/);

/** The lines of a table, 'GBP: pound, pounds; EUR: euro', each what stands before its colon and the phrases behind it. */
export const linesOf = (table: string): readonly (readonly [string, readonly string[]])[] =>
  table.split(';').map((line) => {
    const [name = '', words = ''] = line.split(':');
    return [name.trim().replace(/\s+/g, ' '), phrases(words)] as const;
  });

/** Such a table by its words. */
export const byWord = <Value extends string = string>(table: string): readonly (readonly [string, Value])[] =>
  linesOf(table).flatMap(([value, words]) => words.map((word) => [word, value as Value] as const));

/** Such a table as entries of the dictionary: what is typed, one or several spellings, with what courses are called. */
export const entriesOf = (table: string): DictionaryEntry[] =>
  linesOf(table).flatMap(([typed, means]) => phrases(typed).map((one) => ({ typed: one, means })));
