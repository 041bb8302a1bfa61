import { siteNameOf } from '@/lib/domain/accounts/operator';
import type { MailTemplate } from '@/lib/domain/mail-requests';
import type { Role } from '@/lib/domain/roles';
import type { StatusMove } from '@/models/application';
import { type Assignee, addressed } from '../address';
import type { AddressedLetter, Letter } from '../letter';
import * as account from '../templates/account';
import { agencyAsksGuardianLetter, agencyAsksLetter } from '../templates/claims';
import { guardianLetter, paperConsentLetter, studentConsentLetter } from '../templates/consent';
import { groupMessageLetter } from '../templates/group';
import { interviewLetter } from '../templates/interview';
import * as moves from '../templates/moves';
import * as notices from '../templates/notices';
import { offerAcceptedLetter } from '../templates/offer';
import { receiptLetter } from '../templates/receipt';
import * as safety from '../templates/safety';
import { siteNewsLetter, testMailLetter } from '../templates/site';
import { startLetter } from '../templates/start';
import * as subscriptions from '../templates/subscriptions';
import { tasksDueLetter } from '../templates/tasks';
import { APPLICATIONS, ASKED, BY_STAFF, NAMES, OPERATOR, sampleId, TODAY } from './records';

const ASSIGNEE: Assignee = { id: String(sampleId(3)), name: NAMES.staff };
const TOKEN = 'a'.repeat(43);

/** A letter as its reader gets it. */
function to(
  role: Role,
  letter: Letter,
  { isOwnAddress = true, isVerified = true, assignee = ASSIGNEE as Assignee | null } = {},
) {
  const name = role === 'student' ? NAMES.student : role === 'agent' ? NAMES.agent : NAMES.staff;
  const address = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  return addressed(letter, {
    to: address,
    reader: { name, role, isVerified },
    assignee,
    isOwnAddress,
    operator: OPERATOR,
  });
}

const NEW = { isVerified: false, assignee: null };
const { offered, accepted, asked, interview } = APPLICATIONS;
const last = ({ history }: (typeof APPLICATIONS)['new']) => history.at(-1) as StatusMove;
const moved = (
  of: (typeof APPLICATIONS)['new'],
  studentName: string | null = null,
  more: Parameters<typeof moves.applicationMovedLetter>[4] = {},
) => moves.applicationMovedLetter(of, last(of), studentName, TODAY, more);
const OPEN = ['University of British Columbia', 'Dalhousie University', 'University of Calgary'].map(
  (university, place) => ({
    _id: String(sampleId(60 + place)),
    course: 'MSc Data Science',
    university,
    country: 'Canada',
  }),
);
const VISA: NonNullable<Parameters<typeof offerAcceptedLetter>[3]> = {
  applyBy: null,
  steps: [
    { name: 'Letter of acceptance (LOA)', text: 'From a designated learning institution.' },
    { name: 'Attestation letter (PAL or TAL)', text: 'From the province or territory, where the course needs one.' },
  ],
};
const due = (more: Partial<Parameters<typeof notices.reminderLetter>[2]>) => ({
  ...{ today: TODAY, student: { _id: sampleId(1), name: NAMES.student }, application: null, saved: [] },
  deadlines: [],
  ...more,
});
const CLOSING = {
  ...{ key: 'closing', kind: 'closing' as const, on: '2026-12-04', since: null },
  what: 'Applications for Master of Data Science at University of Victoria close (Sep 2027)',
};
const REPLY = { key: 'reply', kind: 'reply' as const, on: '2026-12-09', since: null, what: 'Reply to the offer' };
const MISSED = { key: 'deposit', kind: 'deposit' as const, on: '2026-11-26', since: null, what: 'Pay the deposit' };
const PAPER = { key: 'expiry', kind: 'expiry' as const, on: '2026-12-04', since: null, what: 'Passport expires' };
const COURSES = [{ course: 'MBA Finance', university: 'Douglas College', country: 'Canada' }];
const CLAIM = {
  ...{ agency: 'Bridge Abroad', token: `c${TOKEN}` },
  claim: { asked: { byName: NAMES.agent }, lapsesOn: new Date('2026-12-11T09:30:00Z') },
};
const RECEIPT: Parameters<typeof receiptLetter>[0] = {
  ...{ _id: sampleId(8), label: 'Moga 2026-0007', kind: 'payment', feeKind: 'service', what: 'Visa file', reason: '' },
  ...{
    minor: 500_000,
    currency: 'INR',
    way: 'cash',
    paidOn: TODAY,
    day: TODAY,
    agency: 'Bridge Abroad',
    byName: NAMES.agent,
  },
};
const LINK = { asked: BY_STAFF, expiresAt: new Date('2026-12-04T09:30:00Z') };

