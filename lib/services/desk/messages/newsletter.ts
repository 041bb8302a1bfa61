import { notFound } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { type Unsubscribed, unsubscribedBy } from '@/lib/platform/mail/unsubscribe';
import { DEAD_LINK } from '@/lib/services/people/accounts/recovery';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { SavedSearch } from '@/models/saved-search';
import { User } from '@/models/user';

/** What an unsubscribe link ends; null for one that isn't ours. */
export function endedByLink(token: string): Unsubscribed['what'] | null {
  return unsubscribedBy(token)?.what ?? null;
}

/** Ends the mails of the link; again, or of what was deleted, changes nothing. 404 for a link that isn't ours. */
export async function unsubscribe(token: string): Promise<Unsubscribed['what']> {
  const of = unsubscribedBy(token);
  if (!of) throw notFound(DEAD_LINK);
  await connectDatabase();
  if (of.what === 'newsletter') await endNewsletter(of.id);
  else await endSearchMails(of.id);
  return of.what;
}

async function endNewsletter(userId: string): Promise<void> {
  const { modifiedCount } = await User.updateOne(
    { _id: userId, 'settings.newsLetter': true },
    { $set: { 'settings.newsLetter': false } },
  );
  if (modifiedCount) await recordActivity(userId, 'You unsubscribed from the newsletter.');
}

async function endSearchMails(searchId: string): Promise<void> {
  const search = await SavedSearch.findOneAndUpdate({ _id: searchId, mails: true }, { $set: { mails: false } }).lean();
  if (search) await recordActivity(String(search.userId), `You turned off the emails about “${search.name}”.`);
}
