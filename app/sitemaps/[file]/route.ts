import { xmlResponse } from '@/lib/platform/export/xml';
import { sitemapFile } from '@/lib/services/file/site/sitemaps';

export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const file = await sitemapFile((await params).file);
  return file === null ? new Response('Not found\n', { status: 404 }) : xmlResponse('application/xml', file);
}
