import { isSettled } from '@/lib/domain/applications/checklist';
import { universityWords } from '@/lib/domain/applications/course-words';
import { isDepositDue, OFFER_TERMS } from '@/lib/domain/applications/offers';
import type { Day } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import type { VisaStart } from '@/lib/domain/mail-requests';
import { majorUnits } from '@/lib/domain/money/money';
import { money } from '@/lib/domain/money/money-words';
import type { ApplicationRecord } from '@/models/application';
import type { OfferRecord } from '@/models/application-parts';
import type { Letter } from '../letter';
import { factsOf, noticesFor, openApplication, saidNotes, staffName, visaFacts } from './about';
import { type NextStep, nextStepOf } from './next-step';

/** The e-mails about a university's offer. An account's settings can switch them off. */

/**
 * An offer with its terms, for the student (`studentName` null) or their agent.
 * @param today 'YYYY-MM-DD', where the reader lives
 */
export function offerLetter(
  application: ApplicationRecord,
  offer: OfferRecord,
  studentName: string | null,
  today: Day,
): Letter {
  const { course, university, status } = application;
  const next = nextStepOf(application, studentName, today);
  const whom = studentName ?? 'you';
  const heading = `Congratulations! ${university} has offered ${whom} a place`;
  return {
    subject: `${status}: ${course}, ${universityWords(application)}`,
    preview: `${university} has offered ${whom} a place in ${course}.`,
    heading,
    paragraphs: [
      ...(offer.conditional ? [WITH_CONDITIONS] : []),
      // The day stands in the next step, or in a row below.
      ...(offer.replyBy ? [] : ['We don’t know the reply deadline yet. Please reply soon.']),
      ...next.sentences,
    ],
    facts: [...factsOf(application, studentName), ...termsOf(application, offer, next)],
    ...(next.asks && { asks: next.asks }),
    action: openApplication(application, studentName, next.label),
    notes: [
      ...(offer.letter ? ['The university’s letter is on the application’s page.'] : []),
      ...(studentName === null ? saidNotes(application, { status, byRole: offer.made.byRole }) : []),
    ],
    by: staffName(offer.made),
    reason: noticesFor(studentName),
  };
}

const WITH_CONDITIONS =
  'The offer has conditions. The place is certain only when they are met. The offer can be accepted before that.';

/**
 * To the student who accepted an offer, or whose agent did for them: what was agreed, and how the visa begins.
 * @param today 'YYYY-MM-DD', where the student lives
 */
export function offerAcceptedLetter(
  application: ApplicationRecord,
  offer: OfferRecord,
  today: Day,
  visa?: VisaStart,
): Letter {
  const { course, university } = application;
  const next = nextStepOf(application, null, today);
  const { reply } = offer;
  const who =
    reply?.byRole === 'agent'
      ? `${reply.byName} from your agency accepted the offer for you`
      : 'You accepted the offer';
  return {
    subject: `Your place: ${course}, ${universityWords(application)}`,
    preview: `${who}.`,
    heading: `Your place at ${university}`,
    paragraphs: [
      `Congratulations! ${who}${reply ? ` on ${dateText(reply.at.toISOString(), 'letter')}` : ''}. Please keep this email.`,
      ...depositSentence(application, offer),
      ...next.sentences,
    ],
    facts: [
      ...factsOf(application, null),
      ...termsOf(application, { ...offer, replyBy: null }, next),
      ...visaFacts(visa),
    ],
    ...(next.asks && { asks: next.asks }),
    action: openApplication(application, null, next.label),
    notes: ['If you change your mind, write to our team as soon as you can.'],
    by: staffName(offer.made),
    reason: noticesFor(null),
  };
}

/** How a deposit that is due is paid. */
export function depositSentence({ status, items = [] }: ApplicationRecord, offer: OfferRecord): string[] {
  return isDepositDue(status, items, offer)
    ? ['Pay the deposit directly to the university, never through this site.']
    : [];
}

/** What an offer says; what is not known, and the day that the next step names, is left out. */
function termsOf(
  { items = [] }: ApplicationRecord,
  offer: OfferRecord,
  { on, asks }: NextStep,
): NonNullable<Letter['facts']> {
  const { conditional, replyBy, deposit, currency, depositBy, startOn } = offer;
  const conditions = items.filter(({ ofOffer, state }) => ofOffer && state !== 'waived');
  const day = (on: string) => dateText(on, 'letter');
  const amount = deposit ? money(majorUnits(deposit, currency), currency) : '';
  return [
    ...(replyBy && replyBy !== on ? [{ term: OFFER_TERMS.replyBy, value: day(replyBy) }] : []),
    ...(conditional || conditions.length ? [{ term: OFFER_TERMS.conditions, value: conditionWords(conditions) }] : []),
    ...((amount || depositBy) && !(amount && asks?.what.includes(amount))
      ? [{ term: OFFER_TERMS.deposit, value: [amount, depositBy && `by ${day(depositBy)}`].filter(Boolean).join(', ') }]
      : []),
    ...(startOn ? [{ term: OFFER_TERMS.starts, value: day(startOn) }] : []),
  ];
}

/** One condition a line. */
function conditionWords(conditions: NonNullable<ApplicationRecord['items']>): string {
  if (!conditions.length) return 'See the university’s letter';
  return conditions.map(({ label, state }) => (isSettled(state) ? `${label} (met)` : label)).join('\n');
}
