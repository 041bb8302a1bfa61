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
    /** The beginning of the text without markup, cut with '...'. */
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
  summary: 'One published blog article',
  params: z.object({ slug: z.string().max(300) }),
  result: z.object({ blog: article }),
  errors: ['not_found'],
});
