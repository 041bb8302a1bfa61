import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { articlesVisibleTo } from '@/lib/access';
import type { Article } from '@/lib/contract/articles/articles';
import { FACE_PICTURES } from '@/lib/domain/accounts/operator';
import { conflict, forbidden, found, invalid, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { env } from '@/lib/platform/env';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { findFile, removeFiles, type StoredFile } from '@/lib/platform/files/store';
import { refund, spend } from '@/lib/platform/limits/rate-limits';
import { siteFacts } from '@/lib/platform/site-facts';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import type { ListQuery } from '@/lib/services/records/lists/lists';
import { type ArticleRecord, Blog, News } from '@/models/article';
import { Operator } from '@/models/operator';
import { University } from '@/models/university';
import { keepPicture } from '../pictures';
import { articleAt, articleFor, leaveAddress, NO_ARTICLE } from './addresses';
import { articleOf } from './articles';
import {
  announceArticles,
  changeText,
  checkedText,
  createDraft,
  managedArticles,
  setPublished,
  type Written,
} from './drafts';
import { removeVersions } from './versions';

/** All blog articles, drafts included. */
export async function listBlogs(query: ListQuery & { sort: string }) {
  const { articles, total } = await managedArticles(Blog, query);
  return { blogs: articles, total };
}

/** Returns one article if the viewer may see it: a draft does not exist for the public (404). 308 and 410 as `articleFor`. */
export const visibleBlog = async (viewer: Viewer | null, slug: string): Promise<Article> =>
  articleOf(await articleFor(viewer, slug));

/** Returns one article for who manages it, by its address or a former one. 404 for any other. */
export const managedBlog = async (slug: string): Promise<Article> => articleOf(await articleAt(Blog, slug));

/** Adds an article as a draft, with its picture if there is one. 415 for what is no picture. */
export async function addBlog(viewer: Viewer, written: Written, image: UploadedFile | undefined): Promise<Article> {
  checkedText(written.description);
  await checkAuthor(written.author);
  const imageFileId = image ? await keepPicture(image, 'blog-image', 'Something went wrong!') : null;
  try {
    const record = await createDraft(Blog, written, imageFileId);
    await recordActivity(viewer.userId, `You added the blog ${record.title}.`);
    await recordStaffAction(viewer, 'blog.add', subject(record));
    await recordPlan(viewer, record);
    return articleOf(record);
  } catch (error) {
    if (imageFileId) await removeFiles([imageFileId]);
    throw error;
  }
}

/**
 * Changes an article; a new picture takes the place of the one it has, `removeImage` takes that away. 404 for an unknown
 * slug, 409 when it was changed since `seen` or the address is taken, 415 for what is no picture.
 */
export async function editBlog(
  viewer: Viewer,
  slug: string,
  { removeImage, ...written }: Written & { seen?: string | undefined; removeImage?: '1' | undefined },
  image: UploadedFile | undefined,
): Promise<Article> {
  checkedText(written.description);
  await checkAuthor(written.author, slug);
  const imageFileId = image ? await keepPicture(image, 'blog-image', 'Something went wrong!') : null;
  const changesImage = imageFileId !== null || removeImage !== undefined;
  try {
    const { before, after } = await changeText(Blog, slug, written, changesImage ? { imageFileId } : {});
    if (changesImage && before.imageFileId) await removeFiles([before.imageFileId]);
    await recordActivity(viewer.userId, `You changed the blog ${after.title}.`);
    await recordStaffAction(viewer, 'blog.edit', subject(after));
    if (after.publishAt?.getTime() !== before.publishAt?.getTime()) await recordPlan(viewer, after);
    return articleOf(after);
  } catch (error) {
    // Only a change that was refused leaves the new picture unused.
    if (imageFileId && !(await Blog.exists({ imageFileId }))) await removeFiles([imageFileId]);
    throw error;
  }
}

/** Publishes an article or moves it to the drafts. 404 for an unknown slug. */
export async function setBlogStatus(viewer: Viewer, slug: string, status: boolean): Promise<boolean> {
  const { article } = await setPublished(Blog, slug, status);
  await recordActivity(viewer.userId, `You ${status ? 'published' : 'moved to drafts'} the blog ${article.title}.`);
  await recordStaffAction(viewer, status ? 'blog.publish' : 'blog.draft', subject(article));
  return article.status;
}

/** Makes or ends the link by which a draft is read without an account; returns its path. 404 for an unknown slug, 409 once published. */
export async function setPreview(viewer: Viewer, slug: string, on: boolean): Promise<string | null> {
  const { _id } = await articleAt(Blog, slug);
  const previewKey = on ? randomBytes(24).toString('base64url') : null;
  // A link that is there already stays: somebody may have it.
  const filter = { _id, status: false, ...(on && { previewKey: null }) };
  await Blog.updateOne(filter, { $set: { previewKey } }, { timestamps: false });
  const now = found(await Blog.findById(_id).lean(), NO_ARTICLE);
  if (on && now.status) throw conflict('This article is already published, so it needs no preview link.');
  await recordStaffAction(viewer, on ? 'blog.preview' : 'blog.preview-end', subject(now));
  return articleOf(now).previewPath;
}

/**
 * Deletes an article and its picture; its address stays taken. 403 for a wrong key, and for every key where none is configured;
 * 429 after too many wrong ones, whichever articles they were for.
 */
export async function deleteBlog(viewer: Viewer, slug: string, key: string): Promise<void> {
  const budget = `delete-key:${viewer.userId}`;
  await spend('code-account', budget);
  if (!isDeleteKey(key)) throw forbidden('Invalid key');
  await refund('code-account', budget);
  const { _id, slug: present } = await articleAt(Blog, slug);
  await leaveAddress(present, _id);
  const deleted = found(await Blog.findOneAndDelete({ _id }).lean(), NO_ARTICLE);
  await removeVersions(_id);
  if (deleted.imageFileId) await removeFiles([deleted.imageFileId]);
  await announceArticles();
  await recordActivity(viewer.userId, `You deleted the blog ${deleted.title}.`);
  await recordStaffAction(viewer, 'blog.delete', subject(deleted));
}

/**
 * Returns the picture of an article, of a university's text or of who runs the site, if the viewer may see that, and
 * whether it is public; else 404.
 * @param preview the last part of a draft's preview path
 */
export async function blogImage(
  viewer: Viewer | null,
  fileId: string,
  preview?: string,
): Promise<{ file: StoredFile; isPublic: boolean }> {
  const file = found(await findFile(fileId, 'blog-image'), 'Picture not found.');
  const pictured = [{ imageFileId: file.fileId }, { pictures: file.fileId }];
  const shown = { ...articlesVisibleTo(viewer), $or: pictured };
  const article = (await Blog.findOne(shown, 'status').lean()) ?? (await News.findOne(shown, 'status').lean());
  const places = ['people.photoFileId', ...FACE_PICTURES].map((name) => ({ [name]: file.fileId }));
  const isOnPage = async () =>
    (await Operator.exists({ _id: 'site', $or: places })) ?? (await University.exists({ pictures: file.fileId }));
  if (article?.status || (await isOnPage())) return { file, isPublic: true };
  if (preview && (await Blog.exists({ previewKey: preview, status: false, $or: pictured })))
    return { file, isPublic: false };
  // Who writes an article sees a picture of it before it is saved.
  if (!article && viewer?.role !== 'admin') throw notFound('Picture not found.');
  return { file, isPublic: false };
}

/** 422 for an author who is none of the site's people. Who is named already stays, also after leaving. */
async function checkAuthor(author: string | undefined, slug?: string): Promise<void> {
  if (!author || (await siteFacts()).operator.people.some(({ name }) => name === author)) return;
  if (slug && (await articleAt(Blog, slug)).author === author) return;
  throw invalid({ author: 'Please choose one of the people listed for this site.' });
}

/** Notes at which time an article is to be published. */
async function recordPlan(viewer: Viewer, article: ArticleRecord): Promise<void> {
  if (!article.publishAt) return;
  await recordStaffAction(viewer, 'blog.plan', subject(article), {
    after: { publishAt: article.publishAt.toISOString() },
  });
}

/** Compared by hashes, so that the time it takes reveals nothing about the key. */
function isDeleteKey(key: string): boolean {
  const configured = env().BLOG_DELETE_KEY;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return configured !== undefined && timingSafeEqual(hash(key), hash(configured));
}

const subject = ({ slug, title }: Pick<ArticleRecord, 'slug' | 'title'>) =>
  ({ kind: 'blog', id: slug, label: title }) as const;
