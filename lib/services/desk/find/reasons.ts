import { FOUND_FIELDS, type FoundField } from '@/lib/domain/desk/found-fields';
import { consonantsOf, isLatin, latinWords, soundOf, storedNameWords } from '@/lib/domain/desk/name-keys';
import { digitsOf, isFewDigits, type TypedPart, wordsOf } from '@/lib/domain/desk/search-words';
import { editDistance } from '@/lib/engines/import/columns/edit-distance';

/** What a record says in one field that its reader may read. */
export type ReadField = readonly [field: FoundField, ...texts: (string | null | undefined)[]];

/** How well a record answers: lower is better; and by what it was found, '' where its name says it. */
export interface Reason {
  distance: number;
  why: string;
}

/** The most signs of a text around what was found in it. */
const LONGEST_WHY = 90;
/** What is found elsewhere than in the name comes behind a name that is as typed, and before one that only sounds like it. */
const ELSEWHERE = 0.3;
/** Each further word of a name. */
const FURTHER = 0.02;

/**
 * Why a record is a hit, told by these fields alone; null where they don't hold all that was typed, so that nothing that its reader may not
 * read makes a hit.
 */
export function reasonOf(parts: readonly TypedPart[], fields: readonly ReadField[]): Reason | null {
  const name = fields.find(([field]) => field === 'name')?.[1] ?? '';
  const words = nameOf(name);
  let distance = Math.max(0, latinWords(name)[0].length - parts.length) * FURTHER;
  let why = '';
  for (const part of parts) {
    const far = distanceOf(part, words);
    if (far !== null) distance += far;
    else {
      const found = foundIn(part, fields);
      if (found === null) return null;
      distance += ELSEWHERE;
      why ||= found;
    }
  }
  return { distance, why };
}

const nameOf = (name: string) => ({
  plain: wordsOf(name),
  latin: storedNameWords(name),
  isLatin: isLatin(name),
});
type NameWords = ReturnType<typeof nameOf>;

/** How far a piece of what was typed is from the nearest words of a name; null where it isn't in the name. */
function distanceOf(part: TypedPart, name: NameWords): number | null {
  const starts = (word: string) => name.plain.some((one) => one.startsWith(word));
  if (part.plain.every(starts)) return part.plain.every((word) => name.plain.includes(word)) ? 0 : 0.05;
  const ways = part.readings.flatMap((words) => {
    const far = words.map((word) => nearest(word, part, name));
    return far.every((one) => one !== null) ? [Math.max(...(far as number[]))] : [];
  });
  return ways.length ? Math.min(...ways) : null;
}

/** The nearest word that sounds like it or, in another script, has its consonants. */
function nearest(word: string, { isLatin: typedLatin }: TypedPart, name: NameWords): number | null {
  const sound = soundOf(word);
  const consonants = consonantsOf(word);
  const across = !(typedLatin && name.isLatin);
  const alike = name.latin.flatMap((one) => {
    const sounds = soundOf(one).startsWith(sound) && sound !== '';
    const has = across && consonants !== '' && consonantsOf(one).startsWith(consonants);
    return sounds || has
      ? [0.1 + editDistance(word, one, Math.max(word.length, one.length)) / Math.max(word.length, one.length)]
      : [];
  });
  return alike.length ? Math.min(...alike) : null;
}

/** 'Note: … visa refused in 2024 …': the first of the fields that has it; null where none has. */
function foundIn(part: TypedPart, fields: readonly ReadField[]): string | null {
  for (const [field, ...texts] of fields) {
    for (const text of texts)
      if (text && hasPart(text, part, field)) return `${FOUND_FIELDS[field]}: ${around(text, part.plain[0] ?? '')}`;
  }
  return null;
}

function hasPart(text: string, { plain }: TypedPart, field: FoundField): boolean {
  if (field === 'phone') return plain.every((word) => /^\d{4,}$/.test(word) && digitsOf(text).includes(word));
  const words = wordsOf(text);
  return plain.every((word) => words.some((one) => (isFewDigits(word) ? one === word : one.startsWith(word))));
}

/** A text in one line, of a long one what is around the word. */
function around(text: string, word: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_WHY) return line;
  const at = Math.max(0, line.toLowerCase().indexOf(word));
  const from = Math.max(0, Math.min(at - LONGEST_WHY / 3, line.length - LONGEST_WHY));
  const cut = line.slice(from, from + LONGEST_WHY);
  return `${from > 0 ? '…' : ''}${cut.trim()}${from + LONGEST_WHY < line.length ? '…' : ''}`;
}
