import { z } from 'zod';
import { COVER_WIDTHS } from '@/lib/domain/pictures';
import { done, keyword, line, paging, pictureWidth } from '../fields';
import { operation } from '../operation';
import { article, articlePreview } from './articles';

const MB = 1024 * 1024;
const blogs = 'Blogs';
const news = 'News';

/** What an admin's list shows: drafts too. */
const managedArticle = articlePreview.extend({ status: z.boolean(), createdOn: z.string() });
export type ManagedArticle = z.infer<typeof managedArticle>;

const written = {
  title: line(200),
  /** HTML; sanitized before it is stored. */
  description: z.string('Please fill in this field.').trim().min(1, 'Please fill in this field.').max(100_000),
};
/** The `updatedOn` of the text that was opened: 409 when it was changed since. Without it, changed in any case. */
const seen = { seen: z.iso.datetime('This is no moment as ISO 8601.').optional() };
const list = z.object({ ...paging, q: keyword, sort: z.enum(['createdOn', '-createdOn']).default('-createdOn') });
const slug = z.object({ slug: z.string().max(300) });
const status = z.object({
  status: z
    .union([z.boolean(), z.literal(0), z.literal(1)], 'Please say published (1) or draft (0).')
    .transform((given) => Boolean(given)),
});
const moved = z.object({ success: z.boolean(), message: z.string(), status: z.boolean() });

export const allBlogs = operation({
  method: 'GET',
  path: '/all-blogs',
  tag: blogs,
  summary: 'All blog articles, drafts included',
  access: ['admin'],
  query: list,
  result: z.object({ blogs: z.array(managedArticle), total: z.number() }),
});

export const saveBlog = operation({
  method: 'POST',
  path: '/save-blog',
  tag: blogs,
  summary: 'Add a blog article as a draft',
  access: ['admin'],
  limit: 'upload',
  body: z.object(written),
  files: { image: { maxBytes: 5 * MB, accepts: 'JPG, PNG or WebP, up to 5 MB' } },
  result: z.object({ success: z.boolean(), message: z.string(), blog: article }),
  status: 201,
  errors: ['too_large', 'unsupported_type'],
  invalidMessage: 'Please fill in all fields',
});

export const editBlog = operation({
  method: 'PUT',
  path: '/edit-blog/{slug}',
  tag: blogs,
  summary: 'Change a blog article; its address and whether it is published stay. A picture replaces the one it has',
  access: ['admin'],
  limit: 'upload',
  params: slug,
  body: z.object({ ...written, ...seen, removeImage: z.enum(['1']).optional() }),
  files: { image: { maxBytes: 5 * MB, accepts: 'JPG, PNG or WebP, up to 5 MB' } },
  result: z.object({ success: z.boolean(), message: z.string(), blog: article }),
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
  invalidMessage: 'Please fill in all fields',
});

export const updateBlogStatus = operation({
  method: 'PUT',
  path: '/update-blog-status/{slug}',
  tag: blogs,
  summary: 'Publish a blog article, or move it to the drafts',
  access: ['admin'],
  limit: 'write',
  params: slug,
  body: status,
  result: moved,
  errors: ['not_found'],
});

export const deleteBlog = operation({
  method: 'DELETE',
  path: '/delete-blog/{slug}',
  tag: blogs,
  summary: 'Delete a blog article; needs the configured key',
  access: ['admin'],
  limit: 'code',
  params: slug,
  body: z.object({ key: z.string().max(200).default('') }),
  result: done,
  errors: ['not_found'],
});

export const blogImage = operation({
  method: 'GET',
  path: '/blog-images/{fileId}',
  tag: blogs,
  summary: "A published article's picture; a draft's for admins",
  access: 'anyone',
  params: z.object({ fileId: z.string().max(40) }),
  query: pictureWidth(COVER_WIDTHS),
  result: 'stream',
  errors: ['not_found'],
});

export const allNews = operation({
  method: 'GET',
  path: '/all-news',
  tag: news,
  summary: 'All news, drafts included',
  access: ['admin'],
  query: list,
  result: z.object({ news: z.array(managedArticle), total: z.number() }),
});

export const saveNews = operation({
  method: 'POST',
  path: '/save-news',
  tag: news,
  summary: 'Add a piece of news as a draft',
  access: ['admin'],
  limit: 'write',
  body: z.object(written),
  result: z.object({ success: z.boolean(), message: z.string(), news: article }),
  status: 201,
  invalidMessage: 'Please fill in all fields',
});

export const editNews = operation({
  method: 'PUT',
  path: '/edit-news/{slug}',
  tag: news,
  summary: 'Change a piece of news; its address and whether it is published stay',
  access: ['admin'],
  limit: 'write',
  params: slug,
  body: z.object({ ...written, ...seen }),
  result: z.object({ success: z.boolean(), message: z.string(), news: article }),
  errors: ['not_found', 'conflict'],
  invalidMessage: 'Please fill in all fields',
});

export const updateNewsStatus = operation({
  method: 'PUT',
  path: '/update-news-status/{slug}',
  tag: news,
  summary: 'Publish a piece of news, or move it to the drafts',
  access: ['admin'],
  limit: 'write',
  params: slug,
  body: status,
  result: moved,
  errors: ['not_found'],
});

export const deleteNews = operation({
  method: 'DELETE',
  path: '/delete-news/{slug}',
  tag: news,
  summary: 'Delete a piece of news',
  access: ['admin'],
  limit: 'write',
  params: slug,
  result: done,
  errors: ['not_found'],
});
