import type { Country } from '../countries';
import type { CourseLevel } from '../courses/course';

/** Who gets a new application: of a country, a level and an agent's student, each null for any. */
export interface AssignmentRule {
  country: Country | null;
  level: CourseLevel | null;
  /** The agent's id. */
  agentId: string | null;
  /** The ids of the staff among whom new ones rotate. */
  staff: string[];
}

/** The most rules there are, and staff in one. */
export const MOST_RULES = 50;
export const MOST_IN_RULE = 50;
/** The highest ceiling of open applications. */
export const MOST_OPEN = 5_000;

/** As much of a new application as rules look at. */
export interface NewCase {
  country: Country;
  level: string;
  agentId: string | null;
}

/** The rules that apply to a new application, in their order: the first whose staff have room decides. */
export function rulesFor(rules: readonly AssignmentRule[], { country, level, agentId }: NewCase): AssignmentRule[] {
  return rules.filter(
    (rule) =>
      (rule.country === null || rule.country === country) &&
      (rule.level === null || rule.level === level) &&
      (rule.agentId === null || rule.agentId === agentId),
  );
}

/** Whether a day lies in an absence; one without a last day has no end. */
export function isAway({ awayFrom, awayUntil }: Absence, day: string): boolean {
  return awayFrom !== null && awayFrom <= day && (awayUntil === null || day <= awayUntil);
}

export interface Absence {
  /** 'YYYY-MM-DD', or null. */
  awayFrom: string | null;
  awayUntil: string | null;
}

/** From so many answers on the usual time is worth saying. */
const ENOUGH_REPLIES = 20;

/** The usual time to an answer, in minutes: the median; null for too few. */
export function usualReply(minutes: readonly number[]): number | null {
  if (minutes.length < ENOUGH_REPLIES) return null;
  const sorted = minutes.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** 'within an hour', 'within 5 hours', 'within 2 days'. */
export function replyWords(minutes: number): string {
  const hours = Math.max(1, Math.ceil(minutes / 60));
  if (hours === 1) return 'within an hour';
  if (hours <= 24) return `within ${hours} hours`;
  return `within ${Math.ceil(hours / 24)} days`;
}
