import { dateText } from '../days/day-words';
import { NEXT_KINDS, type NextKind } from './prospects';

/**
 * What is to be done next about a lead or a student of an agency: several steps, each with its day. The first due
 * stands in fields of its own,
 * which lists, reports and My work go by; the others wait behind it.
 */

/** One step. Two that say the same are one and the same. */
export interface StepSaid {
  /** 'YYYY-MM-DD'. */
  on: string;
  kind: NextKind;
  /** What for; '' for nothing more. */
  text: string;
}

export interface Step<Id> extends StepSaid {
  /** Who does it; null for who works on the lead or student. */
  memberId: Id | null;
}

export interface StoredSteps<Id> {
  nextOn: string | null;
  nextKind: NextKind;
  nextText: string;
  nextFor: Id | null;
  laterSteps: Step<Id>[];
  /** Whom steps were given to: what those of one person are found by. */
  stepsFor: Id[];
}

/** The most steps of one lead or student. */
export const MOST_STEPS = 20;

/** All steps of a record, the first due on top. One stored before there were several has the first alone. */
export function stepsOf<Id>({
  nextOn,
  nextKind,
  nextText,
  nextFor = null,
  laterSteps = [],
}: Pick<StoredSteps<Id>, 'nextOn' | 'nextKind' | 'nextText'> & Partial<StoredSteps<Id>>): Step<Id>[] {
  if (nextOn === null) return [...laterSteps];
  return [{ on: nextOn, kind: nextKind, text: nextText, memberId: nextFor }, ...laterSteps];
}

/** Steps in any order as a record has them. */
export function storedSteps<Id>(steps: readonly Step<Id>[]): StoredSteps<Id> {
  const [first, ...laterSteps] = steps.toSorted((one, other) => one.on.localeCompare(other.on));
  const { on = null, kind = 'call', text = '', memberId = null } = first ?? {};
  const stepsFor = steps.flatMap(({ memberId: who }) => who ?? []);
  return { nextOn: on, nextKind: kind, nextText: text, nextFor: memberId, laterSteps, stepsFor };
}

/** The steps of a record whose day is over, each with who has to do it: who it was given to, else who works on the lead or student. */
export const overdueSteps = <Id>(
  record: Parameters<typeof stepsOf<Id>>[0],
  inCare: Id | null,
  today: string,
): { on: string; doer: Id | null }[] =>
  stepsOf<Id>(record).flatMap(({ on, memberId }) => (on < today ? [{ on, doer: memberId ?? inCare }] : []));

export const isSameStep = (one: StepSaid, other: StepSaid): boolean =>
  one.on === other.on && one.kind === other.kind && one.text === other.text;

/** 'Call on 3 Dec 2026: ask for the marks'. */
export const stepWords = ({ on, kind, text }: StepSaid): string =>
  `${NEXT_KINDS[kind]} on ${dateText(on)}${text ? `: ${text}` : ''}`;
