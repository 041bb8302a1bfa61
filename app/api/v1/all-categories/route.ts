import { endpoint } from '@/lib/api/endpoint';
import { allCategories } from '@/lib/contract/catalogue/catalogue';
import { categoriesWithSubcategories } from '@/lib/services/catalogue/categories';

export const GET = endpoint(allCategories, () => categoriesWithSubcategories());
