import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleCard } from '@/components/article/article-card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Pagination } from '@/components/ui/table/pagination';
import { publishedBlogs } from '@/lib/services/catalogue/articles/articles';
import { FeedLink } from '../_parts/feed-link';
import { pageNumber } from '../_parts/page-number';
import { publicMetadata } from '../_parts/public-metadata';

const PER_PAGE = 12;

type BlogPageProps = { searchParams: Promise<{ page?: string | string[] }> };

export async function generateMetadata({ searchParams }: BlogPageProps): Promise<Metadata> {
  const page = pageNumber((await searchParams).page);
  return publicMetadata({
    title: page > 1 ? `Blog, page ${page}` : 'Blog',
    description: 'Plain advice on choosing a course abroad, on tests, applications and visas.',
    path: pathOf(page),
    feed: { path: '/blog/rss.xml', title: 'Blog' },
  });
}

export default async function BlogPage({ searchParams }: BlogPageProps) {
  const page = pageNumber((await searchParams).page);
  const { blogs, total } = await publishedBlogs({ page, limit: PER_PAGE });
  if (blogs.length === 0 && page > 1) notFound();
  return (
    <>
      <PageHeader
        title="Blog"
        description="Plain advice on choosing a course abroad, on tests, applications and visas."
        actions={<FeedLink href="/blog/rss.xml" />}
      />
      {blogs.length === 0 ? (
        <EmptyState title="Coming Soon - Blog" text="We are writing the first articles. Please come back soon." />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {blogs.map((article, index) => (
            <li key={article._id} className="flex *:flex-1">
              <ArticleCard article={article} leading={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pagination page={page} pageCount={Math.ceil(total / PER_PAGE)} href={pathOf} label="Pages of the blog" />
      </div>
    </>
  );
}

const pathOf = (page: number) => (page === 1 ? '/blog' : `/blog?page=${page}`);
