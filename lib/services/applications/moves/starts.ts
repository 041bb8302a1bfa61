import type { ApplicationView } from '@/lib/contract/applications/applications';
import { isEnd } from '@/lib/domain/applications/application-status';
import { wasSent } from '@/lib/domain/applications/sent';
import {
  type AskedBy,
  isStartKnown,
  itemsAt,
  mayAskStart,
  NO_START_YET,
  offerAt,
  presentStart,
  type Start,
  startOrder,
  startProblem,
  startWords,
} from '@/lib/domain/applications/starts';
import { todayIn } from '@/lib/domain/days/day';
import { conflict, invalid } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Effect } from '@/lib/services/records/notices/effects';
import type { ApplicationRecord } from '@/models/application';
import type { StartRecord } from '@/models/application-parts';
import { viewOf } from '../apply';
import { mailOfStart } from '../mails';
import { noticesToApplicant, noticeToHandler, withMail } from '../notices';
import { startsOf } from '../views';
import { type ApplicationChange, changeApplication, refuseAct, refuseSecondAt, signed, timelineEntry } from './change';
import { whoseApplication } from './moving';

/** Another start, as who handles the application records it. */
export interface GivenStart {
  /** Null: not known yet. */
  start: Start | null;
  /** Null: not said. */
  askedBy: AskedBy | null;
  why: string;
  /** What shows it, such as the number of the university's letter; '' for nothing. */
  evidence: string;
  /** The ids of open items that are no longer needed. */
  closes: readonly string[];
}

/**
 * Records another start without moving the application's status: that of a deferred one once it is known, or a correction. Student and
 * agent are told.
 * @throws AppError 403 for who doesn't handle it, 409 at an end, where another start than `seen` is valid by now, and where the student has
 * an application for that start already, 422 for a start that can't be
 */
export async function changeStart(
  viewer: Viewer,
  id: string,
  given: GivenStart & { start: Start; seen?: string | undefined },
): Promise<ApplicationView> {
  const after = await changeApplication(viewer, id, (application) => {
    refuseAct(viewer, 'move', application);
    if (isEnd(application.status)) throw conflict(`This application is closed. Its status is '${application.status}'.`);
    const stands = startWords(presentStart(application));
    if (given.seen !== undefined && given.seen !== stands)
      throw conflict(`Someone else changed the start just now. It is ${stands}. Reload to see their changes.`);
    const words = (whose: string) => `${whose} now starts: ${startWords(given.start)} (before: ${stands}).`;
    const effects = noticesToApplicant(viewer, application, words);
    const activity = `You changed the start of ${whoseApplication(viewer, application)} to ${startWords(given.start)}.`;
    return {
      ...startChange(viewer, application, given),
      effects: [{ kind: 'activity', userId: viewer.userId, activity }, ...mailed(effects, application)],
    };
  });
  return viewOf(after, viewer);
}

/**
 * What becomes of an application at another start: the start is recorded, open items close or go along, the days of the offer too, and
 * each is said in the timeline. Before it was sent, the student confirms again, as they confirmed another start. A request of the student
 * is answered by it.
 * @param at the moment of all of it
 * @throws AppError 422 for a start that can't be
 */
