import { AppError, conflict } from '@/lib/domain/errors';
import { spend } from '@/lib/platform/limits/rate-limits';
import { User, type UserRecord } from '@/models/user';
import { createAccount } from './accounts';

/** Takes one mail to an address that is invited: one in two minutes, three a day. Throws 429. */
export async function spendInvitation(email: string): Promise<void> {
  await spend('invitation', email, { message: 'An invitation has just been sent to this address.' });
  await spend('invitation-day', email, { message: 'Three invitations have already been sent to this address today.' });
}

/**
 * Opens an account without a password for someone who is invited; the caller sends the mail. 409 when the e-mail is taken, 429 after thirty
 * addresses in a day, taken ones among them: else the refusals would tell whose accounts there are.
 * @param by the agency that invites, or 'staff'
 */
export async function createInvited(
  by: string,
  account: Pick<UserRecord, 'name' | 'email' | 'role'> & Partial<UserRecord>,
): Promise<UserRecord> {
  await spend('invited-addresses', by, {
    message: 'You can invite at most thirty people a day. Please continue tomorrow.',
  });
  if (await User.exists({ email: account.email })) throw taken();
  await spendInvitation(account.email);
  return createAccount({ ...account, mobile: '', passwordHash: '', isVerified: false }).catch((error) => {
    throw error instanceof AppError && error.code === 'conflict' ? taken() : error;
  });
}

function taken(): AppError {
  const message = 'An account with this email address already exists.';
  return conflict(message, { email: message });
}
