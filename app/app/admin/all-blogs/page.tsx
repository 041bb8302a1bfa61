import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listBlogs } from '@/lib/services/catalogue/articles/blogs';
import { AllArticles, type ArticleSearch, articleQuery } from '../../_parts/article-pages';
import { loadRows } from '../../_parts/load/load-table';

export const metadata = { title: 'All Blogs' };

export default async function AllBlogsPage({ searchParams }: { searchParams: Promise<ArticleSearch> }) {
  await requireViewer('admin');
  const query = articleQuery(await searchParams);
  const loaded = await loadRows((reason) => `Failed to load blogs: ${reason}`, listBlogs(query), 'blogs');
  return <AllArticles kind="blog" query={query} loaded={loaded} href={(slug) => `/app/admin/view-blog/${slug}`} />;
}
