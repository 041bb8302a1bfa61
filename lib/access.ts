import { ofAgent, peopleOfAgency, withinReach } from '@/lib/agency-access';
import { type ApplicationStatus, isEnd } from '@/lib/domain/applications/application-status';
import { standingConsent } from '@/lib/domain/applications/consent';
import { CASE_ACTS, type CaseAct, type Handled, handlingAgency } from '@/lib/domain/applications/handler';
import { movesFrom } from '@/lib/domain/applications/moves-from';
import { type Sendable, wasSent } from '@/lib/domain/applications/sent';
import { OF_PEOPLE_WHO_ASK } from '@/lib/domain/desk/leads';
import { notFound } from '@/lib/domain/errors';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import type { AgencyClaimRecord } from '@/models/agency-claim';
import type { AgencyCourseRecord } from '@/models/agency-course';
import type { ApiTokenRecord } from '@/models/api-token';
import type { ApplicationRecord } from '@/models/application';
import type { ArticleRecord } from '@/models/article';
import type { EnquiryRecord } from '@/models/enquiry';
import type { Filter } from '@/models/filter';
import type { Id } from '@/models/id';
import type { ReferralRecord } from '@/models/referral';
import type { ReplyTemplateRecord } from '@/models/reply-template';
import type { StaffViewsRecord } from '@/models/staff-views';
import type { TaskRecord } from '@/models/task';
import type { UserRecord } from '@/models/user';
import type { WebhookRecord } from '@/models/webhook';

/**
 * The only words for "who may" (product decision 2). A scope is a filter of every load: what it leaves out does not exist (404).
 * A `can…` predicate is about a visible record (403).
 */

const isStaff = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'team' || role === 'admin';

/** These calls are for oneself alone: a client's userId may be absent or the viewer's own. Else 404. */
export function ownUserId(viewer: Viewer, userId?: string): string {
  if (userId !== undefined && userId !== viewer.userId) throw notFound('User not found.');
  return viewer.userId;
}

/** The students a viewer may read: oneself; those an agent added; all for staff. */
export function studentsVisibleTo(viewer: Viewer): Filter<UserRecord> {
  switch (viewer.role) {
    case 'student':
      return { role: 'student', _id: viewer.userId };
    case 'agent':
      return { role: 'student', addedBy: placeOf(viewer).id, ...withinReach(viewer) };
    case 'team':
    case 'admin':
      return { role: 'student' };
    case 'helper':
      return { role: 'student', _id: { $in: helpedBy(viewer) } };
  }
}

/** The API tokens a viewer sees and revokes: an owner's agency's, of staff for an admin all, else their own. Null for all others. */
export function apiTokensOf(viewer: Viewer): Filter<ApiTokenRecord> | null {
  if (viewer.role === 'agent') return placeOf(viewer).role === 'owner' ? { agencyId: placeOf(viewer).id } : null;
  if (!isStaff(viewer)) return null;
  return viewer.role === 'admin' ? { agencyId: null } : { agencyId: null, userId: viewer.userId };
}

/** The webhooks a viewer manages: an owner's agency's, for an admin the site's. Null for all others. */
export function webhooksOf(viewer: Viewer): Filter<WebhookRecord> | null {
  if (viewer.role === 'agent') return placeOf(viewer).role === 'owner' ? { agencyId: placeOf(viewer).id } : null;
  return viewer.role === 'admin' ? { agencyId: null } : null;
}

/** The people a viewer finds who are no students: of their agency all, for an admin agencies and staff. Null for all others. */
export function peopleVisibleTo(viewer: Viewer): Filter<UserRecord> | null {
  if (viewer.role === 'agent') return peopleOfAgency(placeOf(viewer).id);
  return canListAccounts(viewer) ? { role: { $in: ['agent', 'team', 'admin'] }, agency: null } : null;
}

/** The requests to students that a person of an agency sees: those within their reach, and their own. */
export function claimsVisibleTo(viewer: Viewer): Filter<AgencyClaimRecord> {
  return { agencyId: placeOf(viewer).id, $or: [withinReach(viewer), { 'asked.by': viewer.userId }] };
}

