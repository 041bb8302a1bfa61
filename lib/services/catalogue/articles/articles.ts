import type { Article, ArticlePreview } from '@/lib/contract/articles/articles';
import { found } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { richTextPreview, sanitizeRichText } from '@/lib/platform/rich-text';
import { readPage } from '@/lib/services/records/lists/lists';
import { type ArticleRecord, Blog, News } from '@/models/article';

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

/** One published blog article. 404 for an unknown slug and for a draft. */
export async function publishedBlog(slug: string): Promise<Article> {
  await connectDatabase();
  const record = found(await Blog.findOne({ ...PUBLISHED, slug }).lean(), 'This article does not exist.');
  return articleOf(record);
}

/** The published news in full, newest first, with their number. */
export async function publishedNews(paging: Paging = {}): Promise<{ news: Article[]; total: number }> {
  const { records, total } = await newest(News, paging);
  return { news: records.map(articleOf), total };
}

async function newest(model: typeof Blog, { page, limit = WHOLE_LIST }: Paging) {
  await connectDatabase();
  return readPage({ model, filter: PUBLISHED, order: { publishedOn: -1 } }, { page, limit });
}

/** What a list shows of an article. */
export function previewOf(record: ArticleRecord): ArticlePreview {
  return { ...shared(record), preview: richTextPreview(record.description) };
}

/** Sanitized again on the way out: what was stored before a rule was tightened must not reach a page. */
export function articleOf(record: ArticleRecord): Article {
  const { description, status, createdOn, updatedOn = createdOn } = record;
  return {
    ...shared(record),
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
