import { addMonths, DAY_MS } from '@/lib/domain/days/day';
import { subjectList } from '@/lib/domain/marks/marks';
import { certificateOf, markedSubjects } from '@/lib/domain/marks/school-grades';
import { type AlsoAsked, alsoAskedOf } from '@/lib/domain/requirements/also-asked';
import { bestFit } from '@/lib/domain/requirements/field-fit';
import { EXAMS, type Exam, type StudentScores } from '@/lib/domain/test-scores';
import { counted } from '@/lib/domain/texts/counted';
import { baseOf, type Schooling } from './entry';
import { isLetOff, letOff } from './let-off';
import type { Whose } from './rules';
import { isTaughtInEnglish, ofSchool, subjectPercents } from './school-grades';
import { dayText, type LackedField, lackedOf, lacking, type RuleResult, type Verdict } from './verdicts';

/** What of a student's profile these rules look at. */
export interface OwnProfile {
  schooling: readonly Schooling[];
  scores: StudentScores;
  /** 'YYYY-MM-DD' */
  day: string;
  /** The day of reading, 'YYYY-MM-DD'; absent: `day`. */
  today?: string;
  /** Years at work by that day; absent: it is not known. */
  workedYears?: number;
  /** 'YYYY-MM-DD'; absent: not known. */
  born?: string;
}

/**
 * What a requirement text asks beside scores and marks, by what the profile has of it. Read by a machine, it is 'likely' or
 * 'likely not' at most, until a person has confirmed the reading. What only a person can judge is 'likely' at best.
 */
export function alsoAskedRules(
  { alsoAsked, level }: { alsoAsked?: string; level: string },
  own: OwnProfile,
  whose: Whose,
): RuleResult[] {
  const all = alsoAskedOf(alsoAsked);
  return all.flatMap((one) => {
    const result = one.who || one.perhaps ? null : alsoAskedRule(one, level, own, whose);
    if (!result) return [];
    if (one.is === 'field') return [otherFields(result, all, whose)];
    return [OF_STUDIES.includes(one.is) ? otherStudies(result, all) : result];
  });
}

/** What other studies are enough for, where the text takes some. */
const OF_STUDIES: readonly AlsoAsked['is'][] = ['master', 'education years', 'beyond school'];

/** A refusal by the studies is none for certain where the text takes other studies, too. */
export function otherStudies(result: RuleResult, all: readonly AlsoAsked[]): RuleResult {
  const isRefused = result.verdict === 'not met' || result.verdict === 'likely not';
  if (!isRefused || !all.some((one) => one.is === 'waiver' && one.of === 'level')) return result;
  return {
    ...result,
    verdict: 'unknown',
    text: `${result.text}; the requirements also accept other studies or experience`,
  };
}

/** Who comes from another field may have what the text takes instead. */
function otherFields(result: RuleResult, all: readonly AlsoAsked[], whose: Whose): RuleResult {
  if (result.verdict === 'likely' || result.verdict === 'met') return result;
  if (isLetOff(all, 'field')) return rule(result.rule, 'likely', letOff('a certain field of study', whose));
  const isWaivable = all.some((one) => one.is === 'waiver' && one.of === 'field');
  return isWaivable
    ? {
        ...result,
        verdict: 'unknown',
        text: `${result.text}; the requirements also accept other fields with experience`,
      }
    : result;
}

/** The rule of one of them, of whomever it is asked; null where it asks for nothing by itself. */
export function alsoAskedRule(one: AlsoAsked, level: string, own: OwnProfile, whose: Whose): RuleResult | null {
  const result = ruleOf(one, level, own, whose);
  return result && one.confirmed && !FOR_A_PERSON.includes(one.is) ? decided(result) : result;
}

/** What nothing in a profile settles, or only some of its entries do, as the rule itself says. */
const FOR_A_PERSON: readonly AlsoAsked['is'][] = [
  'selection',
  'unread',
  'unread demand',
  'refusal',
  'licence',
  'part',
  'field',
  'subjects',
];
const AS_CONFIRMED: Partial<Record<Verdict, Verdict>> = { likely: 'met', 'likely not': 'not met' };
const decidedIf = (isCertain: boolean | undefined, result: RuleResult) => (isCertain ? decided(result) : result);
const decided = (result: RuleResult): RuleResult => ({
  ...result,
  verdict: AS_CONFIRMED[result.verdict] ?? result.verdict,
});

