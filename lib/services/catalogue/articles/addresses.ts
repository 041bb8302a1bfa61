import type { Types } from 'mongoose';
import { articlesVisibleTo } from '@/lib/access';
import { AppError, conflict, found, notFound } from '@/lib/domain/errors';
import { slugOf } from '@/lib/domain/slug';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { type ArticleRecord, Blog, FormerAddress } from '@/models/article';

export const NO_ARTICLE = 'This article does not exist.';

/**
 * The blog article at an address, if the viewer may see it. At a former address: 308 with `location` and `slug`; 410 where the article
 * was deleted. Else 404.
 */
export async function articleFor(viewer: Viewer | null, slug: string): Promise<ArticleRecord> {
  const visible = articlesVisibleTo(viewer);
  const record = await Blog.findOne({ slug, ...visible }).lean();
  if (record) return record;
  const former = found(await FormerAddress.findById(slug).lean(), NO_ARTICLE);
  const article = await Blog.findById(former.articleId).lean();
  if (!article) throw new AppError('gone', 'This article has been deleted.');
  if (article.slug === slug || !(viewer?.role === 'admin' || article.status)) throw notFound(NO_ARTICLE);
  const location = `/api/v1/view-blog/${encodeURIComponent(article.slug)}`;
  throw new AppError('moved', 'This article has moved to a new address.', { location, kept: { slug: article.slug } });
}

/** The article at an address or a former one, for who manages it. 404 for any other. */
export async function articleAt(model: typeof Blog, slug: string): Promise<ArticleRecord> {
  const record = await model.findOne({ slug }).lean();
  if (record) return record;
  const former = model === Blog ? await FormerAddress.findById(slug).lean() : null;
  return found(former && (await model.findById(former.articleId).lean()), NO_ARTICLE);
}

/** Keeps an address for an article that leaves it: it belongs to no other one again. */
export async function leaveAddress(slug: string, articleId: Types.ObjectId): Promise<void> {
  await FormerAddress.updateOne({ _id: slug }, { $setOnInsert: { articleId } }, { upsert: true });
}

/** Whether an address was another article's. */
export async function wasAnothers(slug: string, articleId: Types.ObjectId): Promise<boolean> {
  const former = await FormerAddress.findById(slug).lean();
  return former !== null && !former.articleId.equals(articleId);
}

/** What somebody typed as an address, as it is stored. */
export const typedSlug = (typed: string | undefined): string | undefined => (typed ? slugOf(typed) : undefined);

export const addressTaken = () =>
  conflict('This address is already in use.', {
    slug: 'Another article uses this address or has used it before. Please choose a different one.',
  });
