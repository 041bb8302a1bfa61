import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Prose } from '@/components/ui/layout/prose';
import { Pagination } from '@/components/ui/table/pagination';
import { dateText } from '@/lib/domain/days/day-words';
import { publishedNews } from '@/lib/services/catalogue/articles/articles';
import { FeedLink } from '../_parts/feed-link';
import { pageNumber } from '../_parts/page-number';
import { publicMetadata } from '../_parts/public-metadata';

const PER_PAGE = 10;

type NewsPageProps = { searchParams: Promise<{ page?: string | string[] }> };

export async function generateMetadata({ searchParams }: NewsPageProps): Promise<Metadata> {
  const page = pageNumber((await searchParams).page);
  return publicMetadata({
    title: page > 1 ? `News, page ${page}` : 'News',
    description: 'What has changed for students going abroad: intakes, deadlines, visa rules.',
    path: pathOf(page),
    feed: { path: '/news/rss.xml', title: 'News' },
  });
}

export default async function NewsPage({ searchParams }: NewsPageProps) {
  const page = pageNumber((await searchParams).page);
  const { news, total } = await publishedNews({ page, limit: PER_PAGE });
  if (news.length === 0 && page > 1) notFound();
  return (
    <>
      <PageHeader
        title="News"
        description="What has changed for students going abroad."
        actions={<FeedLink href="/news/rss.xml" />}
      />
      {news.length === 0 ? (
        <EmptyState title="Coming Soon - News" text="There is no news yet. Please come back soon." />
      ) : (
        <div className="divide-y divide-line">
          {news.map((piece) => (
            <article
              key={piece._id}
              id={piece.slug}
              className="grid gap-x-8 gap-y-2 py-8 first:pt-2 md:grid-cols-[9rem_1fr]"
            >
              <p className="text-sm text-muted md:pt-0.5">
                {piece.publishedOn && <time dateTime={piece.publishedOn}>{dateText(piece.publishedOn)}</time>}
              </p>
              <div className="min-w-0">
                <h2 className="mb-3 text-lg wrap-anywhere">{piece.title}</h2>
                <Prose html={piece.description} />
              </div>
            </article>
          ))}
        </div>
      )}
      <div className="mt-8">
        <Pagination page={page} pageCount={Math.ceil(total / PER_PAGE)} href={pathOf} label="Pages of the news" />
      </div>
    </>
  );
}

const pathOf = (page: number) => (page === 1 ? '/news' : `/news?page=${page}`);
