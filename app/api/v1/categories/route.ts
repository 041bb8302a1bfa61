import { endpoint } from '@/lib/api/endpoint';
import { categories } from '@/lib/contract/catalogue';
import { categoriesWithSubcategories } from '@/lib/services/categories';

export const GET = endpoint(categories, () => categoriesWithSubcategories());
