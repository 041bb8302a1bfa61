import { isMinor } from '../applications/age';
import { dayOf } from '../days/day';

/** How a helper came to help a student. */
export const HELP_BY = ['registration', 'invitation'] as const;

/** That an account helps a student, such as a parent their child: a dated fact of the helper's account. */
export interface Help<Id = unknown> {
  /** The student; null where the address that was given is no student's: then no one was asked. */
  studentId: Id | null;
  /** As the helper entered the student: shown while the student was asked and has not answered. */
  name: string;
  email: string;
  by: (typeof HELP_BY)[number];
  /** When it began to be asked, or to be so. */
  asked: Date;
  /** Since when the student said yes, or the account was made by the helper; null while the student was asked. */
  since: Date | null;
  /** The last moment of it, for a helper who was invited for a time; null for no end. */
  until: Date | null;
  /** When the student ended it, or said no. */
  ended: Date | null;
  /** When the student, being of age, last said that it goes on; null before. */
  renewed: Date | null;
}

/** Where a help stands. `lapsed`: the student came of age, or the time it was for is over, and the student has not renewed it. */
export type HelpState = 'asked' | 'active' | 'lapsed' | 'ended';

/**
 * Where a help stands now. Once the student is of age it goes on only by their own word since then.
 * @param dob the student's date of birth, 'YYYY-MM-DD'; undefined or '' while it isn't known
 * @param today 'YYYY-MM-DD'
 */
export function helpState(help: Help, dob: string | undefined, now: Date, today: string): HelpState {
  if (help.ended) return 'ended';
  if (!help.since) return 'asked';
  if (help.until && help.until <= now) return 'lapsed';
  if (!dob || isMinor(dob, today)) return 'active';
  // An invitation, and a renewal, are the word of the student: of one who was of age then it goes on.
  const word = help.renewed ?? (help.by === 'invitation' ? help.since : null);
  return word && !isMinor(dob, dayOf(word, 'UTC')) ? 'active' : 'lapsed';
}

/** The address of a child for whom a parent registered without one: nobody's, so no mail goes there. The domain can't exist (RFC 2606). */
export const noAddressOf = (userId: unknown): string => `${userId}@no-address.invalid`;

/** Whether an account has an address of its own yet: without one there is no sign-in and no consent. */
export const hasAddress = (email: string): boolean => !email.endsWith('@no-address.invalid');

/** An address as it is answered: '' for none. */
export const ownAddress = (email: string): string => (hasAddress(email) ? email : '');

/** An address as it is shown. */
export const addressWords = (email: string): string => ownAddress(email) || 'No email address yet';
