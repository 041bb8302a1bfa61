import { type BulkAct, bulkRule } from '@/lib/domain/agency/bulk-acts';
import { FEE_RIGHTS, type FeeRights } from '@/lib/domain/agency/fees';
import { AGENCY_RIGHTS, type AgencyRight } from '@/lib/domain/agency/roles';
import { OF_STAFF } from '@/lib/domain/applications/handler';
import type { FoundField } from '@/lib/domain/desk/found-fields';
import { agencyRule, type Membership, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import type { ApplicationRecord } from '@/models/application';
import type { BulkActRecord } from '@/models/bulk-act';
import type { CommissionEntryRecord } from '@/models/commission-entry';
import type { Filter } from '@/models/filter';
import type { GroupMessageRecord } from '@/models/group-message';
import type { Id } from '@/models/id';
import type { InvoiceRecord } from '@/models/invoice';
import type { ProspectRecord } from '@/models/prospect';
import type { ReceiptRecord } from '@/models/receipt';
import type { ChargeRecord } from '@/models/student-fee';
import type { StudentSheetRecord } from '@/models/student-sheet';
import type { UserRecord } from '@/models/user';

/** The part of lib/access.ts that is about the people of agencies: what each reaches there. */

/** The part of a filter that leaves an agent, of the agency's students or applications, those within their reach. */
export function withinReach(viewer: Viewer): { branchId?: { $in: string[] }; memberId?: string; _id?: null } {
  switch (agencyRule(viewer).reach) {
    case 'agency':
      return {};
    case 'branch':
      return { branchId: { $in: [...placeOf(viewer).branches] } };
    case 'own':
      return { memberId: viewer.userId };
    case 'none':
      return { _id: null };
  }
}

/**
 * The leads of their agency that a viewer works on: those within reach; who sees their own alone also those that no one has, of
 * their branches. Null for who has none: the platform's staff, students, accountants.
 */
export function prospectsVisibleTo(viewer: Viewer): Filter<ProspectRecord> | null {
  if (viewer.role !== 'agent' || agencyRule(viewer).leads === 'none') return null;
  const { id: agencyId, branches } = placeOf(viewer);
  const ofBranches = branches.length ? { branchId: { $in: [...branches] } } : { branchId: null };
  switch (agencyRule(viewer).reach) {
    case 'own':
      return { agencyId, $or: [withinReach(viewer), { memberId: null, ...ofBranches }] };
    case 'branch':
      return { agencyId, ...ofBranches };
    default:
      return { agencyId, ...withinReach(viewer) };
  }
}

/** Whether the viewer works on their agency's leads and reads what was noted; a front desk registers them. */
export const canWorkLeads = (viewer: Viewer): boolean => viewer.role === 'agent' && agencyRule(viewer).leads === 'all';

/**
 * Whether the viewer finds a record by what it says in this field: notes only who reads them, passports who reads the whole number; the
 * rest everyone who reads the record.
 */
export function canFindBy(viewer: Viewer, field: FoundField): boolean {
  if (field === 'note') return viewer.role === 'team' || viewer.role === 'admin' || canWorkLeads(viewer);
  return field !== 'passport' || (viewer.role !== 'student' && viewer.role !== 'helper' && canReadPassports(viewer));
}

/** The people of an agency: who registered it, and its members. */
export const peopleOfAgency = (agencyId: string): Filter<UserRecord> => ({
  role: 'agent',
  $or: [{ _id: agencyId }, { 'agency.id': agencyId }],
});

/** Whether the viewer may give leads of their reach to any colleague, and delete archived ones: owners and managers. */
export const canHandOutLeads = (viewer: Viewer): boolean =>
  viewer.role === 'agent' && agencyRule(viewer).managesPeople !== 'none';

/** Whether the viewer's role and rights have an act on many at once. Each record is loaded within the viewer's reach besides. */
export function canActOnMany(viewer: Viewer, act: BulkAct): boolean {
  if (viewer.role !== 'agent' || !bulkRule(act).isOpenTo(agencyRule(viewer))) return false;
  const { exports, handles = false } = placeOf(viewer);
  return act === 'export' ? exports : act === 'move' ? handles : true;
}

/** The acts on many that a viewer sees, goes on with and undoes: their own, in the agency they work at. */
export const bulkActsOf = (viewer: Viewer): Filter<BulkActRecord> =>
  viewer.role === 'agent' ? { by: viewer.userId, agencyId: placeOf(viewer).id } : { _id: null };

/** The messages to many that a viewer reads and stops: their own; of an owner those of the whole agency. */
export function groupMessagesOf(viewer: Viewer): Filter<GroupMessageRecord> {
  if (viewer.role !== 'agent') return { _id: null };
  const { id: agencyId, role } = placeOf(viewer);
  return role === 'owner' ? { agencyId } : { agencyId, by: viewer.userId };
}

/** Whether the viewer may give a right to a colleague: owners, or who has it, as the table of rights says. */
export function canGiveRight(viewer: Viewer, right: AgencyRight): boolean {
  if (viewer.role !== 'agent' || agencyRule(viewer).managesPeople === 'none') return false;
  return AGENCY_RIGHTS[right].givenBy === 'owners'
    ? agencyRule(viewer).managesPeople === 'all'
    : placeOf(viewer)[right] === true;
}

type ColleaguesPlace = Pick<Membership, 'role' | 'branches'>;

/** Whether a colleague works in one of the viewer's branches, in none, or for the whole agency. */
export const worksNear = (viewer: Viewer, { role, branches }: ColleaguesPlace): boolean =>
  role === 'owner' || branches.length === 0 || branches.some((one) => placeOf(viewer).branches.includes(one));

/** Whether the viewer may give students and leads to a colleague: who reaches branches moves no one out of them. */
export const canGiveTo = (viewer: Viewer, colleague: ColleaguesPlace): boolean =>
  agencyRule(viewer).reach !== 'branch' || worksNear(viewer, colleague);

/** Whose applications, students and leads a report counts. `branches` null: those of the whole agency. */
export type ReportScope = 'all' | { agency: string; branches: readonly string[] | null };
export type AgencyScope = Exclude<ReportScope, 'all'>;

/** What a person's reports about their agency count: an owner's the agency, a manager's their branches. Null for all others. */
export function agencyReportsOf(viewer: Viewer): AgencyScope | null {
  if (viewer.role !== 'agent' || agencyRule(viewer).managesPeople === 'none') return null;
  const { id, branches } = placeOf(viewer);
  return { agency: id, branches: agencyRule(viewer).reach === 'branch' ? [...branches].sort() : null };
}

/** The part of a filter that leaves an agency's records those of the scope's branches. */
const inBranches = ({ branches }: AgencyScope) => (branches ? { branchId: { $in: [...branches] } } : {});

/** The students of a report. */
export const studentsInReport = (scope: ReportScope): Filter<UserRecord> =>
  scope === 'all' ? { role: 'student' } : { role: 'student', addedBy: scope.agency, ...inBranches(scope) };

/** The leads of an agency's report, with those that became students. */
export const leadsInReport = (scope: AgencyScope): Filter<ProspectRecord> => ({
  agencyId: scope.agency,
  ...inBranches(scope),
});

/** The applications of a report; the platform's leaves out what agencies handle, which its pages count apart. @param former the students who left the agency */
export const applicationsInReport = (scope: ReportScope, former: readonly Id[]): Filter<ApplicationRecord> =>
  scope === 'all' ? OF_STAFF : { ...ofAgent(scope.agency, former), ...inBranches(scope) };

/** The applications of an agent's students, without those of the students who left them. */
export function ofAgent(agentId: string, former: readonly Id[]): Filter<ApplicationRecord> {
  return former.length ? { agentId, userId: { $nin: former } } : { agentId };
}

/**
 * Whether the viewer puts shortlists together, of the leads and students they reach, and gives their links away: who acts for
 * students. A front desk sees them.
 */
export const canMakeShortlists = (viewer: Viewer): boolean =>
  viewer.role === 'agent' && agencyRule(viewer).actsForStudents;

/** Whether the viewer may read the passports of students they see; else that one is on file, its last three signs and its end. */
export const canReadPassports = (viewer: Viewer): boolean =>
  viewer.role !== 'agent' || agencyRule(viewer).passports === 'whole';

/** The sheets of students that a viewer sees: their own, of an owner those of the whole agency. Null for who adds no students. */
export function studentSheetsVisibleTo(viewer: Viewer): Filter<StudentSheetRecord> | null {
  if (viewer.role !== 'agent' || !agencyRule(viewer).addsStudents) return null;
  const { id: agencyId, role } = placeOf(viewer);
  return role === 'owner' ? { agencyId } : { agencyId, by: viewer.userId };
}

/** What a person of an agency does with the fees of students. Null for all others: the platform's staff see no agency's money. */
export const feeRightsOf = (viewer: Viewer): FeeRights | null =>
  viewer.role === 'agent' ? FEE_RIGHTS[placeOf(viewer).role] : null;

/** Whether the viewer sets what receipts say of the agency, and how much managers pay back: its owners. */
export const canSetFeeLimits = (viewer: Viewer): boolean =>
  viewer.role === 'agent' && agencyRule(viewer).managesPeople === 'all';

/** Whether the viewer enters the licences of the agency and its people: its owners. All of the agency read them. */
export const canKeepLicences = (viewer: Viewer): boolean => canSetFeeLimits(viewer);

/** Whether the viewer names the universities whose applications the agency wants to handle: its owners. */
export const canNameForHandling = (viewer: Viewer): boolean => canSetFeeLimits(viewer);

/** Whether the viewer declares to students what the agency earns at a university: its owners. */
export const canDeclareEarnings = (viewer: Viewer): boolean => canSetFeeLimits(viewer);

/** The students whose fees a person of an agency reads: accountants those of the whole agency, whose files stay closed to them. */
export function studentsWithFeesOf(viewer: Viewer): Filter<UserRecord> | null {
  const rights = feeRightsOf(viewer);
  if (!rights) return null;
  const reach = rights.reads === 'agency' ? {} : withinReach(viewer);
  return { role: 'student', addedBy: placeOf(viewer).id, ...reach };
}

/**
 * The fees and receipts a viewer reads: a student their own; of an agency all, those of their branches, or those of their own students.
 * What was paid stays the agency's to read when the student leaves. @param ownStudents of who reads their own alone: those students' ids
 */
export function feesVisibleTo(
  viewer: Viewer,
  ownStudents: readonly Id[],
): (Filter<ChargeRecord> & Filter<ReceiptRecord>) | null {
  if (viewer.role === 'student') return { studentId: viewer.userId };
  const rights = feeRightsOf(viewer);
  if (!rights) return null;
  const { id: agencyId, branches } = placeOf(viewer);
  switch (rights.reads) {
    case 'agency':
      return { agencyId };
    case 'branch':
      return { agencyId, branchId: { $in: [...branches] } };
    case 'own':
      return { agencyId, studentId: { $in: [...ownStudents] } };
  }
}
/** What a person reaches of their agency's commission. `branches` null: the whole agency's. */
export interface CommissionScope {
  agencyId: string;
  branches: readonly string[] | null;
  /** Keeps the books; others read. */
  keeps: boolean;
  /** Approves agreements and takes postings back: owners. */
  decides: boolean;
}

/**
 * Who sees agreements and commission: owners and accountants always, managers those of their branches where an owner
 * gave them the right. Null for all
 * others, the platform's staff among them.
 */
export function commissionOf(viewer: Viewer): CommissionScope | null {
  if (viewer.role !== 'agent') return null;
  const { commission } = agencyRule(viewer);
  const { id: agencyId, branches, commission: right = false } = placeOf(viewer);
  if (commission === 'none' || (commission === 'right' && !right)) return null;
  if (commission === 'right') return { agencyId, branches: [...branches], keeps: false, decides: false };
  return { agencyId, branches: null, keeps: true, decides: commission === 'all' };
}

/** The invoices and credit notes of a scope: of who reaches branches those whose students are all of them. */
export const invoicesOf = ({ agencyId, branches }: CommissionScope): Filter<InvoiceRecord> => ({
  agencyId,
  ...(branches ? { branchIds: { $not: { $elemMatch: { $nin: [...branches] } } } } : {}),
});

/** The commission entries of a scope. */
export const entriesOf = ({ agencyId, branches }: CommissionScope): Filter<CommissionEntryRecord> => ({
  agencyId,
  ...(branches ? { branchId: { $in: [...branches] } } : {}),
});
