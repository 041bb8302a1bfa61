import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import type { TaskRule } from '@/lib/domain/applications/task-rules';

/** What a counsellor notes to do about an application at this status. */
export const TASK_TITLES: Partial<Record<ApplicationStatus, string>> = {
  Pending: 'Call to go through the course and the intake',
  'Under Review': 'Check the marks against the entry requirements',
  'Documents Requested': 'Call about the papers that are still missing',
  Submitted: 'Ask the university when it decides',
  'Conditional Offer': 'Go through the conditions by phone',
  'Offer Received': 'Call about the reply to the offer',
  Accepted: 'Check that the deposit has arrived',
  'Visa Applied': 'Ask for the day of the biometrics',
  'Visa Approved': 'Talk about flights and the first weeks',
};

/** When the tasks of one counsellor are due, in days from today; those behind were done, with what came of them. */
export const OPEN_TASKS: readonly number[] = [-1, 0, 3];
export const DONE_TASKS: readonly { due: number; word: string }[] = [
  { due: -4, word: 'Reached by phone, writes tonight' },
  { due: -2, word: 'No answer, left a message' },
];

export const RULES: readonly TaskRule[] = [
  {
    _id: '5f0000000000000000000001',
    when: 'status',
    status: 'Visa Approved',
    country: null,
    title: 'Ask for the arrival day',
    days: 7,
  },
  {
    _id: '5f0000000000000000000002',
    when: 'day',
    day: 'deposit',
    country: null,
    title: 'Ask whether it is paid',
    days: 3,
  },
];

/** What all staff insert into their messages. */
export const REPLIES: readonly { name: string; text: string }[] = [
  {
    name: 'Offer is here',
    text: 'Dear {name},\n\n{university} has made you an offer for {course}. Please read the letter first, then the conditions and the last day to reply. I am glad to go through it with you.\n\n{counsellor}',
  },
  {
    name: 'Papers still missing',
    text: 'Dear {name},\n\nyour application to {university} waits for papers that are on your list; the next one is due on {due}. Send what you have already, page by page is fine.\n\n{counsellor}',
  },
  {
    name: 'Sent to the university',
    text: 'Dear {name},\n\nyour application for {course} has gone to {university}. They usually take a few weeks; you need to do nothing until then.\n\n{counsellor}',
  },
  {
    name: 'When can we talk?',
    text: 'Dear {name},\n\nI would like to talk about {course} for a quarter of an hour. Which day suits you this week, and at what time where you live?\n\n{counsellor}',
  },
];

/** What staff note on a student for one another; `@` stands for a colleague. */
export const STUDENT_NOTES: readonly string[] = [
  'Prefers calls after six in the evening; the father joins when money is the subject.',
  'Asked about a second intake if the visa takes too long. @ please have an eye on the January dates.',
  'Passport runs out next year. Has been asked to renew it before the visa application.',
];
