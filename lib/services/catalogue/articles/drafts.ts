import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import type { ManagedArticle } from '@/lib/contract/articles/article-management';
import { conflict, found, invalid, isDuplicateKey, notFound } from '@/lib/domain/errors';
import { publish } from '@/lib/platform/events/bus';
import { richTextPreview, sanitizeRichText } from '@/lib/platform/rich-text';
import { containing, type ListQuery, orderOf, readPage } from '@/lib/services/records/lists/lists';
import type { ArticleRecord, Blog } from '@/models/article';
import { previewOf } from './articles';
import { slugOf } from './slug';

/** What blogs and news have in common when an admin manages them. */
type Articles = typeof Blog;

/** All articles, drafts included, with the number on all pages. */
export async function managedArticles(
  model: Articles,
  query: ListQuery & { sort: string },
): Promise<{ articles: ManagedArticle[]; total: number }> {
  const { records, total } = await readPage(
    {
      model,
      filter: containing(query.q, ['title']),
      order: orderOf(query.sort),
      searchedBy: { createdOn: -1, _id: -1 },
    },
    query,
  );
  const articles = records.map((record) => ({
    ...previewOf(record),
    status: record.status,
    createdOn: record.createdOn.toISOString(),
  }));
  return { articles, total };
}

/** Stores a new draft under a slug of its own, its markup sanitized. 422 when nothing is left of the text. */
export async function createDraft(
  model: Articles,
  written: { title: string; description: string },
  imageFileId: Types.ObjectId | null,
): Promise<ArticleRecord> {
  const { title } = written;
  const description = checkedText(written.description);
  for (let attempt = 0; ; attempt++) {
    const slug = attempt ? `${slugOf(title)}-${randomInt(36 ** 5).toString(36)}` : slugOf(title);
    try {
      return (
        await model.create({ title, slug, description, imageFileId, pictures: picturesIn(description) })
      ).toObject<ArticleRecord>();
    } catch (error) {
      if (!isDuplicateKey(error, 'slug') || attempt > 9) throw error;
    }
  }
}

/**
 * Changes an article's text, its markup sanitized; its slug stays, so that links to it do. Returns the record as it was and as it
 * is. 404 for an unknown slug, 409 when it was changed since `seen`.
 */
export async function changeText(
  model: Articles,
  slug: string,
  written: { title: string; description: string; seen?: string | undefined },
  more: Partial<Pick<ArticleRecord, 'imageFileId'>> = {},
): Promise<{ before: ArticleRecord; after: ArticleRecord }> {
  const { title, seen } = written;
  const description = checkedText(written.description);
  const change = { title, description, pictures: picturesIn(description), ...more };
  // One that was never changed may have no day of its last change.
  const filter = { slug, ...(seen ? { updatedOn: { $in: [new Date(seen), null] } } : {}) };
  const before = await model.findOneAndUpdate(filter, { $set: change }, { returnDocument: 'before' }).lean();
  if (!before) {
    if (!(await model.exists({ slug }))) throw notFound('This article does not exist.');
    throw conflict('Another admin changed this article while you were editing.');
  }
  await announceArticles();
  const after = found(await model.findOne({ slug }).lean(), 'This article does not exist.');
  return { before, after };
}

/** The sanitized markup of an article. 422 when no text and no picture is left. */
export function checkedText(html: string): string {
  const description = sanitizeRichText(html);
  if (richTextPreview(description) || description.includes('<img')) return description;
  throw invalid({ description: 'Please fill in this field.' }, 'Please fill in all fields');
}

/**
 * Publishes an article or moves it to the drafts; a second call changes nothing. `first`: whether it became public for the first
 * time: true for exactly one of several at once. 404 for an unknown slug.
 */
export async function setPublished(
  model: Articles,
  slug: string,
  status: boolean,
): Promise<{ article: ArticleRecord; first: boolean }> {
  const fresh = status
    ? await model
        .findOneAndUpdate(
          { slug, publishedOn: null },
          { $set: { status, publishedOn: new Date() } },
          { returnDocument: 'after' },
        )
        .lean()
    : null;
  const article =
    fresh ?? (await model.findOneAndUpdate({ slug }, { $set: { status } }, { returnDocument: 'after' }).lean());
  if (!article) throw notFound('This article does not exist.');
  await announceArticles();
  return { article, first: fresh !== null };
}

/** The ids of the site's own pictures in a sanitized text. */
const picturesIn = (html: string): Types.ObjectId[] =>
  [...html.matchAll(/<img [^>]*?src="\/api\/v1\/blog-images\/([0-9a-f]{24})"/g)].map(
    ([, id = '']) => new Types.ObjectId(id),
  );

/** Notifies every web process that what the public reads has changed. */
export const announceArticles = () => publish({ kind: 'articles-changed', to: [], payload: {} });
