import { boardsIn, markOfBoard } from '@/lib/domain/marks/indian-boards';
import { isAtLeast, markedSubjects } from '@/lib/domain/marks/school-grades';
import { type AlsoAsked, alsoAskedOf, takesDiploma } from '@/lib/domain/requirements/also-asked';
import { type AskedMarks, backlogRule, gapRule, isStated, type OwnMarks, subjectsRule } from './besides-marks';
import { classWay } from './class-way';
import { baseOf, type Schooling } from './entry';
import { isLetOff } from './let-off';
import { canState, compared, highest, percentageOf, unknownWay, type Way } from './mark-ways';
import { AS_READ } from './one-score';
import { byFact } from './own-marks';
import type { Whose } from './rules';
import { gradesWays } from './school-grades';

import { bestOf, type Judged, lackedOf, lacking, type RuleResult } from './verdicts';

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
    const of = (needs: string | undefined) => own.schooling.filter(({ level_of_education: level }) => level === needs);
    const studies = of(base?.needs);
    // Whose diploma is enough has its marks.
    const diplomas = studies.length === 0 && takesDiploma(course.alsoAsked) ? of('ITI/Diploma') : [];
    const counted = diplomas.length > 0 ? diplomas : studies;
    const level = diplomas.length > 0 ? 'ITI/Diploma' : base?.needs;
    return rule(course, counted, level ? ` in ${level}` : '', own, whose);
  };
const RULES: readonly Rule[] = [
  aboutStudies(minimumRule),
  aboutStudies(subjectsRule),
  aboutStudies(backlogRule),
  gapRule,
];

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
    ...otherAverages(course).map((one) => cgpaWay(one, counted, inStudies, whose)),
    classWay(course, counted, inStudies, gradeRules, whose),
    ...gradesWays(course.alsoAsked, counted, schooling, whose),
  ].filter((way) => way !== null);
  if (found.length === 0) return null;
  const ways = isRunning ? found.map((way) => soFar(way, whose)) : found;
  const best = bestOf(ways.flatMap((way) => (way.known ? [way.verdict] : [])));
  const waivers = alsoAskedOf(course.alsoAsked).filter((one) => one.is === 'waiver' && one.of === 'marks');
  const isLet = isLetOff(waivers, 'marks') && best !== 'met' && best !== 'likely';
  const takesLess = !isLet && (best === 'not met' || best === 'likely not') && waivers.length > 0;
  const verdict = isLet ? 'likely' : takesLess ? 'unknown' : best;
  const source = ways.find((way) => way.source)?.source;
  return {
    rule: 'Marks',
    verdict,
    text: () =>
      isLet
        ? `The requirements accept ${whose} master’s degree instead`
        : `${ways.map((way) => way.text()).join('; or ')}${takesLess ? '; the requirements accept some applicants with lower marks' : ''}`,
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
  const also = alsoAskedOf(alsoAsked);
  const best = also.find((one) => one.is === 'best subjects');
  const own = best?.is === 'best subjects' ? bestSubjects(best.count, needed, studies) : undefined;
  const ofAll = highest(studies, percentageOf);
  const what = () => `${needed}%${inStudies} needed`;
  if (own !== undefined && !(ofAll !== undefined && ofAll >= needed))
    return compared(
      () => `${what()} in the best ${best?.is === 'best subjects' ? best.count : ''} subjects`,
      needed,
      own,
      '%',
      whose,
    );
  if (ofAll === undefined) return byOtherScale(what, needed, studies, whose);
  const boards = also.flatMap((one) => (one.is === 'of boards' ? [one] : []));
  if (boards.length > 0) return ofBoards(boards, needed, inStudies, studies, whose);
  const way = compared(what, needed, ofAll, '%', whose);
  return !alsoAsked ? way : softened(way, ofAll, also, workedYears);
}

/** Subjects that a text on 'academic' ones may leave out. */
const NOT_ACADEMIC = /\b(?:physical|music|painting|arts?|yoga|home science|dance|typing|work experience)\b/;

/** The average of the best subjects, where the marks of so many are told; undefined too where it hangs on which ones count. */
function bestSubjects(count: number, needed: number, studies: readonly Schooling[]): number | undefined {
  const [all, academic] = [/(?!)/, NOT_ACADEMIC].map((left) => bestOfAll(count, left, studies));
  return all !== undefined && all >= needed && (academic ?? 0) < needed ? undefined : all;
}

function bestOfAll(count: number, left: RegExp, studies: readonly Schooling[]): number | undefined {
  const all = studies.map(({ subjects }) =>
    markedSubjects(subjects ?? '').flatMap(({ name, mark }) =>
      isAtLeast(mark, '0', '%') && !left.test(name) ? [Number(mark)] : [],
    ),
  );
  const averages = all.flatMap((marks) => {
    const best = marks.sort((one, other) => other - one).slice(0, count);
    return best.length < count ? [] : [Number((best.reduce((sum, mark) => sum + mark, 0) / count).toFixed(2))];
  });
  return averages.length > 0 ? Math.max(...averages) : undefined;
}

/** Marks that are asked by the board of school; of a board that the text doesn't name it isn't known. */
function ofBoards(
  boards: readonly { boards: readonly string[]; least: number }[],
  least: number,
  inStudies: string,
  studies: readonly Schooling[],
  whose: Whose,
): Way {
  const ways = studies.flatMap(({ percentage, name_of_board: board = '' }): Way[] => {
    if ((percentage ?? null) === null) return [];
    const own = markOfBoard(board, boards);
    const needed = own ?? least;
    const what = () => `${needed}%${inStudies} needed${own === null ? '' : ` from ${board}`}`;
    const way = compared(what, needed, percentage as number, '%', whose);
    const isEnough = (percentage as number) >= Math.max(...boards.map((one) => one.least));
    if (own !== null || way.verdict === 'not met' || (isEnough && boardsIn(board).length === 0)) return [way];
    return [{ ...way, verdict: 'unknown', text: () => `${way.text()}; the requirements differ by board` }];
  });
  const verdict = bestOf(ways.map((way) => way.verdict));
  return ways.find((way) => way.verdict === verdict) as Way;
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

/** The average on each further scale that the text names. */
const otherAverages = ({ alsoAsked }: AskedMarks) =>
  !alsoAsked?.includes('or CGPA')
    ? []
    : alsoAskedOf(alsoAsked).flatMap((one) =>
        one.is === 'or cgpa' ? [{ minCgpa: one.least, cgpaScale: one.scale as string }] : [],
      );

function cgpaWay(
  { minCgpa: needed, cgpaScale: scale }: Pick<AskedMarks, 'minCgpa' | 'cgpaScale'>,
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
