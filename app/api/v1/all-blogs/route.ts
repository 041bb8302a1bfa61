import { endpoint } from '@/lib/api/endpoint';
import { allBlogs } from '@/lib/contract/articles/article-management';
import { listBlogs } from '@/lib/services/catalogue/articles/blogs';

export const GET = endpoint(allBlogs, (_viewer, { query }) => listBlogs(query));
