import { endpoint } from '@/lib/api/endpoint';
import { addCategory as contract } from '@/lib/contract/catalogue/catalogue-management';
import { addCategory } from '@/lib/services/catalogue/category-management';

export const POST = endpoint(contract, async (viewer, { body }) => ({
  message: 'Category added successfully!',
  category: await addCategory(viewer, body),
}));
