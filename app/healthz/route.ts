import { isStopping } from '@/lib/platform/server/stop';
import { productVersion } from '@/lib/platform/server/version';

export const dynamic = 'force-dynamic';

/** The process answers, and which version it is of; 503 once it is about to stop, so that a proxy sends nothing more. */
export async function GET(): Promise<Response> {
  const stopping = isStopping();
  const version = await productVersion();
  return Response.json({ status: stopping ? 'stopping' : 'ok', version }, { status: stopping ? 503 : 200 });
}
