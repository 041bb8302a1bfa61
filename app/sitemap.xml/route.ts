import { xmlResponse } from '@/lib/platform/export/xml';
import { sitemapIndex } from '@/lib/services/file/site/sitemaps';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return xmlResponse('application/xml', await sitemapIndex());
}
