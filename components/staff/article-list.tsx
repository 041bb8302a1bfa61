import type { ReactNode } from 'react';
import { Link } from '@/components/ui/controls/link';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import type { ManagedArticle } from '@/lib/contract/articles/article-management';
import { dateText } from '@/lib/domain/days/day-words';
import { PublicationChip } from './publication-chip';

type ArticleListProps = {
  articles: readonly ManagedArticle[];
  /** Where a title leads; plain text without it. */
  href?: (article: ManagedArticle) => string;
  /** The buttons of one article. */
  actions: (article: ManagedArticle) => ReactNode;
};

/** Articles as rows of a sheet, drafts included: title, beginning, when, whether published. */
export function ArticleList({ articles, href, actions }: ArticleListProps) {
  return (
    <RowSheet>
      {articles.map((article) => {
        const { _id, title, preview, status, createdOn } = article;
        return (
          <li key={_id} className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
            <div className="min-w-0 flex-[1_1_20rem]">
              <h2 className="font-sans text-base tracking-normal wrap-anywhere">
                {href ? (
                  <Link href={href(article)} className="hover:text-brand-ink hover:underline">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </h2>
              <p className="mt-1 max-w-reading text-sm text-muted wrap-anywhere">{preview}</p>
              <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
                <PublicationChip published={status} />
                <span>
                  Added on <time dateTime={createdOn}>{dateText(createdOn)}</time>
                </span>
              </p>
            </div>
            <div className="flex flex-wrap gap-2">{actions(article)}</div>
          </li>
        );
      })}
    </RowSheet>
  );
}
