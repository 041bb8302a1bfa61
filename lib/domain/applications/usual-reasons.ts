import type { ApplicationStatus } from './application-status';

/** What staff most often say with a move; student and agent read it. None for moves that speak for themselves. */
export const USUAL_REASONS: Partial<Record<ApplicationStatus, readonly string[]>> = {
  'Documents Requested': [
    'The university has requested more documents.',
    'A document could not be read.',
    'A document is out of date.',
  ],
  Rejected: [
    'The university made no offer.',
    'The course is full.',
    'The marks are below the course requirement.',
    'The English scores are below the course requirement.',
    'The intake is closed.',
  ],
  'Visa Refused': ['The proof of funds was not sufficient.', 'The study plan did not convince the visa office.'],
  Deferred: ['As you asked.', 'The course is full.', 'The university changed the start date.'],
};

/** What is often wrong with a paper. */
export const USUAL_RETURNS = [
  'Not signed.',
  'Not dated.',
  'Not on letterhead.',
  'A page is missing.',
  'A page is cut off.',
  'Not readable: please scan it again.',
  'Out of date.',
  'The name does not match the passport.',
  'Not in English: please add a certified translation.',
  'Wrong document.',
] as const;
