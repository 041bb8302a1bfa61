import { monthsAfter } from '@/lib/domain/expiry';
import { DEGREE_CLASSES, type MarkDemands, subjectList } from '@/lib/domain/marks/marks';
import { baseOf, type Schooling } from './entry';
import type { GradeRule } from './grade-rules';
import type { Whose } from './rules';
import { bestOf, dayText, type RuleResult, type Verdict } from './verdicts';

/** What a course states about earlier studies, with what the rules need to know of the course itself. */
export interface AskedMarks extends Omit<MarkDemands, 'cgpaScale' | 'minClass' | 'marksFrom'> {
  /** One of `CGPA_SCALES`, or ''. */
  cgpaScale: string;
  /** One of `DEGREE_CLASSES`, or ''. */
  minClass: string;
  /** One of `MARKS_FROM`. */
  marksFrom: string;
  level: string;
  university: string;
  country: string;
}

/** What of a student's standing these rules look at. */
interface OwnMarks {
  schooling: readonly Schooling[];
  /** 'YYYY-MM-DD' */
  day: string;
  /** The last day at work that is known of. */
  workedUntil?: string;
  gradeRules: readonly GradeRule[];
}

/**
 * The rules about marks, subjects, backlogs and gaps that a course states; none where it states none. Marks are those of the
 * studies that the course's level builds on. Percentage, CGPA and class are ways to say one minimum: the best of those
 * that are known decides. A minimum that was read out of prose gives 'likely' or 'likely not' at most.
 */
export function marksRules(course: AskedMarks, own: OwnMarks, whose: Whose): RuleResult[] {
  const base = baseOf(course.level);
  const studies = base ? own.schooling.filter(({ level_of_education: level }) => level === base.needs) : [];
  const inStudies = base ? ` in ${base.needs}` : '';
  const rules = [
    minimumRule(course, studies, inStudies, own.gradeRules, whose),
    subjectsRule(course, studies, inStudies, whose),
    backlogRule(course, studies, inStudies, whose),
    gapRule(course, own, whose),
  ].filter((rule) => rule !== null);
  return course.marksFrom === 'requirement text' ? rules.map(asRead) : rules;
}

const AS_READ: Partial<Record<Verdict, Verdict>> = { met: 'likely', 'not met': 'likely not' };
const asRead = (rule: RuleResult): RuleResult => ({
  ...rule,
  verdict: AS_READ[rule.verdict] ?? rule.verdict,
  text: `${rule.text}. Read from the requirement text`,
});

/** One way to say the minimum; `known`: whether the student's own side of it is. */
interface Way extends Omit<RuleResult, 'rule'> {
  known: boolean;
}

function minimumRule(
  course: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  gradeRules: readonly GradeRule[],
  whose: Whose,
): RuleResult | null {
  const ways = [
    percentageWay(course, studies, inStudies, whose),
    cgpaWay(course, studies, inStudies, whose),
    classWay(course, studies, inStudies, gradeRules, whose),
  ].filter((way) => way !== null);
  if (ways.length === 0) return null;
  const verdict = bestOf(ways.flatMap((way) => (way.known ? [way.verdict] : [])));
  const source = ways.find((way) => way.source)?.source;
  const text = ways.map((way) => way.text).join('; or ');
  return { rule: 'Marks', verdict, text, ...(source ? { source } : {}) };
}

function percentageWay(
  { minPercentage: needed }: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  whose: Whose,
): Way | null {
  if (!isStated(needed)) return null;
  return compared(`${needed}%${inStudies} needed`, needed, highest(studies, percentageOf), '%', whose);
}

function cgpaWay(
  { minCgpa: needed, cgpaScale: scale }: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  whose: Whose,
): Way | null {
  if (!isStated(needed)) return null;
  const what = `CGPA ${needed} of ${scale || 'an unknown scale'}${inStudies} needed`;
  const onScale = scale ? studies.filter(({ cgpa_scale: own }) => own === scale) : [];
  return compared(
    what,
    needed,
    highest(onScale, ({ cgpa }) => cgpa ?? undefined),
    ` of ${scale}`,
    whose,
  );
}

