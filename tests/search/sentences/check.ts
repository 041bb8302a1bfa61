import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import { findSentence } from '@/lib/engines/meaning/evidence/found';
import { readSentence, searchBeyond } from '@/lib/engines/meaning/meaning';
import { SearchDictionary } from '@/lib/engines/meaning/terms';
import type { CourseIndex } from '@/lib/engines/search/course-index';
import { fold } from '@/lib/engines/search/types/fold';
import type { CourseCard } from '@/lib/engines/search/types/query';
import { EVERYTHING } from '../generate-queries';
import type { Case } from './case';

const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);

/** Only the first courses as the page shows them, and what was read and left aside. */
function answered(index: CourseIndex, q: string) {
  const { total, courses, also, close } = searchBeyond(index, { ...EVERYTHING, q }, dictionary, null);
  const sentence = readSentence(index, q, dictionary);
  const isRead = total === 0 && sentence && (sentence.saysMore || also.total + close.total === 0);
  const found = isRead ? findSentence(index, sentence, { ...EVERYTHING, q }, dictionary) : null;
  const shown: CourseCard[] = [...courses, ...(found?.courses ?? []), ...also.courses, ...close.courses];
  return { shown: shown.slice(0, 10), said: { ...sentence?.filters, ...found?.filters }, found, sentence };
}

const FIRST = 3;

/** What of the case isn't so; nothing where all is. */
export function problemsOf(index: CourseIndex, [typed, wanted]: Case): string[] {
  const { shown, said, found } = answered(index, typed);
  const first = shown.slice(0, found ? Math.min(FIRST, Math.max(1, found.total)) : FIRST);
  const problems: string[] = shown.length === 0 ? ['nothing is found'] : [];
  const all = (what: string, has: (course: CourseCard) => boolean) => {
    const wrong = first.find((course) => !has(course));
    if (wrong)
      problems.push(`${what}: ${wrong.course}, ${wrong.university}, ${wrong.campus}, ${wrong.country}, ${wrong.level}`);
  };
  const { name, notName, country, not, level, levels, notLevel, city, notCity, university, intake } = wanted;
  if (name) all('name', ({ course }) => name.test(fold(course)));
  if (notName) all('notName', ({ course }) => !notName.test(fold(course)));
  if (country) all('country', (course) => course.country === country);
  if (not) all('not', (course) => course.country !== not);
  if (level) all('level', (course) => course.level === level);
  if (levels) all('levels', (course) => levels.test(course.level));
  if (notLevel) all('notLevel', (course) => !notLevel.test(course.level));
  if (city) all('city', ({ campus, university: own }) => city.test(campus) || city.test(own));
  if (notCity) all('notCity', ({ campus }) => !notCity.test(campus));
  if (university) all('university', (course) => university.test(course.university));
  if (intake) all('intake', ({ admissionIntake }) => admissionIntake.includes(intake));
  for (const [filter, value] of Object.entries(wanted.filters ?? {})) {
    const own = said[filter as keyof typeof said];
    if (JSON.stringify(own) !== JSON.stringify(value)) problems.push(`${filter} is ${JSON.stringify(own)}`);
  }
  for (const filter of wanted.no ?? []) if (filter in said) problems.push(`${filter} is read`);
  for (const text of wanted.aside ?? []) {
    if (!found?.aside.some((one) => one.typed.includes(text))) problems.push(`${text} is not left aside`);
  }
  return problems;
}
