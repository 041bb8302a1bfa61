import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import type { ManagedArticle } from '@/lib/contract/articles/article-management';
import { type ArticleDetails, DETAILS } from '@/lib/domain/articles';
import { momentAt } from '@/lib/domain/days/time-zones';
import { conflict, found, invalid, isDuplicateKey } from '@/lib/domain/errors';
import { slugOf } from '@/lib/domain/slug';
import { publish } from '@/lib/platform/events/bus';
import { richTextPreview, sanitizeRichText } from '@/lib/platform/rich-text';
import { siteZone } from '@/lib/platform/site-facts';
import { containing, type ListQuery, orderOf, readPage } from '@/lib/services/records/lists/lists';
import { type ArticleRecord, type ArticleWords, type Blog, News } from '@/models/article';
import type { Filter } from '@/models/filter';
import { picturesIn } from '../pictures';
import { addressTaken, articleAt, leaveAddress, NO_ARTICLE, typedSlug, wasAnothers } from './addresses';
import { previewOf } from './articles';
import { keepVersion, sameWords } from './versions';

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
    publishAt: record.publishAt?.toISOString() ?? null,
  }));
  return { articles, total };
}

/** What is saved of an article; a detail that is left out stays as it is. */
export interface Written extends Partial<{ [Name in keyof ArticleDetails]: ArticleDetails[Name] | undefined }> {
  title: string;
  description: string;
  slug?: string | undefined;
  /** ISO; '' for not at all. */
  publishAt?: string | undefined;
}

/** Stores a new draft under a slug of its own, its markup sanitized. 409 where the chosen address is taken; 422 when no text is left. */
export async function createDraft(
  model: Articles,
  { slug: typed, publishAt, ...written }: Written,
  imageFileId: Types.ObjectId | null,
): Promise<ArticleRecord> {
  const words = checkedWords(written);
  const chosen = typedSlug(typed);
  const wanted = chosen ?? slugOf(words.title);
  const _id = new Types.ObjectId();
  const planned = plannedTime(publishAt) ?? null;
  for (let attempt = 0; attempt < 10; attempt++) {
    const slug = attempt ? `${wanted}-${randomInt(36 ** 5).toString(36)}` : wanted;
    try {
      if (model === News || !(await wasAnothers(slug, _id))) {
        return (await model.create({ _id, ...words, slug, imageFileId, publishAt: planned })).toObject<ArticleRecord>();
      }
    } catch (error) {
      if (!isDuplicateKey(error, 'slug')) throw error;
    }
    if (chosen) break;
  }
  throw addressTaken();
}

/**
 * Changes an article, its markup sanitized, and keeps what it said as a version; at another address the former one leads there. Returns
 * the record as it was and as it is. 404 for an unknown slug, 409 when it was changed since `seen` or the address is taken.
 */
export async function changeText(
  model: Articles,
  at: string,
  { slug: typed, publishAt, seen, ...written }: Written & { seen?: string | undefined },
  more: Partial<Pick<ArticleRecord, 'imageFileId'>> = {},
): Promise<{ before: ArticleRecord; after: ArticleRecord }> {
  for (;;) {
    const before = await articleAt(model, at);
    const { _id, updatedOn } = before;
    // One that was never changed may have no day of its last change.
    if (seen && updatedOn && updatedOn.getTime() !== Date.parse(seen))
      throw conflict('Another admin changed this article while you were editing.');
    const words = checkedWords(written);
    const slug = typedSlug(typed) ?? before.slug;
    const planned = plannedTime(publishAt, before);
    const change = { ...words, slug, ...(planned !== undefined && { publishAt: planned }), ...more };
    if (slug !== before.slug) {
      if (await wasAnothers(slug, _id)) throw addressTaken();
      await leaveAddress(before.slug, _id);
    }
    if (!sameWords(before, { ...before, ...words })) await keepVersion(before);
    const after = await changed(model, { _id, updatedOn: updatedOn ?? null }, change);
    if (after) {
      await announceArticles();
      return { before, after };
    }
  }
}

async function changed(model: Articles, filter: Filter<ArticleRecord>, change: Partial<ArticleRecord>) {
  try {
    return await model.findOneAndUpdate(filter, { $set: change }, { returnDocument: 'after' }).lean();
  } catch (error) {
    if (isDuplicateKey(error, 'slug')) throw addressTaken();
    throw error;
  }
}

/** What is written as it is stored. 422 as `checkedText`. */
function checkedWords({ title, description, ...details }: Written): ArticleWords {
  const html = checkedText(description);
  const given = DETAILS.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]]));
  return { title, description: html, pictures: picturesIn(html), ...Object.fromEntries(given) };
}

/** When a draft is to be published: null for not at all, undefined where nothing was said. 422 for a time that is past. */
function plannedTime(given: string | undefined, article?: ArticleRecord): Date | null | undefined {
  if (!given) return given === '' ? null : undefined;
  const at = /Z$|[+-]\d\d:\d\d$/.test(given) ? new Date(given) : momentAt(given, siteZone());
  if (article?.publishAt?.getTime() === at.getTime()) return at;
  if (article?.status) throw invalid({ publishAt: 'This article is already published.' });
  if (at.getTime() <= Date.now()) throw invalid({ publishAt: 'Please choose a time in the future.' });
  return at;
}

/** The sanitized markup of an article. 422 when no text and no picture is left. */
export function checkedText(html: string): string {
  const description = sanitizeRichText(html);
  if (richTextPreview(description) || description.includes('<img')) return description;
  throw invalid({ description: 'Please fill in this field.' }, 'Please fill in all fields');
}

/**
 * Publishes an article or moves it to the drafts, now: it is not done by itself later. A second call changes nothing. `first`: whether it
 * became public for the first time: true for exactly one of several at once. 404 for an unknown slug.
 */
export async function setPublished(
  model: Articles,
  slug: string,
  status: boolean,
): Promise<{ article: ArticleRecord; first: boolean }> {
  const { _id } = await articleAt(model, slug);
  const change = { status, publishAt: null, ...(status && { previewKey: null }) };
  const fresh = status
    ? await changed(model, { _id, publishedOn: null }, { ...change, publishedOn: new Date() })
    : null;
  const article = found(fresh ?? (await changed(model, { _id }, change)), NO_ARTICLE);
  await announceArticles();
  return { article, first: fresh !== null };
}

/** Publishes the drafts whose time has come, each once; `published` is told of those that are public for the first time, maybe twice. */
export async function publishPlanned(
  model: Articles,
  now: Date,
  published: (article: ArticleRecord) => Promise<void> = async () => {},
): Promise<void> {
  for (const { _id, publishAt } of await model.find({ publishAt: { $lte: now } }, 'publishAt').lean()) {
    if (!publishAt) continue;
    // Whoever moves it or takes the time away meanwhile is heeded: then it isn't found.
    const change = { status: true, previewKey: null };
    const article =
      (await changed(model, { _id, publishAt, publishedOn: null }, { ...change, publishedOn: publishAt })) ??
      (await changed(model, { _id, publishAt }, change));
    if (!article) continue;
    // A process that ended here leaves the time, and the next run comes by again.
    if (article.publishedOn?.getTime() === publishAt.getTime()) await published(article);
    await model.updateOne({ _id, publishAt }, { $set: { publishAt: null } }, { timestamps: false });
    await announceArticles();
  }
}

/** Notifies every web process that what the public reads has changed. */
export const announceArticles = () => publish({ kind: 'articles-changed', to: [], payload: {} });
