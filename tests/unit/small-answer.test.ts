import { expect, it } from 'vitest';
import { errorResponse } from '@/lib/api/error-response';
import { leaveSmallPlain } from '@/lib/api/small-answer';
import { invalid, notFound } from '@/lib/errors';

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
