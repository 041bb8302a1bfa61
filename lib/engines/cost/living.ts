import type { Fact } from '@/lib/engines/facts/fact';
import { lineOf, NOT_KNOWN } from './figures';
import type { CostedCourse, CostLine, Question } from './types';

/**
 * The official living cost of the student and the family for so many months, as the course's country counts it.
 * @param months null when the length isn't known
 */
export function livingLines(course: CostedCourse, question: Question, months: number | null): CostLine[] {
  return LIVING[course.country](course, question, months);
}

type Living = (course: CostedCourse, question: Question, months: number | null) => CostLine[];

const LIVING: Record<CostedCourse['country'], Living> = {
  Canada(course, question, months) {
    if (isInQuebec(course)) {
      return [lineOf('canada.funds.quebec', 'Living cost in Québec', question, months), ...unknownFamily(question)];
    }
    const label = question.family === 1 ? 'Living cost' : `Living cost, family of ${question.family}`;
    return [lineOf('canada.funds', label, question, months, (fact) => forFamily(fact, question.family))];
  },
  Australia(_course, question, months) {
    const { family } = question;
    const lines = [lineOf('australia.living.student', 'Living cost of the student', question, months)];
    if (family > 1) lines.push(lineOf('australia.living.partner', 'Living cost of a partner', question, months));
    const children = family - 2;
    if (children > 0) {
      const label = children === 1 ? 'Living cost of a child' : `Living cost of ${children} children`;
      lines.push(lineOf('australia.living.child', label, question, months, times(children)));
    }
    return lines;
  },
  'New Zealand'(_course, question, months) {
    const isShort = months !== null && months < 12;
    const id = isShort ? 'new-zealand.living.month' : 'new-zealand.living.year';
    return [lineOf(id, 'Living cost of the student', question, months), ...unknownFamily(question)];
  },
  UK(course, question, months) {
    const place = isInLondon(course) ? 'london' : 'elsewhere';
    const where = place === 'london' ? 'in London' : 'outside London';
    const lines = [lineOf(`uk.living.${place}`, `Living cost ${where}`, question, months)];
    const others = question.family - 1;
    if (others > 0) {
      const label = `Living cost of ${others === 1 ? 'a dependant' : `${others} dependants`} ${where}`;
      lines.push(lineOf(`uk.dependant.${place}`, label, question, months, times(others)));
    }
    return lines;
  },
  USA: (_course, question, months) => [
    lineOf('usa.living', 'Living cost', question, months),
    ...unknownFamily(question),
  ],
  Singapore: (_course, question, months) => [
    lineOf('singapore.living', 'Living cost', question, months),
    ...unknownFamily(question),
  ],
};

/** Whether the course's campus says London; the rule counts the City and the 32 boroughs. */
export function isInLondon({ campus }: Pick<CostedCourse, 'campus'>): boolean {
  return /\blondon\b/i.test(campus);
}

/** Whether the university or the campus names a place in Québec, which has amounts of its own. */
function isInQuebec({ campus, university }: Pick<CostedCourse, 'campus' | 'university'>): boolean {
  return /qu[ée]bec|montr[ée]al|\blaval\b|sherbrooke|gatineau|trois-rivi[èe]res|mcgill|concordia/i.test(
    `${campus} ${university}`,
  );
}

/** A table of whole families: the amount of one of this size, with so much for each person beyond its last row. */
function forFamily({ value }: Fact, family: number): number | null {
  if (typeof value !== 'object') return null;
  const one = value[family];
  if (typeof one === 'number') return one;
  const sizes = Object.keys(value).map(Number).filter(Number.isInteger);
  const largest = Math.max(...sizes);
  const [last, more] = [value[largest], value.more];
  return typeof last === 'number' && typeof more === 'number' && family > largest
    ? last + (family - largest) * more
    : null;
}

const times =
  (count: number) =>
  ({ value }: Fact) =>
    typeof value === 'number' ? value * count : null;

/** No rule says what the family needs. */
function unknownFamily({ family }: Question): CostLine[] {
  if (family === 1) return [];
  const label = 'Living cost of the family';
  return [{ key: 'family', label, amount: null, currency: '', certainty: 'not known', text: NOT_KNOWN, source: null }];
}
