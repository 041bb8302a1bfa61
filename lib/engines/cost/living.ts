import { londonOf } from '@/lib/domain/places/london';
import { quebecOf } from '@/lib/domain/places/quebec';
import type { Fact } from '@/lib/engines/facts/fact';
import { eitherLine, lineOf } from './figures';
import { NOT_KNOWN } from './sum-words';
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
    const { family } = question;
    const ofFamily = family === 1 ? '' : `, family of ${family}`;
    const line = (id: 'canada.funds' | 'canada.funds.quebec', where: string) =>
      lineOf('living cost', id, `Living costs${where}${ofFamily}`, question, months, (fact) => forFamily(fact, family));
    const place = quebecOf(course);
    if (place === 'quebec') return [line('canada.funds.quebec', ' in Québec')];
    if (place === 'outside') return [line('canada.funds', '')];
    const label = `Living costs${ofFamily}: different in Québec, and we don’t know the campus`;
    return [eitherLine(line('canada.funds', ' outside Québec'), line('canada.funds.quebec', ' in Québec'), label)];
  },
  Australia(_course, question, months) {
    const { family } = question;
    const lines = [lineOf('living cost', 'australia.living.student', 'Living costs of the student', question, months)];
    if (family > 1)
      lines.push(lineOf('family', 'australia.living.partner', 'Living costs of a partner', question, months));
    const children = family - 2;
    if (children > 0) {
      const label = children === 1 ? 'Living costs of a child' : `Living costs of ${children} children`;
      lines.push(lineOf('family', 'australia.living.child', label, question, months, times(children)));
    }
    return lines;
  },
  'New Zealand'(_course, question, months) {
    const isShort = months !== null && months < 12;
    const id = isShort ? 'new-zealand.living.month' : 'new-zealand.living.year';
    return [lineOf('living cost', id, 'Living costs of the student', question, months), ...unknownFamily(question)];
  },
  UK(course, question, months) {
    const others = question.family - 1;
    const whose = others === 1 ? 'a dependant' : `${others} dependants`;
    const student = (place: UkPlace) =>
      lineOf('living cost', `uk.living.${place}`, `Living costs ${UK_WORDS[place]}`, question, months);
    const dependants = (place: UkPlace) => {
      const label = `Living costs of ${whose} ${UK_WORDS[place]}`;
      return lineOf('family', `uk.dependant.${place}`, label, question, months, times(others));
    };
    const place = londonOf(course);
    const lineAt = (line: (place: UkPlace) => CostLine, label: string) =>
      place === 'either'
        ? eitherLine(line('elsewhere'), line('london'), label)
        : line(place === 'london' ? 'london' : 'elsewhere');
    return [
      lineAt(student, 'Living costs: we don’t know if the campus is in London'),
      ...(others > 0 ? [lineAt(dependants, `Living costs of ${whose}: we don’t know if the campus is in London`)] : []),
    ];
  },
  USA: (_course, question, months) => [
    lineOf('living cost', 'usa.living', 'Living costs', question, months),
    ...unknownFamily(question),
  ],
  Singapore: (_course, question, months) => [
    lineOf('living cost', 'singapore.living', 'Living costs', question, months),
    ...unknownFamily(question),
  ],
};

type UkPlace = 'london' | 'elsewhere';
const UK_WORDS: Record<UkPlace, string> = { london: 'in London', elsewhere: 'outside London' };

/** A table of whole families: the amount of one of this size, with so much for each person beyond its last row. */
function forFamily({ value }: Fact, family: number): number | null {
  if (typeof value !== 'object') return family === 1 && typeof value === 'number' ? value : null;
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
  const label = 'Living costs of the family';
  return [
    {
      ...{ key: 'family', part: 'family', label, amount: null, most: null, currency: '' },
      ...{ certainty: 'not known', text: NOT_KNOWN, source: null },
    },
  ];
}
