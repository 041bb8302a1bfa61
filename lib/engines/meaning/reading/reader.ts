import type { Country } from '@/lib/domain/countries';
import type { CourseLevel, Month } from '@/lib/domain/courses/course';
import type { EnglishTest } from '@/lib/domain/english-tests';
import type { AnyTest } from '../../search/types/query';
import type { Role } from '../roles/roles';
import { rolesHere } from './roles-here';

/** What a keyword says besides a subject, as the parameters of the search call. */
export interface SentenceFilters {
  country?: Country;
  university?: string[];
  intake?: Month[];
  level?: CourseLevel[];
  test?: EnglishTest;
  score?: number;
  maxFee?: number;
  currency?: string;
  maxMonths?: number;
  noEnglishScore?: '1';
  sort?: 'fee' | 'duration';
  city?: string;
  toefl?: number;
  det?: number;
  gre?: number;
  gmat?: number;
  without?: AnyTest[];
  notCountry?: Country[];
  notUniversity?: string[];
  notLevel?: CourseLevel[];
  notWords?: string[];
  /** Courses that a scholarship is listed for, `full`: of the whole tuition. Of what a sentence finds only: no parameter of the call. */
  scholarship?: 'any' | 'full';
}

/** What is left aside of a keyword, and why. */
export interface Aside {
  typed: string;
  why: string;
}

/**
 * Universities that words mean, and how the words call them: `main`: by what is left of a name, 'stanford'; `initials`:
 * by those that no table has.
 */
export interface NamedUniversities {
  length: number;
  names: string[];
  how: 'whole' | 'short' | 'initials' | 'main';
}

/** What the catalogue knows of words, for the reader. Texts are folded. */
export interface Known {
  /** The universities that words from a place on mean, as the catalogue writes their names. */
  universities(words: readonly string[], from: number): NamedUniversities | null;
  /** Whether a campus or well-known city is called so. */
  isPlace(text: string): boolean;
  /** Whether some course's name has the words. */
  hasWords(text: string): boolean;
  /** Whether a name of a course, university or campus has the word as a whole. */
  isWord(word: string): boolean;
  /** Whether courses of other universities than these have the word in their names; `mostly`: more than these have courses. */
  isElsewhere(word: string, universities: readonly string[], mostly?: true): boolean;
  /** The words of names that one that no name has may be a slip of. */
  spellings(word: string): readonly string[];
  /** The words of many names that one of few names may be a slip of. */
  slips(word: string): readonly string[];
  /** What the dictionary has for a word, folded: 'management' for 'mgt'. */
  meanings(word: string): readonly string[];
  /** How many words of the dictionary's entry stand there; 0 for none. */
  entryLength(words: readonly string[], from: number): number;
  /** The currency of all fees, where there is one only. */
  onlyCurrency: string | undefined;
  /** What 'lakh' and 'rs' are counted in. */
  rupee: string;
}

/** Why what is said of the person isn't searched by. */
export const ABOUT_YOU = 'About you, not about a course';

/** Whether the reader has the lower of two awards, or wants it; '' as long as that wasn't answered. */
export type Held = '' | 'have' | 'want';

/** A part of a keyword that became filters. */
export interface ReadPart {
  typed: string;
  names: (keyof SentenceFilters)[];
}

/** The words of a keyword; each is taken by what reads it. */
export class Reader {
  readonly filters: SentenceFilters = {};
  readonly parts: ReadPart[] = [];
  readonly aside: Aside[] = [];
  /** Words of a field that the typing person has a degree in. */
  readonly background: string[] = [];
  /** What a background leads to, where no level is said. */
  next: { typed: string; levels: readonly CourseLevel[] } | undefined;
  /** The levels that are named, each with its place. */
  readonly levels: { typed: string; place: number; levels: readonly CourseLevel[] }[] = [];
  /** A university is only preferred. */
  prefers = false;
  /** The award as it was typed, where names word it so; '' for none. */
  award = '';
  /** What each word says. */
  readonly roles: Role[];
  /** Which words are about who asks. */
  readonly mine: boolean[];
  private readonly taken: boolean[];
  private readonly isFilter: boolean[];

  constructor(
    readonly tokens: readonly string[],
    readonly known: Known,
    /** Short words that were typed with accents, folded: no initials. */
    readonly accented: ReadonlySet<string> = new Set(),
    /** Places of the words that stand behind a comma. */
    readonly breaks: ReadonlySet<number> = new Set(),
    /** What was answered to whether an award that is named is had or wanted. */
    readonly held: Held = '',
  ) {
    this.roles = rolesHere(tokens, breaks, known);
    this.mine = tokens.map(() => false);
    this.taken = tokens.map(() => false);
    this.isFilter = tokens.map(() => false);
  }

