import { User } from '@/models/user';
import { mailIn } from '../../support/kept-mails';
import { PASSWORD } from '../../support/people';
import { expect, signIn, test } from '../../support/site';
import {
  applies,
  counsellor,
  courseOf,
  freshAddress,
  freshMobile,
  idOf,
  look,
  registers,
  staffOffer,
} from '../../support/student-way';

/** A phone far from a mast: a second and a half to answer, 50 kB a second. */
const SLOW = { offline: false, latency: 1_500, downloadThroughput: 50_000, uploadThroughput: 25_000 };

test('a parent registers by the keyboard alone, on a slow network, and presses twice', async ({
  page,
  site,
  context,
}) => {
  test.setTimeout(240_000);
  const email = freshAddress('sita');
  await page.setViewportSize({ width: 390, height: 844 });
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', SLOW);
  await page.goto('/register');
  const names: Readonly<Record<string, string>> = {
    'Your child’s name': 'Aarav Thapa',
    'Your name': 'Sita Thapa',
    'Your email': email,
    Mobile: freshMobile('+977 984'),
    Password: PASSWORD,
  };
  await page.getByRole('radio', { name: 'Me', exact: false }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Your child’s name')).toBeVisible();
  const filled = new Set<string>();
  for (let presses = 0; presses < 40 && filled.size < Object.keys(names).length; presses++) {
    await page.keyboard.press('Tab');
    for (const [label, text] of Object.entries(names))
      if (
        !filled.has(label) &&
        (await page.getByLabel(label, { exact: true }).evaluate((control) => control === document.activeElement))
      ) {
        await page.keyboard.type(text);
        filled.add(label);
      }
  }
  expect([...filled].sort()).toEqual(Object.keys(names).sort());
  await look(page, 'slow-register');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toContainText('Your account is ready', { timeout: 60_000 });
  await mailIn(site, email, 'Verify your account');
  expect(await User.countDocuments({ email })).toBe(1);
  expect(await User.countDocuments({ name: 'Aarav Thapa', role: 'student' })).toBe(1);
});

test('a student reads their way without a script: course, application, plan, scholarships', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(240_000);
  const email = await registers(page, site, {
    Name: 'Chiamaka Obi',
    Email: freshAddress('chiamaka'),
    Mobile: freshMobile('+234 803'),
  });
  const course = 'MSc Lagoons';
  const id = await courseOf(page, course);
  await page.goto(`/app/student/apply-course/${id}`);
  const its = await applies(page, await idOf(email), course);
  await page
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
  await expect(page.getByText('Thank you. We can send it now.').first()).toBeVisible();
  await staffOffer(its, await counsellor());
  const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  await signIn(bare, site, email);
  const reader = await bare.newPage();
  for (const [path, words] of [
    [`/courses/${id}`, course],
    [`/app/student/view-application/${id}`, course],
    ['/app/student/my-applications?country=UK', course],
    [`/app/student/my-applications/${its.id}`, course],
    ['/app/student', 'Chiamaka'],
    ['/app/student/search-course?q=lagoons', course],
    ['/scholarships', 'Scholarships'],
  ] as const) {
    await reader.goto(path);
    await expect(reader.locator('main')).toContainText(words);
    await look(reader, `bare${path.replace(/\W+/g, '-')}`);
  }
  await bare.close();
});
