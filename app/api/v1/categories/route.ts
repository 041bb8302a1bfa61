import { endpoint } from '@/lib/api/endpoint';
import { categories } from '@/lib/contract/catalogue/catalogue';
import { categoriesWithSubcategories } from '@/lib/services/catalogue/categories';

export const GET = endpoint(categories, () => categoriesWithSubcategories());
