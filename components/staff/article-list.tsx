import Link from 'next/link';
import type { ReactNode } from 'react';
import { dateText } from '@/components/course/format';
import { Card } from '@/components/ui/layout/card';
import type { ManagedArticle } from '@/lib/contract/articles/article-management';
import { PublicationChip } from './publication-chip';

type ArticleListProps = {
  articles: readonly ManagedArticle[];
  /** Where a title leads; plain text without it. */
  href?: (article: ManagedArticle) => string;
  /** The buttons of one article. */
  actions: (article: ManagedArticle) => ReactNode;
};

/** Articles as cards, drafts included: title, beginning, when, whether published. */
export function ArticleList({ articles, href, actions }: ArticleListProps) {
  return (
    <ul className="space-y-3">
      {articles.map((article) => {
        const { _id, title, preview, status, createdOn } = article;
        return (
          <Card key={_id} as="li">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <h2 className="min-w-0 flex-[1_1_16rem] text-base font-semibold wrap-anywhere">
                {href ? (
                  <Link href={href(article)} className="rounded-sm hover:text-brand-ink hover:underline">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </h2>
              <PublicationChip published={status} />
            </div>
            <p className="mt-2 max-w-reading text-sm text-muted wrap-anywhere">{preview}</p>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <p className="text-xs text-muted">
                Added on <time dateTime={createdOn}>{dateText(createdOn)}</time>
              </p>
              <div className="flex flex-wrap gap-2">{actions(article)}</div>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
