import { endpoint } from '@/lib/api/endpoint';
import { allNews } from '@/lib/contract/articles/article-management';
import { listNews } from '@/lib/services/catalogue/articles/news';

export const GET = endpoint(allNews, (_viewer, { query }) => listNews(query));
