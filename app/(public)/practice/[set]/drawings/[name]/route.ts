import { drawingOf } from '@/lib/services/catalogue/practice/ten';

/** A drawing of a practice set. */
export async function GET(_request: Request, { params }: { params: Promise<{ set: string; name: string }> }) {
  const { set, name } = await params;
  const svg = await drawingOf(set, name);
  if (svg === null) return new Response('Not found\n', { status: 404 });
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=3600',
      // Opened by itself it is a document: it may run and load nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
