import { endpoint } from '@/lib/api/endpoint';
import { saveNews } from '@/lib/contract/articles/article-management';
import { addNews } from '@/lib/services/catalogue/articles/news';

export const POST = endpoint(saveNews, async (viewer, { body }) => ({
  message: 'News added successfully!',
  news: await addNews(viewer, body),
}));
