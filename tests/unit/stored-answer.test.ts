import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type StoredAnswer, send, storedAnswer } from '@/lib/web/stored-answer';

const HTML =
  '<p>Hallo</p><script>run()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>';
const html = { 'content-type': 'text/html; charset=utf-8' };

function sent(answer: StoredAnswer, headers: Record<string, string> = {}, method = 'GET') {
  const got = { status: 0, headers: {} as Record<string, unknown>, body: undefined as Buffer | undefined };
  send(
    answer,
    { method, headers } as unknown as IncomingMessage,
    {
      writeHead: (status: number, written: Record<string, unknown>) => Object.assign(got, { status, headers: written }),
      end: (body?: Buffer) => Object.assign(got, { body }),
    } as unknown as ServerResponse,
  );
  return got;
}

test('the policy names each inline script by its hash, and neither data nor files', async () => {
  const { headers } = sent(await storedAnswer(200, html, Buffer.from(HTML)));
  const hash = createHash('sha256').update('run()').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
});

test('each reader gets an encoding they take, and the same content', async () => {
  const answer = await storedAnswer(200, html, Buffer.from(HTML));
  const brotli = sent(answer, { 'accept-encoding': 'gzip, deflate, br' });
  expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body as Buffer).toString()]).toEqual([
    'br',
    HTML,
  ]);
  const gzip = sent(answer, { 'accept-encoding': 'gzip' });
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.body as Buffer).toString()]).toEqual(['gzip', HTML]);
  const plain = sent(answer);
  expect([plain.headers['content-encoding'], plain.body?.toString()]).toEqual([undefined, HTML]);
  expect(sent(answer, {}, 'HEAD')).toMatchObject({ body: undefined, headers: { 'content-length': HTML.length } });
});

test('of a large file only what is compressed is kept, and still everybody can read it', async () => {
  const large = Buffer.alloc(1_500_000, 'abc ');
  const answer = await storedAnswer(200, { 'content-type': 'application/xml' }, large);
  expect(answer.size).toBeLessThan(100_000);
  expect(sent(answer).body?.equals(large)).toBe(true);
});

test('who has the page already gets 304, also through a proxy that compresses', async () => {
  const answer = await storedAnswer(200, html, Buffer.from(HTML));
  for (const known of [answer.etag, `W/${answer.etag}`, `"other", ${answer.etag}`]) {
    expect(sent(answer, { 'if-none-match': known })).toMatchObject({ status: 304, body: undefined });
  }
  expect(sent(answer, { 'if-none-match': '"other"' }).status).toBe(200);
});

test('what belongs to one connection or one person is not stored', async () => {
  const from = {
    ...html,
    'set-cookie': ['a=b'],
    connection: 'close',
    'x-request-id': 'abc',
    link: '</a>; rel=preload',
  };
  const { headers } = sent(await storedAnswer(200, from, Buffer.from(HTML)));
  expect(Object.keys(headers).sort()).toEqual(
    ['cache-control', 'content-length', 'content-security-policy', 'content-type', 'link', 'vary'].sort(),
  );
  expect(headers['cache-control']).toBe('no-store');
});
