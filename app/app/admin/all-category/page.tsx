import { Plus } from 'lucide-react';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { PageHeader } from '@/components/ui/layout/page-header';
import { counted } from '@/lib/domain/texts/counted';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { categoriesWithSubcategories } from '@/lib/services/catalogue/categories';
import { loadTable } from '../../_parts/load/load-table';
import { CategoryList } from './_parts/category-list';

export const metadata = { title: 'All Categories' };

export default async function AllCategoryPage() {
  await requireViewer('admin');
  const { rows: categories, error } = await loadTable(
    () => 'Failed to fetch categories',
    async () => {
      const rows = await categoriesWithSubcategories();
      return { rows, total: rows.length };
    },
  );
  const addCategory = (
    <ButtonLink href="/app/admin/add-category">
      <Plus aria-hidden className="size-4" />
      Add Category
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title="All Categories"
        description={error ? undefined : counted(categories.length, 'category', 'categories')}
        actions={addCategory}
      />
      {error ? (
        <ErrorBox message={error} hint="Please try again in a moment." />
      ) : categories.length > 0 ? (
        <CategoryList categories={categories} />
      ) : (
        <EmptyState
          title="No categories yet"
          text="Add one here. Uploading courses also adds the categories named in the file."
          action={addCategory}
        />
      )}
    </>
  );
}
