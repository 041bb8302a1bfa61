import { type ApplicationStatus, type SaidKind, STATUS_RULES } from './application-status';
import { type Handled, handlingAgency } from './handler';

/**
 * What an agency that handles an application says in the university's name. Each such saying is kept with what it is shown by, or that
 * nothing is shown; the student is told of each, and can answer that it isn't so (docs/decisions, 244).
 */
export const SAID_WORDS: Readonly<Record<SaidKind, string>> = {
  sent: 'the application was sent to the university',
  interview: 'the university offered an interview',
  offer: 'the university made an offer',
  refusal: 'the university refused the application',
  enrolled: 'the university enrolled the student',
  start: 'the university changed the start of the course',
};
export const SAID_KINDS = Object.keys(SAID_WORDS) as [SaidKind, ...SaidKind[]];

/** What a move to a status says in the university's name; nothing for the others. */
export const saidBy = (status: ApplicationStatus): SaidKind | undefined => STATUS_RULES[status].says;

/** In the place of evidence that there isn't. */
export const NONE_SHOWN = 'none shown';

/** What a saying is shown by, in words: the file, the reference, both, or that none is shown. */
export const evidenceWords = ({ file, reference }: { file: { name: string } | null; reference: string }): string =>
  [file?.name ?? '', reference].filter(Boolean).join(', ') || NONE_SHOWN;

/** As much of an application as tells whether a saying is objected to and not settled. */
export interface Objectable {
  said?: readonly { objected: object | null; settled: object | null }[];
}

/** Whether the student says that something isn't so, and staff haven't settled it yet: then no day runs. */
export const isObjected = ({ said = [] }: Objectable): boolean =>
  said.some(({ objected, settled }) => objected !== null && settled === null);

/** As much of an application as tells who said that the student is enrolled, and whether that was confirmed. */
interface Enrolment extends Handled {
  history: readonly { status: ApplicationStatus; byRole: string }[];
  said?: readonly { what: SaidKind; settled: { holds: boolean } | null }[];
}

/** Whether an agency handles it, or recorded the enrolment itself: then what it earns waits for staff's word. */
export const isAgencysOwn = (application: Enrolment): boolean =>
  handlingAgency(application) !== null || enrolledBy(application) === 'agent';

/** Whether staff, asking or by the university's list, confirmed that the student is enrolled: by their own move, or the agency's word. */
export const isEnrolmentConfirmed = (application: Enrolment): boolean =>
  ['team', 'admin'].includes(enrolledBy(application)) ||
  (application.said ?? []).some(({ what, settled }) => what === 'enrolled' && settled?.holds === true);

const enrolledBy = ({ history }: Enrolment): string =>
  history.findLast(({ status }) => status === 'Enrolled')?.byRole ?? '';

const HOURS_48 = 48 * 3_600_000;

/**
 * Until when the student can undo an acceptance that their agency gave, of an offer that it recorded itself; null where there is none to
 * undo, or the time is over.
 */
export function undoAcceptanceUntil(
  offer: { made: { byRole: string }; reply: { reply: string; byRole: string; at: Date } | null } | null | undefined,
  now: Date,
): Date | null {
  const reply = offer?.reply;
  if (reply?.reply !== 'accept' || reply.byRole !== 'agent' || offer?.made.byRole !== 'agent') return null;
  const until = new Date(reply.at.getTime() + HOURS_48);
  return until > now ? until : null;
}
