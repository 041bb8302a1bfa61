import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LinkPills } from '@/components/shell/link-pills';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { topicLinks } from '@/lib/domain/articles';
import { blogTopics, publishedBlogs } from '@/lib/services/catalogue/articles/articles';
import { FeedLink } from '../_parts/feed-link';
import { pageNumber } from '../_parts/page-number';
import { publicMetadata } from '../_parts/public-metadata';
import { ArticleGrid, PER_PAGE } from './_parts/article-grid';

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
  const [{ blogs, total }, topics] = await Promise.all([publishedBlogs({ page, limit: PER_PAGE }), blogTopics()]);
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
        <>
          <LinkPills label="Topics" links={topicLinks(topics)} className="mb-6" />
          <ArticleGrid blogs={blogs} total={total} page={page} href={pathOf} />
        </>
      )}
    </>
  );
}

const pathOf = (page: number) => (page === 1 ? '/blog' : `/blog?page=${page}`);
