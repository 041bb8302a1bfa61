import type { Page } from '@playwright/test';
import { PracticeAttempt } from '@/models/practice-attempt';
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

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

const ID = 'ielts-ac-speaking-1';
const FIRST = 'What kind of place do you live in?';
const next = (page: Page) => page.getByRole('button', { name: 'Next question' });
const asks = (page: Page) => expect(page.getByText('The examiner is speaking.')).toBeVisible();
const records = (page: Page) =>
  expect(page.getByText('Speak now. It is recorded.').filter({ visible: true })).toBeVisible({ timeout: 20_000 });
const kept = async () => PracticeAttempt.findOne({ setId: ID, mode: 'test' }).lean();
const expectNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

/** Another microphone in place of the browser's: one that is refused, hears nothing, or can be pulled out by `unplug`. */
const withMicrophone = (page: Page, kind: 'refused' | 'silent' | 'plugged') =>
  page.addInitScript((which) => {
    if (!navigator.mediaDevices) return;
    const given: MediaStreamTrack[] = [];
    let isThere = which !== 'refused';
    const copy = MediaStream.prototype.clone;
    MediaStream.prototype.clone = function () {
      const made = copy.call(this);
      given.push(...made.getTracks());
      return made;
    };
    navigator.mediaDevices.getUserMedia = async () => {
      if (!isThere) throw new DOMException('No.', 'NotAllowedError');
      const sound = new AudioContext();
      const to = sound.createMediaStreamDestination();
      if (which === 'plugged') {
        const tone = sound.createOscillator();
        tone.connect(to);
        tone.start();
      }
      given.push(...to.stream.getTracks());
      return to.stream;
    };
    Object.assign(window, {
      unplug: () => {
        isThere = false;
        for (const track of given) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      },
      plug: () => {
        isThere = true;
      },
    });
  }, kind);

