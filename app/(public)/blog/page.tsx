import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleCard } from '@/components/article/article-card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { Pagination } from '@/components/ui/pagination';
import { publishedBlogs } from '@/lib/services/articles';
import { pageNumber } from '../_parts/page-number';

export const metadata: Metadata = {
  title: 'Blog',
  description: 'Plain advice on choosing a course abroad, tests, applications and visas.',
};
export const dynamic = 'force-dynamic';

const PER_PAGE = 12;

type BlogPageProps = { searchParams: Promise<{ page?: string | string[] }> };

export default async function BlogPage({ searchParams }: BlogPageProps) {
  const page = pageNumber((await searchParams).page);
  const { blogs, total } = await publishedBlogs({ page, limit: PER_PAGE });
  if (blogs.length === 0 && page > 1) notFound();
  return (
    <>
      <PageHeader
        title="Blog"
        description="Plain advice on choosing a course abroad, on tests, applications and visas."
      />
      {blogs.length === 0 ? (
        <EmptyState title="Coming Soon - Blog" text="We are writing the first articles. Please look in again." />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {blogs.map((article) => (
            <li key={article._id} className="flex *:flex-1">
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={Math.ceil(total / PER_PAGE)}
          href={(to) => (to === 1 ? '/blog' : `/blog?page=${to}`)}
          label="Pages of the blog"
        />
      </div>
    </>
  );
}
