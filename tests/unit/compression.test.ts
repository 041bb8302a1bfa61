import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { answerOf } from '@/lib/api/answer-cache';
import { leaveSmallPlain } from '@/lib/api/compression';
import { errorResponse } from '@/lib/api/error-response';
import { invalid, notFound } from '@/lib/domain/errors';
import { takesEncoding } from '@/lib/platform/server/body-encoding';

const request = new Request('http://localhost/api/v1/auth', { method: 'POST' });

it('asks for no compression of an answer that fits one packet, and keeps its other rules', () => {
  const rules = (bytes: number) => {
    const headers = new Headers({ 'cache-control': 'private, no-store' });
    leaveSmallPlain(headers, bytes);
    return headers.get('cache-control');
  };
  expect([rules(1023), rules(1024)]).toEqual(['private, no-store, no-transform', 'private, no-store']);
});

it('a refusal is such an answer; one with many fields is not', async () => {
  const small = errorResponse(notFound('Nobody.'), request);
  expect([small.status, small.headers.get('content-type')]).toEqual([404, 'application/json']);
  expect(small.headers.get('cache-control')).toBe('private, no-store, no-transform');
  expect(await small.json()).toEqual({ message: 'Nobody.' });
  const fields = Object.fromEntries(
    Array.from({ length: 40 }, (_none, one) => [`field${one}`, 'Please enter a name.']),
  );
  const large = errorResponse(invalid(fields), request);
  expect(large.headers.get('cache-control')).toBe('private, no-store');
  expect(await large.json()).toMatchObject({ fields });
});

it.each([
  ['gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, GZIP;q=0.8', true],
  ['gzip;q=0', false],
  ['br, gzip; q=0.000', false],
  ['x-gzip', false],
  ['identity', false],
  ['', false],
  [null, false],
])('accept-encoding %j takes gzip: %j', (accepted, takes) => {
  expect(takesEncoding(accepted, 'gzip')).toBe(takes);
  // Brotli by the same rule.
  expect(takesEncoding(accepted?.replace(/br/g, 'x').replace(/gzip/gi, 'br'), 'br')).toBe(takes);
});

it('compresses an answer once, neither one that fits a packet nor one that would keep others waiting', () => {
  const middling = answerOf({ text: 'course '.repeat(1_000) });
  expect(gunzipSync(middling.gzipped() as Uint8Array).equals(middling.body)).toBe(true);
  expect(middling.gzipped()).toBe(middling.gzipped());
  expect([answerOf({}).gzipped(), answerOf('x'.repeat(70_000)).gzipped()]).toEqual([null, null]);
});
