import { beforeAll, describe, expect, it } from 'vitest';
import { POST as addAgreement } from '@/app/api/v1/commission/agreements/route';
import { POST as saveScores } from '@/app/api/v1/save-quick-scores/route';
import { compose } from '@/lib/platform/mail/compose';
import { withFacts } from '@/lib/services/applications/mail-facts';
import { staysOpen } from '@/lib/services/applications/stays-open';
import { Application } from '@/models/application';
import { CommissionAgreement } from '@/models/commission-agreement';
import { User } from '@/models/user';
import { application, everybodyApplied } from '../support/applications';
import { agreementBody } from '../support/commission';
import { storedCourses } from '../support/courses';
import { longIt } from '../support/long-it';
import { mailServerPerTest } from '../support/mails';
import type { everybody } from '../support/people';
import { ask } from '../support/request';

const mails = mailServerPerTest();
let who: Awaited<ReturnType<typeof everybody>>;
let its: Awaited<ReturnType<typeof application>>;
const SUBJECT = { category: 'Business', subcategory: 'Finance', level: 'Post Graduate' } as const;
const EASY = {
  ...SUBJECT,
  country: 'UK',
  admissionIntake: 'Jan May Sep',
  ieltsOverall: 6,
  ieltsLessThan: 5.5,
} as const;

beforeAll(async () => {
  ({ who, its } = await everybodyApplied());
  await Application.updateOne({ _id: its.id }, { $set: { counsellorId: who.team.user._id } });
  const { courseId } = await Application.findById(its.id).orFail().lean();
  const { Course } = await import('@/models/course');
  await Course.updateOne({ _id: courseId }, { $set: SUBJECT });
  await storedCourses(
    ...['Alpha', 'Beta', 'Gamma', 'Delta'].map((name) => ({
      ...EASY,
      course: `MSc ${name}`,
      university: `${name} University`,
    })),
    { ...EASY, course: 'MSc Too High', university: 'High University', ieltsOverall: 9 },
    { ...EASY, course: 'MSc No Intake', university: 'Closed University', admissionIntake: '' },
  );
  const sections = { reading: 7, writing: 7, listening: 7, speaking: 7 };
  const taken = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);
  const body = {
    level: 'Bachelors',
    percentage: 78,
    field: 'Economics',
    test: 'ielts',
    overall: 7.5,
    taken,
    ...sections,
  };
  expect((await ask(saveScores, { as: who.student, body })).status).toBe(200);
});

const stored = async () => Application.findById(its.id).orFail().lean();
const named = async () => (await staysOpen(await stored())).map(({ course }) => course);

describe('what stays open after a refusal', () => {
  it('is three courses like it that the student meets, with an open intake, and not the ones applied for', async () => {
    const found = await named();
    expect(found).toHaveLength(3);
    for (const course of found) expect(course).toMatch(/^MSc (Alpha|Beta|Gamma|Delta)$/);
  });

  it('is nothing for a student of whom nothing is known', async () => {
    expect(await staysOpen({ ...(await stored()), userId: who.otherStudent.user._id })).toEqual([]);
  });

  it('doesn’t follow what anyone earns: an agreement with the university that comes last changes neither the three nor their order', async () => {
    const before = await named();
    const last = ['Alpha', 'Beta', 'Gamma', 'Delta'].find((name) => !before.includes(`MSc ${name}`));
    const body = { ...(await agreementBody(its.id)), university: `${last} University` };
    const added = await ask(addAgreement, { as: who.agent, body });
    expect(added.body.fields ?? added.status).toBe(201);
    expect(await CommissionAgreement.countDocuments()).toBe(1);
    expect(await named()).toEqual(before);
  });
});

