import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversationOfPair } from '@/lib/domain/desk/conversations';
import { Application } from '@/models/application';
import { Blog } from '@/models/article';
import { Course, type CourseRecord } from '@/models/course';
import { DemoMark } from '@/models/demo-mark';
import { Message } from '@/models/message';
import { Operator } from '@/models/operator';
import { Profile } from '@/models/profile';
import { Prospect } from '@/models/prospect';
import { SavedCourse } from '@/models/saved-course';
import { SiteSetting } from '@/models/site-setting';
import { UploadEntry } from '@/models/upload';
import { User, type UserRecord } from '@/models/user';
import { fillWithDemo } from '@/scripts/seed';
import { runCommand } from '../../support/commands';
import { storedCourses } from '../../support/courses';
import { emptyDatabase } from '../../support/database';
import { person } from '../../support/people';

const { MONGODB_URI = '', MONGODB_DB = '' } = process.env;
const ADMIN = ['--email', 'owner@own-agency.net', '--name', 'Own Er'];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-site-'));
  await fillWithDemo({ courses: 100, quiet: true });
});
afterAll(() => rm(folder, { recursive: true }));

const ownSite = () =>
  runCommand('own-site', ADMIN, {
    ...{ MONGODB_URI, MONGODB_DB, DATA_DIR: folder, BACKUP_DIR: join(folder, 'backups') },
    ADMIN_PASSWORD: 'Rather-Long-2026!',
  });

const demo = (email: string) => User.findOne({ email }).orFail().lean();

/** An application as far as the command reads it. */
async function applied(student: UserRecord, course: CourseRecord, counsellorId: Types.ObjectId | null = null) {
  const { _id, ...rest } = await Application.findOne({}).orFail().lean();
  const own = { userId: student._id, courseId: course._id, counsellorId, year: 2031, studentName: student.name };
  return new Application({ ...rest, ...own }).save();
}

describe('npm run own-site', { timeout: 240_000 }, () => {
  it('removes the demo and keeps what was entered beside it', async () => {
    const team = await demo('team@example.com');
    const agent = await demo('agent@example.com');
    const student = await demo('student@example.com');
    const own = await person('student', {
      counsellorId: team._id,
      addedBy: agent._id,
      company_name: 'Demo',
    });
    const [course] = await storedCourses({ course: 'MSc of our own', university: 'Own University' });
    const [picked, saved, other] = await Course.find({ _id: { $ne: course?._id } })
      .limit(3)
      .lean();
    if (!course || !picked || !saved || !other) throw new Error('The demo has courses.');
    const kept = await applied(own.user, picked, team._id);
    const ofDemo = await applied(student, course);
    await SavedCourse.create({ userId: own.user._id, courseId: saved._id, country: 'UK' });
    await Profile.create({ userId: own.user._id });
    const pair = conversationOfPair(own.user._id, student._id);
    await Message.create({ conversation: pair, kind: 'pair', from: own.user._id, to: student._id, text: 'Hello' });

    const said = await ownSite();
    expect(said).toContain('The demo was removed: 98 courses');
    expect(said).toContain('2 demo courses that you applied to or saved');
    expect(said).toContain('1 of your students had a demo counsellor or agency');
    expect(said).toContain(
      'sign in as owner@own-agency.net, and enter who runs the site: http://localhost:3000/app/admin/site',
    );

    expect((await User.find({}, 'email').lean()).map(({ email }) => email).sort()).toEqual(
      [own.user.email, 'owner@own-agency.net'].sort(),
    );
    expect(await User.findById(own.user._id).lean()).toMatchObject({
      ...{ counsellorId: null, addedBy: null, company_name: '' },
    });
    expect((await Application.find().lean()).map(({ _id }) => String(_id))).toEqual([String(kept._id)]);
    expect(await Application.exists({ _id: ofDemo._id })).toBeNull();
    expect(await Application.findById(kept._id).lean()).toMatchObject({ counsellorId: null, agentId: null });
    const courses = await Course.find({}, 'retiredOn').lean();
    const offered = courses.filter(({ retiredOn }) => !retiredOn).map(({ _id }) => String(_id));
    expect(offered).toEqual([String(course._id)]);
    expect(courses.map(({ _id }) => String(_id))).toContain(String(picked._id));
    expect(courses.map(({ _id }) => String(_id))).not.toContain(String(other._id));
    expect(
      await Promise.all(
        [Message, Blog, Prospect, UploadEntry, Operator, DemoMark].map(({ collection }) =>
          collection.countDocuments({}),
        ),
      ),
    ).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await Profile.countDocuments()).toBe(1);
    expect((await SiteSetting.findById('site').lean())?.demo).toBeUndefined();
    // What was there before can be brought back.
    expect(await readdir(join(folder, 'backups'))).toEqual([expect.stringMatching(/^before-own-site-/)]);

    await expect(ownSite()).rejects.toMatchObject({ stderr: expect.stringContaining('There is no demo here') });
  });

  it('refuses a demo without marks, in words, and leaves it as it is', async () => {
    await emptyDatabase();
    await fillWithDemo({ courses: 100, quiet: true });
    await DemoMark.deleteMany({});
    const people = await User.countDocuments();
    const refused = { stderr: expect.stringContaining('that did not mark its records') };
    await expect(ownSite()).rejects.toMatchObject(refused);
    expect([await User.countDocuments(), await Course.countDocuments()]).toEqual([people, 100]);
    // Filling it in once more marks nothing either: then a part would go, and the rest stay.
    await fillWithDemo({ courses: 110, quiet: true });
    await expect(ownSite()).rejects.toMatchObject(refused);
  });
});
