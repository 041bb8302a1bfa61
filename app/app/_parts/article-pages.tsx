import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { AddressSearch } from '@/components/staff/address-search';
import { ArticleForm } from '@/components/staff/article-form';
import { PublicationChip } from '@/components/staff/publication-chip';
import { PublishButton } from '@/components/staff/publish-button';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Link } from '@/components/ui/controls/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Pagination } from '@/components/ui/table/pagination';
import { queryString } from '@/lib/api/client';
import type { ManagedArticle } from '@/lib/contract/articles/article-management';
import { dateText } from '@/lib/domain/days/day-words';
import { pageCountOf } from './paging';

const ARTICLES_PER_PAGE = 10;

/** How the pages of each kind of article differ. */
const KINDS = {
  blog: {
    ...{ list: '/app/admin/all-blogs', all: 'All Blogs', add: 'Add Blog', many: 'blogs' },
    ...{ none: 'No blogs available.', first: 'Write the first article.' },
  },
  news: {
    ...{ list: '/app/admin/all-news', all: 'All News', add: 'Add News', many: 'news' },
    ...{ none: 'No news available.', first: 'Write the first news item.' },
  },
};
type Kind = keyof typeof KINDS;

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

interface AllArticlesProps {
  kind: Kind;
  query: ReturnType<typeof articleQuery>;
  loaded: LoadedTable<ManagedArticle>;
  /** Where a title leads. */
  href: (slug: string) => string;
  /** A button before those that each kind has. */
  remove?: (article: ManagedArticle) => ReactNode;
}

/** An admin's list of the articles of a kind, drafts included, which is searched and paged. */
export function AllArticles({ kind, query, loaded: { rows, total, error }, href, remove }: AllArticlesProps) {
  const { list, all, add, many, none, first } = KINDS[kind];
  const addOne = (
    <ButtonLink href={`/app/admin/${kind}`}>
      <Plus aria-hidden className="size-4" />
      {add}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={all} actions={addOne} />
      {error ? (
        <ErrorBox message={error} action={<ButtonLink href={list}>Try again</ButtonLink>} />
      ) : (
        <>
          {(total > 0 || query.q) && (
            <div className="mb-4">
              <AddressSearch label={`Search ${many}`} />
            </div>
          )}
          {rows.length > 0 ? (
            <RowSheet>
              {rows.map((article) => (
                <ArticleRow key={article._id} kind={kind} article={article} href={href(article.slug)}>
                  {remove?.(article)}
                </ArticleRow>
              ))}
            </RowSheet>
          ) : query.q ? (
            <EmptyState
              title={`No results for “${query.q}”`}
              text="Try fewer or different words."
              illustration="search"
            />
          ) : (
            <EmptyState title={none} text={first} action={addOne} />
          )}
          <div className="mt-6">
            <Pagination
              page={query.page}
              pageCount={pageCountOf(total, ARTICLES_PER_PAGE)}
              href={(to) => `${list}${queryString({ q: query.q, page: to === 1 ? undefined : to })}`}
              label={`Pages of ${many}`}
            />
          </div>
        </>
      )}
    </>
  );
}

type ArticleRowProps = { kind: Kind; article: ManagedArticle; href: string; children: ReactNode };

/** Title, beginning, when, whether published, and the buttons. */
function ArticleRow({ kind, article, href, children }: ArticleRowProps) {
  const { slug, title, preview, status, createdOn } = article;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2 className="font-sans text-base tracking-normal wrap-anywhere">
          <Link href={href} className="hover:text-brand-ink hover:underline">
            {title}
          </Link>
        </h2>
        <p className="mt-1 max-w-reading text-sm text-muted wrap-anywhere">{preview}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
          <PublicationChip published={status} />
          <span>
            Added on <time dateTime={createdOn}>{dateText(createdOn)}</time>
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        <ButtonLink
          href={`/app/admin/edit-${kind}/${slug}`}
          variant="secondary"
          size="sm"
          aria-label={`Edit: ${title}`}
        >
          Edit
        </ButtonLink>
        <PublishButton kind={kind} slug={slug} title={title} published={status} size="sm" />
      </div>
    </li>
  );
}

/** The page on which an article is begun. */
export function AddArticle({ kind }: { kind: Kind }) {
  const { list, all, add } = KINDS[kind];
  return (
    <>
      <PageHeader
        title={add}
        description="It is saved as a draft that only admins see until you publish it."
        actions={
          <ButtonLink href={list} variant="secondary">
            {all}
          </ButtonLink>
        }
      />
      <ArticleForm kind={kind} />
    </>
  );
}