/** Whether a viewer is this student themself, within each of the scopes of students: the session was checked already. */
export function isThatStudent(viewer: Viewer, userId: string): boolean {
  return viewer.role === 'student' && viewer.userId === userId;
}

/** Whether a viewer may read what is for staff alone about courses, such as commission. */
export const canReadCourseNotes = isStaff;

/** The students whom a helper helps now. */
const helpedBy = ({ helps = [] }: Viewer): string[] => [...helps];

const actsAsAgent = (viewer: Viewer): boolean => viewer.role === 'agent' && agencyRule(viewer).actsForStudents;

/** The students a viewer may change or apply for: oneself, or those of an agent whose role acts for students. Others read only. */
export function studentsActedForBy(viewer: Viewer): Filter<UserRecord> | null {
  return canAnswerItems(viewer) ? studentsVisibleTo(viewer) : null;
}

/** The students of a list, those of one agency where `addedBy` names one. For an agent that is their own; another's is 404. */
export function studentsListedFor(viewer: Viewer, addedBy?: string): Filter<UserRecord> {
  const agentId = agentListedFor(viewer, addedBy);
  return { ...studentsVisibleTo(viewer), ...(agentId ? { addedBy: agentId } : {}) };
}

/** The agency whose students and applications a list is of: an agent's own, or the one that staff name; else null. */
export function agentListedFor(viewer: Viewer, addedBy?: string): string | null {
  if (viewer.role !== 'agent') return addedBy ?? null;
  const { id } = placeOf(viewer);
  if (addedBy !== undefined && addedBy !== id) throw notFound('User not found.');
  return id;
}

/**
 * The applications a viewer may read. lib/services/people/scope.ts makes the filter of it.
 * @param former of an agent: the ids of the students who left them. The agent that an application names is a copy, for
 * the index; it may be behind for a moment and then names an agent whom the student has left
 */
export function applicationsVisibleTo(viewer: Viewer, former: readonly Id[]): Filter<ApplicationRecord> {
  switch (viewer.role) {
    case 'student':
      return { userId: viewer.userId };
    case 'agent':
      return { ...ofAgent(placeOf(viewer).id, former), ...withinReach(viewer) };
    case 'team':
    case 'admin':
      return {};
    case 'helper':
      return { userId: { $in: helpedBy(viewer) } };
  }
}

/**
 * The courses typed by agencies that a viewer may read: an agency its own, staff all, a student those applied for.
 * @param appliedFor of a student: the ids of the courses of their applications
 */
export function agencyCoursesVisibleTo(viewer: Viewer, appliedFor: readonly Id[]): Filter<AgencyCourseRecord> {
  switch (viewer.role) {
    case 'student':
      return { _id: { $in: [...appliedFor] } };
    case 'agent':
      return { agencyId: placeOf(viewer).id };
    case 'team':
    case 'admin':
      return {};
    case 'helper':
      return { _id: null };
  }
}

/**
 * Whether the viewer handles a visible application, and so does what goes over to who handles it: staff, or where its student's agency
 * handles it the people there whose role leaves that open and who have the right.
 */
export function handles(viewer: Viewer, application: Handled): boolean {
  const agency = handlingAgency(application);
  if (agency === null) return isStaff(viewer);
  if (viewer.role !== 'agent' || !agencyRule(viewer).handles) return false;
  const { id, handles: right = false } = placeOf(viewer);
  return right && id === agency.id;
}

/** Whether the viewer may do an act of the table on a visible application: what never goes over stays staff's, whoever handles. */
export const mayDo = (viewer: Viewer, act: CaseAct, application: Handled): boolean =>
  CASE_ACTS[act] ? handles(viewer, application) : isStaff(viewer);

/** To whom the viewer may hand a visible application: staff take over and hand over, an agency gives back what it handles. */
export function handsOverTo(viewer: Viewer, application: Handled): ('staff' | 'agency') | null {
  if (handlingAgency(application)) return isStaff(viewer) || handles(viewer, application) ? 'staff' : null;
  return isStaff(viewer) && application.agentId ? 'agency' : null;
}

