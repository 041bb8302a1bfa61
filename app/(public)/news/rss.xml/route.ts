import { xmlResponse } from '@/lib/platform/export/xml';
import { richTextPreview } from '@/lib/platform/rich-text';
import { siteName } from '@/lib/platform/site-facts';
import { publishedNews } from '@/lib/services/catalogue/articles/articles';
import { rssFeed } from '@/lib/services/catalogue/articles/feeds';

const NEWEST = 30;

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const { news } = await publishedNews({ page: 1, limit: NEWEST });
  return xmlResponse(
    'application/rss+xml',
    rssFeed({
      title: `${await siteName()}: News`,
      description: 'What has changed for students going abroad: intakes, deadlines, visa rules.',
      path: '/news',
      items: news.map((piece) => ({
        ...piece,
        path: `/news#${piece.slug}`,
        preview: richTextPreview(piece.description),
      })),
    }),
  );
}
