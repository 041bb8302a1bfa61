import { EXAM_FIELDS } from '@/lib/domain/courses/course-fields';
import { NO_MARKS } from '@/lib/domain/marks/marks';
import { isOfPlace } from '@/lib/domain/places/demonyms';
import { type AlsoAsked, alsoAskedOf, alsoAskedText, examsText } from '@/lib/domain/requirements/also-asked';
import { type Applicants, applicantsText, sayApplicants } from '@/lib/domain/requirements/applicants';
import { alsoAskedRule } from './also-asked';
import type { AskedMarks } from './besides-marks';
import { baseOf } from './entry';
import type { ApplicantProfile } from './fit';
import { marksRules } from './marks';
import { type CourseScores, eligibilityOf, type Whose } from './rules';
import { type LackedField, lackedOf, lacking, type RuleResult, type Verdict } from './verdicts';

/**
 * What a requirement text asks of applicants from some countries. Who isn't from one of them is not asked; of whom the country is
 * not known, it is unknown. And what it asks of all in GRE or GMAT beside the scores in the fields, as they can't hold both.
 */
export function addressedRules(
  { alsoAsked, level }: { alsoAsked?: string; level: string },
  applicant: ApplicantProfile,
  whose: Whose,
): RuleResult[] {
  const groups = new Map<string, { who: Applicants; all: AlsoAsked[] }>();
  const asked = alsoAskedOf(alsoAsked);
  const ofAll = scoresOf(
    asked.filter(({ who, perhaps }) => !who && !perhaps),
    applicant,
    whose,
    alsoAsked,
  );
  for (const one of asked) {
    if (!one.who || one.is === 'waiver') continue;
    const key = applicantsText(one.who);
    const group = groups.get(key);
    if (group) group.all.push(one);
    else groups.set(key, { who: one.who, all: [one] });
  }
  if (groups.size === 0) return ofAll;
  const found = [...groups.values()].map((group) => ({ ...group, is: standing(group.who, applicant, level) }));
  const isAsked = found.some(({ is, all }) => is !== 'out' && all.some(({ is: what }) => OF_ALL.includes(what)));
  const ofSome = found.flatMap(({ who, all, is }): RuleResult[] => {
    if (is !== 'out') return rulesOf(who, all, is, { level, applicant, whose });
    if (!who.alone || isAsked) return [];
    const text = `The requirements say what is required of ${sayApplicants(who)}, but not of other applicants`;
    return [{ rule: 'Requirement text', verdict: 'likely', text }];
  });
  return [...ofAll, ...ofSome];
}

/** Ways to say one mark. */
const WAYS: readonly AlsoAsked['is'][] = ['percentage', 'cgpa', 'class', 'grades'];
/** What a university asks of all, if not the same of each. */
const OF_ALL: readonly AlsoAsked['is'][] = [...WAYS, 'score'];

/** 'mixed': by one of nationality and studies they are meant, by the other not. */
type Standing = 'in' | 'out' | 'mixed' | 'unknown';

/** How an applicant stands to those whom a text names. */
export function standing(who: Applicants, { nationality, schooling }: ApplicantProfile, level: string): Standing {
  const is = isAmong(who, nationality, schooling, level);
  if (!who.but) return is;
  return is === 'in' ? 'out' : is === 'out' ? 'in' : is;
}

function isAmong(
  { places, by }: Applicants,
  nationality: string | undefined,
  schooling: ApplicantProfile['schooling'],
  level: string,
): Standing {
  const studied = studiesFor(level, schooling).map(({ country_of_education: country }) => country.trim());
  const known = [
    ...(by === 'studies' ? [] : [nationality?.trim() ?? '']),
    ...(by === 'nationality' ? [] : studied.length > 0 ? studied : ['']),
  ];
  const all = known.map((country) => (country === '' ? null : places.some((place) => isOfPlace(country, place))));
  if (all.includes(true)) return all.every((is) => is === true) ? 'in' : 'mixed';
  return all.includes(null) ? 'unknown' : 'out';
}

/** The studies that a course of the level builds on; all where none is of that level. */
export function studiesFor(level: string, schooling: ApplicantProfile['schooling']) {
  const needs = baseOf(level)?.needs;
  const base = schooling.filter(({ level_of_education: of }) => of === needs);
  return base.length > 0 ? base : schooling;
}

function rulesOf(
  who: Applicants,
  all: readonly AlsoAsked[],
  is: Standing,
  { level, applicant, whose }: { level: string; applicant: ApplicantProfile; whose: Whose },
): RuleResult[] {
  const whom = sayApplicants(who);
  if (is === 'unknown') {
    const isForPerson = all.every((one) => one.is === 'unread' || one.is === 'selection');
    const { schooling } = applicant;
    const unnamed = studiesFor(level, schooling).filter(({ country_of_education: country }) => country.trim() === '');
    const [rule, what, lacks]: [string, string, LackedField[]] =
      who.by === 'studies' || applicant.nationality
        ? ['Country of studies', 'country of studies', lackedOf('country_of_education', unnamed, schooling)]
        : ['Nationality', 'nationality', ['personal.nationality']];
    const text = `Part of the requirements applies only to ${whom}, and ${whose} ${what} is not known`;
    const verdict = isForPerson ? 'likely' : 'unknown';
    return [{ rule, verdict, text, ...lacking(verdict, lacks) }];
  }
  // Classes are those of the studies, whatever the passport.
  const isOfStudies = !who.but && isAmong({ ...who, by: 'studies' }, undefined, applicant.schooling, level) === 'in';
  const besides = { level, applicant, whose, ...(isOfStudies && { isOfStudies: true as const }) };
  const doubtful = rulesOfAll(
    all.filter(({ perhaps }) => perhaps),
    besides,
  ).map(inDoubt);
  const certain = rulesOfAll(
    all.filter(({ perhaps }) => !perhaps),
    besides,
  );
  return [...certain, ...doubtful].map((rule) => ({
    ...rule,
    verdict: is === 'mixed' ? BY_HALF[rule.verdict] : rule.verdict,
    text: `For ${whom}: ${rule.text}`,
  }));
}

