import { endpoint } from '@/lib/api/endpoint';
import { saveBlog } from '@/lib/contract/articles/article-management';
import { addBlog } from '@/lib/services/catalogue/articles/blogs';

export const POST = endpoint(saveBlog, async (viewer, { body, files }) => ({
  message: 'Blog added successfully!',
  blog: await addBlog(viewer, body, files[0]),
}));
