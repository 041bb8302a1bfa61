import { endpoint } from '@/lib/api/endpoint';
import { allSubcategories } from '@/lib/contract/catalogue/catalogue';
import { subcategoriesOf } from '@/lib/services/catalogue/categories';

export const GET = endpoint(allSubcategories, (_viewer, { query }) => subcategoriesOf(query.categoryName));
