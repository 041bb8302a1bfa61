import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as restoreVersion } from '@/app/api/v1/article-versions/[id]/restore/route';
import { GET as blogImage } from '@/app/api/v1/blog-images/[fileId]/route';
import { DELETE as deleteBlog } from '@/app/api/v1/delete-blog/[slug]/route';
import { PUT as editBlog } from '@/app/api/v1/edit-blog/[slug]/route';
import { PUT as editNews } from '@/app/api/v1/edit-news/[slug]/route';
import { GET as myBlogs } from '@/app/api/v1/my-blogs/route';
import { POST as addPicture } from '@/app/api/v1/pictures/route';
import { PUT as previewBlog } from '@/app/api/v1/preview-blog/[slug]/route';
import { POST as saveBlog } from '@/app/api/v1/save-blog/route';
import { POST as saveNews } from '@/app/api/v1/save-news/route';
import { PUT as setBlogStatus } from '@/app/api/v1/update-blog-status/[slug]/route';
import { PUT as setNewsStatus } from '@/app/api/v1/update-news-status/[slug]/route';
import { GET as viewBlog } from '@/app/api/v1/view-blog/[slug]/route';
import { env } from '@/lib/platform/env';
import { forget } from '@/lib/platform/once';
import { blogsOnTopic, blogTopics, draftToPreview } from '@/lib/services/catalogue/articles/articles';
import { publishPlanned } from '@/lib/services/catalogue/articles/drafts';
import { publishArticles } from '@/lib/services/catalogue/articles/news';
import { earlierVersions } from '@/lib/services/catalogue/articles/versions';
import { removeOrphanFiles } from '@/lib/services/file/site/orphan-files';
import { ArticleVersion, Blog, FormerAddress, News } from '@/models/article';
import { Job } from '@/models/job';
import { Operator } from '@/models/operator';
import { file, formOf, JPG } from '../support/files';
import { everybody } from '../support/people';
import { ask, send } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  process.env.BLOG_DELETE_KEY = 'the key';
  forget('env');
  who = await everybody();
});
beforeEach(async () => {
  for (const model of [Blog, News]) await model.deleteMany({});
  await ArticleVersion.deleteMany({});
  await FormerAddress.deleteMany({});
});

const written = { title: 'Nursing in Canada', description: '<p>First.</p>' };
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR);
const add = (more: Record<string, string | File> = {}) =>
  ask(saveBlog, { as: who.admin, form: formOf({ ...written, ...more }) });
const edit = (slug: string, more: Record<string, string | File> = {}) =>
  ask(editBlog, { as: who.admin, params: { slug }, form: formOf({ ...written, ...more }) });
const publish = (slug: string, status = true) =>
  ask(setBlogStatus, { as: who.admin, params: { slug }, body: { status } });
const remove = (slug: string) => ask(deleteBlog, { as: who.admin, params: { slug }, body: { key: 'the key' } });
const view = (slug: string, as = null as typeof who.admin | null) => ask(viewBlog, { as, params: { slug } });

