/**
 * Which agency brought a student for an application: a dated fact that gives no reach. While the application isn't sent it follows the
 * student's agency; once it is sent it stays, also after the student left (docs/decisions, 192).
 */

/** The agency, its name then, since when it was the student's (null where that isn't known), and when this was noted. */
export interface Credit<Id = unknown> {
  agencyId: Id;
  agency: string;
  since: Date | null;
  at: Date;
}

/** As much of an application as tells who brought its student. */
interface Credited<Id> {
  credit?: Credit<Id> | null;
  agentId?: Id | null;
  agency?: string;
  createdOn: Date;
}

/** Who brought the student; null for no agency. Of applications from before it was kept, the agency they name. */
export function creditOf<Id>({ credit, agentId, agency = '', createdOn }: Credited<Id>): Credit<Id> | null {
  if (credit !== undefined) return credit;
  return agentId ? { agencyId: agentId, agency, since: null, at: createdOn } : null;
}

/** What a new application, or one that isn't sent yet, notes of the agency its student has now. */
export function creditNow<Id>(
  student: { addedBy: Id | null; company_name: string; agencyOn?: Date | null; createdOn: Date },
  at: Date,
): Credit<Id> | null {
  const { addedBy, company_name: agency, agencyOn, createdOn } = student;
  return addedBy ? { agencyId: addedBy, agency, since: agencyOn ?? createdOn, at } : null;
}
