import type { Page } from '@playwright/test';
import { Notification } from '@/models/notification';
import { PracticeAttempt } from '@/models/practice-attempt';
import { PracticeResult } from '@/models/practice-result';
import { PracticeSent } from '@/models/practice-sent';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

/** One answer of a walk: in which task or part, the control's name, and what goes into it. */
interface Step {
  open?: string;
  control: string;
  value: string;
}

interface Walk {
  id: string;
  /** Twice the test's own time, as the start page offers it. */
  twice: string;
  steps: readonly [first: Step, offline: Step, signedOut: Step];
  /** What ends the test. */
  end: RegExp;
  /** The head of what comes after it. */
  after: RegExp;
}

const WALKS: readonly Walk[] = [
  {
    id: 'ielts-ac-reading-1',
    twice: '120 minutes (× 2)',
    steps: [
      { open: 'Passage 1', control: 'Answer 8', value: 'winter' },
      { open: 'Passage 1', control: 'Answer 9', value: 'chairs' },
      { open: 'Passage 1', control: 'Answer 10', value: 'wood' },
    ],
    end: /^Submit$/,
    after: /^\d+ of 40 right$/,
  },
  {
    id: 'ielts-ac-listening-1',
    twice: '64 minutes (× 2)',
    steps: [
      { open: 'Part 1', control: 'Answer 1', value: 'Penhale' },
      { open: 'Part 1', control: 'Answer 2', value: 'twelve' },
      { open: 'Part 4', control: 'Answer 31', value: 'sand' },
    ],
    end: /^Submit$/,
    after: /^\d+ of 40 right$/,
  },
  {
    id: 'ielts-ac-writing-1',
    twice: '120 minutes (× 2)',
    steps: [
      { control: 'Your answer to task 1', value: 'The chart shows travel.' },
      { control: 'Your answer to task 2', value: 'Many people disagree.' },
      { control: 'Your answer to task 2', value: 'Many people disagree with this idea.' },
    ],
    end: /^Finish and compare/,
    after: /^Model answer: Task 1$/,
  },
];

/** The control of a step, in the open task or part. */
const controlOf = (page: Page, { control }: Step) =>
  page.getByRole('textbox', { name: control, exact: true }).filter({ visible: true });

async function answer(page: Page, step: Step): Promise<void> {
  if (step.open) await page.getByRole('button', { name: new RegExp(`^${step.open}( \\(answered\\))?$`) }).click();
  await controlOf(page, step).fill(step.value);
}

async function expectAnswered(page: Page, step: Step): Promise<void> {
  if (step.open) await page.getByRole('button', { name: new RegExp(`^${step.open}( \\(answered\\))?$`) }).click();
  await expect(controlOf(page, step)).toHaveValue(step.value);
}

/** Waits until the account has the words of a step. */
const expectKept = (setId: string, { value }: Step) =>
  expect
    .poll(async () => JSON.stringify((await PracticeAttempt.findOne({ setId }).lean())?.answers ?? {}))
    .toContain(value);

for (const width of WALKED_WIDTHS)
  for (const { id, twice, steps, end, after } of WALKS)
    test(`${id} at ${width} px with twice the time goes on after a reload, a lost network and a session that ended @long`, async ({
      page,
      context,
      loginAs,
    }) => {
      const [first, offline, signedOut] = steps;
      await PracticeAttempt.deleteMany({});
      await page.setViewportSize({ width, height: 844 });
      await loginAs('student');
      await page.goto(`/practice/${id}/test`);
      await page.getByRole('radio', { name: twice }).check();
      await page.getByRole('button', { name: 'Start the test' }).click();
      const clock = page.getByRole('timer');
      await expect(clock).toBeVisible();
      await answer(page, first);
      await expectKept(id, first);
      await expectAxeClean(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );

      await page.reload();
      await expectAnswered(page, first);

      await context.setOffline(true);
      await answer(page, offline);
      await expect(
        page.getByText('Saved in this browser. We’ll save it to your account when you are online.'),
      ).toBeVisible();
      await context.setOffline(false);
      await expectKept(id, offline);

      await context.clearCookies();
      await answer(page, signedOut);
      await expect(page.getByText('You are signed out. Your work is saved in this browser.')).toBeVisible();
      await loginAs('student');
      await page.goto(`/practice/${id}/test`);
      await expectKept(id, signedOut);
      await expectAnswered(page, signedOut);
      await expectAnswered(page, first);
      await expect(clock).toHaveText(/^\d+:\d\d left$/);

      await page.getByRole('button', { name: end }).click();
      const asked = page.getByRole('dialog').getByRole('button', { name: 'Submit' });
      if (after.source.includes('of')) await asked.click();
      await expect(page.getByRole('heading', { name: after })).toBeVisible();
      await expectAxeClean(page);
    });

