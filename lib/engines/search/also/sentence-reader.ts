import type { Country } from '@/lib/domain/countries';
import type { CourseLevel, Month } from '@/lib/domain/course';
import type { EnglishTest } from '@/lib/domain/english-tests';
import { FILLERS } from './sentence-words';

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
}

/** The words of a keyword; those that were read are taken out. */
export class Reader {
  readonly filters: SentenceFilters = {};
  private readonly taken: boolean[];

  constructor(readonly tokens: readonly string[]) {
    this.taken = tokens.map(() => false);
  }

  /** The word at a place, '' when it was taken or there is none. */
  at(place: number): string {
    return this.taken[place] ? '' : (this.tokens[place] ?? '');
  }

  take(from: number, length: number): void {
    this.taken.fill(true, from, from + length);
  }

  /** Takes the first of the phrases that occurs; the list's order decides. */
  phrase<Value>(phrases: readonly (readonly [string, Value])[], found: (value: Value) => void): void {
    for (const [text, value] of phrases) {
      const parts = text.split(' ');
      for (let place = 0; place + parts.length <= this.tokens.length; place++) {
        if (!parts.every((part, offset) => this.at(place + offset) === part)) continue;
        this.take(place, parts.length);
        found(value);
        return;
      }
    }
  }

  /** The words that are left, without those that say nothing at the edges of a run. */
  rest(): string {
    const runs: string[][] = [[]];
    for (const [place, token] of this.tokens.entries()) {
      if (this.taken[place]) runs.push([]);
      else runs.at(-1)?.push(token);
    }
    return runs
      .map((run) => trimmed(run).join(' '))
      .filter((run) => run !== '')
      .join(' ');
  }
}

function trimmed(run: string[]): string[] {
  let from = 0;
  let to = run.length;
  while (from < to && FILLERS.has(run[from] as string)) from++;
  while (to > from && FILLERS.has(run[to - 1] as string)) to--;
  return run.slice(from, to);
}
