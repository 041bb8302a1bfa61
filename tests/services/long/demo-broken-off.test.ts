import { beforeAll, expect, it } from 'vitest';
import { Application } from '@/models/application';
import { Message } from '@/models/message';
import { User } from '@/models/user';
import { brokenOffDemo, demoBegins } from '@/scripts/demo/save-site';
import { fillIfEmpty, fillWithDemo } from '@/scripts/seed';
import { person } from '../../support/people';

const COURSES = 100;
const counts = async () => ({
  users: await User.countDocuments(),
  applications: await Application.countDocuments(),
  messages: await Message.countDocuments(),
});

beforeAll(() => fillWithDemo({ courses: COURSES, quiet: true }));

it('a demo that broke off is filled in to its end by the next start, a whole one stays as it is', async () => {
  const whole = await counts();
  expect(await brokenOffDemo()).toBeNull();
  const some = await Application.find({}, '_id').limit(20).lean();
  await Application.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
  expect(await fillIfEmpty()).toBe(true);
  expect((await counts()).applications).toBe(whole.applications - some.length);

  await demoBegins(COURSES);
  expect(await fillIfEmpty()).toBe(true);
  expect(await counts()).toEqual(whole);
  expect(await brokenOffDemo()).toBeNull();
});

it('an account of someone’s own is never removed with a demo that broke off', async () => {
  const admin = await person('admin');
  await User.updateOne({ _id: admin.user._id }, { email: 'me@own-agency.net' });
  await demoBegins(COURSES);
  expect(await fillIfEmpty()).toBe(true);
  expect(await User.exists({ email: 'me@own-agency.net' })).not.toBeNull();
  expect(await brokenOffDemo()).toBeNull();
});