describe('the address of an article', () => {
  it('is chosen, and every former one leads to the present one for good', async () => {
    expect((await add({ slug: 'Nursing: Canada!' })).body.blog?.slug).toBe('nursing-canada');
    await publish('nursing-canada');
    for (const [from, to] of [
      ['nursing-canada', 'nursing-2027'],
      ['nursing-2027', 'nursing'],
    ] as const) {
      expect((await edit(from, { slug: to })).body.blog).toMatchObject({ slug: to, status: true });
    }
    for (const former of ['nursing-canada', 'nursing-2027']) {
      const answer = await view(former);
      expect([answer.status, answer.headers.get('location')]).toEqual([308, '/api/v1/view-blog/nursing']);
    }
    expect((await view('nursing')).body.blog?.slug).toBe('nursing');
    // Managed by the address that a page still has.
    expect((await publish('nursing-canada', false)).status).toBe(200);
    expect((await view('nursing-canada')).status, 'a draft is not there for the public').toBe(404);
    expect((await view('nursing-canada', who.admin)).status).toBe(308);
  });

  it('goes back to a former one of its own, and never to one that another has or had', async () => {
    await add({ slug: 'one' });
    await edit('one', { slug: 'two' });
    expect((await add({ slug: 'one' })).body.fields?.slug).toContain(
      'Another article uses this address or has used it before',
    );
    expect((await add({ slug: 'two' })).status).toBe(409);
    expect((await add({ title: 'One' })).body.blog?.slug).toMatch(/^one-[a-z0-9]+$/);
    const other = String((await add({ title: 'Other' })).body.blog?.slug);
    for (const slug of ['one', 'two']) {
      const answer = await edit(other, { slug });
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([409, ['slug']]);
    }
    expect((await edit('two', { slug: 'one' })).body.blog?.slug).toBe('one');
    await publish('one');
    expect([(await view('one')).status, (await view('two')).headers.get('location')]).toEqual([
      200,
      '/api/v1/view-blog/one',
    ]);
    // Without an address, and with an empty one, it stays.
    expect((await edit('one', { slug: '' })).body.blog?.slug).toBe('one');
  });

  it('is 410 once the article is deleted, as its former ones are, and is given to none again', async () => {
    await add({ slug: 'old' });
    await edit('old', { slug: 'newer' });
    await publish('newer');
    expect((await remove('old')).status).toBe(200);
    for (const slug of ['old', 'newer']) {
      const answer = await view(slug);
      expect([answer.status, answer.body.message]).toEqual([410, 'This article has been deleted.']);
      expect((await add({ slug })).status).toBe(409);
      expect((await publish(slug)).status).toBe(404);
    }
    expect((await add({ title: 'Newer' })).body.blog?.slug).toMatch(/^newer-/);
    expect((await view('never-there')).status).toBe(404);
    expect(await ArticleVersion.countDocuments()).toBe(0);
  });
});

describe('a draft with a time', () => {
  const run = () =>
    publishArticles.run({}, { id: '', tries: 1, signal: new AbortController().signal, remember: () => {} });
  const wait = (slug: string, model = Blog) =>
    model.collection.updateOne({ slug }, { $set: { publishAt: new Date(Date.now() - 1_000) } });

  it('is published then, once, and not before', async () => {
    const at = inHours(2);
    const { body } = await add({ publishAt: at.toISOString() });
    expect(body.blog).toMatchObject({ status: false, publishAt: at.toISOString() });
    const slug = String(body.blog?.slug);
    await run();
    expect((await view(slug)).status).toBe(404);
    await publishPlanned(Blog, at);
    expect((await view(slug)).body.blog).toMatchObject({ publishedOn: at.toISOString(), publishAt: null });
    // Moved back to the drafts it stays there.
    await publish(slug, false);
    await run();
    expect((await view(slug)).status).toBe(404);
  });

  it('without a zone is the site’s', async () => {
    const day = inHours(48).toISOString().slice(0, 10);
    env().TIME_ZONE = 'Asia/Kolkata';
    try {
      expect((await add({ publishAt: `${day}T09:30` })).body.blog?.publishAt).toBe(`${day}T04:00:00.000Z`);
    } finally {
      forget('env');
    }
  });

  it('is let go by publishing, by moving to the drafts and by an empty time; a wrong one is refused', async () => {
    const at = inHours(2).toISOString();
    for (const status of [true, false]) {
      const slug = String((await add({ publishAt: at })).body.blog?.slug);
      await publish(slug, status);
      expect((await Blog.findOne({ slug }).lean())?.publishAt).toBeNull();
    }
    const slug = String((await add({ publishAt: at })).body.blog?.slug);
    expect((await edit(slug)).body.blog?.publishAt, 'left out, it stays').toBe(at);
    expect((await edit(slug, { publishAt: '' })).body.blog?.publishAt).toBeNull();
    for (const publishAt of [inHours(-1).toISOString(), 'tomorrow']) {
      expect(Object.keys((await edit(slug, { publishAt })).body.fields ?? {})).toEqual(['publishAt']);
    }
    await publish(slug);
    expect((await edit(slug, { publishAt: at })).body.fields?.publishAt).toBe('This article is already published.');
  });

  it('of the news tells its readers once, under two processes and after one that died in between', async () => {
    const body = { ...written, publishAt: inHours(2).toISOString() };
    const saved = (await ask(saveNews, { as: who.admin, body })).body.news;
    const slug = String(saved?.slug);
    await wait(slug, News);
    await expect(
      publishPlanned(News, new Date(), async () => {
        throw new Error('died');
      }),
    ).rejects.toThrow('died');
    await Promise.all([run(), run(), run()]);
    const keys = ['mail-news', 'tell-news'].map((kind) => `${kind}:${saved?._id}`);
    expect(await Job.countDocuments({ key: { $in: keys } })).toBe(2);
    expect(await News.findOne({ slug }).lean()).toMatchObject({ status: true, publishAt: null });
    await ask(setNewsStatus, { as: who.admin, params: { slug }, body: { status: 0 } });
    await wait(slug, News);
    await run();
    expect(await News.findOne({ slug }).lean()).toMatchObject({ status: true });
    expect(await Job.countDocuments({ kind: { $in: ['mail-news', 'tell-news'] } })).toBe(2);
  });
});

