import { isOpen } from '@/lib/domain/applications/checklist';
import { isAtInterview } from '@/lib/domain/applications/interview';
import { dayIn } from '@/lib/domain/deadlines/words';
import type { MailRequest, MailRequests, MailTemplate } from '@/lib/domain/mail-requests';
import { issueCode, issueToken, issueTokenUnlessRecent } from '@/lib/platform/auth/codes';
import { issueVerificationCode, verificationCodeOf } from '@/lib/platform/auth/verification-codes';
import { timeZoneOf } from '@/lib/platform/env';
import { Application } from '@/models/application';
import { News } from '@/models/article';
import { ConsentLink } from '@/models/consent-link';
import { SavedSearch } from '@/models/saved-search';
import { User, type UserRecord } from '@/models/user';
import { consentToken, guardianLink } from './consent-link';
import { unreadFor } from './digest';
import { dueNow } from './due';
import type { AddressedLetter, Letter } from './letter';
import { tasksOfDay } from './tasks-of-day';
import * as account from './templates/account';
import { guardianLetter, paperConsentLetter, studentConsentLetter } from './templates/consent';
import { interviewLetter } from './templates/interview';
import * as notices from './templates/notices';
import * as subscriptions from './templates/subscriptions';
import { tasksDueLetter } from './templates/tasks';

/**
 * Writes a requested e-mail as things stand now, with a fresh link or code where it carries one. Null when there is
 * nothing to say any more: a link sent a moment ago still works, the account is gone, disabled or already verified, has such mails off, or read its messages.
 */
export async function compose(request: MailRequest, jobId = ''): Promise<AddressedLetter | null> {
  const write = WRITERS[request.template] as Writer<MailTemplate>;
  const filter = 'userId' in request ? { _id: request.userId } : { email: request.email };
  const user = await User.findOne({ ...filter, disabled: { $ne: true } }).lean();
  const letter = user && (await write(user, request, jobId));
  if (!letter) return null;
  return { ...letter, to: addressFor(request) ?? user.email };
}

/** Some mails go to another address than the account's. */
function addressFor(request: MailRequest): string | null {
  if (request.template === 'confirm-email') return request.newEmail;
  if (request.template === 'guardian-consent') return request.guardianEmail;
  return request.template === 'email-changed' ? request.formerEmail : null;
}

type Writer<T extends MailTemplate> = (
  user: UserRecord,
  request: MailRequests[T],
  jobId: string,
) => Promise<Letter | null>;

