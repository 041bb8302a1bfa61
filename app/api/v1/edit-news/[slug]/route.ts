import { endpoint } from '@/lib/api/endpoint';
import { editNews as contract } from '@/lib/contract/articles/article-management';
import { editNews } from '@/lib/services/catalogue/articles/news';

export const PUT = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'News saved successfully!',
  news: await editNews(viewer, params.slug, body),
}));
