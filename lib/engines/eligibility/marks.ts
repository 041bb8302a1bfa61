import { DEGREE_CLASSES, type DegreeClass } from '@/lib/domain/marks/marks';
import { type AlsoAsked, alsoAskedOf } from '@/lib/domain/requirements/also-asked';
import { type AskedMarks, backlogRule, gapRule, isStated, type OwnMarks, subjectsRule } from './besides-marks';
import { baseOf, type Schooling } from './entry';
import type { GradeRule } from './grade-rules';
import type { Whose } from './rules';
import { bestOf, type Judged, lackedOf, lacking, type RuleResult, type Verdict } from './verdicts';

/**
 * The rules about marks, subjects, backlogs and gaps that a course states; none where it states none. Marks are those of the
 * studies that the course's level builds on. Percentage, CGPA and class are ways to say one minimum: the best of those
 * that are known decides. A minimum that was read out of prose gives 'likely' or 'likely not' at most.
 */
export function marksRules(course: AskedMarks, own: OwnMarks, whose: Whose): RuleResult[] {
  const rules = RULES.flatMap((rule) => rule(course, own, whose) ?? []);
  const results = rules.map((rule) => ({ ...rule, text: rule.text() }));
  return course.marksFrom === 'requirement text' ? results.map(asRead) : results;
}

/** Whether every one of these rules is 'met'; a search asks it of thousands of minimums. */
export function areMarksMet(course: AskedMarks, own: OwnMarks): boolean {
  const isRead = course.marksFrom === 'requirement text';
  return RULES.every((rule) => {
    const result = rule(course, own, 'your');
    return result === null || (result.verdict === 'met' && !isRead);
  });
}

type Rule = (course: AskedMarks, own: OwnMarks, whose: Whose) => Judged | null;
/** A rule about the studies that the course's level builds on; `inStudies` says which. */
const aboutStudies =
  (
    rule: (
      course: AskedMarks,
      studies: readonly Schooling[],
      inStudies: string,
      own: OwnMarks,
      whose: Whose,
    ) => Judged | null,
  ): Rule =>
  (course, own, whose) => {
    const base = baseOf(course.level);
    const studies = base ? own.schooling.filter(({ level_of_education: level }) => level === base.needs) : [];
    return rule(course, studies, base ? ` in ${base.needs}` : '', own, whose);
  };
const RULES: readonly Rule[] = [
  aboutStudies(minimumRule),
  aboutStudies(subjectsRule),
  aboutStudies(backlogRule),
  gapRule,
];

const AS_READ: Partial<Record<Verdict, Verdict>> = { met: 'likely', 'not met': 'likely not' };
const asRead = (rule: RuleResult): RuleResult => ({
  ...rule,
  verdict: AS_READ[rule.verdict] ?? rule.verdict,
  text: `${rule.text}. Read from the requirement text`,
});

/** One way to say the minimum; `known`: whether the student's own side of it is. */
interface Way extends Omit<Judged, 'rule' | 'lacks'> {
  known: boolean;
  /** The field of those studies that would make it known; absent where none would. */
  lacksIn?: 'percentage' | 'cgpa';
}

function minimumRule(
  course: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  { schooling, gradeRules, today, workedYears = 0 }: OwnMarks,
  whose: Whose,
): Judged | null {
  // What was finished counts; marks of studies that still run are those so far.
  const finished = today === undefined ? studies : studies.filter(({ end_date }) => end_date <= today);
  const isRunning = finished.length === 0 && studies.length > 0;
  const counted = isRunning ? studies : finished;
  const found = [
    percentageWay(course, counted, inStudies, whose, workedYears),
    cgpaWay(course, counted, inStudies, whose),
    classWay(course, counted, inStudies, gradeRules, whose),
  ].filter((way) => way !== null);
  if (found.length === 0) return null;
  const ways = isRunning ? found.map((way) => soFar(way, whose)) : found;
  const best = bestOf(ways.flatMap((way) => (way.known ? [way.verdict] : [])));
  const takesLess =
    (best === 'not met' || best === 'likely not') &&
    alsoAskedOf(course.alsoAsked).some((one) => one.is === 'waiver' && one.of === 'marks');
  const verdict = takesLess ? 'unknown' : best;
  const source = ways.find((way) => way.source)?.source;
  return {
    rule: 'Marks',
    verdict,
    text: () =>
      `${ways.map((way) => way.text()).join('; or ')}${takesLess ? '; the text accepts some applicants with less' : ''}`,
    ...(source ? { source } : {}),
    ...lacking(
      verdict,
      ways.flatMap(({ lacksIn }) => (lacksIn ? lackedOf(lacksIn, counted, schooling) : [])),
    ),
  };
}

/** Marks of studies that still run: an offer would ask for them at the end. */
function soFar(way: Way, whose: Whose): Way {
  const verdict = AS_READ[way.verdict] ?? way.verdict;
  return verdict === way.verdict
    ? way
    : { ...way, verdict, text: () => `${way.text()} so far, if ${whose} final marks stay the same` };
}

function percentageWay(
  { minPercentage: needed, alsoAsked }: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  whose: Whose,
  workedYears: number,
): Way | null {
  if (!isStated(needed)) return null;
  const own = highest(studies, percentageOf);
  const way = compared(() => `${needed}%${inStudies} needed`, needed, own, '%', whose);
  if (own === undefined) return { ...way, lacksIn: 'percentage' };
  return !alsoAsked ? way : softened(way, own, alsoAskedOf(alsoAsked), workedYears);
}

