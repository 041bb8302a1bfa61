import { endpoint, tokenOf } from '@/lib/api/endpoint';
import { liveEvents } from '@/lib/contract/messages/live';
import { openLiveStream } from '@/lib/services/desk/messages/live';

export const GET = endpoint(liveEvents, async (viewer, { request, headers }) => {
  const token = tokenOf(request).token ?? '';
  const body = await openLiveStream(viewer, { token, lastEventId: lastEventId(request) });
  headers.set('content-type', 'text/event-stream');
  // Compression, and a proxy's buffering, would hold frames back.
  headers.set('cache-control', 'private, no-store, no-transform');
  headers.set('x-accel-buffering', 'no');
  return new Response(body, { headers });
});

/** What is no id of ours starts afresh. */
function lastEventId(request: Request): string | null {
  const given = request.headers.get('last-event-id') ?? '';
  return /^[0-9a-f]{24}$/.test(given) ? given : null;
}
