import { beforeAll, expect, it } from 'vitest';
import { POST as typeCourse } from '@/app/api/v1/agency/students/[id]/applications/route';
import { GET as view } from '@/app/api/v1/applications/[id]/route';
import { POST as apply } from '@/app/api/v1/apply/route';
import { GET as search } from '@/app/api/v1/course-search/route';
import { PUT as putOperator } from '@/app/api/v1/operator/route';
import { GET as viewCourse } from '@/app/api/v1/view-course/[id]/route';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { env } from '@/lib/platform/env';
import { forget } from '@/lib/platform/once';
import { readSiteFacts, siteZone } from '@/lib/platform/site-facts';
import { offeredYears } from '@/lib/services/applications/intakes';
import { publicUniversity } from '@/lib/services/catalogue/public-universities';
import { searchIsCurrent } from '@/lib/services/catalogue/search/current-index';
import { sitemapFile } from '@/lib/services/file/site/sitemaps';
import { Operator } from '@/models/operator';
import { University } from '@/models/university';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { everybody, person } from '../support/people';
import { ask } from '../support/request';

const year = offeredYears(new Date())[1] as number;
let who: Awaited<ReturnType<typeof everybody>>;
let singapore: string;
beforeAll(async () => {
  await emptyDatabase();
  await readSiteFacts();
  who = await everybody();
  const [there] = await storedCourses(
    { course: 'Tides', university: 'Straits University', country: 'Singapore', admissionIntake: 'Sep' },
    { course: 'Tides', university: 'Fjord University', country: 'Canada', admissionIntake: 'Sep' },
  );
  await University.create(
    { university: 'Straits University', country: 'Singapore' },
    { university: 'Fjord University', country: 'Canada' },
  );
  singapore = String(there?._id);
});

const offers = async (...countries: Country[]) => {
  const savedOn = (await Operator.findById('site').lean())?.savedOn.toISOString() ?? null;
  const { status, body } = await ask(putOperator, { as: who.admin, body: { countries, savedOn } });
  await searchIsCurrent();
  return [status, body.fields?.countries];
};
const found = async (query: Record<string, string> = {}) => {
  const { body } = await ask(search, { query });
  return [body.total, body.facets?.country?.Singapore];
};
const applied = (as = who.student) =>
  ask(apply, { as, body: { courseId: singapore, year, month: 'Sep', userId: as.userId } });

longIt(
  'a country that isn’t offered is found nowhere and takes no application; what there is stays, and comes back',
  async () => {
    const application = String((await applied()).body.application?._id);
    const university = String((await University.findOne({ country: 'Singapore' }).lean())?._id);
    expect([await found(), await found({ country: 'Singapore' })]).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(await offers('Canada', 'UK')).toEqual([200, undefined]);
    expect([await found(), await found({ country: 'Singapore' })]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(await sitemapFile('courses-1.xml')).not.toContain('straits');
    expect(await sitemapFile('universities-1.xml')).not.toContain('straits');
    expect(await sitemapFile('pages.xml')).not.toContain('Singapore');
    await expect(publicUniversity(university)).rejects.toMatchObject({ code: 'not_found' });
    const { body } = await ask(viewCourse, { params: { id: singapore } });
    expect(body.course?.retiredOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await applied(who.otherStudent)).status).toBe(409);
    expect((await ask(view, { as: who.student, params: { id: application } })).status).toBe(200);
    // The day is that of the save that hid it.
    await Operator.updateOne({}, { $set: { withheld: [{ country: 'Singapore', since: '2026-01-01' }] } });
    await readSiteFacts();
    await offers('Canada');
    expect((await Operator.findById('site').lean())?.withheld?.at(-1)).toEqual({
      country: 'Singapore',
      since: '2026-01-01',
    });
    await offers(...COUNTRIES);
    expect(await found()).toEqual([2, 1]);
    expect((await applied(who.otherStudent)).status).toBe(201);
  },
);

it('an agency types no course of such a country', async () => {
  const agent = await person('agent', { email: 'types@example.com' });
  const student = await person('student', { addedBy: agent.user._id });
  await offers('Canada');
  const typed = { country: 'UK', university: 'Nowhere', course: 'Tides', level: 'Post Graduate', year, month: 'Sep' };
  const answer = await ask(typeCourse, { as: agent, params: { id: student.userId }, body: typed });
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['country']]);
  await offers(...COUNTRIES);
});

it('refuses none, one twice, a stranger’s and an unknown day or zone', async () => {
  expect(await offers()).toEqual([422, 'Please choose at least one country.']);
  expect(await offers('UK', 'UK')).toEqual([422, 'Please list each only once.']);
  for (const body of [
    { countries: ['Nepal'] },
    { workingDays: [] },
    { workingDays: ['Funday'] },
    { timeZone: 'Mars/Base' },
  ])
    expect([body, (await ask(putOperator, { as: who.admin, body })).status]).toEqual([body, 422]);
});

it('counts days where the site is; the environment wins', async () => {
  const savedOn = (await Operator.findById('site').lean())?.savedOn.toISOString() ?? null;
  await ask(putOperator, { as: who.admin, body: { timeZone: 'Asia/Kathmandu', savedOn } });
  expect(siteZone()).toBe('Asia/Kathmandu');
  env().TIME_ZONE = 'Asia/Calcutta';
  expect(siteZone()).toBe('Asia/Kolkata');
  forget('env');
});
