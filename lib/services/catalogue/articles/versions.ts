import type { Types } from 'mongoose';
import { DETAILS, VERSIONS_KEPT } from '@/lib/domain/articles';
import { found } from '@/lib/domain/errors';
import { sanitizeRichText } from '@/lib/platform/rich-text';
import { type ArticleRecord, ArticleVersion, type ArticleWords, Blog, News } from '@/models/article';
import { articleAt } from './addresses';

/** The last versions of an article before its present one, the newest first, and what the present one is. 404 for an unknown slug. */
export async function earlierVersions(kind: 'blog' | 'news', slug: string) {
  const {
    _id,
    title,
    status,
    updatedOn,
    createdOn,
    slug: present,
  } = await articleAt(kind === 'blog' ? Blog : News, slug);
  const records = await ArticleVersion.find({ articleId: _id }).sort({ savedOn: -1 }).limit(VERSIONS_KEPT).lean();
  const versions = records.map(({ _id: id, title, description, savedOn }) => ({
    ...{ id: String(id), title, description: sanitizeRichText(description), savedOn: savedOn.toISOString() },
  }));
  return { title, slug: present, status, seen: (updatedOn ?? createdOn).toISOString(), versions };
}

/** The words of a version with the id of its article. 404 for an unknown one. */
export async function versionOf(id: string): Promise<{ articleId: Types.ObjectId; words: ArticleWords }> {
  const { articleId, ...version } = found(await ArticleVersion.findById(id).lean(), 'This version no longer exists.');
  return { articleId, words: wordsOf(version) };
}

/** Keeps what an article says before it is changed; the oldest beyond the tenth go. A second time changes nothing. */
export async function keepVersion(article: ArticleRecord): Promise<void> {
  const { _id: articleId, updatedOn, createdOn } = article;
  const savedOn = updatedOn ?? createdOn;
  await ArticleVersion.updateOne({ articleId, savedOn }, { $setOnInsert: wordsOf(article) }, { upsert: true });
  const old = await ArticleVersion.find({ articleId }, '_id').sort({ savedOn: -1 }).skip(VERSIONS_KEPT).lean();
  if (old.length) await ArticleVersion.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
}

/** Removes the versions of an article that is deleted. */
export const removeVersions = (articleId: Types.ObjectId) => ArticleVersion.deleteMany({ articleId });

/** Whether a change leaves all words as they are. */
export const sameWords = (a: ArticleWords, b: ArticleWords): boolean =>
  a.title === b.title &&
  a.description === b.description &&
  DETAILS.every((name) => String(a[name] ?? '') === String(b[name] ?? ''));

const wordsOf = ({ title, description, pictures, ...record }: ArticleWords): ArticleWords => ({
  ...{ title, description, pictures: pictures ?? [] },
  ...Object.fromEntries(DETAILS.map((name) => [name, record[name] ?? (name === 'topics' ? [] : '')])),
});
