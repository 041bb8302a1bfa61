import { isStopping } from '@/lib/platform/server/stop';

export const dynamic = 'force-dynamic';

/** The process answers; 503 once it is about to stop, so that a proxy sends nothing more. */
export function GET(): Response {
  const stopping = isStopping();
  return Response.json({ status: stopping ? 'stopping' : 'ok' }, { status: stopping ? 503 : 200 });
}
