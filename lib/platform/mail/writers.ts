import type { InCare } from '@/lib/domain/agency/care';
import { isOpen } from '@/lib/domain/applications/checklist';
import { isAtInterview } from '@/lib/domain/applications/interview';
import { addDays, type Day, dayOf } from '@/lib/domain/days/day';
import type { MailRequests, MailTemplate } from '@/lib/domain/mail-requests';
import { issueCode, issueToken, issueTokenUnlessRecent } from '@/lib/platform/auth/codes';
import { helpedNow } from '@/lib/platform/auth/helps';
import { issueVerificationCode, verificationCodeOf } from '@/lib/platform/auth/verification-codes';
import { timeZoneOf } from '@/lib/platform/site-facts';
import { AgencyClaim } from '@/models/agency-claim';
import { Application } from '@/models/application';
import { News } from '@/models/article';
import { ConsentLink } from '@/models/consent-link';
import { FileExport } from '@/models/file-export';
import { Profile } from '@/models/profile';
import { Receipt } from '@/models/receipt';
import { SavedSearch } from '@/models/saved-search';
import { User, type UserRecord } from '@/models/user';
import { claimToken, leaveToken } from './claim-link';
import { consentToken, guardianLink } from './consent-link';
import { unreadFor } from './digest';
import { dueNow } from './due';
import { heardOf } from './heard-of';
import type { Letter } from './letter';
import { movesFor } from './moves-for';
import { tasksOfDay } from './tasks-of-day';
import * as account from './templates/account';
import * as claims from './templates/claims';
import { guardianLetter, paperConsentLetter, studentConsentLetter } from './templates/consent';
import { interviewLetter } from './templates/interview';
import * as moves from './templates/moves';
import * as notices from './templates/notices';
import { offerAcceptedLetter } from './templates/offer';
import { receiptLetter } from './templates/receipt';
import * as safety from './templates/safety';
import { siteNewsLetter, testMailLetter } from './templates/site';
import { startLetter } from './templates/start';
import * as subscriptions from './templates/subscriptions';
import { tasksDueLetter } from './templates/tasks';

/** What a letter is written of, besides what was asked for. */
interface Writing {
  /** Names the job, so that it may try again. */
  jobId: string;
  /** 'YYYY-MM-DD', where the account's owner lives. */
  today: Day;
}

/** What goes to an account; messages of agencies are written in group-letter.ts. */
export type WrittenTo = Exclude<MailTemplate, 'group-message'>;

export type Writer<T extends WrittenTo> = (
  user: UserRecord,
  request: MailRequests[T],
  writing: Writing,
) => Promise<Letter | null>;

/** The parent who registered for a child; undefined where none did. */
const helperWhoRegistered = async ({ _id, helperIds = [] }: UserRecord) => {
  const helpers = helperIds.length ? await User.find({ _id: { $in: helperIds } }, 'name helps').lean() : [];
  return helpers.find(({ helps = [] }) =>
    helps.some((one) => one.by === 'registration' && one.studentId?.equals(_id) && one.since),
  );
};

