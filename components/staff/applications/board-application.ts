import type { StaffApplication } from '@/lib/contract/applications/staff-applications';

/** What a card of the board shows: it has dozens, and the browser is sent each twice, as the card and as this. */
export type BoardApplication = Pick<
  StaffApplication,
  '_id' | 'studentName' | 'course' | 'university' | 'country' | 'month' | 'year' | 'status' | 'movedOn' | 'agency'
> & {
  /** The assignee's name; '' for no one. */
  counsellor: string;
  /** "Asha Rao's move: Answer the offer"; '' at an end. */
  next: string;
};

/** As much of an application as its card shows. */
export function boardApplicationOf(application: StaffApplication): BoardApplication {
  const { _id, studentName, course, university, country, month, year, status, movedOn, agency } = application;
  const counsellor = application.counsellor?.name ?? '';
  const { next: move } = application;
  const next = move ? `${move.whose}: ${move.title}` : '';
  return { _id, studentName, course, university, country, month, year, status, movedOn, agency, counsellor, next };
}
