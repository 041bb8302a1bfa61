import { articlePath } from '@/lib/domain/public-addresses';
import { xmlResponse } from '@/lib/platform/export/xml';
import { siteName } from '@/lib/platform/site-facts';
import { publishedBlogs } from '@/lib/services/catalogue/articles/articles';
import { rssFeed } from '@/lib/services/catalogue/articles/feeds';

const NEWEST = 30;

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const { blogs } = await publishedBlogs({ page: 1, limit: NEWEST });
  return xmlResponse(
    'application/rss+xml',
    rssFeed({
      title: `${await siteName()}: Blog`,
      description: 'Plain advice on choosing a course abroad, on tests, applications and visas.',
      path: '/blog',
      items: blogs.map((article) => ({ ...article, path: articlePath(article) })),
    }),
  );
}
