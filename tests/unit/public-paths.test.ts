import { expect, test } from 'vitest';
import { publicPath, shows } from '@/lib/platform/web/public-paths';

const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  publicPath(new Request(`http://localhost${url}`, { method, headers }));

test('pages that all visitors share are known by their path and page', () => {
  for (const path of [
    '/',
    '/blog',
    '/blog?page=2',
    '/blog/view/ielts-or-pte',
    '/blog/rss.xml',
    '/news',
    '/courses',
    '/courses?country=New+Zealand',
    '/courses/nursing-64f0c2a1b3c4d5e6f7a8b9c0',
    '/courses/nursing-64f0c2a1b3c4d5e6f7a8b9c0/og.png',
    '/universities?country=UK&page=3',
    '/practice',
    '/practice/ielts-ac-reading-1/practise',
    '/sitemap.xml',
    '/sitemaps/courses-1.xml',
    '/robots.txt',
    '/og.png',
  ]) {
    expect(asked(path)).toBe(path);
    expect(asked(path, {}, 'HEAD')).toBe(path);
  }
});

test('every spelling of one page is one page to keep, and a broken one is none', () => {
  for (const spelling of [
    '/courses/%61dvanced-1',
    '/courses/advanced%2D1',
    '/courses/advanced-1',
    '/%63ourses/advanced-1',
  ])
    expect(asked(spelling)).toBe('/courses/advanced-1');
  expect(asked('/courses?country=New%20Zealand')).toBe('/courses?country=New+Zealand');
  expect(asked('/blog/view/%e0%a4%b9')).toBe('/blog/view/%E0%A4%B9');
  for (const broken of ['/courses/%ff', '/courses/%zz', '/courses%2Fa']) expect(asked(broken)).toBeNull();
});

test('searches, areas, calls, files and unknown parameters are answered per request', () => {
  for (const path of [
    '/courses?q=nursing',
    '/courses?country=Atlantis',
    '/blog?page=0',
    '/blog?page=2&x=1',
    '/blog/view/a?utm_source=b',
    '/login',
    '/app/student',
    '/api/v1/my-blogs',
    '/_next/static/chunks/a.js',
    '/blog/view/a/b',
    `/blog/view/${'a'.repeat(400)}`,
  ]) {
    expect(asked(path)).toBeNull();
  }
});

test('a signed-in account, a form and our own rendering get no shared page', () => {
  expect(asked('/', { cookie: 'theme=dark; token=abc' })).toBeNull();
  expect(asked('/', { cookie: 'theme=dark' })).toBe('/');
  expect(asked('/', { 'x-own-render': 'any' })).toBeNull();
  expect(asked('/', {}, 'POST')).toBeNull();
});

test('a change reaches the pages that show it and no others', () => {
  expect(['/', '/blog?page=2', '/blog/view/a', '/news', '/courses'].filter((path) => shows(path, 'articles'))).toEqual([
    '/',
    '/blog?page=2',
    '/blog/view/a',
    '/news',
  ]);
  expect(['/', '/courses', '/courses/a', '/universities?page=2'].filter((path) => shows(path, 'courses'))).toEqual([
    '/courses/a',
    '/universities?page=2',
  ]);
});
