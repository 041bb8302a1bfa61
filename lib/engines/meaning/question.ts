import { COUNTRIES, type Country } from '@/lib/domain/countries';
import type { CourseCard } from '../search/types/query';
import type { Held } from './reading/reader';
import type { Sentence } from './reading/sentence';
import { capitals } from './why';

/** A question back, each answer with what it changes in the search. */
export interface Question {
  text: string;
  choices: { label: string; held?: Exclude<Held, ''>; country?: Country }[];
}

type Courses = readonly (Pick<CourseCard, 'id' | 'country'> & { because?: string })[];

/** Of the first ten, from which share on two readings differ. */
const [FIRST, SHARE] = [10, 0.2];

/**
 * The one question whose answers show other courses: whether an award is had or wanted, else in which country a place is. `courses`:
 * what is shown; `of`: what each answer would show. Null where they hardly differ.
 */
export function questionOf(
  sentence: Sentence,
  held: Held,
  courses: Courses,
  city: string | undefined,
  of: (held: Held) => Courses,
): Question | null {
  if (held === '' && sentence.doubt !== '' && differ(of('have'), of('want'))) {
    const award = /^(?:associate|advanced|hnd|undergraduate)/.test(sentence.doubt) ? 'an' : 'a';
    return {
      text: `Do you have ${award} ${sentence.doubt.replace(/^(bachelor|master)s$/, '$1’s degree')}, or do you want one?`,
      choices: [
        { label: 'I have one', held: 'have' },
        { label: 'I want one', held: 'want' },
      ],
    };
  }
  if (!city || sentence.filters.country || city.includes(' or ')) return null;
  const first = courses.slice(0, FIRST).filter(({ because = '' }) => !because.includes('Not in '));
  const often = COUNTRIES.filter(
    (country) => first.filter((one) => one.country === country).length > first.length * SHARE,
  );
  if (often.length < 2) return null;
  return {
    text: `Which ${capitals(city)} do you mean?`,
    choices: often.map((country) => ({ label: country, country })),
  };
}

function differ(some: Courses, others: Courses): boolean {
  const known = new Set(others.slice(0, FIRST).map(({ id }) => id));
  const first = some.slice(0, FIRST);
  return first.filter(({ id }) => !known.has(id)).length > Math.max(first.length, known.size) * SHARE;
}
