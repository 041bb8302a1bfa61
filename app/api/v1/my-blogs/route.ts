import { endpoint } from '@/lib/api/endpoint';
import { myBlogs } from '@/lib/contract/articles/articles';
import { publishedBlogs } from '@/lib/services/catalogue/articles/articles';

export const GET = endpoint(myBlogs, (_viewer, { query }) => publishedBlogs(query));
