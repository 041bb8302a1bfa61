import type { ApplicationStatus } from '@/lib/domain/applications/application-status';

/** One line of an application's thread; lines of an agent are left out where the student has none. */
export interface ThreadLine {
  from: 'student' | 'agent' | 'staff';
  daysAgo: number;
  text: string;
}

/** What is written about the demo's applications, by where they stand; the last line of the staff's is unread. */
export const THREADS: Partial<Record<ApplicationStatus, readonly ThreadLine[]>> = {
  'Documents Requested': [
    said(
      'staff',
      6,
      'I have asked for what the university still misses. The list on this page says of each paper what it must show.',
    ),
    said(
      'student',
      5,
      'My professor signs the reference on Monday. Is a bank statement with a digital signature enough?',
    ),
    said('agent', 5, 'The bank stamps it as well if you need that; we can go there tomorrow.'),
    said('staff', 4, 'A digital signature is fine, as long as the last page with the closing balance is there.'),
  ],
  'Conditional Offer': [
    said('staff', 9, 'The offer letter is here. It has two conditions; each is on your list with the day it is due.'),
    said('student', 8, 'The final transcript comes next month. May I accept before that?'),
    said('staff', 7, 'Yes. Accept now and the place is held; it becomes firm as soon as both conditions are met.'),
  ],
  'Offer Received': [
    said(
      'staff',
      6,
      'Congratulations: this offer has no conditions. Please look at the deposit and its last day first.',
    ),
    said('agent', 5, 'We compare it with the other offer this week and tell you what we advise.'),
    said('student', 4, 'Is the scholarship part of this letter, or does it come apart?'),
    said(
      'staff',
      3,
      'It comes in a letter of its own, usually two weeks later. You can accept without waiting for it.',
    ),
  ],
  'Visa Applied': [
    said('student', 5, 'Biometrics are done. Do I have to send anything more?'),
    said('staff', 4, 'No. Keep the receipt, and write here if the visa office asks for a paper.'),
  ],
};

/** What staff note for one another, by where an application stands. */
export const NOTES: Partial<Record<ApplicationStatus, string>> = {
  'Documents Requested':
    'Called on Thursday. The first bank statement was cut off at the last page; the new one is promised.',
  'Under Review': 'Marks are fine. The year between school and degree needs a gap letter before this goes out.',
};

function said(from: ThreadLine['from'], daysAgo: number, text: string): ThreadLine {
  return { from, daysAgo, text };
}
