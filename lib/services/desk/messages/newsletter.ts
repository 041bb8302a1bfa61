import { notFound } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { type Unsubscribed, unsubscribedBy } from '@/lib/platform/mail/unsubscribe';
import { DEAD_LINK } from '@/lib/services/people/accounts/recovery';
import { agencyOfStop, stopMessages } from '@/lib/services/people/prospects/message-stops';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { SavedSearch } from '@/models/saved-search';
import { User } from '@/models/user';

/** What a link ends, and of an agency's messages whose. */
interface Ended {
  what: Unsubscribed['what'];
  agency: string;
}

/** What an unsubscribe link ends; null for one that isn't ours. */
export async function endedByLink(token: string): Promise<Ended | null> {
  const of = unsubscribedBy(token);
  if (!of) return null;
  if (of.what !== 'agency-messages') return { what: of.what, agency: '' };
  await connectDatabase();
  return { what: of.what, agency: (await agencyOfStop(of.id)) || 'this agency' };
}

const END: Record<Unsubscribed['what'], (id: string) => Promise<void>> = {
  newsletter: endNewsletter,
  'saved-search': endSearchMails,
  'agency-messages': stopMessages,
};

/** Ends the mails of the link; again, or of what was deleted, changes nothing. 404 for a link that isn't ours. */
export async function unsubscribe(token: string): Promise<Ended> {
  const [of, ended] = [unsubscribedBy(token), await endedByLink(token)];
  if (!of || !ended) throw notFound(DEAD_LINK);
  await connectDatabase();
  await END[of.what](of.id);
  return ended;
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