/** By what the text says besides: a range, the best subjects alone, or less with work. */
function softened(way: Way, own: number, also: readonly AlsoAsked[], workedYears: number): Way {
  for (const one of also) {
    if (one.is === 'certain from' && way.verdict === 'met' && own < one.percentage)
      return { ...way, verdict: 'unknown', text: () => `${way.text()}; admission is certain from ${one.percentage}%` };
    if (one.is === 'best subjects' && way.verdict === 'not met')
      return { ...way, verdict: 'unknown', text: () => `${way.text()}; the best ${one.count} subjects count` };
    if (one.is === 'or with work' && way.verdict === 'not met' && own >= one.least) {
      const verdict = workedYears < one.years ? 'not met' : one.confirmed ? 'met' : 'likely';
      return { ...way, verdict, text: () => `${way.text()}; ${one.least}% with ${one.years} years of work` };
    }
  }
  return way;
}

function cgpaWay(
  { minCgpa: needed, cgpaScale: scale }: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  whose: Whose,
): Way | null {
  if (!isStated(needed)) return null;
  const what = () => `CGPA ${needed} of ${scale || 'an unknown scale'}${inStudies} needed`;
  const onScale = scale ? studies.filter(({ cgpa_scale: own }) => own === scale) : [];
  const own = highest(onScale, ({ cgpa }) => cgpa ?? undefined);
  const way = compared(what, needed, own, ` of ${scale}`, whose);
  // A CGPA on another scale is no answer, and a study has one.
  const canEnter = scale && studies.every(({ cgpa }) => (cgpa ?? null) === null);
  return own === undefined && canEnter ? { ...way, lacksIn: 'cgpa' } : way;
}

/** In the UK the marks are the classes. */
const CLASS_FROM: Record<DegreeClass, number> = { First: 70, '2:1': 60, '2:2': 50, Third: 40 };
const UK = /^(?:uk|united kingdom|great britain|england|scotland|wales|northern ireland)$/i;

/** The percentage that a class stands for is only known where the course's own university publishes it. */
function classWay(
  { minClass, university = '', country = '' }: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  gradeRules: readonly GradeRule[],
  whose: Whose,
): Way | null {
  const needed = DEGREE_CLASSES.find((name) => name === minClass);
  if (!needed) return null;
  const what = () => `${needed}${inStudies} needed`;
  const british = highest(
    studies.filter(({ country_of_education }) => UK.test(country_of_education)),
    percentageOf,
  );
  if (british !== undefined)
    return compared(() => `${what()} (${CLASS_FROM[needed]}% in the UK)`, CLASS_FROM[needed], british, '%', whose);
  const place = university.trim().toLowerCase();
  const rules = gradeRules.filter((rule) => rule.university === place && rule.country === country);
  const found = rules.flatMap((rule) => {
    const own = highest(
      studies.filter(
        (one) => one.level_of_education === rule.educationLevel && one.country_of_education === rule.educationCountry,
      ),
      percentageOf,
    );
    return own === undefined ? [] : [byRule(rule, needed, own, what, whose)];
  });
  const verdict = bestOf(found.map((way) => way.verdict));
  return (
    found.find((way) => way.verdict === verdict) ?? {
      known: false,
      verdict: 'unknown',
      text: () => `${what()}, which ${whose} marks can’t be compared with here`,
    }
  );
}

function byRule(
  { classes, source }: GradeRule,
  needed: (typeof DEGREE_CLASSES)[number],
  own: number,
  what: () => string,
  whose: Whose,
): Way {
  const asGood = DEGREE_CLASSES.slice(0, DEGREE_CLASSES.indexOf(needed) + 1);
  const enough = Math.min(...asGood.map((name) => classes[name]?.to ?? Number.POSITIVE_INFINITY));
  const least = classes[needed]?.from;
  const range = classes[needed];
  const stands = range
    ? `, which stands for ${range.from === range.to ? range.from : `${range.from}% to ${range.to}`}% at this university`
    : '';
  const verdict = own >= enough ? 'likely' : least !== undefined && own < least ? 'likely not' : 'unknown';
  return {
    known: range !== undefined || verdict === 'likely',
    verdict,
    text: () => `${what()}${stands}, ${whose}s ${own}%`,
    source,
  };
}

/** `needed` and `own` in `unit`, which follows the number. */
function compared(what: () => string, needed: number, own: number | undefined, unit: string, whose: Whose): Way {
  if (own === undefined) return { known: false, verdict: 'unknown', text: () => `${what()}, ${whose}s not known` };
  if (own >= needed) return { known: true, verdict: 'met', text: () => `${what()}, ${whose}s ${own}${unit}` };
  return {
    known: true,
    verdict: 'not met',
    text: () => `${what()}, ${whose}s ${own}${unit} (${Number((needed - own).toFixed(2))} short)`,
  };
}

const percentageOf = ({ percentage }: Schooling) => percentage;

function highest(studies: readonly Schooling[], mark: (one: Schooling) => number | undefined): number | undefined {
  let best: number | undefined;
  for (const one of studies) {
    const own = mark(one);
    if (own !== undefined && (best === undefined || own > best)) best = own;
  }
  return best;
}
