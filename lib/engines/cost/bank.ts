import { addDays } from '@/lib/domain/days/day';
import { londonOf } from '@/lib/domain/places/london';
import { quebecOf } from '@/lib/domain/places/quebec';
import type { Fact } from '@/lib/engines/facts/fact';
import type { FactId } from '@/lib/engines/facts/fact-ids';
import { firstDayOf } from './days';
import { certaintyOf, figureOf, lineOf, number, PREFIX, sumOf } from './figures';
import { livingLines } from './living';
import { firstTuition } from './tuition';
import type { Bank, CostedCourse, CostLine, Figure, Question } from './types';
import { heldSince, visaPlanOf } from './visa-plan';

/** What must be in the bank for the visa, for how long, and who may hold it. A check, never a promise. */
export function bankOf(course: CostedCourse, question: Question): Bank {
  const prefix = PREFIX[course.country];
  const lines = [firstTuition(course), ...shownLiving(course, question)];
  const { intake, on } = question;
  const plan = intake && visaPlanOf(course.country, firstDayOf(intake), question);
  const applyBy = plan ? laterOf(plan.applyBy, on) : on;
  return {
    lines,
    sum: sumOf(lines),
    held: figureOf(
      `${prefix}.funds.held`,
      heldLabel(question.read(`${prefix}.funds.held`)),
      question,
      ({ value, unit, appliesTo }) => `${value} ${unit}. ${appliesTo.note}`.trim(),
    ),
    holder: figureOf(`${prefix}.funds.holder`, 'Account holder', question, ({ value }) => String(value)),
    rules: rulesOf(course, question),
    applyBy,
    plan,
    window: windowOf(course, question, applyBy),
  };
}

/** Days of holding have a last day to begin; where statements are asked for, these go back so far. */
const heldLabel = (fact: Fact | null) => (fact?.unit === 'months' ? 'Statements since' : 'In the bank by');

/** The living cost that the visa asks for: of the first year, or of as many months as the country counts. */
function shownLiving(course: CostedCourse, question: Question): CostLine[] {
  const { country, durationInMonths: months } = course;
  if (country === 'Canada') return livingLines(course, question, 12);
  if (country !== 'UK') return livingLines(course, question, months === null ? 12 : Math.min(12, months));
  const most = question.read('uk.living.most-months')?.value;
  if (typeof most !== 'number') return livingLines(course, question, null);
  return livingLines(course, question, months === null ? most : Math.min(most, Math.ceil(months)));
}

const laterOf = (day: string | null, on: string): string | null => (day !== null && day < on ? on : day);

/** A period of days ends on the day of the application, or before it by as many days as the country allows. */
function windowOf({ country }: CostedCourse, question: Question, applyBy: string | null): Bank['window'] {
  const held = question.read(`${PREFIX[country]}.funds.held`);
  const certainty = certaintyOf(held, question.on);
  const from = applyBy && heldSince(held, applyBy);
  if (!from || certainty === 'last known') return null;
  const before = country === 'UK' ? question.read('uk.funds.before')?.value : undefined;
  return { from, endsFrom: typeof before === 'number' ? addDays(applyBy, -before) : null };
}

function rulesOf(course: CostedCourse, question: Question): Figure[] {
  const money = (id: FactId, label: string, months: number | null = null): Figure => {
    const { key, certainty, text, source } = lineOf('living cost', id, label, question, months);
    return { key, label, certainty, text, source };
  };
  switch (course.country) {
    case 'Canada':
      return course.level === '' || quebecOf(course) === 'quebec' ? [] : [attestation(course, question)];
    case 'Australia':
      return [
        ...(question.family > 2 ? [money('australia.school', 'School costs for each child of school age', 12)] : []),
        figureOf('australia.income', 'Or proof of yearly income instead', question, ({ value, appliesTo }) => {
          const amount = typeof value === 'object' ? value[question.family === 1 ? 'alone' : 'with family'] : null;
          return typeof amount === 'number' ? `AUD ${number(amount)}. ${appliesTo.note}` : '';
        }),
      ];
    case 'New Zealand':
      return [
        figureOf('new-zealand.travel', 'Travel home', question, ({ value }) => String(value)),
        money('new-zealand.maternity', 'Maternity care, if pregnant'),
        ...(question.family > 1 ? [money('new-zealand.school.year', 'A child at school', 12)] : []),
      ];
    case 'UK':
      return [
        figureOf(
          'uk.funds.before',
          'Last day of the bank statement',
          question,
          ({ value }) => `At most ${value} days before you apply.`,
        ),
        ...(londonOf(course) === 'outside'
          ? [money('uk.living.london', 'If the course is taught in London', ukMonths(course, question))]
          : []),
        money('uk.accommodation', 'Prepaid accommodation (deducted)'),
      ];
    case 'USA':
      return [figureOf('usa.funds', 'Proof required', question, ({ value }) => String(value))];
    default:
      return [];
  }
}

/** Whether the province must confirm a place; Québec has a certificate of its own. */
function attestation(course: CostedCourse, question: Question): Figure {
  const row = course.level === 'Post Graduate' ? 'master or doctorate' : 'else';
  return figureOf('canada.attestation', 'Attestation letter from the province or territory', question, ({ value }) => {
    const text = typeof value === 'object' ? value[row] : null;
    return text ? `${text}.` : '';
  });
}

function ukMonths({ durationInMonths: months }: CostedCourse, question: Question): number | null {
  const most = question.read('uk.living.most-months')?.value;
  return typeof most === 'number' ? Math.min(most, Math.ceil(months ?? most)) : null;
}
