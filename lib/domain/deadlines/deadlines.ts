import { type ApplicationStatus, isWaiting } from '@/lib/domain/applications/application-status';
import { type ItemState, isOpen } from '@/lib/domain/applications/checklist';
import { DEADLINE_KINDS, type DeadlineKind } from '@/lib/domain/applications/deadline-kinds';
import { type InterviewTime, isAtInterview, momentOfInterview, timeWords } from '@/lib/domain/applications/interview';
import { awaitsReply, isDepositPaid } from '@/lib/domain/applications/offers';
import { dayOf } from '@/lib/domain/days/day';
import { type Expiry, expiriesOf } from '@/lib/domain/days/expiry';
import { isObjected, type Objectable } from '../applications/said';

export interface Deadline {
  /** Its name within the application; it stays the same as long as the thing does. */
  key: string;
  kind: DeadlineKind;
  /** The last day, 'YYYY-MM-DD'. */
  on: string;
  /** In words, as a heading: 'Second reference', 'Reply to the offer'. */
  what: string;
  /** The moment, where it has a time of day. */
  at?: Date;
  /** The day since which it has been known, 'YYYY-MM-DD'; null where that isn't kept. */
  since: string | null;
}

/** As much of an application as its due days depend on. */
export interface Dated extends Objectable {
  status: ApplicationStatus;
  /** The student asks for a later start. */
  startRequest?: object | null;
  items?: readonly {
    _id: { toString(): string };
    kind: string;
    label: string;
    state: ItemState;
    dueOn: string | null;
    asked: { at: Date };
  }[];
  interview?: (InterviewTime & { entered: { at: Date } }) | null;
  offer?: {
    replyBy: string | null;
    depositBy: string | null;
    startOn: string | null;
    reply: { reply: 'accept' | 'decline' } | null;
    made: { at: Date };
  } | null;
}

/**
 * Every due day of an application, the earliest first: of what is still to be done by the student or their agent, the
 * interview, and the day the course starts. None while it is deferred, while the student's request for a later start or objection waits,
 * and after its end.
 */
export function deadlinesOf(application: Dated): Deadline[] {
  const { status, items = [], interview, offer } = application;
  if (!isWaiting(status) || isObjected(application) || application.startRequest) return [];
  const found: Deadline[] = items.flatMap(({ _id, label, state, dueOn, asked }) =>
    dueOn && isOpen(state)
      ? [{ key: `item:${_id}`, kind: 'item', on: dueOn, what: label, since: dayOf(asked.at, 'UTC') }]
      : [],
  );
  if (interview && isAtInterview(status)) {
    const what = `Interview, ${timeWords(interview)}`;
    const at = momentOfInterview(interview);
    found.push({
      key: 'interview',
      kind: 'interview',
      on: interview.on,
      what,
      since: dayOf(interview.entered.at, 'UTC'),
      at,
    });
  }
  if (offer && offer.reply?.reply !== 'decline') {
    const since = dayOf(offer.made.at, 'UTC');
    const add = (kind: DeadlineKind, on: string | null, what: string) => {
      if (on) found.push({ key: kind, kind, on, what, since });
    };
    if (awaitsReply(status) && !offer.reply) add('reply', offer.replyBy, 'Reply to the offer');
    if (!isDepositPaid(status, items)) add('deposit', offer.depositBy, 'Pay the deposit');
    add('start', offer.startOn, 'The course starts');
  }
  return inOrder(found);
}

/** As much of a profile as its due days depend on. */
export interface Papers {
  personal?: { expiry_date?: string } | null;
  tests: Parameters<typeof expiriesOf>[0]['tests'];
}

/** The days on which a student's papers end: the passport, and reports of English tests. */
export function expiryDeadlines({ personal, tests }: Papers): Deadline[] {
  const named = ({ what, on }: Expiry): Deadline => ({
    key: `expiry:${what}`,
    kind: 'expiry',
    on,
    what: `${what} expires`,
    since: null,
  });
  return inOrder(expiriesOf({ expiryDate: personal?.expiry_date ?? null, tests }).map(named));
}

/** The earliest first; of one day, in the order of the kinds. */
export function inOrder<D extends Pick<Deadline, 'on' | 'kind' | 'key'>>(deadlines: readonly D[]): D[] {
  const place = ({ kind }: Pick<Deadline, 'kind'>) => DEADLINE_KINDS.indexOf(kind);
  return deadlines.toSorted(
    (one, other) => one.on.localeCompare(other.on) || place(one) - place(other) || one.key.localeCompare(other.key),
  );
}

/** Whether a day is still worth a line in a list: an interview that was held is late for no one. */
export const isToCome = ({ kind, on }: Pick<Deadline, 'kind' | 'on'>, today: string): boolean =>
  kind !== 'interview' || on >= today;
