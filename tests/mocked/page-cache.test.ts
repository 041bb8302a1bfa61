import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forget } from '@/lib/platform/once';
import { contentChanged, isKept, keptPage } from '@/lib/platform/web/page-cache';

let origin: string;
vi.mock(import('@/lib/platform/server/requests'), async (original) => ({
  ...(await original()),
  ownOrigin: () => origin,
}));

/** Stands for Next: answers what `content` says, when `open` lets it. */
let server: Server;
let content: string;
let renderings: number;
let open: Promise<void>;
let status: number;
let cookie: string | null;

beforeEach(async () => {
  forget('public-pages');
  [content, renderings, open, status, cookie] = ['old', 0, Promise.resolve(), 200, null];
  server = createServer(async (request, response) => {
    renderings++;
    const [shown, answered] = [content, status];
    await open;
    response
      .writeHead(answered, {
        'content-type': request.url?.endsWith('.png') ? 'image/png' : 'text/html',
        ...(cookie && { 'set-cookie': cookie }),
      })
      .end(shown);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  vi.useRealTimers();
  await new Promise((resolve) => server.close(resolve));
});

const page = async (path = '/blog') => (await keptPage(path)).body.toString();

/** Makes renderings wait until the answered function is called. */
function hold(): () => void {
  let release = () => {};
  open = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

it('renders a page once for all who ask at the same time, and not again for those after', async () => {
  expect(await Promise.all([page(), page(), page()])).toEqual(['old', 'old', 'old']);
  expect(await page()).toBe('old');
  expect(renderings).toBe(1);
});

it('nobody waits while a page is made anew after a change: it is shown as it was, then as it is', async () => {
  await page();
  content = 'new';
  const release = hold();
  const made = contentChanged('articles');
  expect(keptPage('/blog')).not.toBeInstanceOf(Promise);
  expect(await page()).toBe('old');
  release();
  await made;
  expect(await page()).toBe('new');
  expect(renderings).toBe(2);
});

it('more than a second after a change nobody gets the page as it was', async () => {
  await page();
  content = 'new';
  status = 503;
  await contentChanged('articles');
  status = 200;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_100 });
  expect(await page()).toBe('new');
});

it('after a change of who runs the site the next to ask waits for the page as it is', async () => {
  await page('/about');
  content = 'new';
  const made = contentChanged('site');
  expect(await page('/about')).toBe('new');
  await made;
  expect(renderings).toBe(2);
});

it('a change that happens during a rendering is not lost', async () => {
  const release = hold();
  const first = page();
  await vi.waitFor(() => expect(renderings).toBe(1));
  content = 'new';
  await contentChanged('articles');
  release();
  expect(await first).toBe('old');
  expect(await page()).toBe('old');
  await vi.waitFor(async () => expect(await page()).toBe('new'));
});

for (const ends of ['before', 'after']) {
  it(`who asks after a change gets no page begun before it, nor do those who follow, when that one ends ${ends} the new one`, async () => {
    const release = hold();
    const first = page('/about');
    await vi.waitFor(() => expect(renderings).toBe(1));
    content = 'new';
    const releaseNew = ends === 'before' ? hold() : () => {};
    if (ends === 'after') open = Promise.resolve();
    const made = contentChanged('site');
    const second = page('/about');
    await vi.waitFor(() => expect(renderings).toBe(2));
    if (ends === 'before') release();
    else expect(await second).toBe('new');
    release();
    expect(await first).toBe('old');
    releaseNew();
    expect(await second).toBe('new');
    await made;
    expect(await page('/about')).toBe('new');
    expect(renderings).toBe(2);
  });
}

it('a page begun before a change that ends as refused takes no newer one away', async () => {
  const release = hold();
  status = 404;
  const first = page('/about');
  await vi.waitFor(() => expect(renderings).toBe(1));
  [content, status, open] = ['new', 200, Promise.resolve()];
  await contentChanged('site');
  expect(await page('/about')).toBe('new');
  release();
  expect(await first).toBe('old');
  expect(isKept('/about')).toBe(true);
});

it('a change of the courses leaves the articles alone', async () => {
  await page();
  content = 'new';
  await contentChanged('courses');
  expect(await page()).toBe('old');
  expect(renderings).toBe(1);
});

it('a page that can no longer be made stays as it was', async () => {
  await page();
  status = 500;
  await contentChanged('articles');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  expect(await page()).toBe('old');
});

it('a page that is gone is gone, and refusals are not kept', async () => {
  await page();
  status = 404;
  await contentChanged('articles');
  expect((await keptPage('/blog')).status).toBe(404);
  status = 200;
  expect((await keptPage('/blog')).status).toBe(200);
});

it('an answer that sets a cookie is never kept for others', async () => {
  cookie = 'a=b';
  expect((await keptPage('/blog')).headers).not.toHaveProperty('set-cookie');
  await page();
  expect(renderings).toBe(2);
});

it('keeps pictures in a quarter of its memory, those requested last, whatever is requested', async () => {
  await page('/blog');
  content = 'x'.repeat(5 * 1024 * 1024);
  for (const course of ['a', 'b', 'c', 'd', 'e']) await keptPage(`/courses/${course}/og.png`);
  const kept = ['a', 'b', 'c', 'd', 'e'].filter((course) => isKept(`/courses/${course}/og.png`));
  expect(kept).toEqual(['c', 'd', 'e']);
  expect(isKept('/blog')).toBe(true);
});
