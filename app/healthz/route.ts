import { isStopping } from '@/lib/platform/server/stop';
import { release } from '@/lib/platform/server/version';

export const dynamic = 'force-dynamic';

/** The process answers, and which version, commit and day it is of; 503 once it is about to stop, so that a proxy sends nothing more. */
export async function GET(): Promise<Response> {
  const stopping = isStopping();
  return Response.json(
    { status: stopping ? 'stopping' : 'ok', ...(await release()) },
    { status: stopping ? 503 : 200 },
  );
}