/**
 * The statuses the viewer may move a visible application to: who handles it along the table, out of an end staff alone; students and
 * agents withdraw, and reopen only where staff allowed it. What the student confirmed, or was sent, they alone withdraw: an agency would
 * need their word for that.
 */
export function movesOf(
  viewer: Viewer,
  application: Sendable & Handled & Parameters<typeof standingConsent>[0] & { mayReopen?: boolean },
): readonly ApplicationStatus[] {
  const { status, mayReopen = false } = application;
  const along = mayDo(viewer, isEnd(status) ? 'reopen' : 'move', application) ? movesFrom(status, 'team') : [];
  if (isStaff(viewer)) return along;
  // To withdraw is the student's own.
  if (viewer.role === 'helper') return [];
  const own = movesFrom(status, viewer.role, { mayReopen });
  if (viewer.role !== 'agent') return own;
  if (!actsAsAgent(viewer)) return [];
  const isStudentsOwn = wasSent(application) || standingConsent(application) !== null;
  return [...along, ...(isStudentsOwn ? own.filter((to) => to !== 'Withdrawn') : own)];
}

/** Whether the viewer may answer what is asked on the applications they see: the student, their helper, and their agent. */
export function canAnswerItems(viewer: Viewer): boolean {
  return viewer.role === 'student' || viewer.role === 'helper' || actsAsAgent(viewer);
}

/** Who may comment on practice that students whom they see have sent: staff, and their agent; who looks after the sets: admins. */
export const canCommentOnPractice = (viewer: Viewer): boolean => isStaff(viewer) || actsAsAgent(viewer);
export const canManagePractice = (viewer: Viewer | null): boolean => viewer?.role === 'admin';

/**
 * An offer's reply is the student's own. Their agent can advise, and reply where the student's consent for this
 * application says so, to an offer whose letter is shown.
 */
export function canReplyToOffers(
  viewer: Viewer,
  {
    consent,
    offer,
  }: { consent?: { agentMayReply: boolean; agentId: unknown } | null; offer?: { letter: unknown } | null },
): boolean {
  return (
    viewer.role === 'student' ||
    (actsAsAgent(viewer) &&
      consent?.agentMayReply === true &&
      Boolean(offer?.letter) &&
      String(consent.agentId) === placeOf(viewer).id)
  );
}
export const canAdviseOnOffers = actsAsAgent;

/** Whether the viewer may read and write the staff's notes on a visible application: never its student or agent. */
export const canReadNotes = isStaff;

/** The reply templates a viewer may use and change: shared ones and their own; a student or an agent none. */
export function replyTemplatesOf(viewer: Viewer): Filter<ReplyTemplateRecord> {
  return canReadNotes(viewer) ? { ownerId: { $in: [null, viewer.userId] } } : { _id: null };
}

/** The tasks a viewer may see: staff all; a student or an agent none. */
export function tasksVisibleTo(viewer: Pick<Viewer, 'role'>): Filter<TaskRecord> {
  return canReadNotes(viewer) ? {} : { _id: null };
}

/** Whether the viewer may change a task: who made it, whose it is, and an admin; one that is no one's all staff may. */
export function canChangeTask(viewer: Viewer, { madeBy, ownerId }: { madeBy: unknown; ownerId: unknown }): boolean {
  return ownerId === null || [madeBy, ownerId].some((id) => String(id) === viewer.userId) || viewer.role === 'admin';
}

/** Whether the viewer may delete a task: who made it, and an admin. */
export const canDeleteTask = (viewer: Viewer, { madeBy }: { madeBy: unknown }): boolean =>
  String(madeBy) === viewer.userId || viewer.role === 'admin';

/** The students whose deletion a viewer may start: oneself; any for staff, on the student's request; none for an agent. */
export function studentsDeletedBy(viewer: Viewer): Filter<UserRecord> | null {
  return viewer.role === 'agent' || viewer.role === 'helper' ? null : studentsVisibleTo(viewer);
}

