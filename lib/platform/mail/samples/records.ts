import { Types } from 'mongoose';
import { NO_OPERATOR, type OperatorDetails } from '@/lib/domain/accounts/operator';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { addDays, toDay } from '@/lib/domain/days/day';
import { Application, type ApplicationRecord } from '@/models/application';
import type { ItemRecord, OfferRecord } from '@/models/application-parts';

/** Invented records that the sample letters are written of; nothing of them is stored. */

export const TODAY = toDay('2026-11-27');
export const NAMES = { student: 'Gurpreet Kaur', agent: 'Rohan Mehta', staff: 'Harpreet Gill', guardian: 'Latha Rao' };

/** As an admin may have entered it. */
export const OPERATOR: OperatorDetails = {
  ...NO_OPERATOR,
  name: 'Bright Path Education',
  address: '12 College Road\nLudhiana 141001, India',
  phone: '+91 98140 00000',
  whatsapp: '+919814000001',
  email: 'help@example.com',
};

export const sampleId = (end: number): Types.ObjectId => new Types.ObjectId(String(end).padStart(24, '0'));
const AT = new Date(`${TODAY}T09:30:00Z`);
export const BY_STAFF = { by: sampleId(3), byRole: 'team' as const, byName: NAMES.staff, at: AT };
const BY_STUDENT = { by: sampleId(1), byRole: 'student' as const, byName: NAMES.student, at: AT };
const BY_AGENT = { by: sampleId(2), byRole: 'agent' as const, byName: NAMES.agent, at: AT };

const item = (end: number, label: string, more: Partial<ItemRecord> = {}): ItemRecord => ({
  _id: sampleId(end),
  kind: 'passport',
  label,
  note: '',
  dueOn: null,
  state: 'requested',
  reason: '',
  answer: '',
  files: [],
  asked: BY_STAFF,
  answered: null,
  reviewed: null,
  ofOffer: false,
  ...more,
});

export const ASKED: ItemRecord[] = [
  item(31, 'Second reference letter', { note: 'On letterhead, with a signature.', dueOn: addDays(TODAY, 7) }),
  item(32, 'Passport', { state: 'redo', reason: 'The last page is missing.', dueOn: addDays(TODAY, 10) }),
  item(33, 'Why is there a gap since 2022?', { kind: 'question' }),
];

const CONDITIONS: ItemRecord[] = ['IELTS 6.5 or better', 'The final mark sheet of your degree'].map((label, index) =>
  item(41 + index, label, { kind: 'condition', ofOffer: true }),
);

const OFFER: OfferRecord = {
  conditional: true,
  letter: { fileId: sampleId(50), name: 'offer.pdf', type: 'application/pdf', size: 1, addedOn: AT, returned: false },
  replyBy: '2026-12-09',
  deposit: 250_000,
  currency: 'CAD',
  depositBy: '2026-12-20',
  startOn: '2027-09-07',
  reference: '',
  made: BY_STAFF,
  reply: null,
  recommendation: null,
};

/** An application that came to its status by these moves. */
function application(
  ways: readonly ApplicationStatus[],
  more: Partial<ApplicationRecord> = {},
  applied = BY_STUDENT as Signer,
): ApplicationRecord {
  const history = ways.map((status, place) => ({ ...(place === 0 ? applied : BY_STAFF), status, reason: '' }));
  const record = {
    _id: sampleId(10),
    userId: sampleId(1),
    studentName: NAMES.student,
    courseId: sampleId(20),
    country: 'Canada',
    university: 'University of Victoria',
    course: 'Master of Data Science',
    year: 2027,
    month: 'Sep',
    status: ways.at(-1),
    history,
    ...more,
  };
  return new Application(record).toObject<ApplicationRecord>();
}
type Signer = typeof BY_STUDENT | typeof BY_AGENT;

const CONSENT = { ...BY_STUDENT, to: [], what: [], agentId: null, agentMayReply: false, guardian: null };
const FULL = 'The course is full.';
const SENT: ApplicationStatus[] = ['Pending', 'Under Review', 'Submitted'];

const SENT_ON: NonNullable<ApplicationRecord['sent']> = { ...BY_STAFF, how: 'status', reason: '' };

export const APPLICATIONS = {
  new: application(['Pending']),
  newByAgent: application(['Pending'], {}, BY_AGENT),
  inReview: application(['Pending', 'Under Review'], { consent: CONSENT }),
  asked: application(['Pending', 'Under Review', 'Documents Requested'], { consent: CONSENT, items: ASKED }),
  interview: application([...SENT, 'Interview'], {
    consent: CONSENT,
    interview: {
      ...{ on: '2026-12-12', time: '10:00', zone: 'America/Vancouver', link: 'https://meet.example.edu/interview' },
      ...{ place: '', note: 'Have your passport with you.', entered: BY_STAFF },
    },
  }),
  offered: application([...SENT, 'Conditional Offer'], { consent: CONSENT, items: CONDITIONS, offer: OFFER }),
  accepted: application([...SENT, 'Conditional Offer'], {
    consent: CONSENT,
    items: CONDITIONS,
    offer: { ...OFFER, reply: { ...BY_STUDENT, reply: 'accept', reason: '' } },
  }),
  deferred: withReason(
    application([...SENT, 'Conditional Offer', 'Deferred'], {
      ...{ consent: CONSENT, year: 2028, intakeOn: 202_809 },
      starts: [
        { year: 2027, month: 'Sep', since: BY_STUDENT.at, by: null, askedBy: null, why: '', evidence: '' },
        { year: 2028, month: 'Sep', since: BY_STAFF.at, by: BY_STAFF, askedBy: 'university', why: FULL, evidence: '' },
      ],
      acts: [
        { ...BY_STAFF, act: 'start changed', label: 'Sep 2027 → Sep 2028', reason: FULL },
        { ...BY_STAFF, act: 'changed', label: 'Bank statement', reason: 'Due 6 Dec 2027 (before: 6 Dec 2026)' },
      ],
    }),
    FULL,
  ),
  rejected: withReason(application([...SENT, 'Rejected'], { sent: SENT_ON }), 'All places for this intake are taken.'),
  notSent: withReason(application(['Pending', 'Rejected']), 'The course closed to new applications last week.'),
  visaRefused: withReason(
    application([...SENT, 'Accepted', 'Visa Refused'], { sent: SENT_ON }),
    'The bank statements do not show where the money came from.',
  ),
  withdrawn: application(['Pending', 'Withdrawn']),
  visaNext: application([...SENT, 'Offer Received', 'Accepted'], { sent: SENT_ON }),
};

function withReason(record: ApplicationRecord, reason: string): ApplicationRecord {
  return {
    ...record,
    history: record.history.map((move) => (move.status === record.status ? { ...move, reason } : move)),
  };
}
