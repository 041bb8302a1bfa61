import { siteUrl } from '@/lib/platform/env';

export const dynamic = 'force-dynamic';

/** Areas and calls are no one's search result, and searches within the catalogue have no end. */
export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /app',
    'Disallow: /api/',
    'Disallow: /courses?',
    'Disallow: /compare',
    'Allow: /api/v1/blog-images/',
    'Allow: /api/v1/logos/',
    '',
    `Sitemap: ${siteUrl('/sitemap.xml')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
