import { PRODUCT_NAME } from '@/lib/product-name';
import { articlePath } from '@/lib/public-addresses';
import { publishedBlogs } from '@/lib/services/articles';
import { rssFeed } from '@/lib/services/feeds';
import { xmlResponse } from '@/lib/xml';

const NEWEST = 30;

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const { blogs } = await publishedBlogs({ page: 1, limit: NEWEST });
  return xmlResponse(
    'application/rss+xml',
    rssFeed({
      title: `${PRODUCT_NAME}: Blog`,
      description: 'Plain advice on choosing a course abroad, on tests, applications and visas.',
      path: '/blog',
      items: blogs.map((article) => ({ ...article, path: articlePath(article) })),
    }),
  );
}