/** A tone in place of a microphone, which the machine of a test has not. */
const withMicrophone = (page: Page) =>
  page.addInitScript(() => {
    // The empty page that a browser begins with has no devices.
    if (!navigator.mediaDevices) return;
    navigator.mediaDevices.getUserMedia = async () => {
      const sound = new AudioContext();
      const to = sound.createMediaStreamDestination();
      const tone = sound.createOscillator();
      tone.connect(to);
      tone.start();
      return to.stream;
    };
  });

for (const width of WALKED_WIDTHS)
  test(`speaking at ${width} px: a recording outlives a lost network and a session that ended, and is sent then @long`, async ({
    page,
    context,
    loginAs,
  }) => {
    await PracticeSent.deleteMany({});
    await withMicrophone(page);
    await page.setViewportSize({ width, height: 844 });
    await loginAs('student');
    await page.goto('/practice/ielts-ac-speaking-1/practise');
    await expectAxeClean(page);
    const record = page.getByRole('button', { name: /^Record your answer/ }).first();
    await context.setOffline(true);
    await record.click();
    await expect(page.getByText('Recording.')).toBeVisible();
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await expect(page.locator('audio')).toHaveAttribute('src', /^blob:/);
    await context.setOffline(false);
    const session = await context.cookies();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Send to my counsellor' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('You are signed out. Sign in again, then send it.')).toBeVisible();
    // Signed in again in another tab: this one stays as it is.
    await context.addCookies(session);
    await page.getByRole('button', { name: 'Send to my counsellor' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('link', { name: 'View it and its comments' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Speaking, set 1, task 1' })).toBeVisible();
    await expect(page.getByLabel('Recording')).toHaveAttribute('src', /^blob:/);
    await expectAxeClean(page);
    expect(await PracticeSent.countDocuments({ kind: 'recording' })).toBe(1);
  });

test('a text is sent to the counsellor, who comments on its words; the student sees it and has a notice @long', async ({
  page,
  context,
  loginAs,
}) => {
  await PracticeAttempt.deleteMany({});
  await PracticeSent.deleteMany({});
  await User.updateOne({ email: 'student@example.com' }, { 'settings.notifications': true });
  await loginAs('student');
  await page.goto('/practice/ielts-ac-writing-1/practise');
  await page.getByRole('textbox', { name: 'Your answer to task 1' }).fill('The chart show travel in two years.');
  await page.getByRole('button', { name: /^Finish and compare/ }).click();
  await page.getByRole('button', { name: /^Send to my counsellor/ }).click();
  await expect(page.getByText('It is deleted after 90 days.')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent to your counsellor.')).toBeVisible();

  await context.clearCookies();
  await loginAs('team');
  await page.goto('/app/team/practice-sent');
  await expectAxeClean(page);
  await page.getByRole('link', { name: /^Open .*Academic Writing, set 1, task 1$/ }).click();
  await expect(page.getByText('The chart show travel in two years.')).toBeVisible();
  await page.getByLabel('Words to comment on').fill('chart show');
  await page.getByLabel('Comment', { exact: true }).fill('It is ‘the chart shows’.');
  await page.getByLabel('Task achievement').selectOption('6.5');
  await page.getByRole('button', { name: 'Save comment' }).click();
  await expect(page.locator('mark')).toHaveText('chart show');
  await expect(page.getByText('Task achievement: 6.5')).toBeVisible();
  await expectAxeClean(page);

  await context.clearCookies();
  await loginAs('student');
  await expect.poll(() => Notification.countDocuments({ notification: /commented on your work/ })).toBeGreaterThan(0);
  await page.goto('/app/student/practice-sent');
  await page.getByRole('link', { name: /^Open/ }).click();
  await expect(page.getByText('It is ‘the chart shows’.')).toBeVisible();
  await expect(page.locator('mark')).toHaveText('chart show');
  await expectAxeClean(page);
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No submitted work')).toBeVisible();
});

test('highlights and notes stand in the review, by keyboard too @long', async ({ page }) => {
  await page.goto('/practice/ielts-ac-reading-1/practise');
  const passage = page.getByRole('region', { name: 'Passage' });
  await passage.getByRole('button', { name: 'Highlight', exact: true }).focus();
  await page.keyboard.press('Enter');
  await passage.getByRole('textbox').fill('house sale');
  await page.keyboard.press('Enter');
  await expect(passage.locator('[role=mark]')).toHaveText('house sale');
  await page.getByRole('textbox', { name: 'Your notes on this part' }).fill('Look at the sale.');
  await page.getByRole('textbox', { name: 'Answer 8', exact: true }).fill('winter');
  await page.getByRole('button', { name: 'Finish and see all answers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'See all answers' }).click();
  await expect(page.getByRole('heading', { name: '1 of 40 right' })).toBeVisible();
  await page.reload();
  await expect(passage.locator('[role=mark]')).toHaveText('house sale');
  await expect(page.getByRole('textbox', { name: 'Your notes on this part' })).toHaveValue('Look at the sale.');
  await expect(page.getByRole('link', { name: /^Question 8 \(right\)/ })).toBeVisible();
  await expectAxeClean(page);
});

test('results over time stand in a picture and a table, and open what if with their range alone @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('student');
  const student = await User.findOne({ email: 'student@example.com' }).lean();
  const scores = async () => (await Profile.findOne({ userId: student?._id }, 'tests').lean())?.tests;
  const before = await scores();
  const kind = { exam: 'ielts-academic', skill: 'reading', whole: true, mode: 'test', most: 40 } as const;
  const one = { ...kind, userId: student?._id, title: 'Academic Reading, set 1' };
  await PracticeResult.collection.deleteMany({});
  for (const [place, points] of [20, 26, 38].entries())
    await PracticeResult.create({
      ...one,
      setId: `set-${place}`,
      attemptId: String(place).repeat(24),
      points,
    });
  await page.goto('/app/student/practice');
  await expect(page.getByRole('img', { name: 'Full tests in IELTS Academic Reading' })).toBeVisible();
  await expect(page.getByRole('table')).toContainText('26 of 40');
  await expectAxeClean(page);
  await page.getByRole('link', { name: 'Courses with this result' }).first().click();
  await expect(page.getByRole('heading', { name: 'If this were your result' })).toBeVisible();
  await expect(page.getByText('It is not added to your scores.')).toBeVisible();
  await expect(page.getByRole('slider', { name: /^IELTS/ })).toBeVisible();
  await expectAxeClean(page);
  expect(await scores()).toEqual(before);
});

test('a set that an admin turns off is gone at once for visitors, and its doubts are answered @long', async ({
  page,
  loginAs,
}) => {
  await page.goto('/practice/ielts-ac-reading-1/practise');
  await page.getByRole('textbox', { name: 'Answer 8', exact: true }).fill('summer');
  await page.getByRole('button', { name: 'Check question 8' }).click();
  await page.getByRole('button', { name: 'Report a mistake in question 8' }).click();
  await page.getByLabel('What looks wrong?').fill('Summer fits too.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you. We’ll check it.')).toBeVisible();

  await loginAs('admin');
  await page.goto('/app/admin/practice');
  await expectAxeClean(page);
  await expect(page.getByText('Summer fits too.')).toBeVisible();
  await page.getByRole('button', { name: 'Answer about Academic Reading, set 1, question 8' }).click();
  await page.getByLabel('Answer', { exact: true }).fill('The text says winter.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No open reports')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Academic Reading, set 1' }).click();
  await expect(page.getByRole('button', { name: 'Show Academic Reading, set 1' })).toBeVisible();
  const visitor = await page.context().browser()?.newContext();
  const other = await visitor?.newPage();
  const url = new URL('/practice/ielts-ac-reading-1', page.url()).href;
  await expect.poll(async () => (await other?.goto(url))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Show Academic Reading, set 1' }).click();
  await expect(page.getByRole('button', { name: 'Hide Academic Reading, set 1' })).toBeVisible();
  await expect.poll(async () => (await other?.goto(url))?.status()).toBe(200);
  await visitor?.close();
});
