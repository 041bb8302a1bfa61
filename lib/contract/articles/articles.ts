import { z } from 'zod';
import { id, paging } from '../fields';
import { calls } from '../operation';

const { forAnyone } = calls('Articles');

/** What a list shows of a blog article or a piece of news. */
export const articlePreview = z
  .object({
    _id: id,
    title: z.string(),
    slug: z.string(),
    /** Path of the cover picture on this site; `?w=` and one of `COVER_WIDTHS` gives it smaller. */
    image: z.string().nullable(),
    /** Its excerpt; without one, the beginning of the text without markup, cut with '...'. */
    preview: z.string(),
    /** ISO date; null for what was never published. */
    publishedOn: z.string().nullable(),
  })
  .meta({ id: 'ArticlePreview' });
/** A card on /blog and /news. */
export type ArticlePreview = z.infer<typeof articlePreview>;

/** An article with its text, for its page and the editor. */
export const article = articlePreview
  .omit({ preview: true })
  .extend({
    /** Sanitized HTML. */
    description: z.string(),
    status: z.boolean(),
    /** ISO date of the last change. */
    updatedOn: z.string(),
    excerpt: z.string(),
    /** The name of a person of the site, '' for the site itself. */
    author: z.string(),
    topics: z.array(z.string()),
    /** What the cover shows. */
    imageAlt: z.string(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    /** ISO date and time at which a draft is published; null where nobody said so. */
    publishAt: z.string().nullable(),
    /** Path of the page on which a draft is read without an account; null without one. */
    previewPath: z.string().nullable(),
  })
  .meta({ id: 'Article' });
/** The same, as pages get it. */
export type Article = z.infer<typeof article>;

export const myBlogs = forAnyone('GET /my-blogs', {
  summary: 'The published blog articles, newest first',
  query: z.object(paging),
  result: z.object({ blogs: z.array(articlePreview) }),
});

export const viewBlog = forAnyone('GET /view-blog/{slug}', {
  summary: 'One published blog article. Earlier addresses redirect to it and are never given to another article',
  params: z.object({ slug: z.string().max(300) }),
  result: z.object({ blog: article }),
  errors: ['moved', 'not_found', 'gone'],
});
