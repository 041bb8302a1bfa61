import type { Article, ArticlePreview } from '@/lib/contract/articles/articles';
import { NO_DETAILS } from '@/lib/domain/articles';
import { found } from '@/lib/domain/errors';
import { slugOf } from '@/lib/domain/slug';
import { connectDatabase } from '@/lib/platform/db';
import { richTextPreview, sanitizeRichText } from '@/lib/platform/rich-text';
import { readPage } from '@/lib/services/records/lists/lists';
import { type ArticleRecord, Blog, News } from '@/models/article';
import type { Filter } from '@/models/filter';
import { articleFor, NO_ARTICLE } from './addresses';

/** How many articles an unpaged list gives. */
const WHOLE_LIST = 500;

/** Drafts don't exist for the public: every read here starts from this scope. */
const PUBLISHED = { status: true };

interface Paging {
  /** From 1. */
  page?: number | undefined;
  limit?: number | undefined;
}

/** The published blog articles, newest first, with their number. */
export async function publishedBlogs(paging: Paging = {}): Promise<{ blogs: ArticlePreview[]; total: number }> {
  const { records, total } = await newest(Blog, paging);
  return { blogs: records.map(previewOf), total };
}

/** One published blog article. 404 for an unknown slug and for a draft; 308 and 410 as `articleFor`. */
export async function publishedBlog(slug: string): Promise<Article> {
  await connectDatabase();
  return articleOf(await articleFor(null, slug));
}

/** A draft by the last part of its preview path. 404 for any other, and once it is published. */
export async function draftToPreview(key: string): Promise<Article> {
  await connectDatabase();
  return articleOf(found(await Blog.findOne({ previewKey: key, status: false }).lean(), NO_ARTICLE));
}

/** The topics of published articles by their names, each once whatever its capitals. */
export async function blogTopics(): Promise<string[]> {
  await connectDatabase();
  const named = (await Blog.distinct('topics', PUBLISHED)).filter((topic) => typeof topic === 'string');
  return [...new Map(named.map((topic) => [slugOf(topic), topic])).values()].sort((a, b) => a.localeCompare(b));
}

/** The published articles on a topic, newest first. 404 where there are none. @param slug of its name */
export async function blogsOnTopic(slug: string, paging: Paging) {
  await connectDatabase();
  const names = (await Blog.distinct('topics', PUBLISHED)).filter((topic) => slugOf(String(topic)) === slug);
  const { records, total } = await newest(Blog, paging, { topics: { $in: names } });
  return { topic: found(names[0], 'There are no articles on this topic.'), blogs: records.map(previewOf), total };
}

/** The published news in full, newest first, with their number. */
export async function publishedNews(paging: Paging = {}): Promise<{ news: Article[]; total: number }> {
  const { records, total } = await newest(News, paging);
  return { news: records.map(articleOf), total };
}

async function newest(model: typeof Blog, { page, limit = WHOLE_LIST }: Paging, more: Filter<ArticleRecord> = {}) {
  await connectDatabase();
  return readPage({ model, filter: { ...PUBLISHED, ...more }, order: { publishedOn: -1 } }, { page, limit });
}

/** What a list shows of an article. */
export function previewOf(record: ArticleRecord): ArticlePreview {
  return { ...shared(record), preview: record.excerpt || richTextPreview(record.description) };
}

/** Sanitized again on the way out: what was stored before a rule was tightened must not reach a page. */
export function articleOf(record: ArticleRecord): Article {
  const { description, status, createdOn, updatedOn = createdOn, publishAt, previewKey } = record;
  const { excerpt, author, imageAlt, seoTitle, seoDescription, topics } = { ...NO_DETAILS, ...record };
  return {
    ...shared(record),
    ...{ excerpt, author, imageAlt, seoTitle, seoDescription, topics },
    publishAt: publishAt?.toISOString() ?? null,
    previewPath: previewKey ? `/blog/preview/${previewKey}` : null,
    description: sanitizeRichText(description),
    status,
    updatedOn: updatedOn.toISOString(),
  };
}

function shared({ _id, title, slug, imageFileId, publishedOn }: ArticleRecord) {
  return {
    _id: String(_id),
    title,
    slug,
    image: imageFileId ? `/api/v1/blog-images/${imageFileId}` : null,
    publishedOn: publishedOn?.toISOString() ?? null,
  };
}