/** The percentage that a class stands for is only known where the course's own university publishes it. */
function classWay(
  { minClass, university, country }: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  gradeRules: readonly GradeRule[],
  whose: Whose,
): Way | null {
  const needed = DEGREE_CLASSES.find((name) => name === minClass);
  if (!needed) return null;
  const what = `${needed}${inStudies} needed`;
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
      text: `${what}, which ${whose} marks can’t be compared with here`,
    }
  );
}

function byRule(
  { classes, source }: GradeRule,
  needed: (typeof DEGREE_CLASSES)[number],
  own: number,
  what: string,
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
    text: `${what}${stands}, ${whose}s ${own}%`,
    source,
  };
}

function subjectsRule(
  { subjectsNeeded }: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  whose: Whose,
): RuleResult | null {
  const needed = subjectList(subjectsNeeded ?? '');
  if (needed.length === 0) return null;
  const own = studies.flatMap(({ subjects }) => subjectList(subjects ?? ''));
  const names = new Set(own.map(subjectName));
  const what = `${needed.join(', ')}${inStudies} needed`;
  if (own.length === 0) return { rule: 'Subjects', verdict: 'unknown', text: `${what}, ${whose}s not known` };
  const missing = needed.filter((subject) => !names.has(subjectName(subject)));
  if (missing.length === 0) return { rule: 'Subjects', verdict: 'met', text: `${what}, ${whose}s ${own.join(', ')}` };
  return {
    rule: 'Subjects',
    verdict: 'unknown',
    text: `${what}, ${missing.join(', ')} not among ${whose}s: the university decides`,
  };
}

const subjectName = (subject: string) => subject.toLowerCase().replace(/^maths?$/, 'mathematics');

function backlogRule(
  { maxBacklogs: most }: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  whose: Whose,
): RuleResult | null {
  if (!isStated(most)) return null;
  const what = `${most === 0 ? 'No backlogs' : `At most ${most} ${most === 1 ? 'backlog' : 'backlogs'}`}${inStudies}`;
  const known = studies.flatMap(({ backlogs }) => backlogs ?? []);
  if (known.length === 0) return { rule: 'Backlog', verdict: 'unknown', text: `${what}, ${whose}s not known` };
  const own = Math.min(...known);
  return { rule: 'Backlog', verdict: own <= most ? 'met' : 'not met', text: `${what}, ${whose}s ${own}` };
}

/** The gap is the time since the last studies ended. Whether work fills it is for the university to say. */
function gapRule({ maxGapYears: most }: AskedMarks, own: OwnMarks, whose: Whose): RuleResult | null {
  if (!isStated(most)) return null;
  const what = `A gap of at most ${most} ${most === 1 ? 'year' : 'years'}`;
  const rule = (verdict: Verdict, text: string): RuleResult => ({ rule: 'Gap', verdict, text: `${what}, ${text}` });
  const ended = own.schooling
    .map(({ end_date }) => end_date)
    .sort()
    .at(-1);
  if (!ended) return rule('unknown', `${whose} education not known`);
  const since = `${whose} last studies end on ${dayText(ended)}`;
  if (monthsAfter(ended, most * 12) >= own.day) return rule('met', since);
  if (own.workedUntil && own.workedUntil > ended) return rule('unknown', `${since}, with work since then`);
  return rule('not met', since);
}

/** `needed` and `own` in `unit`, which follows the number. */
function compared(what: string, needed: number, own: number | undefined, unit: string, whose: Whose): Way {
  if (own === undefined) return { known: false, verdict: 'unknown', text: `${what}, ${whose}s not known` };
  const text = `${what}, ${whose}s ${own}${unit}`;
  if (own >= needed) return { known: true, verdict: 'met', text };
  return { known: true, verdict: 'not met', text: `${text} (${Number((needed - own).toFixed(2))} short)` };
}

const percentageOf = ({ percentage }: Schooling) => percentage;

function highest(studies: readonly Schooling[], mark: (one: Schooling) => number | undefined): number | undefined {
  const known = studies.flatMap((one) => mark(one) ?? []);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** A course that was stored before there was such a field states nothing in it. */
const isStated = <T>(stated: T | null | undefined): stated is T => stated !== null && stated !== undefined;
