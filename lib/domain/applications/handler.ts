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

/** What staff do on an application: true for what goes over to an agency that handles it, false for what never does. */
export const CASE_ACTS = {
  ...{ move: true, items: true, interview: true, offer: true },
  ...{ undo: false, sentOutside: false, paperConsent: false, spoken: false, studentLink: false, birthDate: false },
  ...{ guardian: false, reopen: false, merge: false, creditDispute: false, verify: false, staffNotes: false },
};
export type CaseAct = keyof typeof CASE_ACTS;

/** A text about what staff do, of an application that an agency handles: 'Our team reviews …' is then 'Himal Education reviews …'. */
export const byHandler = (text: string, agency: string | null): string =>
  agency === null ? text : text.replace(/\bour team\b/gi, agency);