describe('the preview link of a draft', () => {
  const turn = (slug: string, on: boolean) => ask(previewBlog, { as: who.admin, params: { slug }, body: { on } });

  it('shows it with its picture to who has it, until it is ended or the draft is published', async () => {
    const { blog } = (await add({ image: file(JPG, 'cover.jpg') })).body;
    const slug = String(blog?.slug);
    const path = String((await turn(slug, true)).body.previewPath);
    expect(path).toMatch(/^\/blog\/preview\/[\w-]{32}$/);
    expect((await turn(slug, true)).body.previewPath, 'the same for who asks again').toBe(path);
    const key = String(path.split('/').at(-1));
    expect((await draftToPreview(key)).title).toBe(written.title);
    const picture = (preview?: string) =>
      send(blogImage, {
        params: { fileId: String(String(blog?.image).split('/').at(-1)) },
        query: preview ? { preview } : {},
      });
    const shown = await picture(key);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await picture()).status).toBe(404);
    expect((await picture('x'.repeat(32))).status).toBe(404);
    await turn(slug, false);
    await expect(draftToPreview(key)).rejects.toMatchObject({ status: 404 });
    expect((await picture(key)).status).toBe(404);
    const second = String((await turn(slug, true)).body.previewPath?.toString().split('/').at(-1));
    expect(second).not.toBe(key);
    await publish(slug);
    await expect(draftToPreview(second)).rejects.toMatchObject({ status: 404 });
    expect((await turn(slug, true)).status).toBe(409);
    expect((await view(slug)).body.blog?.previewPath).toBeNull();
    await publish(slug, false);
    await expect(draftToPreview(second)).rejects.toMatchObject({ status: 404 });
  });

  it('ends as the draft is published by itself', async () => {
    const at = inHours(1);
    const slug = String((await add({ publishAt: at.toISOString() })).body.blog?.slug);
    await turn(slug, true);
    await publishPlanned(Blog, at);
    expect((await Blog.findOne({ slug }).lean())?.previewKey).toBeNull();
  });
});

