import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ArticleCard } from '@/components/article/article-card';
import { ArticleCover } from '@/components/article/article-cover';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Prose } from '@/components/ui/layout/prose';
import type { Article } from '@/lib/contract/articles/articles';
import { type OperatorDetails, picturePath, siteNameOf } from '@/lib/domain/accounts/operator';
import { dateText } from '@/lib/domain/days/day-words';
import { AppError } from '@/lib/domain/errors';
import { articlePath } from '@/lib/domain/public-addresses';
import { siteUrl } from '@/lib/platform/env';
import { richTextSummary } from '@/lib/platform/rich-text';
import { siteFacts } from '@/lib/platform/site-facts';
import { publishedBlog } from '@/lib/services/catalogue/articles/articles';
import { relatedArticles } from '@/lib/services/catalogue/articles/related';
import { JsonLd } from '../../../_parts/json-ld';
import { publicMetadata } from '../../../_parts/public-metadata';

const RELATED = 3;

type ArticlePageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const article = await articleOf((await params).slug);
  return publicMetadata({
    title: article.title,
    description: richTextSummary(article.description),
    path: articlePath(article),
    image: article.image,
    publishedOn: article.publishedOn,
    feed: { path: '/blog/rss.xml', title: 'Blog' },
  });
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const article = await articleOf((await params).slug);
  const related = await relatedArticles(article, RELATED);
  return (
    <>
      <JsonLd statement={statementOf(article, (await siteFacts()).operator)} />
      <article className="mx-auto max-w-reading">
        <PageHeader
          title={<span className="wrap-anywhere">{article.title}</span>}
          description={
            article.publishedOn && <time dateTime={article.publishedOn}>{dateText(article.publishedOn)}</time>
          }
          back={{ href: '/blog', label: 'Blog' }}
        />
        {article.image && (
          <ArticleCover
            article={article}
            leading
            sizes="(min-width: 48rem) 46rem, 100vw"
            className="mb-8 aspect-video rounded-card"
          />
        )}
        <Prose html={article.description} />
      </article>
      {related.length > 0 && (
        <aside aria-labelledby="related" className="mt-14 border-t border-line pt-10">
          <h2 id="related" className="mb-5 text-xl">
            Read next
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((other) => (
              <li key={other._id} className="flex *:flex-1">
                <ArticleCard article={other} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </aside>
      )}
    </>
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

function statementOf(article: Article, operator: OperatorDetails): Record<string, unknown> {
  const { title, description, image, publishedOn, updatedOn } = article;
  const firm = {
    '@type': 'Organization',
    name: operator.name || siteNameOf(operator),
    url: siteUrl('/'),
    ...(operator.logo && { logo: siteUrl(picturePath(operator.logo)) }),
  };
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: richTextSummary(description),
    mainEntityOfPage: siteUrl(articlePath(article)),
    ...(image && { image: siteUrl(image) }),
    author: firm,
    publisher: firm,
    ...(publishedOn && { datePublished: publishedOn, dateModified: updatedOn }),
  };
}
