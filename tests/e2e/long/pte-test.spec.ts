import type { Page } from '@playwright/test';
import { PracticeAttempt } from '@/models/practice-attempt';
import { expectAxeClean } from '../../support/axe';
import { expect, test } from '../../support/site';
import { WALKED_WIDTHS } from '../../support/tiers';

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      // Beeps in place of a microphone, which the machine of a test has not, and a yes to it.
      ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ],
  },
});

const next = (page: Page) => page.getByRole('button', { name: 'Next task' });
const timer = (page: Page) => page.getByRole('timer');
const kept = async (setId: string) => PracticeAttempt.findOne({ setId, mode: 'test' }).lean();
/** As if the browser's clock had run so many seconds more. */
const pass = (page: Page, id: string, seconds: number) =>
  page.evaluate(
    ([set, ms]) => {
      const key = `practice:${set}:test`;
      const own = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...own, clock: { ...own.clock, since: own.clock.since - ms } }));
    },
    [id, seconds * 1000] as const,
  );
const expectNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

for (const width of WALKED_WIDTHS) {
  test(`PTE listening at ${width} px: recordings begin by themselves, one goes forward, each clock outlives a reload and a lost network`, async ({
    page,
    context,
    loginAs,
  }) => {
    await PracticeAttempt.deleteMany({});
    await page.setViewportSize({ width, height: 844 });
    await loginAs('student');
    await page.goto('/practice/pte-listening-1/test');
    await expect(page.getByText('You go forward only.')).toBeVisible();
    await expectAxeClean(page);
    await page.getByRole('radio', { name: /× 2/ }).check();
    await page.getByRole('button', { name: 'Start the test' }).click();
    await expect(page.getByText('You hear the recording only once.')).toBeVisible();
    await expect(page.getByText(/^It begins by itself in \d seconds?\.$/)).toBeVisible();
    await expect(page.getByText('time to read the questions')).toHaveCount(0);
    await expect(timer(page)).toHaveText('20:00 runs when the recording begins');
    await expect(page.getByText('The recording is playing.')).toBeVisible();
    await expect(timer(page)).toHaveText(/^(20:00|19:5\d) left$/);
    await expect(page.getByRole('navigation', { name: 'Questions' })).toHaveCount(0);
    await page
      .getByRole('textbox', { name: 'Your answer' })
      .filter({ visible: true })
      .fill('The talk was about clocks.');
    await expect
      .poll(async () => (await kept('pte-listening-1'))?.answers)
      .toEqual({ 1: 'The talk was about clocks.' });
    await expectAxeClean(page);
    await expectNarrow(page);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue the recording' })).toBeVisible();
    await expect(timer(page)).toHaveText(/^19:\d\d left$/);
    await expect(page.getByRole('textbox', { name: 'Your answer' }).filter({ visible: true })).toHaveValue(
      'The talk was about clocks.',
    );

    // A recording that does not load costs no time, and says so.
    await page.route('**/part-2.mp3', (route) => route.abort('internetdisconnected'));
    await next(page).click();
    await expect(page.getByText('The recording did not start. Try again: this attempt did not count.')).toBeVisible();
    await expect(page.getByText('The clock of this task waits for it.')).toBeVisible();
    await expect(timer(page)).toHaveText('50:00 runs when the recording begins');
    await page.unroute('**/part-2.mp3');
    await page.getByRole('button', { name: 'Play the recording' }).click();
    await expect(page.getByText('The recording is playing.')).toBeVisible();
    await expect(timer(page)).toHaveText(/^(50:00|49:5\d) left$/);

    await context.setOffline(true);
    await page.getByRole('checkbox').filter({ visible: true }).first().check();
    await next(page).click();
    await expect(page.getByText('Task 3 of 15').last()).toBeVisible();
    await expect(
      page.getByText('Saved in this browser. We’ll save it to your account when you are online.'),
    ).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await kept('pte-listening-1'))?.part).toBe(2);
    expect(Object.keys((await kept('pte-listening-1'))?.answers ?? {})).toEqual(['1', '2']);

    // Another device stands where this one does.
    const other = await context.newPage();
    await other.goto('/practice/pte-listening-1/test');
    await expect(other.getByText('Task 3 of 15').last()).toBeVisible();
    await other.close();

    for (let task = 3; task < 15; task++) await next(page).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: /^\d+ of \d+ points$/ })).toBeVisible();
    for (const caption of ['By kind of question', 'By skill'])
      await expect(page.getByRole('table', { name: caption })).toBeVisible();
    await expect(page.getByText(/^Time with this page in view: /)).toBeVisible();
    await expectAxeClean(page);
    await expectNarrow(page);
  });

  for (const [id, tasks] of [
    ['pte-speaking-short-1', 9],
    ['pte-speaking-writing-1', 35],
  ] as const)
    test(`${id} at ${width} px: the microphone is tried first, answers record themselves and are heard after the test`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/practice/${id}/test`);
      await page.getByRole('button', { name: 'Test the microphone' }).click();
      await expect(page.getByText('We can hear you.')).toBeVisible();
      await expectAxeClean(page);
      await page.getByRole('button', { name: 'Start the test' }).click();
      const said = page.getByText('Prepare. The recording of your answer starts by itself.').filter({ visible: true });
      await expect(said).toBeVisible();
      await expect(page.getByText(/^0:3\d$/).filter({ visible: true })).toBeVisible();
      await pass(page, id, 32);
      await page.reload();
      await expect(page.getByText('Speak now. It is recorded.').filter({ visible: true })).toBeVisible();
      await expect(page.getByText(/^0:(40|3\d)$/).filter({ visible: true })).toBeVisible();
      await expectAxeClean(page);
      await next(page).click();
      await expect(said).toBeVisible();
      await page.getByText(`Task 2 of ${tasks}`).last().waitFor();
      for (let task = 2; task < tasks; task++) await next(page).click();
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('heading', { name: 'Now compare your answers' })).toBeVisible();
      await page.getByRole('button', { name: /^Task 1(?!\d)/ }).click();
      await expect(page.locator('audio[src^="blob:"]').filter({ visible: true })).toBeVisible();
      await expectAxeClean(page);
      await expectNarrow(page);
    });
}

test('a task whose time is over leaves by itself, also while the page was closed; keyboard alone does a reading test', async ({
  page,
}) => {
  await page.goto('/practice/pte-listening-1/test');
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(page.getByText('The recording is playing.')).toBeVisible();
  await page.goto('/privacy');
  await pass(page, 'pte-listening-1', 700);
  await page.goto('/practice/pte-listening-1/test');
  await expect(page.getByText('Task 2 of 15').last()).toBeVisible();
  await expect(timer(page)).toHaveText('25:00 runs when the recording begins');

  await page.goto('/practice/pte-reading-1/test');
  await page.getByRole('radio', { name: /as in the test/ }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '54 minutes (× 2)' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start the test' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(timer(page)).toHaveText(/^5[34]:\d\d left$/);
  for (let task = 1; task < 8; task++) {
    await next(page).focus();
    await page.keyboard.press('Enter');
    // The focus goes to the new task a frame later: a press before that is lost.
    await expect(page.locator(':focus')).toContainText(`Task ${task + 1} of`);
  }
  await page.getByRole('button', { name: 'Up paragraph B' }).focus();
  await page.keyboard.press('Enter');
  await pass(page, 'pte-reading-1', 3_300);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^\d+ of \d+ points$/ })).toBeVisible();
});

test('a result says what cost most, and leads to more questions of that kind; a double press changes no answer', async ({
  page,
}) => {
  await page.goto('/practice/ielts-ac-reading-1/practise');
  await page.getByRole('textbox', { name: 'Answer 8', exact: true }).fill('winter');
  const chosen = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('practice:ielts-ac-reading-1:practise') ?? '{}').answers);
  const before = await chosen();
  await page.getByRole('button', { name: 'Finish and see all answers' }).click();
  const asked = page.getByRole('dialog').getByRole('button', { name: 'See all answers' });
  const at = await asked.boundingBox();
  // Each place under the button is pressed again while the marks are on their way.
  await page.route('**/marks', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await asked.dblclick();
  for (let press = 0; press < 4; press++)
    await page.mouse.click((at?.x ?? 0) + (at?.width ?? 0) / 2, (at?.y ?? 0) - 60 + press * 40);
  await expect(page.getByRole('heading', { name: '1 of 40 right' })).toBeVisible();
  expect(await chosen()).toEqual(before);
  await expect(page.getByText('not answered')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What cost you most' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'By part' })).toContainText('Passage 1');
  await page
    .getByRole('link', { name: /^Practise \d+ questions of this kind/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/: practice$/);
  await expect(page.getByRole('button', { name: 'Passage 1' })).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole('button', { name: 'Finish and see all answers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'See all answers' }).click();
  await expect(page.getByRole('heading', { name: /^0 of \d+ right$/ })).toBeVisible();
});
