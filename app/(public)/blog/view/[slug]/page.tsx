import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { ArticleCard } from '@/components/article/article-card';
import type { Article } from '@/lib/contract/articles/articles';
import { type OperatorDetails, picturePath, siteNameOf } from '@/lib/domain/accounts/operator';
import { AppError } from '@/lib/domain/errors';
import { articlePath } from '@/lib/domain/public-addresses';
import { siteUrl } from '@/lib/platform/env';
import { richTextSummary } from '@/lib/platform/rich-text';
import { siteFacts } from '@/lib/platform/site-facts';
import { noteGone } from '@/lib/platform/web/failed-pages';
import { publishedBlog } from '@/lib/services/catalogue/articles/articles';
import { relatedArticles } from '@/lib/services/catalogue/articles/related';
import { JsonLd } from '../../../_parts/json-ld';
import { publicMetadata } from '../../../_parts/public-metadata';
import { ArticleBody } from '../../_parts/article-body';

const RELATED = 3;

type ArticlePageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const article = await articleOf((await params).slug);
  return publicMetadata({
    title: article.seoTitle || article.title,
    description: summaryOf(article),
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
      <ArticleBody article={article} />
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

/** The page's article, once per request; drafts and unknown slugs are 404, a former address leads on, that of a deleted article is 410. */
const articleOf = cache(async (slug: string) => {
  try {
    return await publishedBlog(decoded(slug));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'moved') permanentRedirect(articlePath({ slug: String(error.kept?.slug) }));
    if (error.code === 'gone') noteGone(await headers());
    if (error.code === 'gone' || error.code === 'not_found') notFound();
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

/** What search engines and shared links say of it, in a sentence. */
const summaryOf = ({ seoDescription, excerpt, description }: Article): string =>
  seoDescription || excerpt || richTextSummary(description);

function statementOf(article: Article, operator: OperatorDetails): Record<string, unknown> {
  const { title, image, publishedOn, updatedOn, author, topics } = article;
  const person = operator.people.find(({ name }) => name === author);
  const firm = {
    '@type': 'Organization',
    name: operator.name || siteNameOf(operator),
    url: siteUrl('/'),
    ...(operator.logo && { logo: siteUrl(picturePath(operator.logo)) }),
  };
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summaryOf(article),
    mainEntityOfPage: siteUrl(articlePath(article)),
    ...(image && { image: siteUrl(image) }),
    author: author ? { '@type': 'Person', name: author, ...(person?.role && { jobTitle: person.role }) } : firm,
    publisher: firm,
    ...(topics.length > 0 && { keywords: topics.join(', ') }),
    ...(publishedOn && { datePublished: publishedOn, dateModified: updatedOn }),
  };
}
