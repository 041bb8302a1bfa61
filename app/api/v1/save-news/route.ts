import { endpoint } from '@/lib/api/endpoint';
import { saveNews } from '@/lib/contract/article-management';
import { addNews } from '@/lib/services/news';

export const POST = endpoint(saveNews, async (viewer, { body }) => ({
  success: true,
  message: 'News added successfully!',
  news: await addNews(viewer, body),
}));
