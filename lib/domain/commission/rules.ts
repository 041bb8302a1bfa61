import type { Month } from '../courses/course';

/**
 * What an agreement says about commission. Nothing here has a default: what an agreement doesn't say is entered as 'it
 * says none', by who read it.
 * A rule is never edited: a new version of the agreement follows.
 */

export const RATE_KINDS = { percent: 'Percentage', flat: 'Fixed amount per student' } as const;
export const BASES = {
  'first-year-fee': 'First-year fee',
  'term-fee': 'Fee of each term',
  'first-term-fee': 'Fee of the first term only',
  'course-fee': 'Fee of the whole course',
} as const;
export const SCHOLARSHIP = {
  before: 'Fee before scholarship',
  after: 'Fee after scholarship',
  silent: 'Scholarships not mentioned',
} as const;
export const TIER_MODES = {
  whole: 'Higher rate for all students',
  marginal: 'Higher rate from that student on',
} as const;
export const TIER_DROPS = { keep: 'Keep the rate reached', 're-rate': 'Recalculate the rate' } as const;
export const COUNTED_BY = { intake: 'Each intake', year: 'Each intake year' } as const;
export const PAY_EVENTS = {
  census: 'Enrolled after census',
  list: 'On the university’s list of enrolled students',
  enrolled: 'Enrolled',
  'fee-paid': 'Fee paid',
} as const;
export const CLAWBACKS = {
  none: 'None',
  'pro-rata': 'In proportion to the refunded fee',
  full: 'Full amount',
} as const;
export const KEY_DATES = {
  application: 'Date the application was sent',
  offer: 'Date of the offer',
  enrolment: 'Date of enrolment',
} as const;
export const TIERS_BY = { students: 'Number of students', value: 'Total fees of the students' } as const;
export const BONUS_PER = { student: 'For each student', once: 'Once for all students together' } as const;
export const CAPS = { term: 'Each term', student: 'Each student' } as const;

/**
 * From this student on, in the order of the pay event, or from fees of so many minor units on: parts per million, or minor units of a fixed
 * sum.
 */
export interface Tier {
  from: number;
  rate: number;
}

export interface RateRule<Id = string> {
  _id: Id;
  /** Levels it is for; none for all. */
  levels: string[];
  /** A piece of the course's name; '' for all courses. */
  course: string;
  /** Months of the intakes it is for; none or missing for all. */
  intakes?: Month[];
  /** A piece of the campus' name; '' or missing for all. */
  campus?: string;
  /** Countries whose nationals it is for; none or missing for all. */
  nationalities?: string[];
  kind: keyof typeof RATE_KINDS;
  tiers: Tier[];
  /** Of more than one tier; null for one. */
  tierMode: keyof typeof TIER_MODES | null;
  tierDrop: keyof typeof TIER_DROPS | null;
  countBy: keyof typeof COUNTED_BY | null;
  /** What the steps count; missing: students. */
  tiersBy?: keyof typeof TIERS_BY;
  /** So much more once there are so many students, in minor units; null or missing: it says none. No maximum is for it. */
  bonus?: { from: number; minor: number; per: keyof typeof BONUS_PER } | null;
  /** Of a percentage; null for a fixed sum. */
  base: keyof typeof BASES | null;
  scholarship: keyof typeof SCHOLARSHIP | null;
  /** Into how many terms or instalments it is divided; 1 for one payment. */
  terms: number;
  payEvent: keyof typeof PAY_EVENTS;
  /** How much of the fee must be paid first, in parts per million; null: it says none. */
  minPaid: number | null;
  /** Minor units; null: it says none. */
  cap: { minor: number; per: keyof typeof CAPS } | null;
  clawback: keyof typeof CLAWBACKS;
  /** Until how many days after the pay event it can be taken back; null: it names no end. */
  clawbackDays: number | null;
  /** Within how many days after the pay event it must be claimed; null: it says none. */
  claimDays: number | null;
  keyDate: keyof typeof KEY_DATES;
  /** Where it is written: the file or letter, and the page. */
  source: string;
  /** Of an agreement that the platform holds: the least that the university pays the platform, as rates are. Agencies don't read it. */
  main?: number;
  /** The most that the university pays the platform; null: it says none. Missing of rules from before it was asked: not known. */
  mainCap?: RateRule['cap'];
}

/** Why a rule can't be kept, by field; empty for one that can. */
export function ruleProblems(rule: Omit<RateRule<unknown>, '_id'>): Record<string, string> {
  const { tiers, kind } = rule;
  const problems: Record<string, string> = {};
  if (tiers[0]?.from !== 1) problems.tiers = 'The first rate must start at student 1.';
  else if (tiers.some((tier, place) => place > 0 && tier.from <= (tiers[place - 1]?.from ?? 0)))
    problems.tiers = 'Each rate must start at a higher student number than the one before.';
  const hasSteps = tiers.length > 1;
  const counts = hasSteps || !!rule.bonus;
  const steps = [
    ['tierMode', rule.tierMode, hasSteps, 'Please choose whether the higher rate applies to all students.'],
    ['tierDrop', rule.tierDrop, counts, 'Please choose what happens when students leave.'],
    ['countBy', rule.countBy, counts, 'Please choose which students are counted together.'],
  ] as const;
  for (const [field, value, isAsked, message] of steps)
    if (isAsked !== (value !== null))
      problems[field] = isAsked ? message : 'Leave this empty: it applies only if there is more than one rate.';
  const isPercent = kind === 'percent';
  if (rule.tiersBy === 'value' && !(isPercent && hasSteps))
    problems.tiersBy = 'Only rules with several percentages can depend on the total fees.';
  if (rule.base === 'first-term-fee' && rule.terms > 1)
    problems.terms = 'Commission on the first term only has one instalment.';
  if (isPercent !== (rule.base !== null))
    problems.base = isPercent
      ? 'Please choose the fee basis.'
      : 'Leave this empty: it doesn’t apply to a fixed amount.';
  if (isPercent !== (rule.scholarship !== null))
    problems.scholarship = isPercent
      ? 'Please choose how scholarships are treated.'
      : 'Leave this empty: it doesn’t apply to a fixed amount.';
  if (rule.base === 'term-fee' && rule.cap?.per === 'student')
    problems.cap = 'If commission is on the fee of each term, the maximum must also be for each term.';
  if (rule.clawback === 'none' && rule.clawbackDays !== null)
    problems.clawbackDays = 'The university doesn’t claw back commission under this rule, so leave this empty.';
  return problems;
}

