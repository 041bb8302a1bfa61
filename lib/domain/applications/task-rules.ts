import type { Country } from '../countries';
import type { ApplicationStatus } from './application-status';

/** The due days of an application that a rule can stand before. */
export const RULE_DAYS = ['item', 'reply', 'deposit', 'start'] as const;
export type RuleDay = (typeof RULE_DAYS)[number];

/** Each in the words of a sentence: 'before the deposit is due'. */
export const RULE_DAY_NAMES: Record<RuleDay, string> = {
  item: 'a requested item is due',
  reply: 'the reply to the offer is due',
  deposit: 'the deposit is due',
  start: 'the course starts',
};

interface RuleBase {
  /** Stays the same while the rule is changed. */
  _id: string;
  /** Of applications to this country; null for all. */
  country: Country | null;
  title: string;
  /** When the task is due: so many days after the status was entered, or before the due day. */
  days: number;
}

/** Makes a task of an application, for its assignee: when it enters a status, or before a due day. */
export type TaskRule =
  | (RuleBase & { when: 'status'; status: ApplicationStatus })
  | (RuleBase & { when: 'day'; day: RuleDay });

export const MOST_TASK_RULES = 50;
/** The most days after a status, and before a due day. */
export const MOST_DAYS_AFTER = 365;
export const MOST_DAYS_BEFORE = 30;

/** Whether a rule is about applications to this country. */
export const isOfCountry = ({ country }: Pick<TaskRule, 'country'>, of: string): boolean =>
  country === null || country === of;
