import { MONTHS, type Month } from '../courses/course';
import { addMonths } from '../days/day';
import { dateText } from '../days/day-words';
import { type ApplicationStatus, statusesWhere } from './application-status';
import { type ItemState, isOpen } from './checklist';

/** When a course starts. */
export interface Start {
  year: number;
  month: Month;
}

/** Who wanted another start. */
export const ASKED_BY = { student: 'The student', university: 'The university', team: 'Our team' } as const;
export type AskedBy = keyof typeof ASKED_BY;
export const ASKED_BY_NAMES = Object.keys(ASKED_BY) as [AskedBy, ...AskedBy[]];

/** What stands for a start that nobody knows yet. */
export const NOT_KNOWN_YET = 'not known yet';

/** Where the place of a start in time would stand (202709): of an application that was deferred without a new one. */
export const NO_START_YET = 0;

/** Whether the start that is valid now is known. `intakeOn` is its place in time. */
export const isStartKnown = ({ intakeOn }: { intakeOn?: number | undefined }): boolean => intakeOn !== NO_START_YET;

/** A start's place in time: 202709 for Sep 2027. */
export const startOrder = ({ year, month }: Start): number => year * 100 + MONTHS.indexOf(month) + 1;

/** A start as it is stored, or answered: null where it isn't known. */
export const startIn = ({ year, month }: { year: number | null; month: Month | null }): Start | null =>
  year && month ? { year, month } : null;

/** 'Sep 2027'; 'not known yet' for null. */
export const startWords = (start: Start | null): string => (start ? `${start.month} ${start.year}` : NOT_KNOWN_YET);

/** As much of an application as tells its valid start: of a stored one, or of one as the API answers it. */
type Starting = Start & { startIsKnown?: boolean; intakeOn?: number };

/** The start of an application that is valid now; null where it isn't known yet. */
export const presentStart = (application: Starting): Start | null =>
  (application.startIsKnown ?? isStartKnown(application)) ? { year: application.year, month: application.month } : null;

/** The same in words, as lists, heads and letters say it. */
export const startOf = (application: Omit<Starting, 'month'> & { month: string }): string =>
  startWords(presentStart(application as Starting));

/** 'starts Sep 2027', 'start not known yet'. */
export const startsText = (application: Parameters<typeof startOf>[0]): string => {
  const words = startOf(application);
  return words === NOT_KNOWN_YET ? `start ${words}` : `starts ${words}`;
};

/** Where a student may ask for a later start: from an offer on, until they enrol. */
const DEFERRABLE = statusesWhere(
  ({ offer, life }) => life === 'open' && (offer === 'awaits reply' || offer === 'kept'),
);
/** Whether a student may ask for a later start at this status. */
export const mayAskStart = (status: ApplicationStatus): boolean => DEFERRABLE.includes(status);

/** How many years ahead a start may lie. */
const MOST_YEARS = 5;

/**
 * Why an application can't go to this start, by field; null where it can. The university decides which months it has: all twelve can be
 * entered.
 * @param present the start that is valid now; null where it isn't known
 * @param today 'YYYY-MM-DD'
 */
export function startProblem(start: Start, present: Start | null, today: string): Record<string, string> | null {
  const thisYear = Number(today.slice(0, 4));
  const words = startWords(start);
  if (start.year > thisYear + MOST_YEARS) return { year: `Please choose a year up to ${thisYear + MOST_YEARS}.` };
  if (startOrder(start) < Number(today.slice(0, 7).replace('-', ''))) return { month: `${words} has already passed.` };
  if (present && startOrder(present) === startOrder(start)) return { month: `The course already starts in ${words}.` };
  return null;
}

/**
 * What becomes of a day at another start: it goes along by as many months. Null where the new one isn't known, as no day follows from
 * it; what was entered while none was known stays.
 */
export function movedDay(on: string | null, from: Start | null, to: Start | null): string | null {
  if (!on || !from) return on;
  if (!to) return null;
  const months = (start: Start) => start.year * 12 + MONTHS.indexOf(start.month);
  return addMonths(on, months(to) - months(from));
}

interface Asked {
  _id: { toString(): string };
  label: string;
  state: ItemState;
  dueOn: string | null;
  reason: string;
}

/** What becomes of an item at another start, in words for the timeline; '' where it stays as it is. */
export interface MovedItem<I extends Asked> {
  item: I;
  act: 'waived' | 'changed' | null;
  said: string;
}

/**
 * What becomes of the items of an application at another start: those that are still open and named in `closes` are closed, the due days
 * of the other open ones go along. What was answered stays.
 */
export function itemsAt<I extends Asked>(
  items: readonly I[],
  from: Start | null,
  to: Start | null,
  closes: readonly string[],
): MovedItem<I>[] {
  return items.map((item) => {
    if (!isOpen(item.state)) return { item, act: null, said: '' };
    if (closes.includes(String(item._id))) {
      const reason = `Closed because the start is now ${startWords(to)}`;
      return { item: { ...item, state: 'waived', reason }, act: 'waived', said: reason };
    }
    const dueOn = movedDay(item.dueOn, from, to);
    if (!item.dueOn || dueOn === item.dueOn) return { item, act: null, said: '' };
    return { item: { ...item, dueOn }, act: 'changed', said: dayMoved('Due', item.dueOn, dueOn) };
  });
}

interface Dated {
  replyBy: string | null;
  depositBy: string | null;
  startOn: string | null;
  reply: object | null;
}

/**
 * An offer at another start, and what became of its days in words. The day to reply and that of the deposit go along while they are open;
 * the day the course starts is the university's to name again.
 */
export function offerAt<O extends Dated>(offer: O, from: Start | null, to: Start | null): { offer: O; said: string[] } {
  const replyBy = offer.reply ? offer.replyBy : movedDay(offer.replyBy, from, to);
  const depositBy = movedDay(offer.depositBy, from, to);
  const startOn = from ? null : offer.startOn;
  const said = [
    ...(replyBy === offer.replyBy || !offer.replyBy ? [] : [dayMoved('Reply by', offer.replyBy, replyBy)]),
    ...(offer.depositBy && depositBy !== offer.depositBy ? [dayMoved('Deposit by', offer.depositBy, depositBy)] : []),
    ...(offer.startOn && !startOn ? [dayMoved('Course starts', offer.startOn, null)] : []),
  ];
  return { offer: { ...offer, replyBy, depositBy, startOn }, said };
}

/** 'Due 10 Dec 2027 (before: 10 Dec 2026)'. */
const dayMoved = (what: string, before: string, after: string | null): string =>
  `${what} ${after ? dateText(after) : NOT_KNOWN_YET} (before: ${dateText(before)})`;
