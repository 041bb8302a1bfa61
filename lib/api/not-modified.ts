/**
 * Names the state of what is answered (`ETag`), weakly: compressed or not, it is the same. Gives 304 when the reader
 * has that state already, else null. Without a tag nothing may be reused.
 */
export function notModified(tag: string | null, request: Request, headers: Headers): Response | null {
  if (tag === null) return null;
  const etag = `W/"${tag}"`;
  headers.set('etag', etag);
  headers.set('cache-control', 'private, no-cache');
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((one) => one.trim());
  const has = known.some((one) => one === '*' || one.replace(/^W\//, '') === `"${tag}"`);
  return has ? new Response(null, { status: 304, headers }) : null;
}
