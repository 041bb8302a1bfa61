import { describe, expect, it } from 'vitest';
import { demoArticles, demoNews } from '@/scripts/demo/articles';

const NOW = new Date('2026-11-20T12:00:00Z');
const posts = demoArticles(NOW);
const news = demoNews(NOW);
const PAGES = ['/courses', '/register', '/login', '/blog', '/news'];

describe('demo articles', () => {
  it('are six published posts and a draft, and four news items, each with a title and an address of its own', () => {
    expect(posts.filter(({ status }) => status)).toHaveLength(6);
    expect(posts.filter(({ status }) => !status)).toHaveLength(1);
    expect(news).toHaveLength(4);
    for (const list of [posts, news]) {
      expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
      expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
      for (const { slug } of list) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('have a date of publication in the past exactly when published', () => {
    for (const { status, publishedOn, createdOn } of [...posts, ...news]) {
      expect(publishedOn).toEqual(status ? createdOn : null);
      expect(createdOn.getTime()).toBeLessThan(NOW.getTime());
    }
  });

  it.each(posts.map(({ title, description }) => [title, description]))('%s: 350 to 700 words', (_, description) => {
    const words = description.replace(/<[^>]+>/g, ' ').match(/\S+/g) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(350);
    expect(words.length).toBeLessThanOrEqual(700);
  });

  it.each([...posts, ...news].map(({ title, description }) => [title, description]))(
    '%s: only the allowed tags, well nested, no attribute but href on links',
    (_, description) => {
      const open: string[] = [];
      for (const [tag, slash, name = '', attributes] of description.matchAll(/<(\/?)([^\s>]*)([^>]*)>/g)) {
        expect(['h2', 'h3', 'p', 'ul', 'li', 'a'], tag).toContain(name);
        if (slash) expect(open.pop(), tag).toBe(name);
        else open.push(name);
        expect(attributes, tag).toMatch(name === 'a' && !slash ? /^ href="\/[a-z0-9/-]+"$/ : /^$/);
      }
      expect(open).toEqual([]);
    },
  );

  it('link only to pages of this site that are public', () => {
    const published = posts.filter(({ status }) => status).map(({ slug }) => `/blog/view/${slug}`);
    const hrefs = [...posts, ...news].flatMap(({ description }) =>
      [...description.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
    );
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of hrefs) expect([...PAGES, ...published]).toContain(href);
  });
});
