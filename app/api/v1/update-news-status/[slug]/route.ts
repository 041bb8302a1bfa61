import { endpoint } from '@/lib/api/endpoint';
import { updateNewsStatus } from '@/lib/contract/articles/article-management';
import { setNewsStatus } from '@/lib/services/catalogue/articles/news';

export const PUT = endpoint(updateNewsStatus, async (viewer, { params, body }) => ({
  message: 'News status updated successfully',
  status: await setNewsStatus(viewer, params.slug, body.status),
}));
