import { beforeAll, expect, it } from 'vitest';
import { GET as picture } from '@/app/api/v1/blog-images/[fileId]/route';
import { POST as addPicture } from '@/app/api/v1/pictures/route';
import { PUT as setText } from '@/app/api/v1/universities/text/route';
import { publicUniversity } from '@/lib/services/catalogue/public-universities';
import { removeOrphanFiles } from '@/lib/services/file/site/orphan-files';
import { StaffAction } from '@/models/staff-action';
import { University } from '@/models/university';
import { emptyDatabase } from '../support/database';
import { file, formOf, PNG } from '../support/files';
import { everybody } from '../support/people';
import { ask } from '../support/request';

const of = { university: 'Langara College', country: 'Canada' as const };
let who: Awaited<ReturnType<typeof everybody>>;
let id: string;
beforeAll(async () => {
  await emptyDatabase();
  who = await everybody();
  id = String((await University.create(of))._id);
});

const put = (about: string, more: object = {}, as = who.admin) => ask(setText, { as, body: { ...of, about, ...more } });
const shown = async () => (await publicUniversity(id)).about;
const statusOf = async (fileId: string) => (await ask(picture, { params: { fileId } })).status;

it('is sanitized like an article, and one without text or picture is none', async () => {
  const hostile =
    '<h1>Campus</h1><script>alert(1)</script><p onclick="x()">By <a href="javascript:alert(1)">the river</a></p>' +
    '<img src="https://elsewhere.example/x.png" alt="x"><svg onload="x()"></svg>';
  expect((await put(hostile)).status).toBe(200);
  expect(await shown()).toBe('<h2>Campus</h2><p>By <a rel="noopener">the river</a></p>');
  expect(await StaffAction.countDocuments({ action: 'university.text' })).toBe(1);
  for (const empty of ['', '<p> </p>', '<script>alert(1)</script>']) {
    expect((await put(empty)).body).toMatchObject({ message: 'The text was removed.', about: '' });
    expect(await shown()).toBe('');
  }
  expect((await put('x'.repeat(100_001))).status).toBe(422);
  expect((await put('<p>x</p>', { university: 'Nowhere' })).status).toBe(404);
});

it('makes its pictures public, and they stay while it shows them', async () => {
  const { body } = await ask(addPicture, { as: who.admin, form: formOf({ image: file(PNG, 'campus.png') }) });
  expect(await statusOf(String(body.id))).toBe(404);
  await put(`<p>Our campus</p><img src="${body.image}" alt="Trees before a tower">`);
  expect(await shown()).toContain('alt="Trees before a tower"');
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
  await removeOrphanFiles(inTwoDays, new AbortController().signal);
  expect(await statusOf(String(body.id))).toBe(200);
  await put('<p>Our campus</p>');
  expect(await statusOf(String(body.id))).toBe(404);
});

it('takes nothing away that another admin wrote meanwhile', async () => {
  await put('<p>First</p>');
  await put('<p>Theirs</p>', { seen: { about: '<p>First</p>' } });
  const refused = await put('<p>Mine</p>', { seen: { about: '<p>First</p>' } });
  expect([refused.status, await shown()]).toEqual([409, '<p>Theirs</p>']);
  expect(refused.body.fields).toEqual({ about: 'Saved by someone else: another text.' });
});