const rule = (name: string, verdict: Verdict, text: string): RuleResult => ({ rule: name, verdict, text });
/** A rule that is unknown because the profile lacks these. */
const unknown = (name: string, text: string, lacks: LackedField[]): RuleResult => ({
  ...rule(name, 'unknown', text),
  ...lacking('unknown', lacks),
});
const EDUCATION: LackedField[] = ['educationSummaries'];

/** What reads the same for everybody. */
const SAID = {
  selection: rule('Selection', 'likely', 'The university doesn’t decide by scores alone: see the requirement text'),
  unread: rule('Requirement text', 'likely', 'We couldn’t check all of this text: please read it'),
  'unread demand': rule(
    'Requirement text',
    'unknown',
    'We couldn’t read all that the requirements ask for: please read them',
  ),
  licence: rule('Registration', 'unknown', 'The requirements ask for a registration or a licence: please read them'),
  refusal: rule(
    'Requirement text',
    'unknown',
    'The requirements say that some applicants are not accepted: please read them',
  ),
  'both tests': rule('GRE and GMAT', 'likely', 'The requirements ask for both'),
};

function ruleOf(one: AlsoAsked, level: string, own: OwnProfile, whose: Whose): RuleResult | null {
  switch (one.is) {
    case 'selection':
    case 'unread':
    case 'unread demand':
    case 'licence':
    case 'refusal':
    case 'both tests':
      return { ...SAID[one.is] };
    case 'other field':
      return otherField(one, level, own, whose);
    case 'cleared':
      return cleared(level, own, whose);
    case 'taken':
      return taken(one.exams, own, whose);
    case 'closes':
      return isPast(one, own)
        ? rule('Closing date', 'unknown', `The requirements say that applications closed on ${dayText(one.day)}`)
        : null;
    case 'field':
      return fieldOfStudy(one, level, own, whose);
    case 'subjects':
      return one.least !== undefined && one.names.length > 0
        ? subjectMarks(one, one.least, own, whose)
        : schoolSubjects(one, level, own, whose);
    case 'taught':
      return taught(level, own, whose);
    case 'master':
      return master(own, whose);
    case 'beyond school':
      return beyondSchool(own, whose, one.who);
    case 'work':
      return work(one, own, whose);
    case 'age':
      return age(one, own, whose);
    case 'education years':
      return educationYears(one.least, own, whose);
    case 'part':
      return rule(
        'Section scores',
        'likely',
        `The requirements ask for ${one.score} in ${EXAMS[one.exam].name} ${one.skill}`,
      );
    default:
      return null;
  }
}

/** Whether the last day to apply is past. */
export const isPast = ({ day }: { day: string }, own: Pick<OwnProfile, 'today' | 'day'>): boolean =>
  day < (own.today ?? own.day);

function taken(exams: readonly Exam[], { scores }: OwnProfile, whose: Whose): RuleResult {
  const name = exams.map((exam) => EXAMS[exam].name).join(' or ');
  const own = exams.filter((exam) => scores[exam] !== undefined);
  const isOver = (exam: Exam) => scores.expired?.[EXAMS[exam].name as keyof typeof scores.expired] !== undefined;
  const text = `The requirements ask for a score in ${name}`;
  const lacks = exams.map((exam): LackedField => `tests.${exam}`);
  if (own.length > 0 && own.every(isOver)) return rule(name, 'unknown', `${text}, and ${whose}s has expired`);
  return own.length > 0 ? rule(name, 'likely', text) : unknown(name, `${text}, ${whose}s not known`, lacks);
}

const BY_FIT: Record<'same' | 'near' | 'beside' | 'apart', { strict: Verdict; related: Verdict }> = {
  same: { strict: 'likely', related: 'likely' },
  near: { strict: 'unknown', related: 'likely' },
  beside: { strict: 'likely not', related: 'unknown' },
  apart: { strict: 'likely not', related: 'likely not' },
};