  /** The word at a place, '' when it was taken or there is none. */
  at(place: number): string {
    return this.taken[place] ? '' : (this.tokens[place] ?? '');
  }

  /** The word at a place, whether it was taken or not. */
  was(place: number): string {
    return this.tokens[place] ?? '';
  }

  /** Whether the words of a phrase stand at a place, none of them taken. */
  has(place: number, phrase: string): boolean {
    const parts = phrase.split(' ');
    return parts.every((part, offset) => this.at(place + offset) === part);
  }

  /** Whether a phrase stands right before a place. */
  endsWith(place: number, phrase: string): boolean {
    const from = place - phrase.split(' ').length;
    return from >= 0 && this.has(from, phrase);
  }

  /** The longest of the phrases that stands at a place, as its number of words; 0 for none. */
  longest(place: number, phrases: readonly string[]): number {
    const word = this.at(place);
    if (word === '') return 0;
    for (const parts of phrasesByWord(phrases).get(word) ?? [])
      if (parts.every((part, offset) => this.at(place + offset) === part)) return parts.length;
    return 0;
  }

  /** The longest entry of a table that stands at a place. */
  entry<Value>(place: number, table: ReadonlyMap<string, Value>, most = 4): { value: Value; length: number } | null {
    if (!firstWords(table).has(this.at(place))) return null;
    for (const words = this.ahead(place, most); words.length > 0; words.pop()) {
      const value = table.get(words.join(' '));
      if (value !== undefined) return { value, length: words.length };
    }
    return null;
  }

  /** The words from a place on up to one that was taken, at most so many. */
  ahead(place: number, most: number): string[] {
    const words: string[] = [];
    for (let at = place; words.length < most && this.at(at) !== ''; at++) words.push(this.at(at));
    return words;
  }

  take(from: number, length: number): void {
    this.taken.fill(true, from, from + length);
  }

  /** Takes words that became filters. */
  set(from: number, length: number, filters: SentenceFilters): void {
    Object.assign(this.filters, filters);
    this.parts.push({ typed: this.text(from, length), names: Object.keys(filters) as (keyof SentenceFilters)[] });
    this.isFilter.fill(true, from, from + length);
    this.take(from, length);
  }

  /** The longest words standing together that became no filter and that fit; '' for none. */
  unfiltered(most: number, fits: (words: readonly string[]) => boolean): string {
    for (let length = most; length > 1; length--)
      for (let place = 0; place + length <= this.tokens.length; place++) {
        const words = this.tokens.slice(place, place + length);
        if (!this.isFilter.slice(place, place + length).includes(true) && fits(words)) return words.join(' ');
      }
    return '';
  }

  /** Whether the word at a place became a filter, or a part of one. */
  isPart(place: number): boolean {
    return this.isFilter[place] ?? false;
  }

  /** Takes words that are not searched for. */
  leave(from: number, length: number, why: string): void {
    this.aside.push({ typed: this.text(from, length), why });
    this.take(from, length);
  }

  private text(from: number, length: number): string {
    return this.tokens.slice(from, from + length).join(' ');
  }

  /** The words that are left, in runs that stood together; each with its place. */
  runs(): { word: string; place: number }[][] {
    const runs: { word: string; place: number }[][] = [[]];
    for (const [place, word] of this.tokens.entries()) {
      if (this.taken[place]) runs.push([]);
      else runs.at(-1)?.push({ word, place });
    }
    return runs.filter((run) => run.length > 0);
  }
}

const firsts = new WeakMap<object, ReadonlySet<string>>();

/** What the entries of a table begin with. */
function firstWords(table: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const known = firsts.get(table) ?? new Set([...table.keys()].map((text) => text.split(' ')[0] as string));
  firsts.set(table, known);
  return known;
}

const byWord = new WeakMap<readonly string[], ReadonlyMap<string, readonly (readonly string[])[]>>();

/** The phrases of a list by their first word, the longest first. */
function phrasesByWord(phrases: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const known = byWord.get(phrases);
  if (known) return known;
  const made = new Map<string, string[][]>();
  for (const parts of phrases.map((phrase) => phrase.split(' ')).sort((a, b) => b.length - a.length)) {
    const [first = ''] = parts;
    made.set(first, [...(made.get(first) ?? []), parts]);
  }
  byWord.set(phrases, made);
  return made;
}
