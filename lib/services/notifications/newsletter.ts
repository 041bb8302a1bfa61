import { connectDatabase } from '@/lib/db';
import { notFound } from '@/lib/errors';
import { userOfUnsubscribeToken } from '@/lib/mail/unsubscribe';
import { User } from '@/models/user';
import { DEAD_LINK } from '../accounts/recovery';
import { recordActivity } from '../people/activities';

/** Whether an unsubscribe link is one of ours. */
export function unsubscribeLinkWorks(token: string): boolean {
  return userOfUnsubscribeToken(token) !== null;
}

/** Ends the newsletter of the account in the link; again, or of a deleted account, changes nothing. 404 for a link that isn't ours. */
export async function unsubscribe(token: string): Promise<void> {
  const userId = userOfUnsubscribeToken(token);
  if (!userId) throw notFound(DEAD_LINK);
  await connectDatabase();
  const { modifiedCount } = await User.updateOne(
    { _id: userId, 'settings.newsLetter': true },
    { $set: { 'settings.newsLetter': false } },
  );
  if (modifiedCount) await recordActivity(userId, 'You unsubscribed from the newsletter.');
}
