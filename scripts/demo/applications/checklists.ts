import { type ApplicationStatus, STAGES } from '@/lib/domain/applications/application-status';
import { type ItemKind, isOpen } from '@/lib/domain/applications/checklist';
import { MONTHS } from '@/lib/domain/courses/course';
import { addDays, DAY_MS, dayOf } from '@/lib/domain/days/day';
import { newItem } from '@/lib/services/applications/checklists/new-items';
import type { ApplicationRecord, StatusMove } from '@/models/application';
import type { ItemRecord, OfferRecord, PartRecord, Signed, TimelineEntry } from '@/models/application-parts';
import { daysBefore } from '../dates';
import { storePaper } from '../papers';

type Made = Pick<
  ApplicationRecord,
  'userId' | 'studentName' | 'status' | 'history' | 'university' | 'course' | 'year' | 'month'
> & { currency: string; tuitionFeeMinor: number | null };

/** What the demo has asked for and been offered on an application, as far as it has come. */
export async function checklistOf(made: Made, now: Date) {
  const { history, status } = made;
  const staff = history.find(({ byRole }) => byRole === 'team' || byRole === 'admin');
  const first = history[0];
  if (!staff || !first) return {};
  const signs = { staff: signatureOf(staff), applicant: signatureOf(first) };
  const items = await itemsOf(made, signs, now);
  const offer = await offerOf(made, signs, now);
  if (offer?.conditional) items.push(...(await conditionsOf(made, signs, now)));
  const waiting = items.flatMap(({ state, answered }) => (state === 'received' && answered ? [answered.at] : []));
  return {
    items,
    offer,
    interview: status === 'Interview' ? interviewOf(signs, now) : null,
    acts: timelineOf(items, offer, status),
    open: items.filter(({ state }) => isOpen(state)).length,
    checkSince: waiting.sort((one, other) => one.getTime() - other.getTime())[0] ?? null,
  };
}

interface Signatures {
  staff: Signed;
  applicant: Signed;
}

const signatureOf = ({ by, byRole, byName, at }: StatusMove) => ({ by, byRole, byName, at }) as Signed;

/** The papers of the review; while documents are requested one is returned and one is open. */
async function itemsOf(made: Made, signs: Signatures, now: Date): Promise<ItemRecord[]> {
  const at = (days: number) => daysBefore(now, days, days % 7);
  const passport = await answered(made, signs, { kind: 'passport', label: 'Passport', sent: at(20), decided: at(18) });
  if (made.status !== 'Documents Requested') return reached(made, 'With the university') ? [passport] : [];
  const statement = await answered(made, signs, {
    kind: 'bank_statement',
    label: 'Bank statement',
    sent: at(5),
    decided: at(2),
    reason: 'The last page is missing: it must show the balance and the stamp of the bank.',
    dueOn: dayIn(now, 8),
  });
  const transcript = await answered(made, signs, {
    kind: 'bachelor_dmc',
    label: 'Transcript of the final semester',
    sent: at(1),
  });
  const reference = {
    ...request(signs, 'reference', 'Second reference', at(6)),
    note: 'On letterhead, signed and dated.',
    dueOn: dayIn(now, 12),
  };
  return [statement, reference, transcript, passport];
}

async function conditionsOf(made: Made, signs: Signatures, now: Date): Promise<ItemRecord[]> {
  const degree = await answered(made, signs, {
    kind: 'condition',
    label: 'Degree certificate',
    sent: daysBefore(now, 2, 3),
  });
  const transcript = request(signs, 'condition', 'Final transcript', daysBefore(now, 9, 2));
  return [
    { ...degree, ofOffer: true },
    { ...transcript, ofOffer: true, dueOn: dayIn(now, 8) },
  ];
}

async function offerOf(made: Made, { staff, applicant }: Signatures, now: Date): Promise<OfferRecord | null> {
  const { status, history, university, course, currency, tuitionFeeMinor, year, month } = made;
  const move = history.findLast((step) => step.status === 'Conditional Offer' || step.status === 'Offer Received');
  if (!move) return null;
  const conditional = status === 'Conditional Offer';
  const accepted = history.find((step) => step.status === 'Accepted');
  const title = `${university}: offer of a place in ${course}`;
  const letter = await storePaper(made.userId, 'offer-letter.pdf', title, move.at);
  const start = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-15`;
  return {
    conditional,
    letter,
    replyBy: accepted ? dayOf(accepted.at, 'UTC') : dayIn(now, 13),
    // A tenth of the published fee, in hundreds.
    deposit: tuitionFeeMinor === null ? null : Math.ceil(tuitionFeeMinor / 100_000) * 10_000,
    currency,
    depositBy: accepted ? dayOf(accepted.at, 'UTC') : dayIn(now, 19),
    startOn: start,
    reference: '',
    made: { ...staff, at: move.at },
    reply: accepted ? { ...applicant, at: accepted.at, reply: 'accept', reason: '' } : null,
    recommendation: null,
  };
}

/** A talk over a video link in a few days, as the university said it. */
function interviewOf({ staff }: Signatures, now: Date): PartRecord<'interview'> {
  return {
    on: dayIn(now, 9),
    time: '10:30',
    zone: 'America/New_York',
    link: 'https://meet.example.edu/admissions',
    place: '',
    note: 'Have the portfolio and the passport at hand.',
    entered: staff,
  };
}

interface Answer {
  kind: ItemKind;
  label: string;
  sent: Date;
  /** When it was accepted, or returned with the reason. */
  decided?: Date;
  reason?: string;
  dueOn?: string;
}

async function answered(made: Made, signs: Signatures, answer: Answer): Promise<ItemRecord> {
  const { kind, label, sent, decided, reason = '', dueOn = null } = answer;
  const name = `${label.toLowerCase().replace(/\W+/g, '-')}.pdf`;
  const file = await storePaper(made.userId, name, `${label} of ${made.studentName}`, sent);
  return {
    ...request(signs, kind, label, new Date(sent.getTime() - 3 * DAY_MS)),
    dueOn,
    state: decided ? (reason ? 'redo' : 'accepted') : 'received',
    reason,
    files: [{ ...file, returned: reason !== '' }],
    answered: { ...signs.applicant, at: sent },
    reviewed: decided ? { ...signs.staff, at: decided } : null,
  };
}

function request({ staff }: Signatures, kind: ItemKind, label: string, at: Date): ItemRecord {
  return newItem({ ...staff, at }, kind, label);
}

function timelineOf(
  items: readonly ItemRecord[],
  offer: OfferRecord | null,
  status: ApplicationStatus,
): TimelineEntry[] {
  const acts: TimelineEntry[] = items.flatMap(({ label, reason, state, asked, answered: sent, reviewed }) => [
    { ...asked, act: 'asked', label, reason: '' },
    ...(sent ? [{ ...sent, act: 'answered' as const, label, reason: '' }] : []),
    ...(reviewed
      ? [{ ...reviewed, act: state === 'redo' ? ('returned' as const) : ('accepted' as const), label, reason }]
      : []),
  ]);
  const { made } = offer ?? {};
  if (made?.by && status !== 'Withdrawn') acts.push({ ...made, by: made.by, act: 'offer made', label: '', reason: '' });
  return acts.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Whether the application has been at a stage. */
function reached({ history }: Made, stage: (typeof STAGES)[number]['name']): boolean {
  const statuses = STAGES.find(({ name }) => name === stage)?.statuses ?? [];
  return history.some(({ status }) => statuses.includes(status));
}

const dayIn = (now: Date, days: number) => addDays(dayOf(now, 'UTC'), days);
