import { readSet } from '@/lib/services/catalogue/practice/set-files';
import { PracticeAttempt } from '@/models/practice-attempt';
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

const READING = '/practice/ielts-ac-reading-1';
const FOLDER = 'practice/ielts-academic';

for (const width of WALKED_WIDTHS) {
  test(`a visitor takes the reading test at ${width} px with twice the time, through a reload and a lost network`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/practice');
    await expect(page.getByText('Trial', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('They have not made, checked or approved this site.')).toBeVisible();
    await page.getByRole('link', { name: 'Open Academic Reading, set 1' }).click();
    await page.getByRole('link', { name: 'Take it as a test' }).click();
    await page.getByRole('radio', { name: '120 minutes (× 2)' }).check();
    await page.getByRole('button', { name: 'Start the test' }).click();
    const clock = page.getByRole('timer');
    await expect(clock).toHaveText(/^1(20:00|19:5\d) left$/);
    await expectAxeClean(page);

    await page.getByRole('group', { name: /^1 / }).getByRole('radio', { name: 'NOT GIVEN' }).check();
    await page.getByRole('textbox', { name: 'Answer 8', exact: true }).fill('winter');
    await page.getByRole('textbox', { name: 'Answer 9', exact: true }).fill('chair');
    await page.getByRole('button', { name: 'Review later : question 2' }).click();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Answer 8', exact: true })).toHaveValue('winter');
    await expect(page.getByRole('group', { name: /^1 / }).getByRole('radio', { name: 'NOT GIVEN' })).toBeChecked();
    await expect(page.getByRole('link', { name: 'Question 2 (no answer yet) (flagged for review)' })).toBeVisible();
    await expect(clock).toHaveText(/^11\d:\d\d left$/);
    await expect(page.getByText('37 not answered')).toBeVisible();

    await page.getByRole('button', { name: 'Passage 2' }).click();
    await page.getByRole('combobox', { name: 'Answer 14' }).selectOption('iv');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('No connection. Your answers are saved in this browser.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: '3 of 40 right' })).toBeVisible();
    await page.getByRole('button', { name: 'Passage 1' }).click();
    await expect(page.getByText('Singular or plural is wrong: no mark')).toBeVisible();
    await page.getByRole('group', { name: /^1 / }).getByRole('button', { name: 'Show in the text' }).click();
    await expect(page.locator('mark')).toHaveText('bought a box of old papers at a house sale in the Tarn Valley');
    await expect(page.locator('mark')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAxeClean(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: '3 of 40 right' })).toBeVisible();
  });
}

test('the landing page leads to a set for each skill that is open, and speaks of no other @long', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Free IELTS and PTE practice' });
  await expect(section.getByText(/not open/i)).toHaveCount(0);
  for (const [name, title] of [
    ['IELTS reading', 'Academic Reading, set 1'],
    ['PTE reading', 'PTE Reading, set 1'],
    ['IELTS writing', 'Academic Writing, set 1'],
    ['IELTS speaking', 'Speaking, set 1'],
    ['IELTS listening', 'Listening, set 1'],
    ['PTE listening', 'PTE Listening, set 1'],
  ] as const) {
    await section.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goto('/');
  }
});