/** Every kind of letter with invented data, in its variants: what `/dev/letters` shows. Complete by its type. */
export const sampleLetters = (): Readonly<Record<MailTemplate, readonly AddressedLetter[]>> => ({
  registered: [
    to('student', account.verifyEmailLetter(TOKEN, '123456', TODAY), NEW),
    to('agent', account.agentRequestLetter(), NEW),
  ],
  verified: [to('student', account.verifiedLetter(), { assignee: null })],
  'set-password': [
    to('student', account.setPasswordLetter(TOKEN, 'Bridge Abroad', TODAY, TOKEN), NEW),
    to('student', account.setPasswordLetter(TOKEN, 'Our team', TODAY), NEW),
  ],
  'helper-asks': [to('student', account.helperAsksLetter('Sita Thapa'))],
  'staff-invited': [to('team', account.staffInvitationLetter(TOKEN, 'team', TODAY), NEW)],
  'agency-invited': [to('agent', account.agencyInvitationLetter(TOKEN, 'Bridge Abroad', TODAY), NEW)],
  'reset-password': [to('student', safety.resetPasswordLetter(TOKEN))],
  'sign-in-link': [to('student', safety.signInLinkLetter(TOKEN))],
  'second-factor': [
    to('student', safety.secondFactorLetter('second-factor', '123456')),
    to('student', safety.secondFactorLetter('change-second-factor', '123456')),
  ],
  'password-changed': [to('student', safety.passwordChangedLetter())],
  'confirm-email': [to('student', account.confirmEmailLetter(TOKEN), { isOwnAddress: false })],
  'email-changed': [to('student', safety.emailChangedLetter('gurpreet@example.org'), { isOwnAddress: false })],
  'application-moved': [
    to('student', moved(APPLICATIONS.new)),
    to('student', moved(APPLICATIONS.newByAgent)),
    to('agent', moved(APPLICATIONS.newByAgent, NAMES.student)),
    to('student', moved(APPLICATIONS.inReview)),
    to('student', moved(asked)),
    to('student', moved(offered)),
    to('agent', moved(offered, NAMES.student)),
    to('student', moved(APPLICATIONS.deferred)),
    to('student', moved(APPLICATIONS.rejected, null, { staysOpen: OPEN })),
    to('student', moved(APPLICATIONS.rejected, null, { staysOpen: [] })),
    to('agent', moved(APPLICATIONS.rejected, NAMES.student)),
    to('student', moved(APPLICATIONS.notSent, null, { staysOpen: OPEN.slice(0, 1) })),
    to('student', moved(APPLICATIONS.visaRefused, null, { staysOpen: OPEN })),
    to('student', moved(APPLICATIONS.withdrawn)),
    to('student', moved(APPLICATIONS.visaNext, null, { visa: { ...VISA, applyBy: '2027-08-11' } })),
  ],
  'applications-moved': [
    to(
      'student',
      moves.applicationsMovedLetter(
        '/app/student',
        [APPLICATIONS.inReview, asked].map((one) => ({
          application: one,
          move: last(APPLICATIONS.inReview),
          studentName: null,
        })),
      ),
    ),
  ],
  'offer-accepted': accepted.offer ? [to('student', offerAcceptedLetter(accepted, accepted.offer, TODAY, VISA))] : [],
  'documents-requested': [
    to('student', notices.documentsRequestedLetter(asked, ASKED, null, TODAY)),
    to('agent', notices.documentsRequestedLetter(asked, ASKED.slice(0, 1), NAMES.student, TODAY)),
  ],
  interview: interview.interview
    ? [
        to('student', interviewLetter(interview, interview.interview, null, TODAY)),
        to('agent', interviewLetter(interview, interview.interview, NAMES.student, TODAY)),
      ]
    : [],
  'start-changed': [
    startLetter(APPLICATIONS.deferred, null, TODAY),
    startLetter(APPLICATIONS.deferred, NAMES.student, TODAY),
  ].flatMap((letter, at) => (letter ? [to(at ? 'agent' : 'student', letter)] : [])),
  'guardian-consent': [
    to('student', guardianLetter(APPLICATIONS.new, NAMES.guardian, LINK, TOKEN, TODAY), { isOwnAddress: false }),
  ],
  'student-consent': [to('student', studentConsentLetter(LINK, [APPLICATIONS.new], TOKEN, TODAY))],
  'agency-asks': [to('student', agencyAsksLetter(CLAIM, TODAY))],
  'agency-asks-guardian': [
    to('student', agencyAsksGuardianLetter(CLAIM, { name: NAMES.guardian, studentName: NAMES.student }, TODAY), {
      isOwnAddress: false,
    }),
  ],
  receipt: [
    to('student', receiptLetter(RECEIPT)),
    to(
      'student',
      receiptLetter({
        ...RECEIPT,
        label: 'Moga 2026-0008',
        kind: 'cancelled',
        minor: -500_000,
        reason: 'Entered twice',
      }),
    ),
    to(
      'student',
      receiptLetter({ ...RECEIPT, label: 'Moga 2026-0009', feeKind: 'tuition', what: 'First year’s tuition' }),
    ),
  ],
  'paper-consent': [
    to('student', paperConsentLetter(APPLICATIONS.new, { recorded: BY_STAFF, signedOn: '2026-11-25' }, TODAY)),
  ],
  reminder: [
    to(
      'student',
      notices.reminderLetter('/app/student', MISSED.on, due({ deadlines: [MISSED], application: accepted })),
    ),
    to('student', notices.reminderLetter('/app/student', REPLY.on, due({ deadlines: [REPLY], application: offered }))),
    to('student', notices.reminderLetter('/app/student', PAPER.on, due({ deadlines: [PAPER] }))),
    to('student', notices.reminderLetter('/app/student', CLOSING.on, due({ deadlines: [CLOSING], saved: ['1'] }))),
    to('agent', notices.reminderLetter('/app/agent', REPLY.on, due({ deadlines: [REPLY], application: offered }))),
  ],
  'tasks-due': [
    to(
      'team',
      tasksDueLetter('/app/team', TODAY, TODAY, [
        { title: 'Call about the references', studentName: NAMES.student, university: '' },
        { title: 'Send the fee table', studentName: '', university: '' },
      ]),
    ),
  ],
  'message-digest': [
    to(
      'student',
      notices.messageDigestLetter(
        '/app/student',
        [{ href: '/messages/chat/1', name: NAMES.staff, isPerson: true, count: 2, newest: 'Can you call me today?' }],
        2,
        TODAY,
      ),
    ),
  ],
  'site-news': [
    to('admin', siteNewsLetter([{ what: 'Backup', text: 'The last attempt failed: the disk is full.' }], [])),
    to(
      'admin',
      siteNewsLetter([], [{ what: 'Backup', text: 'The last backup is from 27 November 2026, 02:10 UTC, 1.4 GB.' }]),
    ),
  ],
  'test-mail': [to('admin', testMailLetter())],
  'newsletter-welcome': [to('student', subscriptions.newsletterWelcomeLetter(String(sampleId(1))))],
  'account-leaves': [to('student', safety.accountLeavesLetter('2026-12-04', TODAY))],
  'account-merged': [
    to('student', safety.accountMergedLetter('Bridge Abroad')),
    to('student', safety.accountMergedLetter('')),
  ],
  'export-ready': [to('student', safety.exportReadyLetter('2026-12-03', TODAY))],
  news: [
    to(
      'student',
      subscriptions.newsLetter(String(sampleId(1)), {
        title: 'Douglas College opens two intakes',
        description: '<p>From January there are two new intakes in computing.</p>',
      }),
    ),
  ],
  'group-message': [
    groupMessageLetter({
      ...{ to: 'lead@example.com', subject: 'January intakes close soon', agency: 'Bridge Abroad', how: 'contact' },
      text: 'Dear Harpreet Gill,\n\nplaces for MSc Data Science in January close on 15 December. Shall we apply this week?',
      sender: { name: NAMES.agent, email: 'agent@example.com' },
      stopId: `${sampleId(1)}${sampleId(2)}${TOKEN}`,
      site: { name: siteNameOf(OPERATOR), colour: OPERATOR.colour },
    }),
  ],
  'new-courses': [
    to(
      'student',
      subscriptions.newCoursesLetter(
        '/app/student',
        { _id: sampleId(60), name: 'MBA in Canada', search: 'q=cheap+mba+in+canada' },
        { total: 4, courses: COURSES, readAs: 'mba · Canada' },
      ),
    ),
  ],
});
