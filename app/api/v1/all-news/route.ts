import { endpoint } from '@/lib/api/endpoint';
import { allNews } from '@/lib/contract/article-management';
import { listNews } from '@/lib/services/news';

export const GET = endpoint(allNews, (_viewer, { query }) => listNews(query));
