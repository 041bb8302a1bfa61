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
import { listBlogs } from '@/lib/services/catalogue/articles/blogs';
import { loadRows } from '../../_parts/load-table';
import { pageCountOf } from '../../_parts/paging';

export const metadata = { title: 'All Blogs' };

const BASE = '/app/admin/all-blogs';

export default async function AllBlogsPage({ searchParams }: { searchParams: Promise<ArticleSearch> }) {
  await requireViewer('admin');
  const query = articleQuery(await searchParams);
  const { rows, total, error } = await loadRows(
    (reason) => `Failed to load blogs: ${reason}`,
    listBlogs(query),
    'blogs',
  );
  const addBlog = (
    <ButtonLink href="/app/admin/blog">
      <Plus aria-hidden className="size-4" />
      Add Blog
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title="All Blogs" actions={addBlog} />
      {error ? (
        <ErrorBox message={error} action={<ButtonLink href={BASE}>Try again</ButtonLink>} />
      ) : (
        <>
          {(total > 0 || query.q) && (
            <div className="mb-4">
              <AddressSearch label="Search blogs" />
            </div>
          )}
          {rows.length > 0 ? (
            <ArticleList
              articles={rows}
              href={({ slug }) => `/app/admin/view-blog/${slug}`}
              actions={({ slug, title, status }) => (
                <>
                  <ButtonLink
                    href={`/app/admin/edit-blog/${slug}`}
                    variant="secondary"
                    size="sm"
                    aria-label={`Edit: ${title}`}
                  >
                    Edit
                  </ButtonLink>
                  <PublishButton kind="blog" slug={slug} title={title} published={status} size="sm" />
                </>
              )}
            />
          ) : query.q ? (
            <EmptyState title={`Nothing matches '${query.q}'`} text="Try fewer or other words." illustration="search" />
          ) : (
            <EmptyState title="No blogs available." text="Write the first article." action={addBlog} />
          )}
          <div className="mt-6">
            <Pagination
              page={query.page}
              pageCount={pageCountOf(total, ARTICLES_PER_PAGE)}
              href={(to) => `${BASE}${queryString({ q: query.q, page: to === 1 ? undefined : to })}`}
              label="Pages of blogs"
            />
          </div>
        </>
      )}
    </>
  );
}
