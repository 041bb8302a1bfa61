import type { Article } from '@/lib/contract/articles/articles';
import { found } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { enqueue } from '@/lib/platform/jobs/queue';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import type { ListQuery } from '@/lib/services/records/lists/lists';
import { type ArticleRecord, News } from '@/models/article';
import { articleOf } from './articles';
import { announceArticles, changeText, createDraft, managedArticles, setPublished } from './drafts';

/** All news, drafts included. */
export async function listNews(query: ListQuery & { sort: string }) {
  const { articles, total } = await managedArticles(News, query);
  return { news: articles, total };
}

/** Adds a piece of news as a draft. */
export async function addNews(viewer: Viewer, written: { title: string; description: string }): Promise<Article> {
  const record = await createDraft(News, written, null);
  await recordActivity(viewer.userId, `You added the news item ${record.title}.`);
  await recordStaffAction(viewer, 'news.add', subject(record));
  return articleOf(record);
}

/** Returns one piece of news, a draft too. 404 for an unknown slug. */
export async function managedNews(slug: string): Promise<Article> {
  const record = found(await News.findOne({ slug }).lean(), 'This article does not exist.');
  return articleOf(record);
}

/** Changes a piece of news. 404 for an unknown slug, 409 when it was changed since `seen`. */
export async function editNews(
  viewer: Viewer,
  slug: string,
  written: { title: string; description: string; seen?: string | undefined },
): Promise<Article> {
  const { after } = await changeText(News, slug, written);
  await recordActivity(viewer.userId, `You changed the news item ${after.title}.`);
  await recordStaffAction(viewer, 'news.edit', subject(after));
  return articleOf(after);
}

/** Publishes a piece of news or moves it to the drafts; its first publication notifies those who want the newsletter. */
export async function setNewsStatus(viewer: Viewer, slug: string, status: boolean): Promise<boolean> {
  const { article, first } = await setPublished(News, slug, status);
  await recordActivity(
    viewer.userId,
    `You ${status ? 'published' : 'moved to drafts'} the news item ${article.title}.`,
  );
  await recordStaffAction(viewer, status ? 'news.publish' : 'news.draft', subject(article));
  if (first) {
    const articleId = String(article._id);
    await enqueue('tell-news', { title: article.title }, { key: articleId });
    await enqueue('mail-news', { articleId }, { key: articleId });
  }
  return article.status;
}

/** Deletes a piece of news. 404 for an unknown slug. */
export async function deleteNews(viewer: Viewer, slug: string): Promise<void> {
  const deleted = found(await News.findOneAndDelete({ slug }).lean(), 'This article does not exist.');
  await announceArticles();
  await recordActivity(viewer.userId, `You deleted the news item ${deleted.title}.`);
  await recordStaffAction(viewer, 'news.delete', subject(deleted));
}

const subject = ({ slug, title }: Pick<ArticleRecord, 'slug' | 'title'>) =>
  ({ kind: 'news', id: slug, label: title }) as const;