export function startChange(
  viewer: Viewer,
  application: ApplicationRecord,
  { start, askedBy, why, evidence, closes }: GivenStart,
  at = new Date(),
): Omit<ApplicationChange, 'effects'> {
  const before = presentStart(application);
  const problem = start && startProblem(start, before, todayIn('UTC'));
  if (problem) throw invalid(problem);
  const entry = (...[act, label, reason]: [Parameters<typeof timelineEntry>[1], string, string]) => ({
    ...timelineEntry(viewer, act, label, reason),
    at,
  });
  const items = itemsAt(application.items ?? [], before, start, closes);
  const offer = application.offer && offerAt(application.offer, before, start);
  const by = signed(viewer);
  const asksAgain = application.consent && !wasSent(application);
  const next: StartRecord = {
    ...{ year: start?.year ?? null, month: start?.month ?? null, since: at, askedBy, why, evidence },
    by: { by: by.by, byRole: by.byRole, byName: by.byName },
  };
  return {
    start: {
      ...(start ?? {}),
      intakeOn: start ? startOrder(start) : NO_START_YET,
      starts: [...startsOf(application), next],
    },
    ...(application.startRequest ? { startRequest: null } : {}),
    ...(asksAgain ? { consent: null } : {}),
    items: items.map(({ item, act }) => (act === 'waived' ? { ...item, reviewed: { ...by, at } } : item)),
    ...(offer ? { offer: offer.offer } : {}),
    ...(start ? { evidence: { reference: evidence, file: null } } : {}),
    acts: [
      entry(
        'start changed',
        `${startWords(before)} → ${startWords(start)}`,
        [why, evidence].filter(Boolean).join(' – '),
      ),
      ...(asksAgain ? [entry('consent taken back', '', 'The start has changed. The student must confirm again.')] : []),
      ...items.flatMap(({ item, act, said }) => (act ? [entry(act, item.label, said)] : [])),
      ...(offer?.said.length ? [entry('offer changed', '', offer.said.join(', '))] : []),
    ],
  };
}

/**
 * A student asks for a later start: who handles the application grants it by deferring it, or declines. Its days rest meanwhile.
 * @throws AppError 404 for another's application, 409 where there is no offer yet or they asked already, 422 for a start that can't be
 */
export async function askStart(
  viewer: Viewer,
  id: string,
  { start, reason }: { start: Start | null; reason: string },
): Promise<ApplicationView> {
  const after = await changeApplication(viewer, id, async (application) => {
    if (!mayAskStart(application.status))
      throw conflict(`${NO_OFFER} The application’s status is '${application.status}'.`);
    if (application.startRequest)
      throw conflict('You have already asked for a later start. Please wait for the answer.');
    const present = presentStart(application);
    const problem = start && startProblem(start, present, todayIn('UTC'));
    if (problem) throw invalid(problem);
    if (start && present && startOrder(start) < startOrder(present))
      throw invalid({ month: `Please choose a start after ${startWords(present)}.` });
    if (start) await refuseSecondAt(viewer, application, start);
    const own = (whose: string) =>
      `${application.studentName} asks for a later start (${startWords(start)}) for ${whose}: ${reason}`;
    return {
      startRequest: { ...signed(viewer), year: start?.year ?? null, month: start?.month ?? null, reason },
      acts: [timelineEntry(viewer, 'start asked', startWords(start), reason)],
      effects: [
        {
          kind: 'activity',
          userId: viewer.userId,
          activity: `You asked for a later start for ${whoseApplication(viewer, application)}.`,
        },
        ...noticeToHandler(application, [], { one: own('an application') }),
        ...noticesToApplicant(viewer, application, own),
      ],
    };
  });
  return viewOf(after, viewer);
}

const NO_OFFER = 'You can ask for a later start once you have an offer, and until you enrol.';

/**
 * Declines a student's request for a later start, with a reason: its days count again. Student and agent are told.
 * @throws AppError 403 for who doesn't handle it, 409 where none waits
 */
export async function refuseStart(viewer: Viewer, id: string, reason: string): Promise<ApplicationView> {
  const after = await changeApplication(viewer, id, (application) => {
    refuseAct(viewer, 'move', application);
    if (!application.startRequest) throw conflict('There is no open request for a later start on this application.');
    const stands = startWords(presentStart(application));
    const effects = noticesToApplicant(
      viewer,
      application,
      (whose) =>
        `The request for a later start for ${whose} was declined: ${reason} The course still starts in ${stands}.`,
    );
    return {
      startRequest: null,
      acts: [timelineEntry(viewer, 'start refused', stands, reason)],
      effects: mailed(effects, application),
    };
  });
  return viewOf(after, viewer);
}

/** 409 for a deferred application that goes on while nobody knows when it starts. */
export function refuseWithoutStart(application: ApplicationRecord): void {
  if (!isStartKnown(application)) throw conflict('The new start is not known yet. Please enter the new start first.');
}

/** With an e-mail to each who gets the notice. */
const mailed = (effects: readonly Effect[], application: ApplicationRecord): Effect[] =>
  withMail(effects, (reader) => mailOfStart(application, reader));
