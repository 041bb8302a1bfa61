import { xmlResponse } from '@/lib/export/xml';
import { sitemapIndex } from '@/lib/services/site/sitemaps';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return xmlResponse('application/xml', await sitemapIndex());
}
