import Link from 'next/link';
import { dateText } from '@/components/course/format';
import { Card } from '@/components/ui/card';
import type { ArticlePreview } from '@/lib/contract/articles';
import { ArticleCover } from './article-cover';

/** A blog article in the grid. The whole card leads there by the heading's link, which covers it. */
export function ArticleCard({ article }: { article: ArticlePreview }) {
  return (
    <Card
      as="article"
      padding="none"
      className="relative flex flex-col overflow-hidden transition-colors duration-150 focus-within:border-brand hover:border-control"
    >
      <ArticleCover article={article} className="aspect-2/1 border-b border-line" />
      <div className="flex flex-1 flex-col p-5">
        <h2 className="text-lg leading-snug wrap-anywhere">
          <Link href={`/blog/view/${article.slug}`} className="after:absolute after:inset-0">
            {article.title}
          </Link>
        </h2>
        <p className="mt-2 text-sm text-muted wrap-anywhere">{article.preview}</p>
        {article.publishedOn && (
          <p className="mt-auto pt-4 text-xs text-muted">
            <time dateTime={article.publishedOn}>{dateText(article.publishedOn)}</time>
          </p>
        )}
      </div>
    </Card>
  );
}
