import { endpoint } from '@/lib/api/endpoint';
import { deleteBlog as contract } from '@/lib/contract/articles/article-management';
import { deleteBlog } from '@/lib/services/catalogue/articles/blogs';

export const DELETE = endpoint(contract, async (viewer, { params, body }) => {
  await deleteBlog(viewer, params.slug, body.key);
  return { message: 'Blog deleted successfully' };
});
