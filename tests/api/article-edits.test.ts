import { beforeAll, describe, expect, it } from 'vitest';
import { GET as blogImage } from '@/app/api/v1/blog-images/[fileId]/route';
import { PUT as editBlog } from '@/app/api/v1/edit-blog/[slug]/route';
import { PUT as editNews } from '@/app/api/v1/edit-news/[slug]/route';
import { POST as saveBlog } from '@/app/api/v1/save-blog/route';
import { POST as saveNews } from '@/app/api/v1/save-news/route';
import { News } from '@/models/article';
import { file, formOf, JPG } from '../support/files';
import { everybody, type Person } from '../support/people';
import { ask, send } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});

const add = (parts: Record<string, string | File>) => ask(saveBlog, { as: who.admin, form: formOf(parts) });
const written = { title: 'How to choose', description: '<p>Look at <b>fees</b> first.</p>' };
const imageId = (path: unknown) => ({ fileId: String(path).split('/').at(-1) as string });

describe('an article', () => {
  it('of the blog is changed under their address: sanitized, the picture replaced or removed, a change by another refused', async () => {
    const added = await add({ ...written, image: file(JPG, 'cover.jpg') });
    const { slug, updatedOn, image } = (added.body.blog ?? {}) as unknown as Record<string, string>;
    const edit = (parts: Record<string, string | File>, as: Person = who.admin) =>
      ask(editBlog, { as, params: { slug: String(slug) }, form: formOf({ ...written, ...parts }) });
    const first = await edit({
      title: 'How to choose well',
      description: '<p onclick="x()">Look.</p><script>alert(1)</script>',
      image: file(JPG, 'other.jpg'),
      seen: String(updatedOn),
    });
    expect([first.status, first.body.message]).toEqual([200, 'Blog saved successfully!']);
    expect(first.body.blog).toMatchObject({
      slug,
      title: 'How to choose well',
      description: '<p>Look.</p>',
      status: false,
    });
    expect(first.body.blog?.image).not.toBe(image);
    expect((await send(blogImage, { as: who.admin, params: imageId(image) })).status).toBe(404);
    const late = await edit({ title: 'Too late', seen: String(updatedOn) });
    expect([late.status, late.body.message]).toEqual([
      409,
      'Another admin changed this article while you were editing.',
    ]);
    expect((await edit({ description: '<script></script>' })).status).toBe(422);
    expect((await edit({ removeImage: '1' })).body.blog).toMatchObject({ image: null, title: written.title });
    for (const as of [who.team, who.agent, who.student]) expect((await edit({}, as)).status).toBe(403);
    expect((await ask(editBlog, { as: who.admin, params: { slug: 'none' }, form: formOf(written) })).status).toBe(404);
  });

  it('of the news is changed under its address, once for the text that was seen', async () => {
    const added = await ask(saveNews, { as: who.admin, body: written });
    const { slug, updatedOn } = (added.body.news ?? {}) as unknown as Record<string, string>;
    const edit = (body: object) => ask(editNews, { as: who.admin, params: { slug: String(slug) }, body });
    const changed = await edit({ title: 'New title', description: '<h1>x</h1>', seen: updatedOn });
    expect(changed.body.news).toMatchObject({ slug, title: 'New title', description: '<h2>x</h2>' });
    expect((await edit({ ...written, seen: updatedOn })).status).toBe(409);
    expect((await edit({ title: '', description: '' })).body.fields).toMatchObject({ title: expect.any(String) });
    expect((await News.findOne({ slug }).lean())?.title).toBe('New title');
  });
});