/** What may be asked, as some words around it were not read: who has less is told that it isn't known. */
export function doubtfulRules(
  { alsoAsked, level, minPercentage, minCgpa, minClass }: AskedMarks,
  applicant: ApplicantProfile,
  whose: Whose,
): RuleResult[] {
  // What the course states of marks is the same in another form.
  const isStated = minPercentage !== null || minCgpa !== null || minClass !== '';
  const all = alsoAskedOf(alsoAsked).filter(
    ({ perhaps, is, who }) => perhaps && !who && is !== 'grades' && !(isStated && WAYS.includes(is)),
  );
  return rulesOfAll(all, { level, applicant, whose }).map(inDoubt);
}

const inDoubt = (rule: RuleResult): RuleResult => ({ ...rule, verdict: BY_HALF[rule.verdict] });

function rulesOfAll(
  all: readonly AlsoAsked[],
  {
    level,
    applicant,
    whose,
    isOfStudies,
  }: { level: string; applicant: ApplicantProfile; whose: Whose; isOfStudies?: true },
): RuleResult[] {
  return [
    ...marksOf(all, { level, ...(isOfStudies && { isOfStudies }) }, applicant, whose),
    ...scoresOf(all, applicant, whose),
    ...all.flatMap((one) => alsoAskedRule(one, level, applicant, whose) ?? []),
  ];
}

const BY_HALF: Record<Verdict, Verdict> = {
  met: 'likely',
  likely: 'likely',
  unknown: 'unknown',
  'likely not': 'unknown',
  'not met': 'unknown',
};

/** What makes marks softer, or says them in another way. */
const KEPT: readonly AlsoAsked['is'][] = [
  'certain from',
  'of boards',
  'best subjects',
  'or with work',
  'grades',
  'or cgpa',
];
const areConfirmed = (all: readonly AlsoAsked[]) => all.every(({ confirmed }) => confirmed);

function marksOf(
  all: readonly AlsoAsked[],
  of: Pick<AskedMarks, 'level' | 'isOfStudies'>,
  applicant: ApplicantProfile,
  whose: Whose,
): RuleResult[] {
  const asked = all.filter(({ is }) => [...WAYS, 'backlogs', 'gap'].includes(is));
  if (asked.length === 0) return [];
  const marks = { ...NO_MARKS };
  const others: AlsoAsked[] = [];
  for (const one of asked) {
    if (one.is === 'percentage') marks.minPercentage = one.least;
    else if (one.is === 'cgpa') {
      if (marks.cgpaScale && marks.cgpaScale !== one.scale)
        others.push({ is: 'or cgpa', least: one.least, scale: one.scale });
      else Object.assign(marks, { minCgpa: one.least, cgpaScale: one.scale });
    } else if (one.is === 'class') marks.minClass = one.least;
    else if (one.is === 'backlogs') marks.maxBacklogs = one.most;
    else if (one.is === 'gap') marks.maxGapYears = one.years;
  }
  marks.alsoAsked = alsoAskedText(
    [...others, ...all].flatMap(({ who: _all, ...one }) => (KEPT.includes(one.is) ? [one] : [])),
  );
  marks.marksFrom = areConfirmed(asked) ? 'confirmed text' : 'requirement text';
  return marksRules({ ...marks, ...of }, applicant, whose);
}

const NO_SCORES: CourseScores = {
  ieltsOverall: null,
  ieltsLessThan: null,
  pteOverall: null,
  pteLessThan: null,
  toefl: null,
  toeflLessThan: null,
  toeflScale: '0-120',
  det: null,
  detLessThan: null,
  gre: null,
  gmat: null,
};

/** Scores of one group are ways that stand beside each other, as those of a course are. */
function scoresOf(
  all: readonly AlsoAsked[],
  { scores }: ApplicantProfile,
  whose: Whose,
  alsoAsked?: string,
): RuleResult[] {
  const asked = all.flatMap((one) => (one.is === 'score' ? [one] : []));
  if (asked.length === 0) return [];
  const exams = asked.map(({ exam }) => exam);
  const scoresFromText = examsText(exams, new Set(areConfirmed(asked) ? exams : []));
  const course: CourseScores = { ...NO_SCORES, scoresFromText };
  for (const { exam, overall, lowest } of asked) {
    const fields = EXAM_FIELDS[exam];
    if (fields.overall) Object.assign(course, { [fields.overall]: overall });
    if (fields.lowest) Object.assign(course, { [fields.lowest]: lowest });
    if (exam === 'toefl' && overall <= 6) course.toeflScale = '1-6';
  }
  const { english } = eligibilityOf(course, scores, whose);
  const { gre, gmat } = course;
  const { others } = eligibilityOf(
    { ...NO_SCORES, scoresFromText, gre, gmat, ...(alsoAsked && { alsoAsked }) },
    scores,
    whose,
  );
  if (english.length <= 1) return [...english, ...others];
  const { verdict } = eligibilityOf({ ...course, gre: null, gmat: null }, scores, whose);
  const lacks = english.flatMap((rule) => rule.lacks ?? []);
  const text = english.map((rule) => rule.text).join('; or ');
  return [{ rule: 'English', verdict, text, ...lacking(verdict, lacks) }, ...others];
}
