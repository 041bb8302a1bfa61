import type { ApplicationStatus, StageName } from '@/lib/domain/applications/application-status';

/**
 * The rules of an application as a person would write them on a sheet of paper, one line a status; by hand, and never made of the
 * product's table. A line that a change makes wrong is to be thought about, not renewed. Every test that needs to know what holds at a
 * status reads it here.
 */
interface Line {
  /** The stage at which reports count it; null: none of them. */
  stage: StageName | null;
  life: 'open' | 'paused' | 'end';
  /** Coming to it sends the application to the university. Open and not sent, it needs a yes before that. */
  sends: boolean;
  /** A move there says why. */
  reason: 'why' | '';
  offer: 'can come' | 'waits' | 'kept' | '';
  /**
   * offer: one can be recorded or changed        reply: the student, and an agent who may, can reply to it
   * give, back: the consent can be given, taken back      items: things can be requested and answered
   * withdraw: by the student alone, who confirmed it         interview: it can be entered and changed
   */
  acts: string;
  /** Where staff may move it; students and agents never but to 'Withdrawn'. */
  moves: string;
}

// biome-ignore format: a table is read by its columns
export const SHEET: Record<ApplicationStatus, Line> = {
  Pending:               { stage: 'Applied', life: 'open', sends: false, reason: '', offer: 'can come',
    acts: 'offer give back items withdraw',
    moves: 'Under Review, Documents Requested, Rejected, Deferred' },
  'Under Review':        { stage: 'Review', life: 'open', sends: false, reason: '', offer: 'can come',
    acts: 'offer give back items withdraw',
    moves: 'Documents Requested, Submitted, Interview, Rejected, Deferred' },
  'Documents Requested': { stage: 'Review', life: 'open', sends: false, reason: 'why', offer: 'can come',
    acts: 'offer give back items withdraw',
    moves: 'Under Review, Submitted, Rejected, Deferred' },
  Submitted:             { stage: 'With the university', life: 'open', sends: true, reason: '', offer: 'can come',
    acts: 'offer give items withdraw',
    moves: 'Documents Requested, Interview, Conditional Offer, Offer Received, Rejected, Deferred' },
  Interview:             { stage: 'With the university', life: 'open', sends: false, reason: '', offer: 'can come',
    acts: 'offer give back items withdraw interview',
    moves: 'Documents Requested, Submitted, Conditional Offer, Offer Received, Rejected, Deferred' },
  'Conditional Offer':   { stage: 'Offer', life: 'open', sends: true, reason: '', offer: 'waits',
    acts: 'offer reply give items withdraw',
    moves: 'Offer Received, Accepted, Rejected, Deferred' },
  'Offer Received':      { stage: 'Offer', life: 'open', sends: true, reason: '', offer: 'waits',
    acts: 'offer reply give items withdraw',
    moves: 'Accepted, Rejected, Deferred' },
  Accepted:              { stage: 'Accepted', life: 'open', sends: true, reason: '', offer: 'kept',
    acts: 'offer give items withdraw',
    moves: 'Visa Applied, Enrolled, Deferred' },
  'Visa Applied':        { stage: 'Visa', life: 'open', sends: true, reason: '', offer: 'kept',
    acts: 'offer give items withdraw',
    moves: 'Visa Approved, Visa Refused, Deferred' },
  'Visa Approved':       { stage: 'Visa', life: 'open', sends: true, reason: '', offer: 'kept',
    acts: 'offer give items withdraw',
    moves: 'Enrolled, Deferred' },
  Enrolled:              { stage: 'Enrolled', life: 'end', sends: true, reason: '', offer: '', acts: '', moves: '' },
  Rejected:              { stage: null, life: 'end', sends: false, reason: 'why', offer: '', acts: '', moves: '' },
  'Visa Refused':        { stage: 'Visa', life: 'end', sends: true, reason: 'why', offer: '', acts: '', moves: '' },
  Withdrawn:             { stage: null, life: 'end', sends: false, reason: '', offer: '', acts: '', moves: 'Pending' },
  Deferred:              { stage: null, life: 'paused', sends: false, reason: 'why', offer: '',
    acts: 'give back items withdraw',
    moves: 'Under Review, Submitted, Accepted' },
};

/** The statuses whose line passes a test, in the order of the sheet. */
export const onSheet = (test: (line: Line) => boolean) =>
  (Object.keys(SHEET) as ApplicationStatus[]).filter((status) => test(SHEET[status]));

/** Where staff may move what stands at a status. */
export const sheetMoves = (status: ApplicationStatus) =>
  SHEET[status].moves.split(', ').filter(Boolean) as ApplicationStatus[];