for (const width of WALKED_WIDTHS)
  test(`IELTS Speaking at ${width} px: the examiner asks unseen, answers record themselves, a reload and a lost network cost no place, and answers stand beside models @long`, async ({
    page,
    context,
    loginAs,
  }) => {
    test.setTimeout(240_000);
    await PracticeAttempt.deleteMany({});
    await page.setViewportSize({ width, height: 844 });
    await loginAs('student');
    await page.goto(`/practice/${ID}`);
    await page.getByRole('link', { name: 'Take it as a test' }).click();
    await expect(page.getByRole('radio', { name: '13 minutes (as in the test)' })).toBeChecked();
    await expect(page.getByText('Only the card of part 2 is in writing.')).toBeVisible();
    await expectAxeClean(page);
    // A first press tries the microphone; no time runs yet.
    const start = page.getByRole('button', { name: 'Start the test' });
    await start.click();
    await expect(page.getByText('We can hear you.')).toBeVisible();
    expect(await kept()).toBeNull();
    await start.click();
    await asks(page);
    await expect(page.getByText('Part 1 of 3')).toBeVisible();
    await expect(page.getByText(FIRST)).toHaveCount(0);
    await records(page);
    await expect.poll(async () => (await kept())?.clock?.since).toBeGreaterThan(0);
    await expectAxeClean(page);
    await expectNarrow(page);

    await page.reload();
    await expect(page.getByText('The examiner has finished.')).toBeVisible();
    await records(page);
    await expect(page.getByText(/^0:1\d$/).filter({ visible: true })).toBeVisible();

    // What the examiner will say is there before the network goes.
    const loaded = () =>
      page.evaluate(() => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        return new Set(names.filter((name) => name.includes('/practice-sound/'))).size;
      });
    await expect.poll(loaded).toBe(21);
    await context.setOffline(true);
    await next(page).click();
    await expect(page.getByText('The recording did not start.')).toHaveCount(0);
    const press = page.getByRole('button', { name: 'Hear the examiner' });
    await expect(press.or(page.getByText('The examiner is speaking.'))).toBeVisible();
    if (await press.isVisible()) await press.click();
    await records(page);
    await expect(
      page.getByText('Saved in this browser. We’ll save it to your account when you are online.'),
    ).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await kept())?.part).toBe(1);

    for (let question = 2; question < 12; question++) await next(page).click();
    await expect(page.getByText('Part 2 of 3')).toBeVisible();
    await expect(page.getByText('how you tried to find the way')).toBeVisible();
    await page.getByRole('textbox', { name: 'Your notes for the talk' }).fill('The bicycle. The old man.');
    await expect(page.getByRole('timer')).toHaveText(/^(1:00|0:5\d) left$/, { timeout: 20_000 });
    await expectAxeClean(page);
    await expectNarrow(page);
    await page.getByRole('button', { name: 'Start speaking now' }).click();
    await records(page);
    await expect(page.getByText(/^(2:00|1:5\d)$/).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your notes for the talk' })).toHaveValue(
      'The bicycle. The old man.',
    );
    for (let question = 13; question < 21; question++) await next(page).click();
    await expect(page.getByText('Part 3 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Finish the test' }).click();
    await expect(page.getByRole('heading', { name: 'Now compare your answers' })).toBeVisible();
    await expect(page.getByText(FIRST)).toBeVisible();
    await expect(page.locator('audio[src^="blob:"]')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Model answer: Where you live' })).toBeVisible();
    await expect(page.getByText('No examiner graded it.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send to my counsellor/ })).toHaveCount(3);
    await expect.poll(async () => (await kept())?.done).toBe(true);
    expect(Object.keys((await kept())?.answers ?? {})).toEqual(['1', '2', '13']);
    await expectAxeClean(page);
    await expectNarrow(page);
  });

test('a microphone that is refused or hears nothing says so before any time runs, and the session goes on without it @long', async ({
  page,
}) => {
  await withMicrophone(page, 'silent');
  await page.goto(`/practice/${ID}/test`);
  const start = page.getByRole('button', { name: 'Start the test' });
  await start.click();
  await expect(page.getByText('We hear nothing.')).toBeVisible();
  await expect(page.getByText('Part 1 of 3')).toHaveCount(0);

  const refused = await page.context().newPage();
  await withMicrophone(refused, 'refused');
  await refused.goto(`/practice/${ID}/test`);
  await refused.getByRole('button', { name: 'Start the test' }).click();
  await expect(refused.getByText('Your browser did not allow the microphone.')).toBeVisible();
  await expectAxeClean(refused);
  await refused.getByRole('button', { name: 'Start without a recording' }).click();
  await asks(refused);
  await expect(refused.getByText('The clock waits.')).toBeVisible({ timeout: 20_000 });
  await expect(refused.getByText(/^0:\d\d$/).filter({ visible: true })).toHaveCount(0);
  await refused.getByRole('button', { name: 'Go on without a recording' }).click();
  await expect(refused.getByText('You can still practise aloud.').filter({ visible: true })).toBeVisible();
  await expect(refused.getByText(/^0:1\d$/).filter({ visible: true })).toBeVisible();
});

test('a microphone that is pulled out keeps what was said, and the next question’s clock waits for it; keyboard alone goes on @long', async ({
  page,
}) => {
  await withMicrophone(page, 'plugged');
  await page.goto(`/practice/${ID}/test`);
  const start = page.getByRole('button', { name: 'Start the test' });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('We can hear you.')).toBeVisible();
  await page.keyboard.press('Enter');
  await records(page);
  await page.evaluate(() => (window as unknown as { unplug: () => void }).unplug());
  await expect(page.getByText('The microphone was disconnected.').filter({ visible: true })).toBeVisible();
  await next(page).focus();
  await page.keyboard.press('Enter');
  const told = page.getByRole('alert').filter({ hasText: 'The clock waits.' });
  await expect(told).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => (window as unknown as { plug: () => void }).plug());
  await told.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await records(page);
  await expect(told).toHaveCount(0);
});
