/** How many articles a page of an admin's list shows. */
export const ARTICLES_PER_PAGE = 10;

export type ArticleSearch = Record<'q' | 'page', string | string[] | undefined>;

/** What the address of an admin's list of articles asks for, newest first. */
export function articleQuery({ q, page }: ArticleSearch) {
  return {
    q: typeof q === 'string' ? q.trim().slice(0, 100) : '',
    page: typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    limit: ARTICLES_PER_PAGE,
    sort: '-createdOn',
  };
}
