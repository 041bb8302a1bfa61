import { endpoint } from '@/lib/api/endpoint';
import { allBlogs } from '@/lib/contract/article-management';
import { listBlogs } from '@/lib/services/blogs';

export const GET = endpoint(allBlogs, (_viewer, { query }) => listBlogs(query));
