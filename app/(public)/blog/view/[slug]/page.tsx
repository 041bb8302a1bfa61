import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ArticleCover } from '@/components/article/article-cover';
import { dateText } from '@/components/course/format';
import { PageHeader } from '@/components/ui/page-header';
import { Prose } from '@/components/ui/prose';
import { AppError } from '@/lib/errors';
import { richTextPreview } from '@/lib/rich-text';
import { publishedBlog } from '@/lib/services/articles';

export const dynamic = 'force-dynamic';

type ArticlePageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const article = await articleOf((await params).slug);
  return { title: article.title, description: richTextPreview(article.description, 155) };
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const article = await articleOf((await params).slug);
  return (
    <article className="mx-auto max-w-reading">
      <PageHeader
        title={<span className="wrap-anywhere">{article.title}</span>}
        description={article.publishedOn && <time dateTime={article.publishedOn}>{dateText(article.publishedOn)}</time>}
        back={{ href: '/blog', label: 'Blog' }}
      />
      {article.image && <ArticleCover article={article} leading className="mb-8 aspect-video rounded-card" />}
      <Prose html={article.description} />
    </article>
  );
}

/** The page's article, once per request; drafts and unknown slugs are 404. */
const articleOf = cache(async (slug: string) => {
  try {
    return await publishedBlog(decoded(slug));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
});

/** The router hands over the segment as the address spells it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
