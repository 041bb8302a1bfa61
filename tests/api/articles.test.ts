import { beforeEach, describe, expect, it } from 'vitest';
import { GET as myBlogs } from '@/app/api/v1/my-blogs/route';
import { GET as viewBlog } from '@/app/api/v1/view-blog/[slug]/route';
import { type ArticleRecord, Blog } from '@/models/article';
import { emptyDatabase } from '../support/database';
import { person } from '../support/people';
import { ask } from '../support/request';

beforeEach(emptyDatabase);

function storedBlog(fields: Partial<ArticleRecord> = {}) {
  return Blog.create({
    title: 'Choosing an intake',
    slug: 'choosing-an-intake',
    description: '<p>Most universities have <strong>two</strong> intakes.</p>',
    status: true,
    publishedOn: new Date('2026-03-01T09:00:00Z'),
    ...fields,
  });
}

describe('GET /my-blogs', () => {
  it('answers the published articles, newest first, with the beginning of their text', async () => {
    await storedBlog();
    await storedBlog({ title: 'Newer', slug: 'newer', publishedOn: new Date('2026-04-01T09:00:00Z') });
    const { status, body } = await ask(myBlogs);
    expect(status).toBe(200);
    expect(body.blogs).toMatchObject([
      { title: 'Newer', slug: 'newer' },
      { title: 'Choosing an intake', image: null, preview: 'Most universities have two intakes.' },
    ]);
  });

  it('leaves drafts out, for an admin too', async () => {
    await storedBlog({ status: false, publishedOn: null });
    expect((await ask(myBlogs)).body.blogs).toEqual([]);
    expect((await ask(myBlogs, { as: await person('admin') })).body.blogs).toEqual([]);
  });

  it('answers one page when requested it', async () => {
    for (const day of [1, 2, 3]) await storedBlog({ slug: `day-${day}`, publishedOn: new Date(2026, 0, day) });
    const { body } = await ask(myBlogs, { query: { page: '2', limit: '2' } });
    expect(body.blogs).toMatchObject([{ slug: 'day-1' }]);
  });

  it('refuses a page that is none', async () => {
    const { status, body } = await ask(myBlogs, { query: { page: '0' } });
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty('page');
  });
});

describe('GET /view-blog/{slug}', () => {
  it('answers a published article to anyone', async () => {
    await storedBlog();
    const { status, body } = await ask(viewBlog, { params: { slug: 'choosing-an-intake' } });
    expect(status).toBe(200);
    expect(body.blog).toMatchObject({
      title: 'Choosing an intake',
      description: '<p>Most universities have <strong>two</strong> intakes.</p>',
      status: true,
      publishedOn: '2026-03-01T09:00:00.000Z',
    });
  });

  it('never answers markup that runs or that loads from elsewhere, whatever is stored', async () => {
    await storedBlog({
      description:
        '<h1>Big</h1><p onclick="steal()">Text<script>steal()</script></p><a href="javascript:steal()">link</a>' +
        '<img src="https://elsewhere.example/pixel.gif"><img src="//elsewhere.example/p.gif">' +
        '<img src="/api/v1/blog-images/1" alt="A campus" onerror="steal()"><iframe src="/x"></iframe>',
    });
    const { body } = await ask(viewBlog, { params: { slug: 'choosing-an-intake' } });
    expect(body.blog?.description).toBe(
      '<h2>Big</h2><p>Text</p><a rel="noopener">link</a>' +
        '<img src="/api/v1/blog-images/1" alt="A campus" loading="lazy" />' +
        '<a href="/x" rel="noopener">/x</a>',
    );
  });

  it('answers 404 for a draft, as if it did not exist', async () => {
    await storedBlog({ status: false, publishedOn: null });
    const draft = await ask(viewBlog, { params: { slug: 'choosing-an-intake' } });
    const unknown = await ask(viewBlog, { params: { slug: 'no-such-article' } });
    expect(draft.status).toBe(404);
    expect(draft.body).toEqual(unknown.body);
  });

  it('answers 404 for an unknown slug', async () => {
    const { status, body } = await ask(viewBlog, { params: { slug: 'no-such-article' } });
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'This article does not exist.' });
  });
});
