import { endpoint } from '@/lib/api/endpoint';
import { viewBlog } from '@/lib/contract/articles/articles';
import { visibleBlog } from '@/lib/services/catalogue/articles/blogs';

export const GET = endpoint(viewBlog, async (viewer, { params }) => ({ blog: await visibleBlog(viewer, params.slug) }));
