import type { Country } from '@/lib/domain/countries';
import type { DictionaryEntry } from './entry';

/** A part of a keyword: an entry of the dictionary, the name of a place, or plain words that stand together. */
export type Term =
  | { kind: 'entry'; typed: string; entry: DictionaryEntry }
  | { kind: 'place'; typed: string }
  | { kind: 'words'; typed: string };

/** A scholarship of a university's courses, or of one of them; `full`: of the whole tuition; `by`: its last day, or null. */
export interface ListedScholarship {
  name: string;
  country: Country;
  university: string;
  courseId: string | null;
  full: boolean;
  by: string | null;
}

/** Looks up entries by what was typed. */
export class SearchDictionary {
  private readonly entries = new Map<string, DictionaryEntry>();
  private readonly longest: number;

  /** Later entries replace earlier ones of the same text. `scholarships`: those that 'scholarship' finds courses by. */
  constructor(
    entries: readonly DictionaryEntry[],
    readonly scholarships: readonly ListedScholarship[] = [],
  ) {
    for (const entry of entries) this.entries.set(entry.typed, entry);
    this.longest = Math.max(1, ...[...this.entries.keys()].map((typed) => typed.split(' ').length));
  }

  /** The entry of the most words that the list begins with at `from`, or undefined. */
  at(words: readonly string[], from: number): { entry: DictionaryEntry; length: number } | undefined {
    for (let length = Math.min(this.longest, words.length - from); length > 0; length--) {
      const entry = this.entries.get(words.slice(from, from + length).join(' '));
      if (entry) return { entry, length };
    }
    return undefined;
  }

  /** The entry of one word that begins like a word and fits, the first one. */
  near(word: string, fits: (typed: string) => boolean): DictionaryEntry | undefined {
    for (const [typed, entry] of this.entries)
      if (typed[0] === word[0] && typed.length >= SHORTEST_NEAR && !typed.includes(' ') && fits(typed)) return entry;
    return undefined;
  }
}
const SHORTEST_NEAR = 5;

/** Words that say nothing at the edge of a phrase. */
const FILLERS = new Set(
  'a an and at course courses degree degrees for from in of on or program programme programmes programs study the to with &'.split(
    ' ',
  ),
);

/** Words of a place's name at most. */
const LONGEST_PLACE = 4;

/** Reads a folded keyword into terms. `places`: folded names of places. Words that say nothing are left out. */
export function readTerms(anywhere: string, dictionary: SearchDictionary, places: ReadonlySet<string>): Term[] {
  const words = anywhere.split(' ').flatMap((word) => trimmed(word) || []);
  const plain = words.map((word) => word.replaceAll(/[.']/g, ''));
  const terms: Term[] = [];
  let run: string[] = [];
  const endRun = () => {
    while (run.length > 0 && FILLERS.has(run[0] as string)) run.shift();
    while (run.length > 0 && FILLERS.has(run.at(-1) as string)) run.pop();
    if (run.length > 0) terms.push({ kind: 'words', typed: run.join(' ') });
    run = [];
  };
  for (let at = 0; at < words.length; ) {
    const known = dictionary.at(plain, at);
    const place = known ? 0 : placeLength(words, at, places);
    if (known) {
      endRun();
      terms.push({ kind: 'entry', typed: words.slice(at, at + known.length).join(' '), entry: known.entry });
    } else if (place > 0) {
      endRun();
      terms.push({ kind: 'place', typed: words.slice(at, at + place).join(' ') });
    } else run.push(words[at] as string);
    at += known?.length || place || 1;
  }
  endRun();
  return terms;
}

function placeLength(words: readonly string[], from: number, places: ReadonlySet<string>): number {
  for (let length = Math.min(LONGEST_PLACE, words.length - from); length > 0; length--) {
    if (places.has(words.slice(from, from + length).join(' '))) return length;
  }
  return 0;
}

const trimmed = (word: string) => word.replace(/^[^\p{L}\p{N}&]+/u, '').replace(/[^\p{L}\p{N}&+#]+$/u, '');

/** The places that a campus names: 'Montreal' and 'Downtown' of 'Montreal (Downtown Campus)'. Folded. */
export function placesOf(foldedCampus: string): string[] {
  return foldedCampus
    .split(/[,;/|()]| - /)
    .map((part) =>
      part
        .replace(/\b(main|city|campus|campuses)\b/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part.length > 2 && /^\p{L}/u.test(part));
}
