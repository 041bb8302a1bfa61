import { endpoint } from '@/lib/api/endpoint';
import { editBlog as contract } from '@/lib/contract/articles/article-management';
import { editBlog } from '@/lib/services/catalogue/articles/blogs';

export const PUT = endpoint(contract, async (viewer, { params, body, files }) => ({
  message: 'Blog saved successfully!',
  blog: await editBlog(viewer, params.slug, body, files[0]),
}));
