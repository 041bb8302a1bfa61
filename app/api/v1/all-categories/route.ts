import { endpoint } from '@/lib/api/endpoint';
import { allCategories } from '@/lib/contract/catalogue';
import { categoriesWithSubcategories } from '@/lib/services/categories';

export const GET = endpoint(allCategories, () => categoriesWithSubcategories());
