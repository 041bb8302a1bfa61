import type { courseSuggestions } from '@/lib/contract/catalogue/courses';
import type { Result } from '@/lib/contract/operation';
import { COUNTRIES } from '@/lib/domain/countries';
import { activeFilters } from './active-filters';
import { coursesText } from './course-count';
import { type CourseQuery, changed, LONGEST_KEYWORD, NO_FILTERS } from './search-address';

/** One suggestion for a typed text. */
export interface Suggestion {
  kind: 'course' | 'university' | 'category' | 'sentence';
  name: string;
  /** Why it is here, of a course that doesn't have the text itself. */
  why?: string;
  /** What the sentence says. */
  said?: Partial<CourseQuery>;
  /** Of a university, with the number of its courses. */
  country?: string;
  count?: number;
}

export interface SuggestionGroup {
  label: string;
  options: Suggestion[];
}

/** The answer as the popup shows it: groups with a heading, the empty ones left out, the best of each kind, `most` in all. */
export function suggestionGroups(answer: Result<typeof courseSuggestions>, most: number): SuggestionGroup[] {
  const { courses, universities, categories, also = [], close = [], read } = answer;
  const beyond = (found: typeof also): Suggestion[] =>
    found.map(({ course, because }) => ({ kind: 'course', name: course, why: because }));
  const groups: SuggestionGroup[] = [
    { label: 'Courses', options: courses.map(({ course }) => ({ kind: 'course', name: course })) },
    { label: 'Results for your sentence', options: read ? [sentenceOf(read)] : [] },
    { label: 'Also called', options: beyond(also) },
    {
      label: 'Universities',
      options: universities.map(({ university, ...rest }) => ({ kind: 'university', name: university, ...rest })),
    },
    { label: 'Categories', options: categories.map((category) => ({ kind: 'category', name: category })) },
    { label: 'Close matches', options: beyond(close) },
  ];
  const shown = new Set(interleave(groups.map(({ options }) => options)).slice(0, most));
  return groups
    .map(({ label, options }) => ({ label, options: options.filter((option) => shown.has(option)) }))
    .filter(({ options }) => options.length > 0);
}

function sentenceOf({ q, filters, total }: NonNullable<Result<typeof courseSuggestions>['read']>): Suggestion {
  const said = { ...filters, q } as Partial<CourseQuery>;
  const parts = activeFilters(changed(NO_FILTERS, said)).map(({ label }) => label);
  return { kind: 'sentence', name: [...(q ? [`“${q}”`] : []), ...parts].join(' · '), why: coursesText(total), said };
}

/**
 * What choosing a suggestion changes in the search. A sentence becomes what it says; a course is searched by its name;
 * a university or category becomes
 * a filter and takes the keyword's place, except for what was typed before an '@': that is a keyword of its own.
 */
export function changeOf({ kind, name, country, said }: Suggestion, typed: string): Partial<CourseQuery> {
  if (said) return said;
  if (kind === 'course') return { q: name.slice(0, LONGEST_KEYWORD) };
  if (kind === 'category') return { q: '', category: name };
  return {
    q: keywordBeforeAt(typed),
    country: COUNTRIES.find((known) => known === country) ?? '',
    university: [name],
  };
}

function keywordBeforeAt(typed: string): string {
  // The full-width one of East Asian keyboards splits too.
  const at = typed.search(/[@＠]/);
  return at < 0 ? '' : typed.slice(0, at).trim();
}

/** Interleaves the lists: the first of each, then the second of each … */
function interleave<T>(lists: readonly T[][]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
