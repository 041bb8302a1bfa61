import { COUNTRIES } from '@/lib/domain/countries';
import type { CourseIndex } from '../../search/course-index';
import { add, both, either, isEmpty, listOf, noRows, type Rows } from '../../search/types/rows';
import type { Sentence } from '../reading/sentence';
import { OF_SCHOLARSHIPS } from '../tables/small-words';
import type { ListedScholarship, SearchDictionary } from '../terms';
import type { Part } from './tiers';

/**
 * The courses that a scholarship is listed for, where a sentence wishes one: of the whole tuition where it says so and there is any. Null
 * where it doesn't, or none is open on that day.
 */
export function scholarshipPart(
  index: CourseIndex,
  { aside }: Pick<Sentence, 'aside'>,
  { scholarships }: SearchDictionary,
  on: string,
): { part: Part; asks: 'any' | 'full' } | null {
  const wished = aside.filter(({ why }) => why === OF_SCHOLARSHIPS);
  if (wished.length === 0) return null;
  const open = scholarships.filter(({ by }) => by === null || by >= on);
  const full = wished.some(({ typed }) => /^full|^free/.test(typed)) ? open.filter((one) => one.full) : [];
  const listed = full.length > 0 ? full : open;
  const set = rowsOf(index, listed);
  if (isEmpty(set)) return null;
  const part: Part = {
    // What is left aside says the words.
    ...{ typed: '', names: ['scholarship'], set, cost: 1.5, why: '', isSubject: false },
    missed: `No ${full.length > 0 ? 'full-tuition ' : ''}scholarship listed here`,
    fits: ({ id, university, country }) => {
      const its = listed.find((one) => one.university === university && one.country === country && isOf(one, id));
      return its ? `Scholarship: ${its.name}` : '';
    },
  };
  return { part, asks: full.length > 0 ? 'full' : 'any' };
}

const isOf = ({ courseId }: ListedScholarship, id: string): boolean => courseId === null || courseId === id;

function rowsOf({ version }: CourseIndex, listed: readonly ListedScholarship[]): Rows {
  const { catalogue, rows, existing } = version;
  const { country, university } = catalogue.columns;
  const at = (some: readonly ListedScholarship[]) =>
    COUNTRIES.map((one) => {
      const names = new Set(some.flatMap((its) => (its.country === one ? its.university : [])));
      if (names.size === 0) return noRows(rows);
      const here = country.where(rows, (its) => its === one);
      return both(
        existing,
        here,
        university.where(rows, (its) => names.has(its)),
      );
    });
  const set = either(noRows(rows), ...at(listed.filter(({ courseId }) => courseId === null)));
  const ids = new Set(listed.map(({ courseId }) => courseId));
  for (const some of at(listed.filter(({ courseId }) => courseId !== null)))
    for (const row of listOf(some)) if (ids.has(catalogue.idOf(row))) add(set, row);
  return set;
}
