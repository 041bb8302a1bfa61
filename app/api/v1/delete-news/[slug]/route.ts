import { endpoint } from '@/lib/api/endpoint';
import { deleteNews as contract } from '@/lib/contract/articles/article-management';
import { deleteNews } from '@/lib/services/catalogue/articles/news';

export const DELETE = endpoint(contract, async (viewer, { params }) => {
  await deleteNews(viewer, params.slug);
  return { message: 'News deleted successfully' };
});