describe('the letter of a refusal', () => {
  longIt(
    'says who decided, why in their words, what stays open, whom to ask and how to reply, and nothing twice',
    async () => {
      await its.consent(who.student);
      await its.move(who.team, 'Under Review');
      await its.move(who.team, 'Submitted');
      await its.move(who.admin, 'Rejected', 'The course is full for September.');
      const [letter] = (await mails.sentTo(who.student.user.email)).slice(-1);
      const { university } = await stored();
      expect(letter?.text).toContain(`${university} has not offered you a place`);
      expect(letter?.text).toContain(`${university} says:\n> The course is full for September.`);
      expect(letter?.text).toContain('fit your profile and are accepting applications');
      for (const course of await named())
        expect(letter?.text).toContain(`${course}, ${course.slice(4)} University, UK`);
      expect(letter?.text).toContain('/compare?');
      expect(letter?.text).toContain('Reply on the application’s page:');
      // The counsellor signs, although an admin recorded it: who signs is the one to ask.
      const { name } = await User.findById(who.team.userId).orFail().lean();
      expect(letter?.text).toContain(`Questions? Ask ${name}`);
      expect(letter?.text).toContain(`Kind regards,\n${name}`);
      expect(letter?.text.match(/The course is full/g)).toHaveLength(1);
      expect(letter?.text).not.toContain('You don’t need to do anything now.');
      expect(letter?.text).not.toContain('new status');
    },
  );

  it('to the student’s agent, and of a move that was taken back, carries no courses', async () => {
    const move = (await stored()).history.length - 1;
    const request = { template: 'application-moved', applicationId: its.id, move } as const;
    expect(await withFacts({ ...request, userId: who.agent.userId })).not.toHaveProperty('staysOpen');
    expect(await withFacts({ ...request, userId: who.student.userId, move: move - 1 })).not.toHaveProperty('staysOpen');
  });

  it('before anything was sent says so, and not that the university decided', async () => {
    const other = await application(who.student);
    await other.move(who.team, 'Rejected', 'The course closed.');
    const letter = await compose({
      ...{ template: 'application-moved', userId: who.student.userId, applicationId: other.id, move: 1 },
    } as never);
    expect(letter?.heading).toBe('We could not send your application');
    expect(letter?.paragraphs.join(' ')).toContain('closed before it went to the university');
    expect(letter?.quotes).toEqual([{ by: 'Why', text: 'The course closed.' }]);
  });
});

describe('the letter about a move', () => {
  it('says in its head what happened, and that a deferred application continues', async () => {
    const of = await application(who.student);
    await of.consent(who.student);
    const start = { year: new Date().getFullYear() + 2, month: 'Sep' };
    await of.move(who.team, 'Under Review');
    await of.move(who.team, 'Submitted');
    await of.move(who.team, 'Deferred', 'The university keeps the place.', { start, askedBy: 'university' });
    await of.move(who.team, 'Submitted');
    const { university } = await Application.findById(of.id).orFail().lean();
    const about = { template: 'application-moved', userId: who.student.userId, applicationId: of.id } as const;
    const heads = [1, 2, 3, 4].map(async (move) => (await compose({ ...about, move }))?.heading);
    expect(await Promise.all(heads)).toEqual([
      'Your application is being reviewed',
      `Your application was sent to ${university}`,
      'Your application was deferred',
      'Your application continues',
    ]);
  });
});

describe('the letter of acceptance', () => {
  longIt('names the first two steps of the visa, and the day to apply by', async () => {
    const { student, team } = who;
    const of = await application(student);
    await of.consent(student);
    await of.move(team, 'Under Review');
    await of.move(team, 'Submitted');
    expect((await of.offer(team, { conditional: 'false' })).status).toBe(200);
    expect((await of.reply(student, 'accept')).status).toBe(200);
    const [letter] = (await mails.sentTo(student.user.email)).filter(({ subject }) => subject.startsWith('Your place'));
    expect(letter?.text).toContain('Visa, step 1: CAS. ');
    expect(letter?.text).toContain('Visa, step 2: Tuberculosis test. ');
    expect(letter?.text).toMatch(new RegExp(`Apply for the visa by: 11 August ${new Date().getFullYear() + 1}\\.`));
  });
});
