import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as logo } from '@/app/api/v1/logos/[fileId]/route';
import { DELETE as dropUniversity } from '@/app/api/v1/universities/route';
import { GET as universityLogo } from '@/app/api/v1/universityLogo/route';
import { DELETE as removeLogo, POST as uploadLogo } from '@/app/api/v1/uploadLogo/route';
import { Course } from '@/models/course';
import { University } from '@/models/university';
import { storedCourses } from '../support/courses';
import { file, formOf, PNG } from '../support/files';
import { everybody } from '../support/people';
import { ask, send } from '../support/request';

const of = { university: 'Langara College', country: 'Canada' as const };
let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});
beforeEach(async () => {
  await University.deleteMany({});
  await University.create(of);
});

const remove = (as = who.admin, body: object = of) => ask(removeLogo, { as, body });

describe('DELETE /uploadLogo', () => {
  it('takes the logo away and its picture with it', async () => {
    const uploaded = await ask(uploadLogo, { as: who.admin, form: formOf({ ...of, logo: file(PNG, 'logo.png') }) });
    const fileId = String(uploaded.body.logo).split('/').at(-1) as string;
    expect((await send(logo, { params: { fileId } })).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await ask(universityLogo, { query: of })).body.logo).toBeNull();
    expect((await send(logo, { params: { fileId } })).status).toBe(404);
  });

  it('changes nothing for a university without one, and knows no other university', async () => {
    expect((await remove()).status).toBe(200);
    expect((await remove(who.admin, { ...of, university: 'Nowhere College' })).status).toBe(404);
  });

  it('is for admins only', async () => {
    expect((await remove(who.team)).status).toBe(403);
  });
});

describe('DELETE /universities', () => {
  const removeUniversity = (as = who.admin, body: object = of) => ask(dropUniversity, { as, body });

  it('removes one without courses, once, with its logo; one that a course names stays', async () => {
    const uploaded = await ask(uploadLogo, { as: who.admin, form: formOf({ ...of, logo: file(PNG, 'logo.png') }) });
    await storedCourses({ university: 'Langara College' });
    expect((await removeUniversity()).status).toBe(409);
    await Course.deleteMany({});
    expect((await removeUniversity(who.team)).status).toBe(403);
    expect((await removeUniversity()).status).toBe(200);
    expect((await removeUniversity()).status).toBe(404);
    expect(await University.countDocuments()).toBe(0);
    const fileId = String(uploaded.body.logo).split('/').at(-1) as string;
    expect((await send(logo, { params: { fileId } })).status).toBe(404);
  });
});
