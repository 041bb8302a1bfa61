import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listNews } from '@/lib/services/catalogue/articles/news';
import { AllArticles, type ArticleSearch, articleQuery } from '../../_parts/article-pages';
import { loadRows } from '../../_parts/load/load-table';
import { DeleteNews } from './_parts/delete-news';

export const metadata = { title: 'All News' };

export default async function AllNewsPage({ searchParams }: { searchParams: Promise<ArticleSearch> }) {
  await requireViewer('admin');
  const query = articleQuery(await searchParams);
  const loaded = await loadRows((reason) => `Failed to load news: ${reason}`, listNews(query), 'news');
  return (
    <AllArticles
      kind="news"
      query={query}
      loaded={loaded}
      href={(slug) => `/app/admin/edit-news/${slug}`}
      remove={({ slug, title }) => <DeleteNews slug={slug} title={title} />}
    />
  );
}
