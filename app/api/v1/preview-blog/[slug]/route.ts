import { endpoint } from '@/lib/api/endpoint';
import { previewBlog } from '@/lib/contract/articles/article-management';
import { setPreview } from '@/lib/services/catalogue/articles/blogs';

export const PUT = endpoint(previewBlog, async (viewer, { params, body }) => ({
  message: body.on ? 'Preview link created.' : 'The preview link no longer works.',
  previewPath: await setPreview(viewer, params.slug, body.on),
}));
