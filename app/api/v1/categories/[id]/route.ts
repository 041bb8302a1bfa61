import { endpoint } from '@/lib/api/endpoint';
import { deleteCategory as deletion, editCategory as edit } from '@/lib/contract/catalogue/catalogue-management';
import { deleteCategory, editCategory } from '@/lib/services/catalogue/category-management';

export const PUT = endpoint(edit, async (viewer, { params, body }) => ({
  message: 'Category saved.',
  category: await editCategory(viewer, params.id, body),
}));

export const DELETE = endpoint(deletion, async (viewer, { params }) => {
  await deleteCategory(viewer, params.id);
  return { message: 'Category deleted.' };
});
