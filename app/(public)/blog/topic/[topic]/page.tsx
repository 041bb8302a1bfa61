import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LinkPills } from '@/components/shell/link-pills';
import { PageHeader } from '@/components/ui/layout/page-header';
import { topicLinks, topicPath } from '@/lib/domain/articles';
import { counted } from '@/lib/domain/texts/counted';
import { blogsOnTopic, blogTopics } from '@/lib/services/catalogue/articles/articles';
import { orNotFound } from '../../../../app/_parts/or-not-found';
import { pageNumber } from '../../../_parts/page-number';
import { publicMetadata } from '../../../_parts/public-metadata';
import { ArticleGrid, PER_PAGE } from '../../_parts/article-grid';

type TopicPageProps = { params: Promise<{ topic: string }>; searchParams: Promise<{ page?: string | string[] }> };

export async function generateMetadata(props: TopicPageProps): Promise<Metadata> {
  const { topic, total, page, href } = await topicOf(props);
  return publicMetadata({
    title: page > 1 ? `${topic}, page ${page}` : topic,
    description: `${counted(total, 'article')} about ${topic}.`,
    path: href(page),
    feed: { path: '/blog/rss.xml', title: 'Blog' },
  });
}

/** The published articles about one topic. */
export default async function TopicPage(props: TopicPageProps) {
  const [{ topic, ...found }, topics] = await Promise.all([topicOf(props), blogTopics()]);
  return (
    <>
      <PageHeader title={topic} back={{ href: '/blog', label: 'Blog' }} />
      <LinkPills label="Topics" links={topicLinks(topics)} current={topicPath(topic)} className="mb-6" />
      <ArticleGrid {...found} />
    </>
  );
}

async function topicOf({ params, searchParams }: TopicPageProps) {
  const page = pageNumber((await searchParams).page);
  const { topic, blogs, total } = await orNotFound(blogsOnTopic((await params).topic, { page, limit: PER_PAGE }));
  if (blogs.length === 0) notFound();
  const href = (to: number) => `${topicPath(topic)}${to === 1 ? '' : `?page=${to}`}`;
  return { topic, blogs, total, page, href };
}
