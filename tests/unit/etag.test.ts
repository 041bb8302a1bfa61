import { expect, it } from 'vitest';
import { etagOf, notModified } from '@/lib/platform/server/etag';

const TAG = etagOf('the state');

const asked = (known: string | null) => {
  const headers = new Headers({ 'cache-control': 'private, no-cache' });
  const request = new Request('http://localhost/', known === null ? {} : { headers: { 'if-none-match': known } });
  return { answer: notModified(TAG, request, headers), headers };
};

it('one content has one tag, another has another', () => {
  expect(etagOf(new TextEncoder().encode('the state'))).toBe(TAG);
  expect(etagOf('the statf')).not.toBe(TAG);
  expect(TAG).toMatch(/^W\/"[\w-]{27}"$/);
});

it.each([TAG, TAG.replace('W/', ''), `"other" , ${TAG}`, '*'])(
  'who names %j as known gets 304 with the headers',
  (known) => {
    const { answer } = asked(known);
    expect(answer?.status).toBe(304);
    expect([answer?.headers.get('etag'), answer?.headers.get('cache-control')]).toEqual([TAG, 'private, no-cache']);
  },
);

it.each([null, '', '"other"', TAG.slice(0, -2)])('who names %j gets the content, with its tag', (known) => {
  const { answer, headers } = asked(known);
  expect([answer, headers.get('etag')]).toEqual([null, TAG]);
});
