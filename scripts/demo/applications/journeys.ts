import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import type { Country } from '@/lib/domain/countries';

/** A step of an application's life: where it went and the note the counsellor left. */
export interface Step {
  status: ApplicationStatus;
  reason: string;
}

const OFFERED: readonly ApplicationStatus[] = ['Pending', 'Under Review', 'Submitted', 'Offer Received'];
const VISA: readonly ApplicationStatus[] = [...OFFERED, 'Accepted', 'Visa Applied'];

/** The way that leads to each status. */
const WAYS: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  Pending: ['Pending'],
  'Under Review': ['Pending', 'Under Review'],
  'Documents Requested': ['Pending', 'Under Review', 'Documents Requested'],
  Submitted: ['Pending', 'Under Review', 'Documents Requested', 'Submitted'],
  Interview: ['Pending', 'Under Review', 'Submitted', 'Interview'],
  'Conditional Offer': ['Pending', 'Under Review', 'Submitted', 'Conditional Offer'],
  'Offer Received': OFFERED,
  Accepted: ['Pending', 'Under Review', 'Submitted', 'Conditional Offer', 'Offer Received', 'Accepted'],
  'Visa Applied': VISA,
  'Visa Approved': [...VISA, 'Visa Approved'],
  Enrolled: [...VISA, 'Visa Approved', 'Enrolled'],
  Rejected: ['Pending', 'Under Review', 'Submitted', 'Rejected'],
  'Visa Refused': [...VISA, 'Visa Refused'],
  Withdrawn: ['Pending', 'Under Review', 'Withdrawn'],
  Deferred: [...OFFERED, 'Accepted', 'Deferred'],
};

/** Notes by status; each application takes one by its number. */
const NOTES: Record<Exclude<ApplicationStatus, 'Visa Applied'>, readonly string[]> = {
  Pending: [''],
  'Under Review': [
    'Marks and English scores look right for this course; checking the documents now.',
    'Application received. I will read the statement of purpose this week.',
    'All forms are filled in. Comparing the transcript with the entry requirement.',
  ],
  'Documents Requested': [
    'Please upload a clear colour scan of the passport, first and last page.',
    'The transcript of the final semester is missing. A provisional one will do for now.',
    'Please send a second reference on letterhead, signed and dated.',
  ],
  Submitted: [
    'Submitted on the university portal. The usual answer time is three to six weeks.',
    'All documents complete, sent to the admissions office.',
  ],
  Interview: ['The tutors liked the application and want to talk about the portfolio before they decide.'],
  'Conditional Offer': [
    'Conditional offer: the English score is needed before the confirmation can be issued.',
    'Conditional offer: final transcript and degree certificate still to be shown.',
  ],
  'Offer Received': [
    'Unconditional offer received. Please read the deposit and refund terms before accepting.',
    'Offer letter uploaded. The deadline for accepting it is on page two.',
  ],
  Accepted: ['Offer accepted and deposit paid.', 'Acceptance form signed, receipt of the deposit received.'],
  'Visa Approved': ['Visa granted. Book the flight so as to arrive before orientation.'],
  Enrolled: ['Registration on campus confirmed by the university.'],
  Rejected: [
    'The university filled its places for this intake; it suggests applying for the next one.',
    'The average in mathematics is below what this course asks for.',
  ],
  'Visa Refused': [
    'The officer was not satisfied with the proof of funds. A new application with six months of statements is possible.',
  ],
  Withdrawn: ['I have decided on another university.', 'My family prefers that I stay closer to home.'],
  Deferred: ['Moved to the next intake at the student’s request, because the final marks come late.'],
};

const VISA_NOTES: Record<Country, string> = {
  Canada: 'Study permit application submitted online; biometrics appointment next.',
  Australia: 'Student visa application lodged with the confirmation of enrolment and health cover.',
  'New Zealand': 'Student visa application submitted to Immigration New Zealand.',
  USA: 'I-20 received and SEVIS fee paid; visa interview booked.',
  UK: 'CAS received; Student visa application and health surcharge submitted.',
  Singapore: "Student's Pass application submitted through SOLAR.",
};

/** The steps from 'Pending' to `status`, with the notes that application number `index` got in `country`. */
export function journeyTo(status: ApplicationStatus, country: Country, index: number): Step[] {
  return WAYS[status].map((passed) => ({ status: passed, reason: noteOf(passed, country, index) }));
}

function noteOf(status: ApplicationStatus, country: Country, index: number): string {
  if (status === 'Visa Applied') return VISA_NOTES[country];
  const notes = NOTES[status];
  return notes[index % notes.length] ?? '';
}
