import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { AddCategoryForm } from './_parts/add-category-form';

export const metadata = { title: 'Add Category' };

export default async function AddCategoryPage() {
  await requireViewer('admin');
  return (
    <>
      <PageHeader
        title="Add Category"
        description="Students can filter courses by category and subcategory."
        actions={
          <ButtonLink href="/app/admin/all-category" variant="secondary">
            All Categories
          </ButtonLink>
        }
      />
      <AddCategoryForm />
    </>
  );
}