function fieldOfStudy(
  { names, related, confirmed }: Extract<AlsoAsked, { is: 'field' }>,
  level: string,
  { schooling }: OwnProfile,
  whose: Whose,
): RuleResult {
  const base = baseOf(level);
  const counted = base ? [...base.enough, ...base.open] : [];
  const studies = schooling.filter(({ level_of_education }) => !base || counted.includes(level_of_education));
  const own = studies.flatMap(({ fieldOfStudy: field }) => (field?.trim() ? [field.trim()] : []));
  const asked =
    names.length === 0 ? 'a field of study' : [...names, ...(related ? ['a related field'] : [])].join(', ');
  const what = `The requirements ask for ${asked}`;
  // Which field is asked must be known for an own one to answer it.
  const lacks = names.length > 0 ? lackedOf('fieldOfStudy', studies, schooling) : [];
  if (own.length === 0) return unknown('Field of study', `${what}, ${whose}s not known`, lacks);
  const text = `${what}, ${whose}s ${own.join(', ')}`;
  const fit = bestFit(names, own);
  if (!fit) return rule('Field of study', 'unknown', `${text}: the university decides`);
  const isWhole = studies.every(({ fieldOfStudy: field }) => field?.trim());
  const byFit = BY_FIT[fit][related ? 'related' : 'strict'];
  const verdict = byFit === 'likely not' && !isWhole ? 'unknown' : byFit;
  if (verdict === 'unknown') return rule('Field of study', verdict, `${text}: the university decides`);
  // Which fields are related enough is never certain.
  const isCertain = confirmed && (fit === 'same' || (fit === 'apart' && !related));
  return decidedIf(isCertain, rule('Field of study', verdict, text));
}

/** What fits a field that is not taken is refused; one near to it is the university's to say. */
const BY_OTHER: Record<keyof typeof BY_FIT, Verdict> = {
  same: 'likely not',
  near: 'unknown',
  beside: 'likely',
  apart: 'likely',
};

function otherField(
  { names }: Extract<AlsoAsked, { is: 'other field' }>,
  level: string,
  { schooling }: OwnProfile,
  whose: Whose,
): RuleResult {
  const studies = schooling.filter(({ level_of_education: of }) => of === baseOf(level)?.needs);
  const own = studies.flatMap(({ fieldOfStudy: field }) => (field?.trim() ? [field.trim()] : []));
  const what = `The requirements take any field of study but ${names.join(', ')}, ${whose}s`;
  if (own.length === 0 || own.length < studies.length)
    return unknown('Field of study', `${what} not known`, lackedOf('fieldOfStudy', studies, schooling));
  const fit = bestFit(names, own);
  return rule('Field of study', fit ? BY_OTHER[fit] : 'unknown', `${what} ${own.join(', ')}`);
}

/** A shorter list of subjects may not be all of them, and one of marks leaves some out more easily. */
const WHOLE_LIST = 3;
const WHOLE_LIST_OF_MARKS = 5;
function isWhole(studies: readonly Schooling[]): boolean {
  const all = studies.map((one) => ({ subjects: markedSubjects(one.subjects ?? ''), of: certificateOf(one) }));
  const isMarked = all.some(({ subjects, of }) => of !== 'A level' && subjects.some(({ mark }) => mark));
  const count = all.reduce((sum, { subjects }) => sum + subjects.length, 0);
  return count >= (isMarked ? WHOLE_LIST_OF_MARKS : WHOLE_LIST) && all.every(({ subjects }) => subjects.length > 0);
}

const hasSubject = (name: string, studies: readonly Schooling[]): boolean =>
  studies.some(({ subjects }) => markedSubjects(subjects ?? '').some((one) => one.name === name));

