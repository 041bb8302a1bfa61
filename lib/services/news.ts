import { Types } from 'mongoose';
import type { Viewer } from '@/lib/auth/viewer';
import type { Article } from '@/lib/contract/articles';
import { notFound } from '@/lib/errors';
import { publish } from '@/lib/events/bus';
import { News } from '@/models/article';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { recordActivity } from './activities';
import { createDraft, managedArticles, setPublished } from './article-drafts';
import { articleOf } from './articles';
import type { ListQuery } from './lists';

/** How many readers are told at a time. */
const CHUNK = 500;

/** All news, drafts included. */
export async function listNews(query: ListQuery & { sort: string }) {
  const { articles, total } = await managedArticles(News, query);
  return { news: articles, total };
}

/** Adds a piece of news as a draft. */
export async function addNews(viewer: Viewer, written: { title: string; description: string }): Promise<Article> {
  const record = await createDraft(News, written, null);
  await recordActivity(viewer.userId, `You added the news ${record.title}.`);
  return articleOf(record);
}

/** Publishes a piece of news or moves it to the drafts; its first publication is told to those who want the newsletter. */
export async function setNewsStatus(viewer: Viewer, slug: string, status: boolean): Promise<boolean> {
  const { article, first } = await setPublished(News, slug, status);
  await recordActivity(viewer.userId, `You ${status ? 'published' : 'moved to the drafts'} the news ${article.title}.`);
  if (first) await tellReaders(article.title);
  return article.status;
}

/** Deletes a piece of news. 404 for an unknown slug. */
export async function deleteNews(viewer: Viewer, slug: string): Promise<void> {
  const deleted = await News.findOneAndDelete({ slug }).lean();
  if (!deleted) throw notFound('This article does not exist.');
  await recordActivity(viewer.userId, `You deleted the news ${deleted.title}.`);
}

/** In portions along the accounts' ids, so that memory stays flat however many there are. */
async function tellReaders(title: string): Promise<void> {
  const notification = `News: ${title}`;
  for (const role of ['student', 'agent'] as const) {
    let after = new Types.ObjectId('000000000000000000000000');
    for (;;) {
      const people = await User.find({ role, _id: { $gt: after } }, 'settings isVerified')
        .sort({ role: 1, _id: 1 })
        .limit(CHUNK)
        .lean();
      const last = people.at(-1);
      if (!last) break;
      after = last._id;
      const readers = people.filter(({ isVerified, settings }) => {
        return isVerified && settings.newsLetter && settings.notifications;
      });
      if (!readers.length) continue;
      await Notification.insertMany(readers.map(({ _id }) => ({ userId: _id, notification, href: '' })));
      const to = readers.map(({ _id }) => String(_id));
      await publish({ kind: 'notification', to, payload: { notification, href: '' } });
    }
  }
}
