import { sitemapIndex } from '@/lib/services/sitemaps';
import { xmlResponse } from '@/lib/xml';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return xmlResponse('application/xml', await sitemapIndex());
}
