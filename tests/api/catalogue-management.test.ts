import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as addCategory } from '@/app/api/v1/add-category/route';
import { POST as merge } from '@/app/api/v1/categories/[id]/merge/route';
import { PUT as edit, DELETE as remove } from '@/app/api/v1/categories/[id]/route';
import { GET as categories } from '@/app/api/v1/categories/route';
import { GET as search } from '@/app/api/v1/course-search/route';
import { GET as getLogo } from '@/app/api/v1/get-logo/route';
import { GET as logo } from '@/app/api/v1/logos/[fileId]/route';
import { GET as universityLogo } from '@/app/api/v1/universityLogo/route';
import { POST as uploadLogo } from '@/app/api/v1/uploadLogo/route';
import { searchIsCurrent } from '@/lib/services/catalogue/search/current-index';
import { Category } from '@/models/category';
import { Course } from '@/models/course';
import { University } from '@/models/university';
import { storedCourses } from '../support/courses';
import { file, formOf, HTML, PNG, WEBP } from '../support/files';
import { everybody, type Person } from '../support/people';
import { ask, rows, send } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});

const named = (...names: string[]) => names.map((name) => ({ name }));
const add = (name: string, subcategories: object[], as: Person | null = who.admin) =>
  ask(addCategory, { as, body: { name, subcategories } });

describe('categories', () => {
  beforeEach(async () => {
    await Category.deleteMany({});
    await Course.deleteMany({});
  });

  it('are added with their subcategories', async () => {
    const answer = await add('Health', named('Nursing', 'Pharmacy'));
    expect([answer.status, answer.body.message]).toEqual([201, 'Category added successfully!']);
    const list = await ask(categories);
    expect(rows(list.body)).toMatchObject([{ name: 'Health', subcategories: named('Nursing', 'Pharmacy') }]);
  });

  it('exist once by name in any letter case, in ten tries at once too', async () => {
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => add('Law', named('Tax law'))))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, ...Array(9).fill(409)]);
    const again = await add('LAW', named('Tax law'));
    expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([409, ['name']]);
    expect(await Category.countDocuments()).toBe(1);
  });

  it('want a name for each, and no subcategory twice', async () => {
    const empty = await add(' ', [{ name: '' }]);
    expect([empty.status, empty.body.message]).toEqual([422, 'Error occured.']);
    expect(Object.keys(empty.body.fields ?? {})).toEqual(['name', 'subcategories.0.name']);
    expect(Object.keys((await add('Arts', [])).body.fields ?? {})).toEqual(['subcategories']);
    expect(Object.keys((await add('Arts', named('Music', 'music'))).body.fields ?? {})).toEqual([
      'subcategories.1.name',
    ]);
    expect(await Category.countDocuments()).toBe(0);
  });

  it('take their courses along when they are renamed, in the search too', async () => {
    const { body } = await add('Health', named('Nursing', 'Pharmacy'));
    await storedCourses(
      { category: 'Health', subcategory: 'Nursing' },
      { course: 'B', category: 'Law', subcategory: 'Nursing' },
    );
    await ask(search);
    const category = body.category;
    const subcategories = [{ _id: category?.subcategories?.[0]?._id, name: 'Nursing & Care' }, { name: 'Optics' }];
    const answer = await ask(edit, {
      as: who.admin,
      params: { id: String(category?._id) },
      body: { name: 'Health Sciences', subcategories },
    });
    expect(answer.body.category).toMatchObject({
      name: 'Health Sciences',
      subcategories: named('Nursing & Care', 'Optics'),
    });
    expect(await Course.countDocuments({ category: 'Health Sciences', subcategory: 'Nursing & Care' })).toBe(1);
    expect(await Course.countDocuments({ category: 'Law', subcategory: 'Nursing' })).toBe(1);
    await searchIsCurrent();
    const found = await ask(search, { query: { category: 'Health Sciences' } });
    expect(found.body.total).toBe(1);
  });

  it('keep what courses use, and mix no names up', async () => {
    const { body } = await add('Health', named('Nursing', 'Pharmacy'));
    const [nursing, pharmacy] = rows(body.category?.subcategories);
    await storedCourses({ category: 'Health', subcategory: 'Nursing' });
    const change = (subcategories: object[], name = 'Health') =>
      ask(edit, { as: who.admin, params: { id: String(body.category?._id) }, body: { name, subcategories } });
    expect((await change([pharmacy as object])).status).toBe(409);
    const traded = await change([
      { _id: nursing?._id, name: 'Pharmacy' },
      { _id: pharmacy?._id, name: 'Nursing' },
    ]);
    expect(traded.status).toBe(422);
    await add('Law', named('Tax law'));
    expect((await change([nursing as object], 'law')).status).toBe(409);
    expect((await change([{ _id: 'f'.repeat(24), name: 'Ghost' }])).status).toBe(422);
    expect(await Category.countDocuments({ name: 'Health', 'subcategories.name': 'Pharmacy' })).toBe(1);
    expect(await Course.countDocuments({ category: 'Health', subcategory: 'Nursing' })).toBe(1);
  });

  it('are deleted only when unused, and merged with courses and subcategories', async () => {
    const health = (await add('Health', named('Nursing', 'Care'))).body.category;
    const care = (await add('Care', named('Care', 'Elderly care'))).body.category;
    await storedCourses({ category: 'Care', subcategory: 'Elderly care' });
    const params = { id: String(care?._id) };
    expect((await ask(remove, { as: who.admin, params })).status).toBe(409);
    const answer = await ask(merge, { as: who.admin, params, body: { into: String(health?._id) } });
    expect(answer.body.category?.subcategories).toMatchObject(named('Nursing', 'Care', 'Elderly care'));
    expect(await Course.countDocuments({ category: 'Health', subcategory: 'Elderly care' })).toBe(1);
    expect((await ask(remove, { as: who.admin, params })).status).toBe(404);
    await Course.deleteMany({});
    expect((await ask(remove, { as: who.admin, params: { id: String(health?._id) } })).status).toBe(200);
    expect(await Category.countDocuments()).toBe(0);
  });

  it('are managed by admins only', async () => {
    const id = String((await add('Health', named('Nursing'))).body.category?._id);
    const body = { name: 'Stolen', subcategories: [] };
    for (const [as, status] of [
      [who.student, 403],
      [who.agent, 403],
      [who.team, 403],
      [null, 401],
    ] as const) {
      expect((await add('Arts', named('Music'), as)).status).toBe(status);
      expect((await ask(edit, { as, params: { id }, body })).status).toBe(status);
      expect((await ask(remove, { as, params: { id } })).status).toBe(status);
      expect((await ask(merge, { as, params: { id }, body: { into: id } })).status).toBe(status);
    }
    expect((await Category.find().lean()).map(({ name }) => name)).toEqual(['Health']);
  });
});