function schoolSubjects(
  { names, any, confirmed }: Extract<AlsoAsked, { is: 'subjects' }>,
  level: string,
  { schooling }: OwnProfile,
  whose: Whose,
): RuleResult {
  const needs = baseOf(level)?.needs;
  const own = schooling.filter(({ level_of_education }) => level_of_education === needs);
  const known = own.flatMap(({ subjects }) => subjectList(subjects ?? ''));
  const asked = names.length === 0 ? 'subjects' : names.join(any ? ' or ' : ', ');
  const what = `The requirements ask for ${asked}, ${known.length > 0 ? `${whose}s ${known.join(', ')}` : `${whose}s not known`}`;
  if (names.length === 0 || needs !== 'Senior Secondary') return rule('School subjects', 'unknown', what);
  if (known.length === 0) return unknown('School subjects', what, lackedOf('subjects', own, schooling));
  const has = (name: string) => hasSubject(name, own);
  if (any ? names.some(has) : names.every(has)) return decidedIf(confirmed, rule('School subjects', 'likely', what));
  // All have English at school, and few write it down.
  const isOfEnglish = !any && names.filter((name) => !has(name)).join() === 'english';
  return rule('School subjects', isWhole(own) && !isOfEnglish ? 'likely not' : 'unknown', what);
}

/** Marks in single subjects at school, whatever the course builds on; of several without 'each' they may be asked together. */
function subjectMarks(
  { names, any, each, confirmed }: Extract<AlsoAsked, { is: 'subjects' }>,
  least: number,
  { schooling }: OwnProfile,
  whose: Whose,
): RuleResult {
  const own = ofSchool(schooling);
  const marks = subjectPercents(names, own);
  const told = marks.filter((mark) => mark !== null);
  const said = names.flatMap((name, at) => (marks[at] === null ? [] : [`${name} ${marks[at]}%`])).join(', ');
  const what = `The requirements ask for ${least}% in ${names.join(any ? ' or ' : ', ')} at school, ${whose}s ${said || 'not known'}`;
  const isEnough = (mark: number | null) => mark !== null && mark >= least;
  if (any ? marks.some(isEnough) : marks.every(isEnough))
    return decidedIf(confirmed, rule('School subjects', 'likely', what));
  const isTold = told.length === names.length;
  const average = told.reduce((sum, mark) => sum + mark, 0) / told.length;
  // A subject that isn't in the whole list has no mark.
  const isWithout = isWhole(own) && !any && names.some((name) => name !== 'english' && !hasSubject(name, own));
  const isShort = isWithout || (any ? isTold : each ? told.some((mark) => mark < least) : isTold && average < least);
  if (isShort) return decidedIf(confirmed, rule('School subjects', 'likely not', what));
  return unknown('School subjects', what, lackedOf('subjects', own, schooling));
}

function taught(level: string, { schooling }: OwnProfile, whose: Whose): RuleResult {
  const own = schooling.filter(({ level_of_education }) => baseOf(level)?.enough.includes(level_of_education));
  const is = isTaughtInEnglish(own);
  const what = 'The requirements ask for studies in English';
  if (is === null)
    return unknown('Language', `${what}, ${whose} language of instruction not known`, [
      ...lackedOf('language_of_instruction', own, schooling),
    ]);
  return rule('Language', is ? 'likely' : 'likely not', what);
}

function master({ schooling, day }: OwnProfile, whose: Whose): RuleResult {
  const what = 'The requirements ask for a master’s degree';
  if (schooling.length === 0) return unknown('Degree', `${what}, ${whose} education not known`, EDUCATION);
  const own = schooling.filter(({ level_of_education }) => level_of_education === 'Masters');
  if (own.some(({ end_date }) => end_date <= day)) return rule('Degree', 'likely', `${what}, ${whose}s is completed`);
  return own.length > 0
    ? rule('Degree', 'unknown', `${what}, ${whose}s is not completed yet`)
    : rule('Degree', 'likely not', `${what}, none in ${whose} profile`);
}

function cleared(level: string, { schooling }: OwnProfile, whose: Whose): RuleResult {
  const studies = schooling.filter(({ level_of_education }) => level_of_education === baseOf(level)?.needs);
  const known = studies.flatMap(({ backlogs }) => backlogs ?? []);
  const what = 'The requirements ask for all backlogs to be cleared';
  if (known.length === 0)
    return unknown('Backlog', `${what}, ${whose}s not known`, lackedOf('backlogs', studies, schooling));
  const isClear = known.length === studies.length && known.every((count) => count === 0);
  return rule('Backlog', isClear ? 'likely' : 'unknown', `${what}, ${whose}s ${Math.max(...known)}`);
}

