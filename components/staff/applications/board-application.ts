import type { StaffApplication } from '@/lib/contract/applications/staff-applications';
import { awaitedConsentWords } from '@/lib/domain/applications/consent';

/** What a card of the board shows: it has dozens, and the browser is sent each twice, as the card and as this. */
export type BoardApplication = Pick<
  StaffApplication,
  | '_id'
  | 'studentName'
  | 'course'
  | 'university'
  | 'country'
  | 'month'
  | 'year'
  | 'startIsKnown'
  | 'status'
  | 'movedOn'
  | 'agency'
  | 'courseFrom'
> & {
  /** The assignee's name; '' for no one. */
  counsellor: string;
  /** "Asha Rao's move: Answer the offer"; '' at an end, and where `waits` says the same. */
  next: string;
  /** Whose yes is missing before it can be sent, in words; '' where none is. */
  waits: string;
};

/** As much of an application as its card shows. */
export function boardApplicationOf(application: StaffApplication): BoardApplication {
  const { _id, studentName, course, university, country, month, year, status, movedOn, agency, courseFrom } =
    application;
  const { startIsKnown } = application;
  const counsellor = application.counsellor?.name ?? '';
  const { next: move, missingYes } = application;
  const waits = awaitedConsentWords(missingYes);
  const next = move && (!waits || move.isYours) ? `${move.whose}: ${move.title}` : '';
  const shown = { _id, studentName, course, university, country, status, movedOn, agency, courseFrom };
  return { ...shown, month, year, startIsKnown, counsellor, next, waits };
}
