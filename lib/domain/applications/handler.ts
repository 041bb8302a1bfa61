/**
 * Who handles an application: the platform's staff, or the student's agency where an admin lets it. A dated fact of the application, which
 * only an act changes, or the agency's loss of the student or of the right (docs/decisions, 244).
 */
export interface Handler<Id = unknown> {
  kind: 'staff' | 'agency';
  /** Null for staff. */
  agencyId: Id | null;
  /** The agency's name then; '' for staff. */
  agency: string;
  since: Date;
  /** Who made it so; null for the system. */
  by: Id | null;
  byName: string;
  /** '' where none was asked. */
  reason: string;
}

/** As much of an application as tells who handles it. Older ones have no handler: staff handle them. */
export interface Handled {
  handler?: { kind: string; agencyId: unknown; agency: string } | null | undefined;
  agentId?: unknown;
}

/** The agency that handles an application; null where staff do. A former agency of the student handles nothing, from the moment they left. */
export function handlingAgency({ handler, agentId }: Handled): { id: string; name: string } | null {
  if (handler?.kind !== 'agency' || !agentId || String(handler.agencyId) !== String(agentId)) return null;
  return { id: String(handler.agencyId), name: handler.agency || 'The agency' };
}

/** The part of a filter that leaves the applications which staff handle, and the other one. An index's keys answer both. */
export const OF_STAFF = { 'handler.kind': { $ne: 'agency' } } as const;
export const OF_AGENCIES = { 'handler.kind': 'agency' } as const;

interface ActRule {
  /** Whether it goes over to an agency that handles; else it stays staff's, whoever handles. */
  goesOver: boolean;
  words: string;
}

/** What staff do on an application: the one table of what goes over to an agency that handles it, and what never does. */
export const CASE_ACTS = {
  move: {
    goesOver: true,
    words: 'Move it along: review, submit with the student’s consent, visa, enrolled, refuse, defer',
  },
  items: { goesOver: true, words: 'Request papers and check them' },
  interview: { goesOver: true, words: 'Enter the interview' },
  offer: { goesOver: true, words: 'Record and correct the offer' },
  undo: { goesOver: false, words: 'Undo a status change before anyone is informed' },
  sentOutside: { goesOver: false, words: 'Record that it was sent outside this site, without the student’s consent' },
  paperConsent: { goesOver: false, words: 'Record the student’s consent on paper' },
  spoken: { goesOver: false, words: 'Record that they spoke with the student' },
  studentLink: { goesOver: false, words: 'Get the student’s own link' },
  birthDate: { goesOver: false, words: 'Enter or change the birth date of a minor' },
  guardian: { goesOver: false, words: 'Enter a parent or guardian' },
  reopen: { goesOver: false, words: 'Let a withdrawn application be reopened' },
  merge: { goesOver: false, words: 'Merge two accounts of one student' },
  creditDispute: { goesOver: false, words: 'Decide which agency brought the student' },
  verify: { goesOver: false, words: 'Verify people and agencies' },
  staffNotes: { goesOver: false, words: 'Read and write the notes of staff' },
} as const satisfies Record<string, ActRule>;
export type CaseAct = keyof typeof CASE_ACTS;

/** A text about what staff do, of an application that an agency handles: 'Our team reviews …' is then 'Himal Education reviews …'. */
export const byHandler = (text: string, agency: string | null): string =>
  agency === null ? text : text.replace(/\bour team\b/gi, agency);
