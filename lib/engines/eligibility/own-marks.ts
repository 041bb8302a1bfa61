import { DEGREE_CLASSES, type DegreeClass } from '@/lib/domain/marks/marks';
import { doubtOf, marksIn, markWords } from '@/lib/domain/marks/paper-marks';
import { certificateOf } from '@/lib/domain/marks/school-grades';
import type { Education } from '@/lib/domain/profile';
import type { FactId } from '@/lib/engines/facts/fact-ids';
import { type FactOverrides, factOn, isOverdue } from '@/lib/engines/facts/read';
import { type RuleSource, sourceOf, type Verdict } from './verdicts';

/** What the marks of one education say beside its percentage and average: worked out on a day, and never stored. */
export interface OwnReading {
  /** Its results are not published yet. */
  isAwaited?: true;
  /** What is asked back of a percentage that can't be one. */
  doubt?: string;
  /** All that was stated, in words, for rules that can't compare it. */
  words?: string;
  /** The class of degree: on the paper, or by the average. */
  class?: { name: DegreeClass; source?: RuleSource };
  /** That class as a British one: at least this, exactly this, and less than this where the source says. */
  british?: { least?: DegreeClass; exact?: DegreeClass; below?: DegreeClass; source: RuleSource; isOfficial: boolean };
  /** What each grade of an A level counts. */
  tariff?: { points: Readonly<Record<string, number | string>>; source: RuleSource };
  /** From this percentage on, and below the other one. */
  percent?: { from: number; below: number; source: RuleSource; isOfficial: boolean };
}

/** Averages in per cent, by the country of the studies. */
const IN_PERCENT: { readonly [country: string]: { fact: FactId; scale: string; level: string } } = {
  Nepal: { fact: 'marks.nepal.neb', scale: '4', level: 'Senior Secondary' },
};
/** Classes of degree by the average. */
const CLASSES_OF: { readonly [country: string]: { fact: FactId; scale: string } } = {
  Nigeria: { fact: 'marks.nigeria.classes', scale: '5' },
};
/** Classes of degree as British ones. */
const AS_BRITISH: { readonly [country: string]: readonly FactId[] } = {
  Nigeria: ['uk.classes.nigeria'],
  Kenya: ['uk.classes.kenya', 'uk.classes.africa'],
  Ghana: ['uk.classes.africa'],
  Uganda: ['uk.classes.africa'],
  'Sri Lanka': ['uk.classes.sri-lanka'],
};
const BRITISH = /^(?:uk|united kingdom|great britain|england|scotland|wales|northern ireland)$/i;

/** Whether studies of this country end with a British class. */
export const isBritish = (country: string): boolean => BRITISH.test(country);

/**
 * What the marks of an education say, by the facts of a day; undefined where they say nothing more than its percentage does.
 * @param overrides the facts that an admin entered
 */
export function ownReading(entry: Education, today: string, overrides?: FactOverrides): OwnReading | undefined {
  const country = entry.country_of_education;
  const marks = marksIn(entry.marks, country);
  const doubt = entry.marks ? null : doubtOf(entry.percentage, country);
  const read: OwnReading = {};
  if (marks.some(({ kind }) => kind === 'awaited')) read.isAwaited = true;
  if (doubt) read.doubt = doubt.asks;
  const { cgpa, cgpa_scale: scale } = entry;
  const average = cgpa ? `CGPA ${cgpa} of ${scale}` : '';
  const words = [...new Set([average, ...marks.filter(({ kind }) => kind !== 'awaited').map(markWords)])].filter(
    Boolean,
  );
  if (words.length > 0) read.words = words.join(', ');
  const table = (id: FactId | undefined) => (id ? tableOf(id, today, overrides) : null);
  const inPercent = IN_PERCENT[nebOr(country, entry.marks)];
  if (cgpa && inPercent && inPercent.scale === scale && inPercent.level === entry.level_of_education) {
    const found = table(inPercent.fact);
    if (found) read.percent = { ...rangeIn(found.rows, cgpa), ...found.of };
  }
  const stated = marks.flatMap(({ value }) => DEGREE_CLASSES.find((name) => name === value) ?? []);
  const byAverage = CLASSES_OF[country];
  if (stated[0]) read.class = { name: stated[0] };
  else if (cgpa && byAverage && byAverage.scale === scale) {
    const found = table(byAverage.fact);
    const name = found && DEGREE_CLASSES.find((one) => one in found.rows && cgpa >= Number(found.rows[one]));
    if (found && name) read.class = { name, source: found.of.source };
  }
  const british = (read.class ? (AS_BRITISH[country] ?? []) : []).flatMap((id) => table(id) ?? []);
  const rows = Object.assign({}, ...british.map((one) => one.rows)) as Rows;
  if (read.class && british[0]) read.british = { ...asBritish(rows, read.class.name), ...british[0].of };
  const tariff = certificateOf(entry) === 'A level' ? table('uk.tariff.a-levels') : null;
  if (tariff) read.tariff = { points: tariff.rows, source: tariff.of.source };
  return Object.keys(read).length > 0 ? read : undefined;
}

/** How a verdict reads that rests on a fact: a secondary source gives 'likely' at most. */
export const byFact = (isMet: boolean, isOfficial: boolean): Verdict =>
  isMet ? (isOfficial ? 'met' : 'likely') : isOfficial ? 'not met' : 'likely not';

/** 'NEB' names the board of Nepal, wherever the country was left out. */
const nebOr = (country: string, marks = '') => (country === '' && /\bneb\b/i.test(marks) ? 'Nepal' : country);

type Rows = Readonly<Record<string, number | string>>;

function tableOf(id: FactId, today: string, overrides: FactOverrides | undefined) {
  const fact = factOn(id, today, overrides);
  if (!fact || isOverdue(fact, today) || typeof fact.value !== 'object') return null;
  return { rows: fact.value as Rows, of: { source: sourceOf(fact), isOfficial: fact.source.kind === 'official' } };
}

/** Where an average lies by the rows around it: several subjects of one average can have quite different marks. */
function rangeIn(rows: Rows, average: number): { from: number; below: number } {
  const points = Object.entries(rows)
    .map(([point, percent]) => ({ point: Number(point), percent: Number(percent) }))
    .sort((one, other) => one.point - other.point);
  const from = points.findLast(({ point }) => point <= average)?.percent ?? 0;
  const above = points.findIndex(({ point }) => point >= average);
  return { from, below: (above < 0 ? undefined : points[above + 1]?.percent) ?? 101 };
}

function asBritish(
  rows: Rows,
  own: DegreeClass,
): Pick<NonNullable<OwnReading['british']>, 'least' | 'exact' | 'below'> {
  const named = (name: DegreeClass) => DEGREE_CLASSES.find((one) => one === rows[name]);
  const [least] = DEGREE_CLASSES.slice(DEGREE_CLASSES.indexOf(own)).flatMap((name) => named(name) ?? []);
  const exact = named(own);
  // Whose better class is this one has less than it.
  const [below] = DEGREE_CLASSES.slice(0, DEGREE_CLASSES.indexOf(own))
    .reverse()
    .flatMap((name) => named(name) ?? []);
  return { ...(least ? { least } : {}), ...(exact ? { exact } : {}), ...(below ? { below } : {}) };
}
