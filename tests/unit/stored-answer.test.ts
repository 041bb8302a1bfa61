import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { forget, once } from '@/lib/platform/once';
import { HEAD_SCRIPT } from '@/lib/platform/web/head-script';
import { responseTo, type StoredAnswer, storedAnswer } from '@/lib/platform/web/stored-answer';

const HTML =
  '<p>Hallo</p><script>run()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>';
const NONCE = 'one-nonce-of-22-letters';
const html = new Headers({ 'content-type': 'text/html; charset=utf-8' });

const stored = (status: number, from: Headers, body: Buffer) => storedAnswer(status, from, body, NONCE);

async function sent(answer: StoredAnswer, headers: Record<string, string> = {}, method = 'GET') {
  const response = responseTo(new Request('http://localhost/', { method, headers }), answer);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy names the inline scripts that our renderer marked by their hashes, and no others', async () => {
  const marked =
    `<p>Hallo</p><script nonce="${NONCE}">run("${NONCE}")</script><script src="/a.js" nonce="${NONCE}"></script>` +
    `<style nonce="${NONCE}">p{}</style>`;
  const smuggled = '<script>alert(1)</script><script nonce="">alert(2)</script><style>*{}</style>';
  const { headers, body } = await sent(await stored(200, html, Buffer.from(marked + smuggled)));
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain(`script-src 'self' ${hashOf(HEAD_SCRIPT)} ${hashOf('run("")')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('p{}')};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(body.toString()).toBe(marked.replaceAll(` nonce="${NONCE}"`, '').replaceAll(NONCE, '') + smuggled);
});

test('the style sheet that the page links is at the end of its head, hashed, and its link is fetched by no browser', async () => {
  const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" nonce="" data-precedence="next"/>';
  const page = (name: string) =>
    `<head>${link.replace('a.css', name)}<title>$&</title></head><p>Hallo</p><script>"</head>"</script>`;
  forget('style-sheets');
  once('style-sheets', () => new Map([['a.css', 'p::after{content:"$&"}']]));
  const [font, css] = ['</a.woff2>; rel=preload; as="font"', '</_next/static/chunks/a.css>; rel=preload; as="style"'];
  const from = new Headers({ ...Object.fromEntries(html), link: `${font}, ${css}; nonce="${NONCE}"` });
  const { headers, body } = await sent(stored(200, from, Buffer.from(page('a.css'))));
  expect(headers.link).toBe(font);
  const inside = `<style>p::after{content:"$&"}</style>${link.replace('<link', '<link disabled=""')}`;
  expect(body.toString()).toBe(`<head><title>$&</title>${inside}</head><p>Hallo</p><script>"</head>"</script>`);
  expect(headers['content-security-policy']).toContain(`style-src 'self' ${hashOf('p::after{content:"$&"}')};`);
  // One of another build stays a link.
  const other = await sent(stored(200, from, Buffer.from(page('b.css'))));
  expect([other.body.toString(), other.headers.link]).toEqual([page('b.css'), `${font}, ${css}`]);
  forget('style-sheets');
});

test('two renderings of an unchanged page have one tag', async () => {
  const rendered = (nonce: string) =>
    storedAnswer(200, html, Buffer.from(`<script nonce="${nonce}">a("${nonce}")</script>`), nonce);
  expect((await rendered('nonce-of-the-first-one')).etag).toBe((await rendered('nonce-of-the-second-o')).etag);
});

test('the body is left to Next to compress, and HEAD has none', async () => {
  const answer = await stored(200, html, Buffer.from(HTML));
  const { headers, body } = await sent(answer, { 'accept-encoding': 'gzip, deflate, br' });
  expect([headers['content-encoding'], headers.vary, body.toString()]).toEqual([
    undefined,
    'Accept-Encoding, Cookie, RSC',
    HTML,
  ]);
  expect(await sent(answer, {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test('an answer for one reader alone is not kept', async () => {
  const cookie = new Headers(html);
  cookie.append('set-cookie', 'a=b');
  for (const once of [await stored(404, html, Buffer.from(HTML)), await stored(200, cookie, Buffer.from(HTML))]) {
    expect(once.shared).toBe(false);
    const { headers, body } = await sent(once);
    expect([headers['cache-control'], headers.etag, body.toString()]).toEqual(['no-store', undefined, HTML]);
  }
});

test('who has the page already gets 304, also through a proxy that compresses', async () => {
  const answer = await stored(200, html, Buffer.from(HTML));
  for (const known of [answer.etag, answer.etag.replace('W/', ''), `"other", ${answer.etag}`, '*']) {
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
  const { headers } = await sent(await stored(200, from, Buffer.from(HTML)));
  expect(Object.keys(headers).sort()).toEqual(
    ['cache-control', 'content-security-policy', 'content-type', 'link', 'vary'].sort(),
  );
  expect(headers['cache-control']).toBe('no-store');
});

test('a redirect is one to a whole address, as Next asks for', async () => {
  const from = new Headers({ location: '/courses/new-name' });
  expect(await sent(await stored(308, from, Buffer.alloc(0)))).toMatchObject({
    status: 308,
    headers: { location: 'http://localhost/courses/new-name' },
  });
});
