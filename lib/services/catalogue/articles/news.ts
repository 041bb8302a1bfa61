import type { Article } from '@/lib/contract/articles/articles';
import { found } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { enqueue } from '@/lib/platform/jobs/queue';
import { defineJob } from '@/lib/platform/jobs/worker';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import type { ListQuery } from '@/lib/services/records/lists/lists';
import { type ArticleRecord, Blog, News } from '@/models/article';
import { NO_ARTICLE } from './addresses';
import { articleOf } from './articles';
import {
  announceArticles,
  changeText,
  createDraft,
  managedArticles,
  publishPlanned,
  setPublished,
  type Written,
} from './drafts';
import { removeVersions, versionOf } from './versions';

/** All news, drafts included. */
export async function listNews(query: ListQuery & { sort: string }) {
  const { articles, total } = await managedArticles(News, query);
  return { news: articles, total };
}

/** Adds a piece of news as a draft. */
export async function addNews(viewer: Viewer, written: Written): Promise<Article> {
  const record = await createDraft(News, written, null);
  await recordActivity(viewer.userId, `You added the news item ${record.title}.`);
  await recordStaffAction(viewer, 'news.add', subject(record));
  return articleOf(record);
}

/** Returns one piece of news, a draft too. 404 for an unknown slug. */
export async function managedNews(slug: string): Promise<Article> {
  const record = found(await News.findOne({ slug }).lean(), NO_ARTICLE);
  return articleOf(record);
}

/** Changes a piece of news. 404 for an unknown slug, 409 when it was changed since `seen`. */
export async function editNews(
  viewer: Viewer,
  slug: string,
  written: Written & { seen?: string | undefined },
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
  if (first) await tellReaders(article);
  return article.status;
}

/** Publishes drafts of blog and news whose time has come; one process at a time runs it, and one that dies leaves nothing half done. */
export const publishArticles = defineJob({
  kind: 'publish-articles',
  everyMs: 15_000,
  async run() {
    await publishPlanned(Blog, new Date());
    await publishPlanned(News, new Date(), tellReaders);
  },
});

/** Notifies those who want the newsletter, once. */
async function tellReaders({ _id, title }: ArticleRecord): Promise<void> {
  const articleId = String(_id);
  await enqueue('tell-news', { title }, { key: articleId });
  await enqueue('mail-news', { articleId }, { key: articleId });
}

/**
 * Makes an earlier version of an article or a piece of news the present text. 404 for an unknown one, 409 when the article was changed
 * since `seen`.
 */
export async function restoreVersion(viewer: Viewer, id: string, seen: string | undefined): Promise<void> {
  const { articleId, words } = await versionOf(id);
  const blog = await Blog.findById(articleId, 'slug').lean();
  const { slug } = found(blog ?? (await News.findById(articleId, 'slug').lean()), NO_ARTICLE);
  const { after } = await changeText(blog ? Blog : News, slug, { ...words, slug: undefined, seen });
  const kind = blog ? 'blog' : 'news';
  await recordStaffAction(viewer, `${kind}.restore`, { kind, id: after.slug, label: after.title });
}

/** Deletes a piece of news. 404 for an unknown slug. */
export async function deleteNews(viewer: Viewer, slug: string): Promise<void> {
  const deleted = found(await News.findOneAndDelete({ slug }).lean(), NO_ARTICLE);
  await removeVersions(deleted._id);
  await announceArticles();
  await recordActivity(viewer.userId, `You deleted the news item ${deleted.title}.`);
  await recordStaffAction(viewer, 'news.delete', subject(deleted));
}

const subject = ({ slug, title }: Pick<ArticleRecord, 'slug' | 'title'>) =>
  ({ kind: 'news', id: slug, label: title }) as const;
