import { endpoint } from '@/lib/api/endpoint';
import { updateBlogStatus } from '@/lib/contract/articles/article-management';
import { setBlogStatus } from '@/lib/services/catalogue/articles/blogs';

export const PUT = endpoint(updateBlogStatus, async (viewer, { params, body }) => ({
  message: 'Blog status updated successfully',
  status: await setBlogStatus(viewer, params.slug, body.status),
}));
