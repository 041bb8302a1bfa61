import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { ArticleVersions, type VersionsPageProps } from '../../../../_parts/article-pages';

export const metadata = { title: 'Earlier versions' };

export default async function VersionsPage(props: VersionsPageProps) {
  await requireViewer('admin');
  return <ArticleVersions kind="news" {...props} />;
}
