import type { Fact } from '@/lib/engines/facts/fact';
import type { FactId } from '@/lib/engines/facts/fact-ids';
import { firstDayOf, lengthText, monthsOn } from './days';
import { certaintyOf, sourceOf } from './figures';
import { NOT_KNOWN } from './sum-words';
import type { Award, CostedCourse, Question, WorkRow } from './types';
import { permitCharge, whileStudying } from './work-besides';

/**
 * How much students of the course may work, how long its graduates, and what their permit costs. What is after the course is
 * by the day of that application: the day after the course of the chosen intake ends; the day of asking where no intake is
 * chosen.
 */
export function workOf(course: CostedCourse, question: Question): { applyOn: string; rows: WorkRow[] } {
  const applyOn = applicationDay(course, question);
  const row = (id: FactId, label: string, months: (fact: Fact) => number | null) => {
    const fact = question.read(id, applyOn);
    const found = fact ? months(fact) : null;
    const certainty = found === null ? 'not known' : certaintyOf(fact, question.on);
    const text =
      found === null ? NOT_KNOWN : `${found === 0 ? 'None' : lengthText(found)}. ${fact?.appliesTo.note}`.trim();
    return {
      key: id,
      label,
      months: found,
      text,
      certainty,
      source: found === null ? null : sourceOf(fact),
    } as WorkRow;
  };
  const award = awardOf(course);
  const after = ROWS[course.country](award, row, course);
  const isNone = after.every(({ months }) => months === 0);
  return {
    applyOn,
    rows: [
      whileStudying(course, award, question),
      ...after,
      ...(isNone ? [] : permitCharge(course.country, question, applyOn)),
    ],
  };
}

type Row = (id: FactId, label: string, months: (fact: Fact) => number | null) => WorkRow;

const ROWS: Record<CostedCourse['country'], (award: Award | null, row: Row, course: CostedCourse) => WorkRow[]> = {
  Canada: (award, row, { durationInMonths, level }) => [
    row('canada.work', 'Post-graduation work permit', (fact) =>
      level === 'Foundation' ? null : permitMonths(fact, award, durationInMonths),
    ),
  ],
  Australia: (award, row) => [
    row('australia.work', 'Temporary Graduate visa', inTable(award)),
    row('australia.work.india', 'With an Indian passport', inTable(award === 'master by research' ? 'master' : award)),
  ],
  'New Zealand': (award, row, { durationInMonths }) => [
    row('new-zealand.work', 'Post Study Work Visa', (fact) =>
      award === 'bachelor' ? asLongAs(durationInMonths, fact) : inTable(award)(fact),
    ),
  ],
  USA: (award, row) => [
    row('usa.work', 'Optional practical training', afterDegree(award)),
    row('usa.work.stem', 'Extension for STEM degrees', afterDegree(award)),
  ],
  UK: (award, row) => [row('uk.work', 'Graduate visa', inTable(award === 'master by research' ? 'master' : award))],
  Singapore: (award, row) => [row('singapore.work', 'Work after study', inTable(award))],
};

/** The award that a course leads to, by its level and, for research degrees, its name; null when its level isn't known. */
function awardOf({ level, course }: Pick<CostedCourse, 'level' | 'course'>): Award | null {
  if (level === '') return null;
  if (level === 'Under Graduate') return 'bachelor';
  if (level !== 'Post Graduate') return 'below a degree';
  if (/\b(ph\.?d|d\.?phil|doctor(ate|al)?)\b/i.test(course)) return 'doctorate';
  return /\b(by research|of research|mphil|mres)\b/i.test(course) ? 'master by research' : 'master';
}

const afterDegree =
  (award: Award | null) =>
  ({ value }: Fact) =>
    award !== null && award !== 'below a degree' && typeof value === 'number' ? value : null;

const inTable =
  (name: string | null) =>
  ({ value }: Fact) => {
    const months = typeof value === 'object' && name !== null ? value[name] : null;
    return typeof months === 'number' ? months : null;
  };

/** As long as the course, at most so many months; not known of a course that is shorter than an academic year. */
function asLongAs(months: number | null, fact: Fact): number | null {
  const most = inTable('bachelor, at most')(fact);
  return most === null || months === null || months < ACADEMIC_YEAR ? null : Math.min(months, most);
}
/** Months that thirty weeks of study fill. */
const ACADEMIC_YEAR = 7;

function permitMonths({ value }: Fact, award: Award | null, months: number | null): number | null {
  if (typeof value !== 'object' || award === null || months === null) return null;
  const [shortest, long, full] = [Number(value.shortest), Number(value.long), Number(value.full)];
  if (months < shortest) return 0;
  const isMaster = award === 'master' || award === 'master by research';
  return isMaster || months >= long ? full : months;
}

function applicationDay({ durationInMonths }: CostedCourse, { intake, on }: Question): string {
  return intake && durationInMonths !== null ? monthsOn(firstDayOf(intake), durationInMonths) : on;
}
