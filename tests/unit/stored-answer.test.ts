import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { responseTo, type StoredAnswer, storedAnswer } from '@/lib/web/stored-answer';

const HTML =
  '<p>Hallo</p><script>run()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>';
const html = new Headers({ 'content-type': 'text/html; charset=utf-8' });

async function sent(answer: StoredAnswer, headers: Record<string, string> = {}, method = 'GET') {
  const response = responseTo(new Request('http://localhost/', { method, headers }), answer);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

test('the policy names each inline script by its hash, and neither data nor files', async () => {
  const { headers } = await sent(await storedAnswer(200, html, Buffer.from(HTML)));
  const hash = createHash('sha256').update('run()').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
});

test('each reader gets an encoding they take, and the same content', async () => {
  const answer = await storedAnswer(200, html, Buffer.from(HTML));
  const brotli = await sent(answer, { 'accept-encoding': 'gzip, deflate, br' });
  expect([brotli.headers['x-body-encoding'], brotliDecompressSync(brotli.body).toString()]).toEqual(['br', HTML]);
  const gzip = await sent(answer, { 'accept-encoding': 'gzip' });
  expect([gzip.headers['x-body-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', HTML]);
  const plain = await sent(answer);
  expect([plain.headers['x-body-encoding'], plain.body.toString()]).toEqual([undefined, HTML]);
  expect(await sent(answer, {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test('of a large file only what is compressed is kept, and still everybody can read it', async () => {
  const large = Buffer.alloc(1_500_000, 'abc ');
  const answer = await storedAnswer(200, new Headers({ 'content-type': 'application/xml' }), large);
  expect(answer.size).toBeLessThan(100_000);
  expect((await sent(answer)).body.equals(large)).toBe(true);
});

test('who has the page already gets 304, also through a proxy that compresses', async () => {
  const answer = await storedAnswer(200, html, Buffer.from(HTML));
  for (const known of [answer.etag, `W/${answer.etag}`, `"other", ${answer.etag}`]) {
    expect(await sent(answer, { 'if-none-match': known })).toMatchObject({
      status: 304,
      headers: { 'content-security-policy': answer.headers['content-security-policy'] },
      body: Buffer.alloc(0),
    });
  }
  expect((await sent(answer, { 'if-none-match': '"other"' })).status).toBe(200);
});

test('what belongs to one connection or one person is not stored', async () => {
  const from = new Headers(html);
  from.append('set-cookie', 'a=b');
  from.append('x-request-id', 'abc');
  from.append('link', '</a>; rel=preload');
  const { headers } = await sent(await storedAnswer(200, from, Buffer.from(HTML)));
  expect(Object.keys(headers).sort()).toEqual(
    ['cache-control', 'content-security-policy', 'content-type', 'link', 'vary'].sort(),
  );
  expect(headers['cache-control']).toBe('no-store');
});

test('a redirect is one to a whole address, as Next asks for', async () => {
  const from = new Headers({ location: '/courses/new-name' });
  expect(await sent(await storedAnswer(308, from, Buffer.alloc(0)))).toMatchObject({
    status: 308,
    headers: { location: 'http://localhost/courses/new-name' },
  });
});
