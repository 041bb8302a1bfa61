import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { AddArticle } from '../../_parts/article-pages';

export const metadata = { title: 'Add Blog' };

export default async function AddBlogPage() {
  await requireViewer('admin');
  return <AddArticle kind="blog" />;
}