/**
 * The same of an agreement that the platform holds, where the agency is its sub-agent: the part is agreed before an
 * application is sent, and never above
 * what the platform gets.
 */
export function platformRuleProblems(rule: Omit<RateRule<unknown>, '_id'>): Record<string, string> {
  const { main, mainCap, kind, cap, tiers, keyDate } = rule;
  const problems: Record<string, string> = {};
  if (rule.bonus)
    problems.bonus =
      'An agency’s share can’t include a bonus, because it could be more than the university pays this platform.';
  if (main === undefined) problems.main = 'Please enter what the university pays this platform.';
  else if (tiers.some(({ rate }) => rate > main))
    problems.tiers = 'An agency can’t get more than the university pays this platform.';
  if (mainCap === undefined) problems.mainCap = 'Please enter the maximum the university pays this platform, or none.';
  else if (mainCap && kind === 'flat')
    problems.mainCap = 'A fixed amount has no maximum. Enter the fixed amount as the minimum.';
  else if (mainCap && (cap?.per !== mainCap.per || cap.minor > mainCap.minor))
    problems.cap =
      'The university’s payment to this platform has a maximum. The agency’s maximum must be counted the same way and must not be higher.';
  if (keyDate !== 'application') problems.keyDate = 'An agency’s share must be agreed before an application is sent.';
  return problems;
}

/**
 * As much of an application as a rule is chosen by; days are 'YYYY-MM-DD', null while they haven't come. Campus and nationality are ''
 * where they aren't known.
 */
export interface RuledBy {
  level: string;
  course: string;
  month: Month;
  campus: string;
  nationality: string;
  days: Record<keyof typeof KEY_DATES, string | null>;
}

/** A version of an agreement: in force from a day, until the next version's or its own end. */
export interface AgreementVersion<Id = string> {
  version: number;
  from: string;
  /** The last day; null where it names none. */
  to: string | null;
  rules: RateRule<Id>[];
}

/**
 * The rule that an application follows: of the versions, the newest one in force at its rule's own key date, and in it the first rule for
 * such a student. `unsure` names what isn't known of the student and would decide between this rule and one that comes before it. 'waits'
 * while the day of it hasn't come, 'ended' where no version is in force on that day, 'none' where no rule is for such a student.
 */
export function ruleFor<Id>(
  versions: readonly AgreementVersion<Id>[],
  application: RuledBy,
): { rule: RateRule<Id>; version: number; unsure: Unsure | null } | 'waits' | 'ended' | 'none' {
  let answer: 'waits' | 'ended' | 'none' = 'none';
  const newestFirst = versions.toSorted((a, b) => b.version - a.version);
  for (const [place, { version, from, to, rules }] of newestFirst.entries()) {
    const found = ruleIn(rules, application);
    if (!found) continue;
    const day = application.days[found.rule.keyDate];
    const until = newestFirst[place - 1]?.from ?? null;
    if (day === null) {
      if (answer === 'none') answer = 'waits';
    } else if (day >= from && (to === null || day <= to) && (until === null || day < until))
      return { ...found, version };
    else if (answer === 'none') answer = 'ended';
  }
  return answer;
}

/** What of a student decides on a rule and may not be known. */
export type Unsure = 'campus' | 'nationality';

/** The first rule for a student; where one before it may be theirs, with what isn't known; that one itself where no other is. */
function ruleIn<Id>(rules: readonly RateRule<Id>[], application: RuledBy) {
  let maybe: { rule: RateRule<Id>; unsure: Unsure } | null = null;
  for (const rule of rules) {
    const fits = isFor(rule, application);
    if (fits === true) return { rule, unsure: maybe?.unsure ?? null };
    if (fits !== false) maybe ??= { rule, unsure: fits };
  }
  return maybe;
}

/** Whether a rule is for a student; what isn't known of them where that alone decides. */
function isFor(rule: RateRule<unknown>, { level, course, month, campus, nationality }: RuledBy): boolean | Unsure {
  const { levels, intakes = [], nationalities = [] } = rule;
  const has = (text: string, piece = '') => text.toLowerCase().includes(piece.trim().toLowerCase());
  const isSo =
    (levels.length === 0 || levels.includes(level)) &&
    has(course, rule.course) &&
    (intakes.length === 0 || intakes.includes(month)) &&
    (!campus || has(campus, rule.campus)) &&
    (!nationality || nationalities.length === 0 || nationalities.includes(nationality));
  if (!isSo) return false;
  if (rule.campus && !campus) return 'campus';
  return nationalities.length > 0 && !nationality ? 'nationality' : true;
}