describe('logos', () => {
  const of = { university: 'Douglas College', country: 'Canada' as const };
  const upload = (parts: Record<string, string | File>, as: Person | null = who.admin) =>
    ask(uploadLogo, { as, form: formOf({ ...of, ...parts }) });
  beforeEach(async () => {
    await University.deleteMany({});
    await University.create(of);
  });

  it('are set, served for ever under an address of their own, and replaced', async () => {
    const answer = await upload({ logo: file(PNG, 'logo.png') });
    expect([answer.status, answer.body.message]).toEqual([200, 'Logo uploaded successfully!']);
    const path = String(answer.body.logo);
    expect((await ask(getLogo, { query: of })).body).toEqual({ logoUrl: path });
    expect((await ask(universityLogo, { query: of })).body).toEqual({ logo: path });
    const params = { fileId: path.split('/').at(-1) as string };
    const response = await send(logo, { params });
    expect(
      await sharp(await response.arrayBuffer())
        .raw()
        .toBuffer(),
    ).toEqual(await sharp(PNG).raw().toBuffer());
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const next = await upload({ logo: file(WEBP, 'logo.png') });
    expect(next.body.logo).not.toBe(path);
    expect((await send(logo, { params })).status).toBe(404);
    expect((await send(logo, { params: { fileId: '../../etc/passwd' } })).status).toBe(404);
  });

  it('are refused without a file, for what is no picture, for an unknown university and for everybody but admins', async () => {
    const none = await upload({});
    expect([none.status, none.body.message]).toEqual([422, 'No file selected to upload!']);
    const page = await upload({ logo: file(HTML, 'logo.svg') });
    expect([page.status, page.body.message]).toEqual([415, 'Error uploading logo.']);
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>',
    );
    expect((await upload({ logo: file(svg, 'logo.svg') })).status).toBe(415);
    expect((await upload({ logo: file(svg, 'logo.png') })).status).toBe(415);
    const big = new Uint8Array(5 * 1024 * 1024 + 1);
    big.set(PNG);
    expect((await upload({ logo: file(big, 'logo.png') })).status).toBe(413);
    expect((await upload({ logo: file(PNG, 'logo.png'), university: 'Nowhere' })).status).toBe(404);
    for (const as of [who.student, who.agent, who.team]) {
      expect((await upload({ logo: file(PNG, 'logo.png') }, as)).status).toBe(403);
    }
    expect(await University.countDocuments({ logoFileId: null })).toBe(1);
  });
});
