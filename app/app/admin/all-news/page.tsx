import { Plus } from 'lucide-react';
import { AddressSearch } from '@/components/staff/address-search';
import { ArticleList } from '@/components/staff/article-list';
import { ARTICLES_PER_PAGE, type ArticleSearch, articleQuery } from '@/components/staff/article-page';
import { PublishButton } from '@/components/staff/publish-button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Pagination } from '@/components/ui/table/pagination';
import { queryString } from '@/lib/api/client';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listNews } from '@/lib/services/catalogue/articles/news';
import { loadRows } from '../../_parts/load-table';
import { pageCountOf } from '../../_parts/paging';
import { DeleteNews } from './_parts/delete-news';

export const metadata = { title: 'All News' };

const BASE = '/app/admin/all-news';

export default async function AllNewsPage({ searchParams }: { searchParams: Promise<ArticleSearch> }) {
  await requireViewer('admin');
  const query = articleQuery(await searchParams);
  const { rows, total, error } = await loadRows((reason) => `Failed to load news: ${reason}`, listNews(query), 'news');
  const addNews = (
    <ButtonLink href="/app/admin/news">
      <Plus aria-hidden className="size-4" />
      Add News
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title="All News" actions={addNews} />
      {error ? (
        <ErrorBox message={error} action={<ButtonLink href={BASE}>Try again</ButtonLink>} />
      ) : (
        <>
          {(total > 0 || query.q) && (
            <div className="mb-4">
              <AddressSearch label="Search news" />
            </div>
          )}
          {rows.length > 0 ? (
            <ArticleList
              articles={rows}
              href={({ slug }) => `/app/admin/edit-news/${slug}`}
              actions={({ slug, title, status }) => (
                <>
                  <DeleteNews slug={slug} title={title} />
                  <ButtonLink
                    href={`/app/admin/edit-news/${slug}`}
                    variant="secondary"
                    size="sm"
                    aria-label={`Edit: ${title}`}
                  >
                    Edit
                  </ButtonLink>
                  <PublishButton kind="news" slug={slug} title={title} published={status} size="sm" />
                </>
              )}
            />
          ) : query.q ? (
            <EmptyState title={`Nothing matches '${query.q}'`} text="Try fewer or other words." illustration="search" />
          ) : (
            <EmptyState title="No news available." text="Write the first one." action={addNews} />
          )}
          <div className="mt-6">
            <Pagination
              page={query.page}
              pageCount={pageCountOf(total, ARTICLES_PER_PAGE)}
              href={(to) => `${BASE}${queryString({ q: query.q, page: to === 1 ? undefined : to })}`}
              label="Pages of news"
            />
          </div>
        </>
      )}
    </>
  );
}
