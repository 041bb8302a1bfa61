import { z } from 'zod';
import { LONGEST_OF_ARTICLE, MOST_TOPICS, topicsIn } from '@/lib/domain/articles';
import { COVER_WIDTHS } from '@/lib/domain/pictures';
import { done, id, keyword, line, optionalLine, paging, pictureWidth } from '../fields';
import { calls } from '../operation';
import { article, articlePreview } from './articles';

const blogs = calls('Blogs');
const news = calls('News');

const MB = 1024 * 1024;

/** What an admin's list shows: drafts too. */
const managedArticle = articlePreview.extend({
  status: z.boolean(),
  createdOn: z.string(),
  /** ISO date and time at which a draft is published; null where nobody said so. */
  publishAt: z.string().nullable(),
});
/** A row of the admins' lists of articles, drafts included. */
export type ManagedArticle = z.infer<typeof managedArticle>;

/** A text that may be left out, and then stays as it is; '' takes it away. */
const text = (name: keyof typeof LONGEST_OF_ARTICLE) =>
  optionalLine(LONGEST_OF_ARTICLE[name]).removeDefault().optional();

const written = {
  title: line(LONGEST_OF_ARTICLE.title),
  /** HTML; sanitized before it is stored. */
  description: z.string('Please fill in this field.').trim().min(1, 'Please fill in this field.').max(100_000),
  /** When a draft is published by itself; '' for not at all. A time without a zone is the site's. */
  publishAt: z
    .union([z.literal(''), z.iso.datetime({ local: true, offset: true, error: 'Please enter a date and a time.' })])
    .optional(),
};
const writtenBlog = {
  ...written,
  /** The address; without it that of a new article is made of its title. The former one leads to it for good. */
  slug: text('slug'),
  ...{ excerpt: text('excerpt'), author: text('author'), imageAlt: text('imageAlt') },
  ...{ seoTitle: text('seoTitle'), seoDescription: text('seoDescription') },
  /** Up to five, separated by commas. */
  topics: text('topics')
    .transform((typed) => (typed === undefined ? undefined : topicsIn(typed)))
    .refine((topics) => (topics?.length ?? 0) <= MOST_TOPICS, `At most ${MOST_TOPICS} topics.`),
};
/** The `updatedOn` of the text that was opened: 409 when it was changed since. Without it, changed in any case. */
const seen = { seen: z.iso.datetime('This is not a valid ISO 8601 date and time.').optional() };
const list = z.object({ ...paging, q: keyword, sort: z.enum(['createdOn', '-createdOn']).default('-createdOn') });
const slug = z.object({ slug: z.string().max(300) });
const status = z.object({
  status: z
    .union([z.boolean(), z.literal(0), z.literal(1)], 'Please send 1 (published) or 0 (draft).')
    .transform((given) => Boolean(given)),
});
const moved = z.object({ success: z.boolean(), message: z.string(), status: z.boolean() });

export const allBlogs = blogs.forAdmins('GET /all-blogs', {
  summary: 'All blog articles, drafts included',
  query: list,
  result: z.object({ blogs: z.array(managedArticle), total: z.number() }),
});

export const saveBlog = blogs.forAdmins('POST /save-blog', {
  summary: 'Add a blog article as a draft',
  limit: 'upload',
  body: z.object(writtenBlog),
  files: { image: { maxBytes: 5 * MB, accepts: 'JPG, PNG or WebP, up to 5 MB' } },
  result: z.object({ success: z.boolean(), message: z.string(), blog: article }),
  status: 201,
  errors: ['conflict', 'too_large', 'unsupported_type'],
  invalidMessage: 'Please fill in all fields',
});

export const editBlog = blogs.forAdmins('PUT /edit-blog/{slug}', {
  summary: "Change a blog article. Its published status doesn't change. A new picture replaces the current one",
  limit: 'upload',
  params: slug,
  body: z.object({ ...writtenBlog, ...seen, removeImage: z.enum(['1']).optional() }),
  files: { image: { maxBytes: 5 * MB, accepts: 'JPG, PNG or WebP, up to 5 MB' } },
  result: z.object({ success: z.boolean(), message: z.string(), blog: article }),
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
  invalidMessage: 'Please fill in all fields',
});

export const updateBlogStatus = blogs.forAdmins('PUT /update-blog-status/{slug}', {
  summary: 'Publish a blog article, or move it back to drafts. A scheduled publishing time is removed',
  params: slug,
  body: status,
  result: moved,
  errors: ['not_found'],
});

export const deleteBlog = blogs.forAdmins('DELETE /delete-blog/{slug}', {
  summary: 'Delete a blog article. Needs the key from the site’s settings',
  limit: 'code',
  params: slug,
  body: z.object({ key: z.string().max(200).default('') }),
  result: done,
  errors: ['not_found'],
});

export const previewBlog = blogs.forAdmins('PUT /preview-blog/{slug}', {
  summary: 'Create or remove the link for reading a draft without an account. Publishing also removes it',
  params: slug,
  body: z.object({ on: z.boolean() }),
  result: done.extend({ previewPath: z.string().nullable() }),
  errors: ['not_found', 'conflict'],
});

export const restoreVersion = blogs.forAdmins('POST /article-versions/{id}/restore', {
  summary: 'Restore an earlier version of a blog article or a news item. The current text becomes an earlier version',
  params: z.object({ id }),
  body: z.object(seen),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const blogImage = blogs.forAnyone('GET /blog-images/{fileId}', {
  summary: 'The picture of a published article; for admins also the picture of a draft',
  params: z.object({ fileId: z.string().max(40) }),
  query: pictureWidth(COVER_WIDTHS).extend({
    /** The last part of a draft's preview path. */
    preview: z.string().max(64).optional(),
  }),
  result: 'stream',
  errors: ['not_found'],
});

export const allNews = news.forAdmins('GET /all-news', {
  summary: 'All news, drafts included',
  query: list,
  result: z.object({ news: z.array(managedArticle), total: z.number() }),
});

export const saveNews = news.forAdmins('POST /save-news', {
  summary: 'Add a news item as a draft',
  body: z.object(written),
  result: z.object({ success: z.boolean(), message: z.string(), news: article }),
  status: 201,
  invalidMessage: 'Please fill in all fields',
});

export const editNews = news.forAdmins('PUT /edit-news/{slug}', {
  summary: "Change a news item. Its address and published status don't change",
  params: slug,
  body: z.object({ ...written, ...seen }),
  result: z.object({ success: z.boolean(), message: z.string(), news: article }),
  errors: ['not_found', 'conflict'],
  invalidMessage: 'Please fill in all fields',
});

export const updateNewsStatus = news.forAdmins('PUT /update-news-status/{slug}', {
  summary: 'Publish a news item, or move it back to drafts. A scheduled publishing time is removed',
  params: slug,
  body: status,
  result: moved,
  errors: ['not_found'],
});

export const deleteNews = news.forAdmins('DELETE /delete-news/{slug}', {
  summary: 'Delete a news item',
  params: slug,
  result: done,
  errors: ['not_found'],
});