const BEYOND = ['ITI/Diploma', 'Bachelors', 'Graduate Diploma', 'Masters'];
function beyondSchool({ schooling }: OwnProfile, whose: Whose, who: AlsoAsked['who']): RuleResult {
  const what = who
    ? 'School alone is not enough: the requirements ask for more, such as a foundation year'
    : 'Entry to a later year needs more than school, such as a diploma';
  if (schooling.length === 0) return unknown('Entry', `${what}, ${whose} education not known`, EDUCATION);
  // Whose school ended with A levels or IB isn't one of those whose certificate is refused.
  const isOther = (one: Schooling) => who && ['A level', 'IB'].includes(certificateOf(one) ?? '');
  const has = schooling.some((one) => BEYOND.includes(one.level_of_education) || isOther(one));
  return has
    ? rule('Entry', 'unknown', `${what}: the university decides`)
    : rule('Entry', 'likely not', `${what}, none in ${whose} profile`);
}

function work(
  { years, inField }: Extract<AlsoAsked, { is: 'work' }>,
  { workedYears }: OwnProfile,
  whose: Whose,
): RuleResult {
  const needed = years ?? 0;
  const what = `The requirements ask for ${years === null ? 'work experience' : `${counted(years, 'year')} of work`}`;
  if (workedYears === undefined) return unknown('Work', `${what}, ${whose} work not known`, ['workExperience']);
  const own = `${whose}s ${Math.floor(workedYears * 10) / 10} years`;
  if (workedYears < needed || workedYears === 0) return rule('Work', 'likely not', `${what}, ${own}`);
  return inField
    ? rule('Work', 'unknown', `${what}, but we don’t know which kind of work counts, ${own}`)
    : rule('Work', 'likely', `${what}, ${own}`);
}

function age(
  { least, most, on }: Extract<AlsoAsked, { is: 'age' }>,
  { born, day }: OwnProfile,
  whose: Whose,
): RuleResult {
  const limits = [least > 0 && `a minimum age of ${least}`, most !== undefined && `a maximum age of ${most}`];
  const what = `The requirements ask for ${limits.filter(Boolean).join(' and ')}${on ? ` on ${dayText(on)}` : ''}`;
  if (!born) return unknown('Age', `${what}, ${whose} date of birth not known`, ['personal.dob']);
  const reached = addMonths(born, least * 12);
  // Who is 35 may be taken up to the day before the next birthday.
  if (most !== undefined && addMonths(born, (most + 1) * 12) <= (on ?? day))
    return rule('Age', 'likely not', `${what}, ${whose} date of birth is ${dayText(born)}`);
  if (least === 0) return rule('Age', 'likely', what);
  return rule('Age', reached <= (on ?? day) ? 'likely' : 'likely not', `${what}, reached on ${dayText(reached)}`);
}

const SCHOOL_YEARS = 12;
/** What these take behind a degree. */
const FURTHER: Partial<Record<Schooling['level_of_education'], number>> = { 'Graduate Diploma': 1, Masters: 2 };
function educationYears(least: number, { schooling }: OwnProfile, whose: Whose): RuleResult {
  const what = `The requirements ask for ${least} years of education`;
  if (schooling.length === 0) return unknown('Years of education', `${what}, ${whose} education not known`, EDUCATION);
  const degree = schooling.find(({ level_of_education }) => level_of_education === 'Bachelors');
  if (least <= SCHOOL_YEARS) return rule('Years of education', 'likely', what);
  if (!degree?.start_date || !degree.end_date) {
    const lacks = lackedOf('start_date', degree ? [degree] : [], schooling);
    return unknown('Years of education', `${what}, the length of ${whose} studies not known`, lacks);
  }
  const years = Math.round((Date.parse(degree.end_date) - Date.parse(degree.start_date)) / (365.25 * DAY_MS));
  const further = schooling.reduce((sum, { level_of_education: of }) => sum + (FURTHER[of] ?? 0), 0);
  const own = SCHOOL_YEARS + years + further;
  return rule('Years of education', own >= least ? 'likely' : 'likely not', `${what}, ${whose}s about ${own}`);
}
