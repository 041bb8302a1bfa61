import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorResponse } from '@/lib/api/error-response';
import { invalid, notFound } from '@/lib/domain/errors';
import { forget, once } from '@/lib/platform/once';
import { preferCompressed } from '@/lib/platform/web/compressed-files';

const SCRIPT = '/_next/static/chunks/a.js';

beforeEach(() => void once('compressed-files', () => new Set([SCRIPT])));
afterEach(() => forget('compressed-files'));

/** What is left to Next of such a request, and the headers that its answer has already. */
function seen(headers: Record<string, string>, { url = SCRIPT, method = 'GET' } = {}) {
  const request = { url, method, headers } as Partial<IncomingMessage> as IncomingMessage;
  const set: Record<string, unknown> = {};
  const response = {
    setHeader: (name: string, value: unknown) => {
      set[name] = value;
      return response;
    },
  } as Partial<ServerResponse> as ServerResponse;
  preferCompressed(request, response);
  return { url: request.url, encoding: set['Content-Encoding'] };
}

const COPY = { url: `${SCRIPT}.br`, encoding: 'br' };
const AS_IT_IS = { url: SCRIPT, encoding: undefined };

it.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=1.0, BR;q=0.8', true],
  ['br;q=0', false],
  ['gzip, br; q=0.000', false],
  ['x-br', false],
  ['gzip', false],
  ['', false],
])('accept-encoding %j gets the copy that the build compressed: %j', (accepted, takes) => {
  expect(seen({ 'accept-encoding': accepted })).toEqual(takes ? COPY : AS_IT_IS);
});

it('what may be refused, or has no such copy, is never said to be one', () => {
  const br = { 'accept-encoding': 'br' };
  expect(seen(br, { method: 'POST' })).toEqual(AS_IT_IS);
  for (const condition of ['range', 'if-match', 'if-unmodified-since'])
    expect(seen({ ...br, [condition]: 'bytes=9-' }), condition).toEqual(AS_IT_IS);
  for (const url of ['/_next/static/chunks/b.js', '/_next/static/a.woff2', '/blog'])
    expect(seen(br, { url })).toEqual({ url, encoding: undefined });
});

it('Next is told to leave an answer that fits one packet as it is; a larger one it compresses', () => {
  const request = new Request('http://localhost/');
  const small = errorResponse(notFound('Zoë is nobody.'), request);
  expect(small.headers.get('cache-control')).toBe('private, no-store, no-transform');
  const fields = Object.fromEntries(
    Array.from({ length: 40 }, (_none, one) => [`field${one}`, 'Please enter a name.']),
  );
  expect(errorResponse(invalid(fields), request).headers.get('cache-control')).toBe('private, no-store');
});