const WRITERS: { [T in MailTemplate]: Writer<T> } = {
  async registered(user) {
    if (user.isVerified) return null;
    if (user.role !== 'student') return account.agentRequestLetter();
    const userId = String(user._id);
    const code = (await verificationCodeOf(userId)) ?? (await issueVerificationCode(userId));
    return account.verifyEmailLetter(await issueToken(userId, 'verify-email'), code);
  },
  async verified(user) {
    return user.isVerified ? account.verifiedLetter(user.name) : null;
  },
  async 'set-password'(user, _request, jobId) {
    if (!user.choosesPassword && (user.isVerified || !user.addedBy)) return null;
    const token = await issueTokenUnlessRecent(String(user._id), 'set-password', jobId);
    const agent = user.addedBy && (await User.findById(user.addedBy, 'company_name').lean());
    const opener = user.addedBy ? agent?.company_name || 'Your agent' : 'Our team';
    return token === null ? null : account.setPasswordLetter(token, opener);
  },
  async 'staff-invited'(user) {
    if (user.isVerified || (user.role !== 'team' && user.role !== 'admin')) return null;
    return account.staffInvitationLetter(await issueToken(String(user._id), 'set-password'), user.role);
  },
  async 'reset-password'(user, _request, jobId) {
    const token = await issueTokenUnlessRecent(String(user._id), 'reset-password', jobId);
    return token === null ? null : account.resetPasswordLetter(token);
  },
  async 'second-factor'(user, { purpose }) {
    return account.secondFactorLetter(purpose, await issueCode(String(user._id), purpose));
  },
  async 'password-changed'() {
    return account.passwordChangedLetter();
  },
  async 'confirm-email'(user, { newEmail }) {
    return account.confirmEmailLetter(await issueToken(String(user._id), 'change-email', newEmail));
  },
  async 'email-changed'(user) {
    return account.emailChangedLetter(user.email);
  },
  async 'application-moved'(user, { applicationId, move }) {
    const application = await Application.findById(applicationId).lean();
    const step = application?.history[move];
    if (!application || !step || !user.settings.notifications) return null;
    const today = dayIn(timeZoneOf(user), new Date());
    if (String(application.userId) === String(user._id))
      return notices.applicationMovedLetter(application, step, null, today);
    const student = await User.findOne({ _id: application.userId, addedBy: user._id }, 'name').lean();
    return student && notices.applicationMovedLetter(application, step, student.name, today);
  },
  async 'applications-moved'(user, { moves }) {
    const moved = user.settings.notifications ? await movesFor(user, moves) : [];
    return moved.length ? notices.applicationsMovedLetter(`/app/${user.role}`, moved) : null;
  },
  async 'documents-requested'(user, { applicationId }) {
    if (!user.settings.notifications) return null;
    const application = await Application.findById(applicationId).lean();
    const open = (application?.items ?? []).filter(({ state }) => isOpen(state));
    if (!application || !open.length) return null;
    const isOwn = String(application.userId) === String(user._id);
    if (!isOwn && String(application.agentId) !== String(user._id)) return null;
    return notices.documentsRequestedLetter(application, open, isOwn ? null : application.studentName);
  },
  async interview(user, { applicationId }) {
    const application = user.settings.notifications ? await Application.findById(applicationId).lean() : null;
    if (!application?.interview || !isAtInterview(application.status)) return null;
    const isOwn = String(application.userId) === String(user._id);
    if (!isOwn && String(application.agentId) !== String(user._id)) return null;
    return interviewLetter(application, application.interview, isOwn ? null : application.studentName);
  },
  async 'guardian-consent'(_user, { applicationId, guardianEmail }) {
    const application = await Application.findById(applicationId).lean();
    const guardian = application?.consent?.guardian;
    if (!application || !guardian || guardian.email !== guardianEmail) return null;
    const link = await guardianLink(application);
    return link && guardianLetter(application, guardian.name, link, consentToken(link));
  },
  async 'student-consent'(user) {
    // The newest: of two that were asked for at once one mail goes.
    const link = await ConsentLink.findOne({ userId: user._id, ofGuardian: { $ne: true }, usedAt: null })
      .sort({ _id: -1 })
      .lean();
    if (!link || link.address !== user.email || link.expiresAt <= new Date()) return null;
    const ids = link.applications.map(({ applicationId }) => applicationId);
    const applications = await Application.find({ _id: { $in: ids } }, 'course university').lean();
    return applications.length ? studentConsentLetter(user.name, link, applications, consentToken(link)) : null;
  },
  async 'paper-consent'(user, { applicationId }) {
    const application = await Application.findOne({ _id: applicationId, userId: user._id }).lean();
    const paper = application?.consent?.came?.paper;
    return application && paper ? paperConsentLetter(user.name, application, paper) : null;
  },
  async reminder(user, group) {
    const due = user.settings.notifications ? await dueNow(user, group, new Date()) : null;
    return due && notices.reminderLetter(`/app/${user.role}`, group.on, due);
  },
  async 'tasks-due'(user, day) {
    const tasks = user.settings.notifications ? await tasksOfDay(day) : [];
    return tasks.length
      ? tasksDueLetter(`/app/${user.role}`, day.on, dayIn(timeZoneOf(user), new Date()), tasks)
      : null;
  },
  async 'message-digest'(user) {
    if (!user.settings.notifications) return null;
    const { senders, total } = await unreadFor(user);
    return total ? notices.messageDigestLetter(`/app/${user.role}`, senders, total) : null;
  },
  async 'account-leaves'(user) {
    return user.leavesOn ? account.accountLeavesLetter(dayIn(timeZoneOf(user), user.leavesOn)) : null;
  },
  async 'account-merged'(user) {
    const agent = user.addedBy && (await User.findById(user.addedBy, 'name company_name').lean());
    return account.accountMergedLetter(agent ? agent.company_name || agent.name : '');
  },
  async 'export-ready'() {
    return account.exportReadyLetter();
  },
  async 'newsletter-welcome'(user) {
    return user.settings.newsLetter ? subscriptions.newsletterWelcomeLetter(String(user._id)) : null;
  },
  async news(user, { articleId }) {
    const article = user.settings.newsLetter ? await News.findOne({ _id: articleId, status: true }).lean() : null;
    return article && subscriptions.newsLetter(String(user._id), article);
  },
  async 'new-courses'(user, { searchId, total, courses }) {
    const search = await SavedSearch.findOne({ _id: searchId, userId: user._id, mails: true }).lean();
    return search && subscriptions.newCoursesLetter(`/app/${user.role}`, search, { total, courses });
  },
};

/** Those of these moves that are about the reader's own applications, or about a present student of theirs. */
async function movesFor(
  user: UserRecord,
  moves: MailRequests['applications-moved']['moves'],
): Promise<notices.MovedOne[]> {
  const ids = moves.map(({ applicationId }) => applicationId);
  const applications = await Application.find({ _id: { $in: ids } }).lean();
  const students = await User.find({
    _id: { $in: applications.map(({ userId }) => userId) },
    addedBy: user._id,
  }).lean();
  const names = new Map(students.map(({ _id, name }) => [String(_id), name]));
  return applications.flatMap((application) => {
    const place = moves.find(({ applicationId }) => applicationId === String(application._id))?.move ?? -1;
    const move = application.history[place];
    const isOwn = application.userId.equals(user._id);
    const studentName = isOwn ? null : names.get(String(application.userId));
    return move && studentName !== undefined ? [{ application, move, studentName }] : [];
  });
}
