import { ArticleCard } from '@/components/article/article-card';
import { Pagination } from '@/components/ui/table/pagination';
import type { ArticlePreview } from '@/lib/contract/articles/articles';

export const PER_PAGE = 12;

interface ArticleGridProps {
  blogs: ArticlePreview[];
  total: number;
  page: number;
  href: (page: number) => string;
}

/** A page of articles, and the way to the other pages. */
export function ArticleGrid({ blogs, total, page, href }: ArticleGridProps) {
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {blogs.map((article, index) => (
          <li key={article._id} className="flex *:flex-1">
            <ArticleCard article={article} leading={index === 0} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={page} pageCount={Math.ceil(total / PER_PAGE)} href={href} label="Pages of the blog" />
      </div>
    </>
  );
}