/** What writes each kind of letter; null when there is nothing to say any more. */
export const WRITERS: { [T in WrittenTo]: Writer<T> } = {
  async registered(user, _request, { today }) {
    if (user.isVerified) return null;
    if (user.role === 'agent') return account.agentRequestLetter();
    const userId = String(user._id);
    const code = (await verificationCodeOf(userId)) ?? (await issueVerificationCode(userId));
    return account.verifyEmailLetter(await issueToken(userId, 'verify-email'), code, today);
  },
  async verified(user) {
    return user.isVerified ? account.verifiedLetter() : null;
  },
  async 'set-password'(user, _request, { jobId, today }) {
    const helper = user.addedBy ? null : await helperWhoRegistered(user);
    const isInvited = user.role === 'helper' && user.passwordHash === '';
    if (!user.choosesPassword && (user.isVerified || !(user.addedBy || helper || isInvited))) return null;
    const token = await issueTokenUnlessRecent(String(user._id), 'set-password', jobId);
    const agent = user.addedBy && (await User.findById(user.addedBy, 'company_name').lean());
    const inviter = isInvited ? user.helps?.[0]?.studentId : null;
    const student = inviter && (await User.findById(inviter, 'name').lean());
    const opener = user.addedBy ? agent?.company_name || 'Your agency' : (helper?.name ?? student?.name ?? 'Our team');
    const leave = user.addedBy ? leaveToken(user, user.email) : null;
    return token === null ? null : account.setPasswordLetter(token, opener, today, leave);
  },
  async 'helper-asks'(user, { helperId }) {
    const helper = await User.findOne({ _id: helperId, 'helps.studentId': user._id }, 'name helps').lean();
    const waits = helper?.helps?.some((one) => one.studentId?.equals(user._id) && !one.since && !one.ended);
    return helper && waits ? account.helperAsksLetter(helper.name) : null;
  },
  async 'staff-invited'(user, _request, { today }) {
    if (user.isVerified || (user.role !== 'team' && user.role !== 'admin')) return null;
    return account.staffInvitationLetter(await issueToken(String(user._id), 'set-password'), user.role, today);
  },
  async 'agency-invited'(user, _request, { today }) {
    if (user.isVerified || user.disabled || user.role !== 'agent') return null;
    const token = await issueToken(String(user._id), 'set-password');
    return account.agencyInvitationLetter(token, user.company_name, today);
  },
  async 'reset-password'(user, _request, { jobId }) {
    const token = await issueTokenUnlessRecent(String(user._id), 'reset-password', jobId);
    return token === null ? null : safety.resetPasswordLetter(token);
  },
  async 'sign-in-link'(user) {
    return safety.signInLinkLetter(await issueToken(String(user._id), 'sign-in-link'));
  },
  async 'second-factor'(user, { purpose }) {
    return safety.secondFactorLetter(purpose, await issueCode(String(user._id), purpose));
  },
  async 'password-changed'() {
    return safety.passwordChangedLetter();
  },
  async 'confirm-email'(user, { newEmail }) {
    return account.confirmEmailLetter(await issueToken(String(user._id), 'change-email', newEmail));
  },
  async 'email-changed'(user) {
    return safety.emailChangedLetter(user.email);
  },
  async 'application-moved'(user, { applicationId, move, ...more }, { today }) {
    const application = await Application.findById(applicationId).lean();
    const step = application?.history[move];
    if (!application || !step || !user.settings.notifications) return null;
    if (String(application.userId) === String(user._id))
      return moves.applicationMovedLetter(application, step, null, today, more);
    const student = await User.findOne({ $and: [{ _id: application.userId }, await heardOf(user)] }, 'name').lean();
    return student && moves.applicationMovedLetter(application, step, student.name, today, more);
  },
  async 'applications-moved'(user, request) {
    const moved = user.settings.notifications ? await movesFor(user, request.moves) : [];
    return moved.length ? moves.applicationsMovedLetter(`/app/${user.role}`, moved) : null;
  },
  async 'offer-accepted'(user, { applicationId, visa }, { today }) {
    const application = user.settings.notifications ? await Application.findById(applicationId).lean() : null;
    const isOwn = String(application?.userId) === String(user._id);
    if (!isOwn || application?.offer?.reply?.reply !== 'accept') return null;
    return offerAcceptedLetter(application, application.offer, today, visa);
  },
  async 'documents-requested'(user, { applicationId }, { today }) {
    if (!user.settings.notifications) return null;
    const application = await Application.findById(applicationId).lean();
    const open = (application?.items ?? []).filter(({ state }) => isOpen(state));
    if (!application || !open.length) return null;
    const isOwn = String(application.userId) === String(user._id);
    if (!isOwn && !(await hearsOf(user, application))) return null;
    return notices.documentsRequestedLetter(application, open, isOwn ? null : application.studentName, today);
  },
  async interview(user, { applicationId }, { today }) {
    const application = user.settings.notifications ? await Application.findById(applicationId).lean() : null;
    if (!application?.interview || !isAtInterview(application.status)) return null;
    const isOwn = String(application.userId) === String(user._id);
    if (!isOwn && !(await hearsOf(user, application))) return null;
    return interviewLetter(application, application.interview, isOwn ? null : application.studentName, today);
  },
  async 'start-changed'(user, { applicationId }, { today }) {
    const application = user.settings.notifications ? await Application.findById(applicationId).lean() : null;
    if (!application) return null;
    const isOwn = String(application.userId) === String(user._id);
    if (!isOwn && !(await hearsOf(user, application))) return null;
    return startLetter(application, isOwn ? null : application.studentName, today);
  },
  async 'guardian-consent'(_user, { applicationId, guardianEmail }, { today }) {
    const application = await Application.findById(applicationId).lean();
    const guardian = application?.consent?.guardian;
    if (!application || !guardian || guardian.email !== guardianEmail) return null;
    const link = await guardianLink(application);
    return link && guardianLetter(application, guardian.name, link, consentToken(link), today);
  },
  async 'student-consent'(user, _request, { today }) {
    // The newest: of two that were asked for at once one mail goes.
    const link = await ConsentLink.findOne({ userId: user._id, ofGuardian: { $ne: true }, usedAt: null })
      .sort({ _id: -1 })
      .lean();
    if (!link || link.address !== user.email || link.expiresAt <= new Date()) return null;
    const ids = link.applications.map(({ applicationId }) => applicationId);
    const applications = await Application.find({ _id: { $in: ids } }, 'course university courseFrom').lean();
    return applications.length ? studentConsentLetter(link, applications, consentToken(link), today) : null;
  },
  async 'agency-asks'(user, { claimId }, { today }) {
    const asked = await openClaim(claimId, user);
    return asked && claims.agencyAsksLetter({ ...asked, token: claimToken(asked.claim, user.email) }, today);
  },
  async 'agency-asks-guardian'(user, { claimId, guardianEmail }, { today }) {
    const asked = await openClaim(claimId, user);
    const personal = asked && (await Profile.findOne({ userId: user._id }, 'personal').lean())?.personal;
    if (!asked || personal?.guardian_email !== guardianEmail) return null;
    const guardian = { name: personal.guardian_name ?? '', studentName: user.name };
    return claims.agencyAsksGuardianLetter(
      { ...asked, token: claimToken(asked.claim, guardianEmail) },
      guardian,
      today,
    );
  },
  async receipt(user, { receiptId }) {
    const receipt = await Receipt.findOne({ _id: receiptId, studentId: user._id }).lean();
    return receipt && receiptLetter(receipt);
  },
  async 'paper-consent'(user, { applicationId }, { today }) {
    const application = await Application.findOne({ _id: applicationId, userId: user._id }).lean();
    const paper = application?.consent?.came?.paper;
    return application && paper ? paperConsentLetter(application, paper, today) : null;
  },
  async reminder(user, group) {
    const due = user.settings.notifications ? await dueNow(user, group, new Date()) : null;
    return due && notices.reminderLetter(`/app/${user.role}`, group.on, due);
  },
  async 'tasks-due'(user, day, { today }) {
    const tasks = user.settings.notifications ? await tasksOfDay(day) : [];
    return tasks.length ? tasksDueLetter(`/app/${user.role}`, day.on, today, tasks) : null;
  },
  async 'message-digest'(user, _request, { today }) {
    if (!user.settings.notifications) return null;
    const { senders, total } = await unreadFor(user);
    return total ? notices.messageDigestLetter(`/app/${user.role}`, senders, total, today) : null;
  },
  async 'site-news'(user, { broken, mended }) {
    return user.role === 'admin' ? siteNewsLetter(broken, mended) : null;
  },
  async 'test-mail'() {
    return testMailLetter();
  },
  async 'account-leaves'(user, _request, { today }) {
    return user.leavesOn ? safety.accountLeavesLetter(dayOf(user.leavesOn, timeZoneOf(user)), today) : null;
  },
  async 'account-merged'(user) {
    const agent = user.addedBy && (await User.findById(user.addedBy, 'name company_name').lean());
    return safety.accountMergedLetter(agent ? agent.company_name || agent.name : '');
  },
  async 'export-ready'(user, _request, { today }) {
    const file = await FileExport.findOne({ userId: user._id, state: 'ready' }, 'endsOn').lean();
    const until = file?.endsOn && addDays(dayOf(file.endsOn, timeZoneOf(user)), -1);
    return safety.exportReadyLetter(until ?? null, today);
  },
  async 'newsletter-welcome'(user) {
    return user.settings.newsLetter ? subscriptions.newsletterWelcomeLetter(String(user._id)) : null;
  },
  async news(user, { articleId }) {
    const article = user.settings.newsLetter ? await News.findOne({ _id: articleId, status: true }).lean() : null;
    return article && subscriptions.newsLetter(String(user._id), article);
  },
  async 'new-courses'(user, { searchId, ...found }) {
    const search = await SavedSearch.findOne({ _id: searchId, userId: user._id, mails: true }).lean();
    return search && subscriptions.newCoursesLetter(`/app/${user.role}`, search, found);
  },
};

/** Whether this is the application's agent, the counsellor at their agency, or who helps its student now. */
async function hearsOf({ _id, helps }: UserRecord, { userId, agentId, memberId }: OfStudent): Promise<boolean> {
  if (helps) return (await helpedNow(helps, new Date())).includes(String(userId));
  return [agentId, memberId].some((id) => String(id) === String(_id));
}
type OfStudent = InCare<UserRecord['_id']> & { userId: UserRecord['_id'] };

/** A claim that a student can answer, with the agency's name; null for any other. */
async function openClaim(claimId: string, { _id }: UserRecord) {
  const claim = await AgencyClaim.findOne({ _id: claimId, userId: _id, state: 'waiting' }).lean();
  if (!claim || claim.lapsesOn <= new Date()) return null;
  const owner = await User.findById(claim.agencyId, 'company_name').lean();
  return { claim, agency: owner?.company_name || 'An agency' };
}
