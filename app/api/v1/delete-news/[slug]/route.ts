import { endpoint } from '@/lib/api/endpoint';
import { deleteNews as contract } from '@/lib/contract/article-management';
import { deleteNews } from '@/lib/services/news';

export const DELETE = endpoint(contract, async (viewer, { params }) => {
  await deleteNews(viewer, params.slug);
  return { success: true, message: 'News deleted successfully' };
});
