import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { metricsPage } from '@/lib/platform/server/metrics';

export const dynamic = 'force-dynamic';

/** This process's metrics for Prometheus, for those who have METRICS_TOKEN; 404 for all others and without one. */
export async function GET(request: Request): Promise<Response> {
  const token = env().METRICS_TOKEN;
  if (!token || !isSame(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
    return Response.json({ message: 'Not found.' }, { status: 404 });
  }
  const { text, contentType } = await metricsPage();
  return new Response(text, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } });
}

/** In constant time, whatever the lengths. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
