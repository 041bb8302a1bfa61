import { type AlsoAsked, alsoAskedOf } from '@/lib/domain/requirements/also-asked';
import { type AskedMarks, backlogRule, gapRule, isStated, type OwnMarks, subjectsRule } from './besides-marks';
import { classWay } from './class-way';
import { baseOf, type Schooling } from './entry';
import { canState, compared, highest, percentageOf, unknownWay, type Way } from './mark-ways';
import { byFact } from './own-marks';
import type { Whose } from './rules';
import { gradesWays } from './school-grades';
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

function minimumRule(
  course: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  { schooling, gradeRules, today, workedYears }: OwnMarks,
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
    ...gradesWays(course.alsoAsked, counted, schooling, whose),
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
      `${ways.map((way) => way.text()).join('; or ')}${takesLess ? '; the requirements accept some applicants with lower marks' : ''}`,
    ...(source ? { source } : {}),
    ...lacking(verdict, [
      ...ways.flatMap(({ lacks = [] }) => lacks),
      ...(ways.some(({ lacksMarks }) => lacksMarks) ? lackedOf('marks', counted, schooling) : []),
    ]),
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
  workedYears: number | undefined,
): Way | null {
  if (!isStated(needed)) return null;
  const own = highest(studies, percentageOf);
  const what = () => `${needed}%${inStudies} needed`;
  if (own === undefined) return byOtherScale(what, needed, studies, whose);
  const way = compared(what, needed, own, '%', whose);
  return !alsoAsked ? way : softened(way, own, alsoAskedOf(alsoAsked), workedYears);
}

/** By what the own average is in per cent, where a fact says so; else what was stated, and what to ask. */
function byOtherScale(what: () => string, needed: number, studies: readonly Schooling[], whose: Whose): Way {
  const found = studies.flatMap(({ read }) => (read?.percent ? [{ ...read.percent, words: read.words }] : []));
  const [best] = found.sort((one, other) => other.from - one.from);
  const isEnough = best !== undefined && best.from >= needed;
  if (!best || (!isEnough && best.below > needed))
    return { ...unknownWay(what, studies, whose, best?.source), lacksMarks: canState(studies) };
  const upTo = best.below > 100 ? '100%' : `below ${best.below}%`;
  return {
    known: true,
    verdict: byFact(isEnough, best.isOfficial),
    text: () => `${what()}, ${whose}s ${best.words}, which is from ${best.from}% to ${upTo}`,
    source: best.source,
  };
}

/** By what the text says besides: a range, the best subjects alone, or less with work. */
function softened(way: Way, own: number, also: readonly AlsoAsked[], workedYears: number | undefined): Way {
  for (const one of also) {
    if (one.is === 'certain from' && way.verdict === 'met' && own < one.percentage)
      return { ...way, verdict: 'unknown', text: () => `${way.text()}; admission is certain from ${one.percentage}%` };
    if (one.perhaps && one.is === 'percentage' && way.verdict === 'not met' && own >= one.least)
      return { ...way, verdict: 'unknown', text: () => `${way.text()}; the requirements may accept ${one.least}%` };
    if (one.perhaps && one.is === 'percentage' && way.verdict === 'met' && own < one.least)
      return { ...way, verdict: 'unknown', text: () => `${way.text()}; the requirements may ask for ${one.least}%` };
    if (one.is === 'best subjects' && way.verdict === 'not met')
      return { ...way, verdict: 'unknown', text: () => `${way.text()}; the best ${one.count} subjects count` };
    if (one.is === 'or with work' && way.verdict === 'not met' && own >= one.least) {
      const text = () => `${way.text()}; ${one.least}% with ${one.years} years of work`;
      if (workedYears === undefined) return { ...way, verdict: 'unknown', text, lacks: ['workExperience'] };
      const verdict = workedYears < one.years ? 'not met' : one.confirmed ? 'met' : 'likely';
      return { ...way, verdict, text };
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
  if (own !== undefined) return compared(what, needed, own, ` of ${scale}`, whose);
  // A CGPA on another scale is no answer, and a study has one.
  const canEnter = scale !== '' && canState(studies) && studies.every(({ cgpa }) => (cgpa ?? null) === null);
  return { ...unknownWay(what, studies, whose), ...(canEnter ? { lacksMarks: true } : {}) };
}
