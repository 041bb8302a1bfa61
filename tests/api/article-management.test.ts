import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as allBlogs } from '@/app/api/v1/all-blogs/route';
import { GET as allNews } from '@/app/api/v1/all-news/route';
import { GET as blogImage } from '@/app/api/v1/blog-images/[fileId]/route';
import { DELETE as deleteBlog } from '@/app/api/v1/delete-blog/[slug]/route';
import { DELETE as deleteNews } from '@/app/api/v1/delete-news/[slug]/route';
import { GET as myBlogs } from '@/app/api/v1/my-blogs/route';
import { POST as saveBlog } from '@/app/api/v1/save-blog/route';
import { POST as saveNews } from '@/app/api/v1/save-news/route';
import { PUT as setBlogStatus } from '@/app/api/v1/update-blog-status/[slug]/route';
import { PUT as setNewsStatus } from '@/app/api/v1/update-news-status/[slug]/route';
import { GET as viewBlog } from '@/app/api/v1/view-blog/[slug]/route';
import { env } from '@/lib/platform/env';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { forget } from '@/lib/platform/once';
import { JOBS } from '@/lib/wiring/jobs';
import { Blog, News } from '@/models/article';
import { Notification } from '@/models/notification';
import { file, formOf, HTML, JPG } from '../support/files';
import { longIt } from '../support/long-it';
import { everybody, type Person, person } from '../support/people';
import { ask, send } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});
beforeEach(async () => {
  await Blog.deleteMany({});
  await News.deleteMany({});
  setKey('the key');
});

function setKey(key: string | undefined): void {
  if (key === undefined) delete process.env.BLOG_DELETE_KEY;
  else process.env.BLOG_DELETE_KEY = key;
  forget('env');
}
const add = (parts: Record<string, string | File>, as: Person | null = who.admin) =>
  ask(saveBlog, { as, form: formOf(parts) });
const written = { title: 'How to choose', description: '<p>Look at <b>fees</b> first.</p>' };
const imageId = (path: unknown) => ({ fileId: String(path).split('/').at(-1) as string });

