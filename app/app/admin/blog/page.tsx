import { ArticleForm } from '@/components/staff/article-form';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';

export const metadata = { title: 'Add Blog' };

export default async function AddBlogPage() {
  await requireViewer('admin');
  return (
    <>
      <PageHeader
        title="Add Blog"
        description="It is saved as a draft that only admins see until you publish it."
        actions={
          <ButtonLink href="/app/admin/all-blogs" variant="secondary">
            All Blogs
          </ButtonLink>
        }
      />
      <ArticleForm kind="blog" />
    </>
  );
}