test('practice by keyboard alone: an answer is checked, its proof is lit, one question at a time @long', async ({
  page,
}) => {
  await page.goto(`${READING}/practise`);
  const first = page.getByRole('group', { name: /^1 / });
  await first.getByRole('radio', { name: 'TRUE', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(first.getByRole('radio', { name: 'FALSE' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(first.getByRole('button', { name: 'Check question 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first.getByText('Wrong')).toBeVisible();
  await expect(page.locator('mark')).toHaveText(/house sale/);
  const single = page.getByRole('button', { name: 'One question at a time' });
  await single.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 of 13').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('group', { name: /^2 / })).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /^2 / })).toBeVisible();
});

test('a student goes on with a test on another device, which takes nothing away, and after the session ended in between', async ({
  page,
  context,
  loginAs,
  browser,
  site,
}) => {
  await loginAs('student');
  await page.goto(`${READING}/test`);
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  const asked = saved();
  await page.getByRole('radio', { name: '75 minutes (× 1.25)' }).check();
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByRole('textbox', { name: 'Answer 8', exact: true }).fill('winter');
  await asked;
  await expect
    .poll(async () => (await PracticeAttempt.findOne({ setId: 'ielts-ac-reading-1', mode: 'test' }).lean())?.answers)
    .toEqual({ 8: 'winter' });

  // Another device has nothing of it. What it writes is not on this page yet, which goes on without being read again.
  const phone = await browser.newContext({
    baseURL: site.url,
    storageState: { cookies: await context.cookies(), origins: [] },
  });
  const other = await phone.newPage();
  await other.goto(`${READING}/test`);
  const onPhone = (n: number) => other.getByRole('textbox', { name: `Answer ${n}`, exact: true });
  await expect(onPhone(8)).toHaveValue('winter');
  await expect(other.getByRole('timer')).toHaveText(/^7[45]:\d\d left$/);
  await onPhone(11).fill('clock');
  await onPhone(8).fill('');
  const kept = async () =>
    (await PracticeAttempt.findOne({ setId: 'ielts-ac-reading-1', mode: 'test' }).lean())?.answers;
  await expect.poll(kept).toEqual({ 8: '', 11: 'clock' });
  const here = (n: number) => page.getByRole('textbox', { name: `Answer ${n}`, exact: true });
  await here(12).fill('wood');
  await expect.poll(kept).toEqual({ 8: '', 11: 'clock', 12: 'wood' });
  await expect(here(11)).toHaveValue('clock');
  await expect(here(8)).toHaveValue('');

  // Both write the same: the later one is told of both.
  await onPhone(12).fill('oak');
  await expect.poll(kept).toEqual({ 8: '', 11: 'clock', 12: 'wood' });
  const told = other.getByRole('list', { name: 'Also changed on another device' });
  await expect(told).toContainText('In your account: wood');
  await expect(told).toContainText('On this device: oak');
  await expect(onPhone(12)).toHaveValue('wood');
  await told.getByRole('button', { name: 'Use the version on this device' }).click();
  await expect.poll(kept).toEqual({ 8: '', 11: 'clock', 12: 'oak' });
  await phone.close();

  await context.clearCookies();
  await page.getByRole('textbox', { name: 'Answer 9', exact: true }).fill('chairs');
  await expect(page.getByText('You are signed out. Your work is saved in this browser.')).toBeVisible();
  await loginAs('student');
  await page.goto(`${READING}/test`);
  await expect(page.getByRole('textbox', { name: 'Answer 9', exact: true })).toHaveValue('chairs');
  await expect
    .poll(async () => (await PracticeAttempt.findOne({ setId: 'ielts-ac-reading-1', mode: 'test' }).lean())?.answers)
    .toEqual({ 8: '', 9: 'chairs', 11: 'clock', 12: 'oak' });
});

test('the last answers are handed in when the time is up, also after the page was closed @long', async ({ page }) => {
  await page.goto(`${READING}/test`);
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByRole('textbox', { name: 'Answer 8', exact: true }).fill('winter');
  await page.goto('/privacy');
  await page.evaluate(() => {
    const key = 'practice:ielts-ac-reading-1:test';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, deadline: Date.now() - 1000 }));
  });
  await page.goto(`${READING}/test`);
  await expect(page.getByRole('heading', { name: '1 of 40 right' })).toBeVisible();
});

test('no key, reason, proof of a recording, script or model answer reaches the browser before an answer does', async ({
  page,
}) => {
  for (const [path, file] of [
    [READING, `${FOLDER}/reading/ielts-ac-reading-1.json`],
    ['/practice/ielts-ac-listening-1', `${FOLDER}/listening/ielts-ac-listening-1.json`],
    ['/practice/ielts-ac-writing-1', `${FOLDER}/writing/ielts-ac-writing-1.json`],
    ['/practice/ielts-ac-speaking-1', `${FOLDER}/speaking/ielts-ac-speaking-1.json`],
    ['/practice/pte-reading-1', 'practice/pte-academic/reading/pte-reading-1.json'],
    ['/practice/pte-listening-1', 'practice/pte-academic/listening/pte-listening-1.json'],
    ['/practice/pte-speaking-writing-1', 'practice/pte-academic/speaking-writing/pte-speaking-writing-1.json'],
  ] as const) {
    const secrets = secretsOf(readSet(file));
    expect(secrets.length).toBeGreaterThan(5);
    const received: string[] = [];
    const pages: string[] = [];
    page.on('response', async (response) => {
      if (/text|javascript|json/.test(response.headers()['content-type'] ?? ''))
        received.push(await response.text().catch(() => ''));
    });
    for (const at of [path, `${path}/practise`, `${path}/test`]) {
      await page.goto(at, { waitUntil: 'load' });
      pages.push(await page.content());
    }
    const all = [...received, ...pages].join('\n').replace(/\\u2019|’/g, "'");
    for (const secret of secrets) expect(all, `${path} gives away: ${secret}`).not.toContain(secret);
    // Next's own scripts have properties called key.
    expect(pages.join('\n')).not.toMatch(/\\?"(keys|proof|why|wrong|unused)\\?":/);
  }
});

/** Only the first letters of every text that only the server may have. */
function secretsOf(set: object): string[] {
  const secret = /^(why|wrong|unused|script|model|sources|invented|audio)$/;
  const found: string[] = [];
  const walk = (value: unknown, isSecret: boolean): void => {
    if (typeof value === 'string') {
      if (isSecret && value.length > 25 && !/["\\<>&]/.test(value.slice(0, 40)))
        found.push(value.slice(0, 40).replace(/’/g, "'"));
    } else if (Array.isArray(value)) for (const one of value) walk(one, isSecret);
    else if (value && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) // The text of these two tasks is what is heard, but for a few words.
        if (!(name === 'audio' && 'kind' in value && /^(type-in|incorrect-words)$/.test(String(value.kind))))
          walk(one, isSecret || secret.test(name));
  };
  walk(set, false);
  return found;
}

test('listening: the test plays a recording once, goes on after a reload, and practice has the controls @long', async ({
  page,
}) => {
  await page.goto('/practice/ielts-ac-listening-1/test');
  await page.getByRole('radio', { name: 'No time limit' }).check();
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByRole('button', { name: 'Play the recording' }).click();
  await expect(page.getByText('Recording is playing.')).toBeVisible();
  await expect(page.getByRole('button', { name: /recording/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue the recording' })).toBeVisible();
  await page.goto('/practice/ielts-ac-listening-1/practise');
  await expect(page.locator('audio[controls]')).toBeVisible();
  await expectAxeClean(page);
});

test('writing counts words, keeps the text and shows a model answer after it; no text is sent @long', async ({
  page,
}) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await page.goto('/practice/ielts-ac-writing-1/practise');
  await page.getByRole('textbox', { name: 'Your answer to task 1' }).fill('A well-known zebrafish swims');
  await expect(page.getByText('4 words of at least 150')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your answer to task 1' })).toHaveValue(
    'A well-known zebrafish swims',
  );
  await page.getByRole('button', { name: 'Finish and compare with model answers' }).click();
  await expect(page.getByRole('heading', { name: 'Model answer: Task 1' })).toBeVisible();
  expect(bodies.join('')).not.toContain('zebrafish');
});

test('speaking: an answer is recorded, played back and deleted in the page alone @long', async ({ page }) => {
  // A tone in place of a microphone, which the machine of a test has not.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const sound = new AudioContext();
      const to = sound.createMediaStreamDestination();
      const tone = sound.createOscillator();
      tone.connect(to);
      tone.start();
      return to.stream;
    };
  });
  const answer = await page.goto('/practice/ielts-ac-speaking-1/practise');
  expect(answer?.headers()['permissions-policy']).toContain('microphone=(self)');
  await page
    .getByRole('button', { name: /^Record your answer/ })
    .first()
    .click();
  await expect(page.getByText('Recording.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.locator('audio')).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Delete recording' }).click();
  await expect(page.locator('audio')).toHaveCount(0);
  await page.getByRole('button', { name: 'Compare with model answers' }).click();
  await expect(page.getByRole('heading', { name: /^Model answer/ }).first()).toBeVisible();
});

test('PTE reading: boxes are put in order with buttons, blanks are chosen, points are shown @long', async ({
  page,
}) => {
  await page.goto('/practice/pte-reading-1/practise');
  await page.getByRole('combobox', { name: 'Blank 1' }).selectOption('precise');
  await page.getByRole('button', { name: 'Check question 1' }).click();
  await expect(page.getByText('Partly right (1 of 4 points)')).toBeVisible();
  await page.getByRole('button', { name: 'Task 8' }).click();
  await page.getByRole('button', { name: 'Up paragraph B' }).click();
  await page.getByRole('button', { name: 'Check question 8' }).click();
  await expect(page.getByText(/\(\d of 4 points\)/).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Finish and see all answers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'See all answers' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ of \d+ points$/ })).toBeVisible();
  await expect(page.getByText('We don’t give a PTE score')).toBeVisible();
});

test('PTE listening: a sentence is written down, wrong words are marked, what was said is shown after it @long', async ({
  page,
}) => {
  await page.goto('/practice/pte-listening-1/practise');
  await page.getByRole('button', { name: 'Task 11' }).click();
  await page.getByRole('button', { name: 'faces', exact: true }).click();
  await page.getByRole('button', { name: 'leave', exact: true }).click();
  await page.getByRole('button', { name: 'Check question 11' }).click();
  await expect(page.getByText('Partly right (2 of 4 points)')).toBeVisible();
  await page.getByText('What was said').click();
  await expect(page.getByText('The first public clocks had no hands at all.')).toBeVisible();
  await page.getByRole('button', { name: 'Task 13' }).click();
  await page.getByRole('textbox', { name: 'Write the sentence you hear' }).fill('The laboratory will remain open');
  await page.getByRole('button', { name: 'Check question 13' }).click();
  await expect(page.getByText(/^Partly right \(4 of \d+ points\)$/)).toBeVisible();
});

test('PTE writing: a text is compared with a model answer, and is not sent @long', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await page.goto('/practice/pte-speaking-writing-1/practise');
  await page.getByRole('button', { name: 'Task 35' }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill(`A zebrafish ${'swims and '.repeat(40)}rests.`);
  await expect(page.getByText('83 words. 20 minutes in the test.')).toBeVisible();
  await page.getByRole('button', { name: 'Compare with a model answer for task 35' }).click();
  await expect(page.getByRole('heading', { name: 'Model answer: Task 35' })).toBeVisible();
  expect(bodies.join('')).not.toContain('zebrafish');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the practice page has the text, the questions and an answer sheet @long', async ({ page }) => {
    await page.goto(`${READING}/practise`);
    for (const title of ['The orchard map', 'Finding the way', 'What an archive should throw away'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    // By their elements: a search by words passes over what stands in a noscript.
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript li')).toHaveCount(40);
  });
});
