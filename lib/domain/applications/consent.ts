import type { ApplicationStatus } from './application-status';

/** The words of the refusals to send an application. */
export const NOT_CONFIRMED = 'The student has not confirmed yet';
export const GUARDIAN_NOT_CONFIRMED = 'The guardian has not confirmed yet';

/** With the university, or further. */
const SENT: readonly ApplicationStatus[] = [
  'Submitted',
  'Conditional Offer',
  'Offer Received',
  'Accepted',
  'Visa Applied',
  'Visa Approved',
  'Visa Refused',
  'Enrolled',
];

/** Whether an application is with the university, or was: it was sent then, and a consent comes too late. */
export function wasSent({
  status,
  history,
}: {
  status: ApplicationStatus;
  history: readonly { status: ApplicationStatus }[];
}) {
  return [status, ...history.map((move) => move.status)].some((one) => SENT.includes(one));
}

/** The parts of the profile that go to the university with every application. */
export const SENT_OF_PROFILE = [
  'Name and contact details',
  'Personal and passport information',
  'Education and test scores',
  'Work experience',
] as const;

/** A consent names so many documents at most. */
export const MOST_NAMED = 100;

/** Whether someone born on a day is under 18 on another; both 'YYYY-MM-DD'. False for an unknown birthday. */
export function isMinor(dob: string | null | undefined, today: string): boolean {
  if (!dob) return false;
  const grown = `${Number(dob.slice(0, 4)) + 18}${dob.slice(4)}`;
  return today < grown;
}