describe('earlier versions', () => {
  const restore = (id: string, seen?: string) =>
    ask(restoreVersion, { as: who.admin, params: { id }, body: seen ? { seen } : {} });

  it('are the last ten, each restored with all its words; the present text becomes one', async () => {
    const slug = String((await add({ excerpt: 'In short.', topics: 'Visas' })).body.blog?.slug);
    for (let n = 2; n <= 13; n++) await edit(slug, { title: `Title ${n}`, description: `<p>${n}</p>`, excerpt: '' });
    await edit(slug, { title: 'Title 13', description: '<p>13</p>' });
    const { versions, seen } = await earlierVersions('blog', slug);
    expect(versions.map(({ title }) => title)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Title ${n}`));
    const oldest = String(versions.at(-1)?.id);
    expect((await restore(oldest, new Date(0).toISOString())).status, 'changed since').toBe(409);
    expect((await restore(oldest, seen)).body.message).toBe('Earlier version restored.');
    expect(await Blog.findOne({ slug }).lean()).toMatchObject({ title: 'Title 3', description: '<p>3</p>', slug });
    expect((await earlierVersions('blog', slug)).versions[0]?.title).toBe('Title 13');
    expect((await restore('f'.repeat(24))).status).toBe(404);
  });

  it('bring excerpt and topics back, and keep the pictures of their texts', async () => {
    const slug = String((await add({ excerpt: 'In short.', topics: 'Visas, Money' })).body.blog?.slug);
    const form = formOf({ image: file(JPG, 'x.jpg') });
    const image = String((await ask(addPicture, { as: who.admin, form })).body.image);
    await edit(slug, { description: `<p>x</p><img src="${image}" alt="" />` });
    await edit(slug, { description: '<p>y</p>', excerpt: '', topics: '' });
    const sweep = () => removeOrphanFiles(new Date(Date.now() + 48 * HOUR), new AbortController().signal);
    await sweep();
    const [withPicture] = (await earlierVersions('blog', slug)).versions;
    await restore(String(withPicture?.id));
    expect(await Blog.findOne({ slug }).lean()).toMatchObject({ excerpt: 'In short.', topics: ['Visas', 'Money'] });
    await publish(slug);
    const shown = async () => (await send(blogImage, { params: { fileId: String(image.split('/').at(-1)) } })).status;
    expect(await shown()).toBe(200);
    await remove(slug);
    await sweep();
    expect(await shown()).toBe(404);
  });

  it('of news are kept and restored in the same way', async () => {
    const { news } = (await ask(saveNews, { as: who.admin, body: written })).body;
    const params = { slug: String(news?.slug) };
    await ask(editNews, { as: who.admin, params, body: { ...written, title: 'Second' } });
    const { versions } = await earlierVersions('news', params.slug);
    expect((await restore(String(versions[0]?.id))).status).toBe(200);
    expect((await News.findOne(params).lean())?.title).toBe(written.title);
  });
});

describe('what is said of an article', () => {
  it('is stored, left as it is where a call does not name it, and taken away by an empty text', async () => {
    await Operator.create({ _id: 'site', people: [{ name: 'Anita Rai', role: 'Counsellor' }], savedOn: new Date() });
    forget('site-facts');
    const details = {
      ...{ excerpt: 'In short.', imageAlt: 'A ward', seoTitle: 'Nursing', seoDescription: 'All about it.' },
      author: 'Anita Rai',
    };
    const { blog } = (await add({ ...details, topics: 'Visas, visas, Student life,' })).body;
    expect(blog).toMatchObject({ ...details, topics: ['visas', 'Student life'] });
    const slug = String(blog?.slug);
    expect((await edit(slug, { seoTitle: '' })).body.blog).toMatchObject({ ...details, seoTitle: '' });
    expect((await edit(slug, { author: 'Nobody' })).body.fields?.author).toBe(
      'Please choose one of the people listed for this site.',
    );
    await Operator.deleteMany({});
    forget('site-facts');
    expect((await edit(slug, { author: 'Anita Rai' })).status, 'who left stays named').toBe(200);
    expect((await edit(slug, { topics: 'a,b,c,d,e,f' })).body.fields?.topics).toBe('At most 5 topics.');
    await publish(slug);
    expect((await ask(myBlogs, {})).body.blogs?.[0 as never]).toMatchObject({ preview: 'In short.' });
  });

  it('has topics whose pages show what is published on them', async () => {
    const first = String((await add({ topics: 'Student life' })).body.blog?.slug);
    await add({ title: 'Draft', topics: 'Secret' });
    await publish(first);
    expect(await blogTopics()).toEqual(['Student life']);
    expect(await blogsOnTopic('student-life', {})).toMatchObject({ topic: 'Student life', total: 1 });
    await expect(blogsOnTopic('secret', {})).rejects.toMatchObject({ status: 404 });
  });
});
