/**
 * Carries the content encoding of a body that is compressed already to `response-headers.ts`, which gives it its own name: Next
 * drops that one from answers of the middleware and of route handlers.
 */
const BODY_ENCODING = 'x-body-encoding';

/** Says that a body is compressed already. */
export function setBodyEncoding(headers: Headers, encoding: 'gzip' | 'br'): void {
  headers.set(BODY_ENCODING, encoding);
  // Or Next would compress it once more.
  headers.append('cache-control', 'no-transform');
}

/** Removes what `setBodyEncoding` left in an answer and returns it; undefined where its body isn't compressed yet. */
export function takeBodyEncoding(response: {
  getHeader(name: string): number | string | string[] | undefined;
  removeHeader(name: string): void;
}): string | undefined {
  const encoding = response.getHeader(BODY_ENCODING);
  if (encoding === undefined) return undefined;
  response.removeHeader(BODY_ENCODING);
  return String(encoding);
}

/** Whether a request's `accept-encoding` (null or undefined: none) takes this one: it names it, and not with a weight of 0. */
export function takesEncoding(accepted: string | null | undefined, encoding: 'gzip' | 'br'): boolean {
  const named = (accepted ?? '').split(',').find((one) => one.split(';')[0]?.trim().toLowerCase() === encoding);
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/i.test(named);
}
