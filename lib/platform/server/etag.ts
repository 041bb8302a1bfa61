import { createHash } from 'node:crypto';

/**
 * Returns the `ETag` of a content, or of a text that names its state: the same in every process. Weak, because one that is sent
 * compressed has the same tag.
 */
export const etagOf = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/**
 * Writes the tag into an answer's `headers`. Returns the answer 304 with all of them when the request names the tag as known (browsers
 * replace the headers of what they have by these), else null.
 */
export function notModified(etag: string, request: Request, headers: Headers): Response | null {
  headers.set('etag', etag);
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((one) => one.trim());
  // A weak comparison (RFC 9110, 13.1.2): a proxy may have added or taken the mark.
  const has = known.some((one) => one === '*' || one.replace(/^W\//, '') === etag.replace(/^W\//, ''));
  return has ? new Response(null, { status: 304, headers }) : null;
}
