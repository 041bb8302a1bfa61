import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { AddArticle } from '../../_parts/article-pages';

export const metadata = { title: 'Add News' };

export default async function AddNewsPage() {
  await requireViewer('admin');
  return <AddArticle kind="news" />;
}
