import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/layout/card';
import type { ArticlePreview } from '@/lib/contract/articles/articles';
import { dateText } from '@/lib/domain/days/day-words';
import { articlePath } from '@/lib/domain/public-addresses';
import { ArticleCover } from './article-cover';

interface ArticleCardProps {
  article: ArticlePreview;
  headingLevel?: 'h2' | 'h3';
  /** In sight at once: its picture is fetched first. */
  leading?: boolean;
}

/** The grid has three, two or one to the row. */
const IN_GRID = '(min-width: 1024px) 25rem, (min-width: 640px) 50vw, 100vw';

/** A blog article in the grid. The whole card leads there by the heading's link, which covers it. */
export function ArticleCard({ article, headingLevel: Heading = 'h2', leading = false }: ArticleCardProps) {
  return (
    <Card
      as="article"
      padding="none"
      className="relative flex flex-col overflow-hidden transition-colors duration-150 focus-within:border-brand hover:border-control"
    >
      <ArticleCover article={article} leading={leading} sizes={IN_GRID} className="aspect-2/1 border-b border-line" />
      <div className="flex flex-1 flex-col p-5">
        <Heading className="text-lg leading-snug wrap-anywhere">
          <Link href={articlePath(article)} className="after:absolute after:inset-0">
            {article.title}
          </Link>
        </Heading>
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
