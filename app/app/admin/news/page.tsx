import { ArticleForm } from '@/components/staff/article-form';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';

export const metadata = { title: 'Add News' };

export default async function AddNewsPage() {
  await requireViewer('admin');
  return (
    <>
      <PageHeader
        title="Add News"
        description="It is saved as a draft that only admins see until you publish it."
        actions={
          <ButtonLink href="/app/admin/all-news" variant="secondary">
            All News
          </ButtonLink>
        }
      />
      <ArticleForm kind="news" />
    </>
  );
}