/** Whether the viewer may stop a deletion: the student at any time; staff only one that staff started. */
export function canStopDeletion(viewer: Viewer, student: { _id: unknown; leaveAskedBy?: unknown }): boolean {
  return viewer.role === 'student' || String(student.leaveAskedBy) !== String(student._id);
}

/** Whose activity log a viewer may read: their own; an admin anyone's. */
export const canReadActivitiesOf = (viewer: Viewer, userId: string): boolean =>
  viewer.role === 'admin' || viewer.userId === userId;

/** Whether a viewer may export the lists they reach. */
export const canExport = (viewer: Viewer): boolean =>
  viewer.role === 'agent' ? placeOf(viewer).exports : viewer.role !== 'helper';

/** Whether an agent may read what the people of their agency opened and exported: its owners. */
export const canReadAgencyLog = (viewer: Viewer): boolean =>
  viewer.role === 'agent' && agencyRule(viewer).managesPeople === 'all';

/** Whether a viewer may list agents and enquiries. */
export const canListAccounts = (viewer: Viewer): boolean => viewer.role === 'admin';

/** The enquiries a viewer works on: all for an admin, those handed over to them for the team; none for others. */
export function leadsVisibleTo(viewer: Viewer): Filter<EnquiryRecord> | null {
  if (viewer.role === 'admin') return {};
  return viewer.role === 'team' ? { counsellorId: viewer.userId } : null;
}

/** The enquiries a viewer may take: new ones that no one works on; staff alone. */
export function leadsToTake(viewer: Viewer): Filter<EnquiryRecord> | null {
  return canReadNotes(viewer) ? { counsellorId: null, state: 'new', ...OF_PEOPLE_WHO_ASK } : null;
}

/** Whether the viewer keeps the agreements that the platform has with universities: an admin. */
export const canKeepPlatformAgreements = ({ role }: Viewer): boolean => role === 'admin';

/** Whether the viewer verifies agencies: an admin. */
export const verifiesAgencies = ({ role }: Viewer): boolean => role === 'admin';

/** The articles a reader may see: published ones; drafts are for admins. */
export const articlesVisibleTo = (viewer: Viewer | null): Filter<ArticleRecord> =>
  viewer?.role === 'admin' ? {} : { status: true };

/** Whether the viewer may give this student another e-mail address: for a verified account only the student may. */
export const canChangeEmailOf = (viewer: Viewer, student: { isVerified: boolean }): boolean =>
  viewer.role === 'student' || !student.isVerified;

/** Records that belong to one account, such as its saved searches. */
export const ownRecords = ({ userId }: Viewer): { userId: string } => ({ userId });

/** The referrals a viewer may see and claim: those made with their own code. */
export const referralsOf = (viewer: Viewer): Filter<ReferralRecord> => ({ referrerId: viewer.userId });

/**
 * The people a viewer may write to and read from: a student's are the staff, staff's are the students. An account that
 * can't sign in is no contact; agents have none.
 */
export function contactsOf(viewer: Viewer): Filter<UserRecord> | null {
  switch (viewer.role) {
    case 'student':
      return { role: { $in: ['team', 'admin'] }, isVerified: true, disabled: { $ne: true } };
    case 'team':
    case 'admin':
      // Not 'anything but true': of these values an index knows how many there are.
      return { role: 'student', isVerified: true, disabled: { $in: [false, null] } };
    case 'agent':
    case 'helper':
      return null;
  }
}

/** The saved views a member of staff sees: their own, and those that colleagues share. */
export function viewsVisibleTo(viewer: Viewer): Filter<StaffViewsRecord> {
  return { $or: [{ _id: viewer.userId }, { 'views.shared': true }] };
}

/** Whether the viewer may change a saved view of the record's owner: their own, and for admins shared ones. */
export function canEditView(viewer: Viewer, record: { _id: unknown }, view: { shared: boolean }): boolean {
  return String(record._id) === viewer.userId || (viewer.role === 'admin' && view.shared);
}
