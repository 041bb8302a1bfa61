import { endpoint } from '@/lib/api/endpoint';
import { mergeCategory as contract } from '@/lib/contract/catalogue/catalogue-management';
import { mergeCategory } from '@/lib/services/catalogue/category-management';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Categories merged.',
  category: await mergeCategory(viewer, params.id, body.into),
}));