describe('blogs', () => {
  it('start as drafts that only admins see, and are public while published', async () => {
    const added = await add({ ...written, image: file(JPG, 'cover.jpg') });
    expect([added.status, added.body.message]).toEqual([201, 'Blog added successfully!']);
    expect(added.body.blog).toMatchObject({ slug: 'how-to-choose', status: false, publishedOn: null });
    const slug = String(added.body.blog?.slug);
    const params = imageId(added.body.blog?.image);
    const seen = async (as: Person | null) => [
      (await ask(viewBlog, { as, params: { slug } })).status,
      (await send(blogImage, { as, params })).status,
      (await ask(myBlogs, { as })).body.blogs?.length,
    ];
    expect(await seen(null)).toEqual([404, 404, 0]);
    expect(await seen(who.team)).toEqual([404, 404, 0]);
    expect(await seen(who.admin)).toEqual([200, 200, 0]);
    for (const status of [1, true]) {
      const answer = await ask(setBlogStatus, { as: who.admin, params: { slug }, body: { status } });
      expect(answer.body).toEqual({ success: true, message: 'Blog status updated successfully', status: true });
    }
    expect(await seen(null)).toEqual([200, 200, 1]);
    const publishedOn = (await Blog.findOne({ slug }).lean())?.publishedOn;
    await ask(setBlogStatus, { as: who.admin, params: { slug }, body: { status: 0 } });
    expect(await seen(null)).toEqual([404, 404, 0]);
    await ask(setBlogStatus, { as: who.admin, params: { slug }, body: { status: true } });
    expect((await Blog.findOne({ slug }).lean())?.publishedOn).toEqual(publishedOn);
  });

  longIt('have a picture in the widths that pages show, upright and without what the camera noted', async () => {
    const camera = sharp({ create: { width: 1200, height: 4000, channels: 3, background: '#2a7f7a' } });
    const turned = await camera
      .withExif({ IFD0: { Make: 'Camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await add({ ...written, image: file(new Uint8Array(turned), 'cover.jpg') });
    const params = imageId(body.blog?.image);
    const at = (w: string, as: Person | null = who.admin) => send(blogImage, { as, params, query: { w } });
    for (const width of [480, 960, 1600]) {
      const answer = await at(String(width));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('content-disposition')).toContain('filename="cover.webp"');
      const picture = await sharp(await answer.arrayBuffer()).metadata();
      expect(picture).toMatchObject({ format: 'webp', width, height: Math.round((width * 1200) / 4000) });
      expect([picture.exif, picture.orientation]).toEqual([undefined, undefined]);
    }
    expect((await at('4000')).status).toBe(422);
    expect((await at('480', null)).status, 'a draft has no public picture in any width').toBe(404);
  });

  it('are stored without scripts, and refused when nothing is left', async () => {
    const evil = '<p onclick="x()">Hello</p><script>alert(1)</script><img src="https://evil.example/x.png">';
    const { body } = await add({ title: 'Hello', description: evil });
    expect(body.blog?.description).toBe('<p>Hello</p>');
    const empty = await add({ title: 'Nothing', description: '<script>alert(1)</script><p> </p>' });
    expect([empty.status, empty.body.message]).toEqual([422, 'Please fill in all fields']);
    const missing = await add({ title: '', description: '' });
    expect(Object.keys(missing.body.fields ?? {})).toEqual(['title', 'description']);
    expect(await Blog.countDocuments()).toBe(1);
  });

  it('get an address of their own, also when ten of one title come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add({ ...written, title: 'Été à Québec!' })));
    const slugs = answers.map(({ body }) => String(body.blog?.slug));
    expect(new Set(slugs).size).toBe(10);
    for (const slug of slugs) expect(slug).toMatch(/^ete-a-quebec(-[a-z0-9]+)?$/);
    expect((await add({ ...written, title: '旅行' })).body.blog?.slug).toBe('article');
  });

  it('refuse a picture that is none, and store nothing then', async () => {
    const answer = await add({ ...written, image: file(HTML, 'cover.png') });
    expect([answer.status, answer.body.fields]).toEqual([
      415,
      { image: 'The file is not a JPG, PNG or WebP picture.' },
    ]);
    expect(await Blog.countDocuments()).toBe(0);
  });

  it('are listed with drafts for admins', async () => {
    await add(written);
    await add({ ...written, title: 'Second (2)' });
    const { body } = await ask(allBlogs, { as: who.admin, query: { q: '(2)' } });
    expect(body).toMatchObject({
      total: 1,
      blogs: [{ title: 'Second (2)', status: false, preview: 'Look at fees first.' }],
    });
    expect((await ask(allBlogs, { as: who.admin })).body.blogs).toHaveLength(2);
  });

  it('are deleted with the configured key only, together with their picture', async () => {
    const { body } = await add({ ...written, image: file(JPG, 'cover.jpg') });
    const slug = String(body.blog?.slug);
    const remove = (key: unknown) => ask(deleteBlog, { as: who.admin, params: { slug }, body: { key } });
    for (const key of ['', 'wrong', 'the key ']) {
      const answer = await remove(key);
      expect([answer.status, answer.body.message]).toEqual([403, 'Invalid key']);
    }
    setKey(undefined);
    expect((await remove('the key')).status).toBe(403);
    setKey('the key');
    expect(await Blog.countDocuments()).toBe(1);
    const gone = await remove('the key');
    expect([gone.status, gone.body.message]).toEqual([200, 'Blog deleted successfully']);
    expect((await remove('the key')).status).toBe(404);
    expect((await send(blogImage, { as: who.admin, params: imageId(body.blog?.image) })).status).toBe(404);
  });

  it('can be published and drafted only while they exist', async () => {
    const slug = String((await add(written)).body.blog?.slug);
    await Blog.deleteOne({ slug });
    const answer = await ask(setBlogStatus, { as: who.admin, params: { slug }, body: { status: true } });
    expect([answer.status, answer.body.message]).toEqual([404, 'This article does not exist.']);
    expect(await Blog.countDocuments()).toBe(0);
  });

  it('allow no guessing of the key: after five wrong ones the right one waits too', async () => {
    const slugs: string[] = [];
    for (const title of ['One', 'Two']) {
      slugs.push(String((await add({ ...written, title })).body.blog?.slug));
    }
    const other = await person('admin');
    const remove = (slug: string | undefined, key: string, as: Person) =>
      ask(deleteBlog, { as, params: { slug: String(slug) }, body: { key } });
    env().RATE_LIMITS = 'on';
    try {
      const guesses = await Promise.all(
        Array.from({ length: 8 }, (_, guess) => remove(slugs[guess % 2], `guess ${guess}`, who.admin)),
      );
      expect(guesses.map(({ status }) => status).sort()).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
      const right = await remove(slugs[0], 'the key', who.admin);
      expect(right.status).toBe(429);
      expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await Blog.countDocuments()).toBe(2);
      expect((await remove(slugs[0], 'the key', other)).status).toBe(200);
      expect((await remove(slugs[1], 'the key', other)).status).toBe(200);
    } finally {
      env().RATE_LIMITS = 'off';
    }
  });

  it('are managed by admins only', async () => {
    const { body } = await add(written);
    const slug = String(body.blog?.slug);
    const calls = (as: Person | null) =>
      Promise.all([
        add(written, as),
        ask(allBlogs, { as }),
        ask(setBlogStatus, { as, params: { slug }, body: { status: 1 } }),
        ask(deleteBlog, { as, params: { slug }, body: { key: 'the key' } }),
      ]);
    for (const as of [who.student, who.agent, who.team]) {
      expect((await calls(as)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    expect((await calls(null)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(await Blog.countDocuments({ status: false })).toBe(1);
  });
});

describe('news', () => {
  const news = () => ask(saveNews, { as: who.admin, body: { title: 'New intake', description: '<p>In May.</p>' } });
  const publish = (slug: string, status = true) =>
    ask(setNewsStatus, { as: who.admin, params: { slug }, body: { status } });

  it('are added as drafts, published, listed and deleted', async () => {
    const { status, body } = await news();
    expect([status, body.message]).toEqual([201, 'News added successfully!']);
    const slug = String(body.news?.slug);
    expect((await ask(allNews, { as: who.admin })).body).toMatchObject({ total: 1, news: [{ slug, status: false }] });
    expect((await publish(slug)).body.status).toBe(true);
    expect((await ask(deleteNews, { as: who.admin, params: { slug } })).status).toBe(200);
    expect((await ask(deleteNews, { as: who.admin, params: { slug } })).status).toBe(404);
    expect((await publish(slug)).status).toBe(404);
  });

  it('tell subscribers once, at the first publication, also when two publish at once', async () => {
    await runDueJobs(JOBS);
    const wanting = { notifications: true, tfa: false, newsLetter: true };
    const [reader, silent] = [
      await person('student', { settings: wanting }),
      await person('agent', { settings: { ...wanting, notifications: false } }),
    ];
    const slug = String((await news()).body.news?.slug);
    await Promise.all([publish(slug), publish(slug)]);
    await publish(slug, false);
    await publish(slug);
    await runDueJobs(JOBS);
    expect(await Notification.countDocuments({ userId: reader.userId })).toBe(1);
    expect(await Notification.countDocuments({ userId: silent.userId })).toBe(0);
    expect(await Notification.countDocuments({ userId: who.student.userId })).toBe(0);
  });

  it('want title and text, and an admin', async () => {
    const empty = await ask(saveNews, { as: who.admin, body: { title: ' ' } });
    expect([empty.status, empty.body.message]).toEqual([422, 'Please fill in all fields']);
    expect(Object.keys(empty.body.fields ?? {})).toEqual(['title', 'description']);
    const body = { title: 'x', description: 'y' };
    for (const as of [who.student, who.agent, who.team]) expect((await ask(saveNews, { as, body })).status).toBe(403);
    expect(await News.countDocuments()).toBe(0);
  });
});
