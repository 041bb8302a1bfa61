import { startIn, startOf, startWords } from '@/lib/domain/applications/starts';
import type { Day } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import type { ApplicationRecord } from '@/models/application';
import type { Letter } from '../letter';
import { factsOf, noticesFor, openApplication, staffName, whoseApplication } from './about';
import { nextStepOf } from './next-step';

/**
 * That an application has another start, or that a later one was declined, for the student (`studentName` null) or their agent.
 * @param today 'YYYY-MM-DD', where the reader lives
 */
export function startLetter(application: ApplicationRecord, studentName: string | null, today: Day): Letter | null {
  const { course, university, acts = [] } = application;
  const entry = acts.findLast(({ act }) => act === 'start changed' || act === 'start refused');
  if (!entry) return null;
  const whose = whoseApplication(studentName);
  const isRefused = entry.act === 'start refused';
  const start = startOf(application);
  const next = nextStepOf(application, studentName, today);
  const heading = isRefused ? `${whose} still starts in ${start}` : `${whose}: the start is now ${start}`;
  return {
    subject: `${isRefused ? 'Later start declined' : `New start ${start}`}: ${course}, ${university}`,
    preview: heading,
    heading,
    paragraphs: [
      ...(isRefused
        ? ['The request for a later start was declined. All due dates apply again.']
        : [movedWords(application), ...itemsMoved(application, entry.at)]),
      ...next.sentences,
    ],
    facts: [
      ...factsOf(application, studentName).filter(({ term }) => term !== 'Intake'),
      ...(entry.reason ? [{ term: 'Reason', value: entry.reason }] : []),
    ],
    ...(next.asks && { asks: next.asks }),
    action: openApplication(application, studentName, next.label),
    by: staffName(entry),
    reason: noticesFor(studentName),
  };
}

/** 'The course starts in Sep 2028 instead of Sep 2027.' */
export function movedWords({ starts = [] }: Pick<ApplicationRecord, 'starts'>): string {
  const [before, now] = starts.slice(-2).map(startIn);
  if (now === undefined) return '';
  return now
    ? `The course starts in ${startWords(now)}${before ? ` instead of ${startWords(before)}` : ''}.`
    : `The new start is not known yet. We’ll tell you as soon as we know it.`;
}

/** What became of the open items and the offer's days at another start, a sentence each. */
export function itemsMoved({ acts = [] }: Pick<ApplicationRecord, 'acts'>, at: Date): string[] {
  return acts.flatMap(({ act, label, reason, at: done }) => {
    if (done.getTime() !== at.getTime()) return [];
    const words = inLetter(reason);
    if (act === 'consent taken back') return [words];
    if (act === 'offer changed') return [`Offer: ${words}.`];
    return act === 'changed' || act === 'waived' ? [`${label}: ${words}.`] : [];
  });
}

/** The days of an entry of the timeline as letters write them. */
const inLetter = (words: string): string =>
  words.replace(/\b\d{1,2} [A-Z][a-z]{2} \d{4}\b/g, (day) => dateText(new Date(`${day} UTC`).toISOString(), 'letter'));
