import { Plus } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { requireViewer } from '@/lib/auth/page-viewer';
import { categoriesWithSubcategories } from '@/lib/services/categories';
import { CategoryList } from './_parts/category-list';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'All Categories' };

export default async function AllCategoryPage() {
  await requireViewer('admin');
  const categories = await categoriesWithSubcategories();
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
        description={`${categories.length.toLocaleString('en-GB')} ${categories.length === 1 ? 'category' : 'categories'}`}
        actions={addCategory}
      />
      {categories.length > 0 ? (
        <CategoryList categories={categories} />
      ) : (
        <EmptyState
          title="No categories yet"
          text="Add one here; uploads of courses add those they name."
          action={addCategory}
        />
      )}
    </>
  );
}
